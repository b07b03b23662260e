"""Static files and the security headers of every response."""

from pathlib import Path
from typing import Any

import pytest

from duellum.server.transport.static_files import ASSET_HEADERS, SECURITY_HEADERS, ClientFiles
from tests.server.clients import UNLIMITED, running_server


@pytest.fixture
def client_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built client of one page, which the server finds instead of the real one."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>table</title>")
    monkeypatch.setattr("duellum.server.transport.app.ClientFiles", lambda: ClientFiles(folder))
    return folder


@pytest.mark.asyncio
async def test_every_response_has_the_headers_that_keep_pages_safe(tmp_path: Path) -> None:
    paths = (
        "/",
        "/some/page",
        "/api/games",
        "/api/games/none",
        "/healthz",
        "/readyz",
        "/api/none",
    )
    async with running_server(tmp_path) as server, server.new_client() as ann:
        for path in paths:
            answer = await ann.http.get(path)
            assert {name: answer.headers.get(name) for name in SECURITY_HEADERS} == SECURITY_HEADERS, path
            assert "server" not in answer.headers


@pytest.mark.parametrize(
    ("settings", "scheme", "header"),
    [
        ({}, "https", "max-age=31536000"),
        ({}, "http", None),
        ({"hsts": "max-age=60; includeSubDomains"}, "https", "max-age=60; includeSubDomains"),
        ({"hsts": ""}, "https", None),
        ({"trusted_proxies": ("10.0.0.1",)}, "https", None),
        ({"trusted_proxies": ("10.0.0.1", "127.0.0.0/8")}, "https", "max-age=31536000"),
        ({"personal": True}, "https", None),
    ],
)
@pytest.mark.asyncio
async def test_hsts_is_sent_over_https_which_only_a_trusted_proxy_can_tell(
    tmp_path: Path, settings: dict[str, Any], scheme: str, header: str | None
) -> None:
    async with running_server(tmp_path, UNLIMITED, **settings) as server, server.new_client() as ann:
        for path in ("/", "/api/games", "/assets/none.js"):
            answer = await ann.http.get(path, headers={"x-forwarded-proto": scheme})
            assert answer.headers.get("strict-transport-security") == header
            cookie = answer.headers.get("set-cookie", "")
            assert cookie.startswith("__Host-") is ("Secure" in cookie)
            assert not cookie or ("Secure" in cookie) is (header is not None or settings == {"hsts": ""})


@pytest.mark.asyncio
async def test_the_client_is_served_with_long_caching_for_what_never_changes(
    tmp_path: Path, client_folder: Path
) -> None:
    (client_folder / "assets/main-1a2b.js").write_text("1")
    async with running_server(tmp_path) as server, server.new_client() as ann:
        script = await ann.http.get("/assets/main-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        for path in ("/", "/game/abc"):
            page = await ann.http.get(path)
            assert (page.text, page.headers["cache-control"]) == ("<title>table</title>", "no-cache")
        assert (await ann.http.get("/assets/none.js")).status_code == 404


@pytest.mark.asyncio
async def test_fonts_are_served_as_they_are_and_cached(tmp_path: Path, client_folder: Path) -> None:
    (client_folder / "assets/face.latin-1a2b.woff2").write_bytes(b"wOF2" + bytes(5000))
    async with running_server(tmp_path) as server, server.new_client() as ann:
        font = await ann.http.get("/assets/face.latin-1a2b.woff2", headers={"accept-encoding": "gzip"})
        page = await ann.http.get("/")
    assert font.headers["content-type"] == "font/woff2"
    assert font.headers["content-length"] == "5004"
    assert "content-encoding" not in font.headers
    assert "immutable" in font.headers["cache-control"]
    assert {name: font.headers.get(name) for name in ASSET_HEADERS} == ASSET_HEADERS
    assert "font-src 'self'" in page.headers["content-security-policy"]


@pytest.mark.asyncio
async def test_webassembly_may_be_compiled_by_pages_and_workers_alone(
    tmp_path: Path, client_folder: Path
) -> None:
    for name in ("main-1a2b.js", "games-worker-1a2b.js", "worker-1a2b.js", "endings-worker-1a2b.js"):
        (client_folder / "assets" / name).write_text("1")
    async with running_server(tmp_path) as server, server.new_client() as ann:
        policies = {
            path: (await ann.http.get(path)).headers["content-security-policy"]
            for path in (
                "/",
                "/assets/main-1a2b.js",
                "/assets/games-worker-1a2b.js",
                "/assets/worker-1a2b.js",
                "/assets/endings-worker-1a2b.js",
            )
        }
    assert [path for path, policy in policies.items() if "wasm" in policy] == [
        "/", "/assets/games-worker-1a2b.js", "/assets/worker-1a2b.js", "/assets/endings-worker-1a2b.js",
    ]  # fmt: skip
    assert not any("unsafe-eval'" in policy.replace("wasm-unsafe-eval", "") for policy in policies.values())


COMPRESSED = {"br": b"brotli", "gzip": b"gzip form", "identity": b"plain form, which is long"}
"""What stands in for the forms of a file: only the build compresses."""


@pytest.fixture
def compressed_script(client_folder: Path) -> str:
    """The path of a script that the build has compressed."""
    path = client_folder / "assets/main-1a2b.js"
    path.write_bytes(COMPRESSED["identity"])
    path.with_name(f"{path.name}.br").write_bytes(COMPRESSED["br"])
    path.with_name(f"{path.name}.gz").write_bytes(COMPRESSED["gzip"])
    return "/assets/main-1a2b.js"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("GZip", "gzip"),
        ("br;q=0.1, gzip;q=0.9", "gzip"),
        ("br;q=0, *", "gzip"),
        ("*;q=0", "identity"),
        ("identity, gzip;q=0.5", "identity"),
        ("deflate", "identity"),
        ("gzip;q=many", "identity"),
        ("", "identity"),
    ],
)
@pytest.mark.asyncio
async def test_a_browser_gets_the_form_that_it_likes_best(
    tmp_path: Path, compressed_script: str, accepted: str, encoding: str
) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        request = ann.http.build_request("GET", compressed_script, headers={"accept-encoding": accepted})
        answer = await ann.http.send(request, stream=True)
        body = b"".join([chunk async for chunk in answer.aiter_raw()])
    assert body == COMPRESSED[encoding]
    assert answer.headers.get("content-encoding", "identity") == encoding
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["content-length"] == str(len(COMPRESSED[encoding]))
    assert answer.headers["vary"] == "accept-encoding"


@pytest.mark.asyncio
async def test_each_form_has_a_tag_by_which_it_is_not_sent_twice(
    tmp_path: Path, compressed_script: str
) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        tags = {}
        for encoding, content in COMPRESSED.items():
            accepted = {"accept-encoding": encoding}
            head = await ann.http.head(compressed_script, headers=accepted)
            tags[encoding] = head.headers["etag"]
            assert head.headers["content-length"] == str(len(content))
            for known in (tags[encoding], f'"other", W/{tags[encoding]}', "*"):
                again = await ann.http.get(compressed_script, headers={**accepted, "if-none-match": known})
                assert (again.status_code, again.content) == (304, b"")
                assert {"etag", "vary", "cache-control"} <= again.headers.keys()
        assert len({*tags.values()}) == 3
        other = {"accept-encoding": "identity", "if-none-match": tags["br"]}
        assert (await ann.http.get(compressed_script, headers=other)).status_code == 200


@pytest.mark.asyncio
async def test_only_files_of_the_client_are_served(tmp_path: Path, compressed_script: str) -> None:
    (tmp_path / "web" / "sources.sha256").write_text("0123")
    (tmp_path / "outside.txt").write_text("outside")
    async with running_server(tmp_path) as server, server.new_client() as ann:
        for path in (
            "/../outside.txt",
            "/..%2foutside.txt",
            "/assets/..%2f..%2foutside.txt",
            "/sources.sha256",
        ):
            assert "outside" not in (await ann.http.get(path)).text.replace(path, "")
            assert "0123" not in (await ann.http.get(path)).text
        for path in (f"{compressed_script}.br", f"{compressed_script}.gz"):
            assert (await ann.http.get(path)).status_code == 404
        refused = await ann.http.post(compressed_script)
        assert (refused.status_code, refused.headers["allow"]) == (405, "GET, HEAD")


@pytest.mark.asyncio
async def test_without_a_client_a_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duellum.server.transport.app.ClientFiles", lambda: ClientFiles(tmp_path / "none"))
    async with running_server(tmp_path, UNLIMITED) as server, server.new_client() as ann:
        assert "has not been built" in (await ann.http.get("/")).text
