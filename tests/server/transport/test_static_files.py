"""Static files and the security headers of every response."""

from pathlib import Path

import pytest

from duellum.server.transport.static_files import ASSET_HEADERS, SECURITY_HEADERS, ClientFiles
from tests.server.clients import UNLIMITED, running_server


@pytest.mark.asyncio
async def test_every_response_has_the_headers_that_keep_pages_safe(tmp_path: Path) -> None:
    paths = (
        "/",
        "/some/page",
        "/api/games",
        "/api/games/none",
        "/healthz",
        "/readyz",
        "/metrics",
        "/api/none",
    )
    async with running_server(tmp_path) as server, server.new_client() as ann:
        for path in paths:
            answer = await ann.http.get(path)
            assert {name: answer.headers.get(name) for name in SECURITY_HEADERS} == SECURITY_HEADERS, path
            assert "server" not in answer.headers


@pytest.mark.asyncio
async def test_the_client_is_served_with_long_caching_for_what_never_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>table</title>")
    (folder / "assets/main-1a2b.js").write_text("1")
    monkeypatch.setattr("duellum.server.transport.app.ClientFiles", lambda: ClientFiles(folder))
    async with running_server(tmp_path) as server, server.new_client() as ann:
        script = await ann.http.get("/assets/main-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        for path in ("/", "/game/abc"):
            page = await ann.http.get(path)
            assert (page.text, page.headers["cache-control"]) == ("<title>table</title>", "no-cache")
        assert (await ann.http.get("/assets/none.js")).status_code == 404


@pytest.mark.asyncio
async def test_fonts_are_served_as_they_are_and_cached(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>table</title>")
    (folder / "assets/face.latin-1a2b.woff2").write_bytes(b"wOF2" + bytes(5000))
    monkeypatch.setattr("duellum.server.transport.app.ClientFiles", lambda: ClientFiles(folder))
    async with running_server(tmp_path) as server, server.new_client() as ann:
        font = await ann.http.get("/assets/face.latin-1a2b.woff2", headers={"accept-encoding": "gzip"})
        page = await ann.http.get("/")
    assert font.headers["content-type"] == "font/woff2"
    assert font.headers["content-length"] == "5004"
    assert "content-encoding" not in font.headers
    assert "immutable" in font.headers["cache-control"]
    assert {name: font.headers.get(name) for name in ASSET_HEADERS} == ASSET_HEADERS
    assert "content-security-policy" not in font.headers  # it is for pages
    assert "font-src 'self'" in page.headers["content-security-policy"]


@pytest.mark.asyncio
async def test_without_a_client_a_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duellum.server.transport.app.ClientFiles", lambda: ClientFiles(tmp_path / "none"))
    async with running_server(tmp_path, UNLIMITED) as server, server.new_client() as ann:
        assert "has not been built" in (await ann.http.get("/")).text
