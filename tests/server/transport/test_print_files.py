"""Sets to print over HTTP."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from duellum.printing import MissingFontsError, print_kit
from duellum.server.transport import print_files
from duellum.server.transport.print_files import PrintFiles
from tests.server.clients import UNLIMITED, running_server


@pytest.mark.asyncio
async def test_a_kit_is_downloaded_under_its_name(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        answer = await ann.http.get("/api/print/battle-dice?lang=en&paper=letter")
        assert answer.status_code == 200
        assert answer.content == print_kit("battle-dice", "en", "letter").content
        assert answer.headers["content-type"] == "application/pdf"
        assert (
            answer.headers["content-disposition"]
            == 'attachment; filename="duellum-battle-dice-en-letter.pdf"'
        )
        again = await ann.http.get(
            "/api/print/battle-dice?paper=letter", headers={"if-none-match": answer.headers["etag"]}
        )
        assert (again.status_code, again.content) == (304, b"")
        other = await ann.http.get(
            "/api/print/battle-dice", headers={"if-none-match": answer.headers["etag"]}
        )
        assert other.status_code == 200


@pytest.mark.asyncio
async def test_files_for_machines_have_their_types(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        for kit, kind in (("battle-die", "model/stl"), ("qwixx-laser-stones", "image/svg+xml")):
            answer = await ann.http.get(f"/api/print/{kit}?lang=de&paper=a4")
            assert answer.headers["content-type"].startswith(kind)
            assert answer.content == print_kit(kit).content


@pytest.mark.parametrize(
    "address",
    ["chess", "battle-set?lang=xx", "battle-set?lang=../../etc", "battle-set?paper=a5", "battle-set?paper="],
)
@pytest.mark.asyncio
async def test_what_there_is_not_is_refused_with_what_there_is(tmp_path: Path, address: str) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        answer = await ann.http.get(f"/api/print/{address}")
        assert (answer.status_code, answer.json()["reason"]) == (400, "malformed")
        assert "; there are " in answer.json()["text"]


@pytest.mark.asyncio
async def test_who_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, prints_per_minute=0.2)
    async with running_server(tmp_path, limits) as server, server.new_client() as ann:
        codes = [(await ann.http.get("/api/print/battle-king")).status_code for _ in range(4)]
        assert codes == [200, 200, 429, 429]


@pytest.mark.asyncio
async def test_missing_fonts_are_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: str) -> None:
        raise MissingFontsError

    monkeypatch.setattr(print_files, "print_kit", fail)
    async with running_server(tmp_path) as server, server.new_client() as ann:
        answer = await ann.http.get("/api/print/battle-set")
        assert (answer.status_code, answer.json()["reason"]) == (503, "unavailable")
        assert "hatch_build.py" in answer.json()["text"]


@pytest.mark.asyncio
async def test_a_file_is_made_once_and_only_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[str, ...]] = []

    def count(*wish: str) -> object:
        made.append(wish)
        return print_kit("battle-king")

    monkeypatch.setattr(print_files, "print_kit", count)
    monkeypatch.setattr(print_files, "MAX_KEPT", 2)
    files = PrintFiles()
    wishes = [print_files._Wish("battle-set", language, "a4") for language in ("en", "de", "fr")]
    await asyncio.gather(*(files._get(wishes[0]) for _ in range(5)))
    assert made == [wishes[0]]
    for wish in (wishes[1], wishes[0], wishes[2], wishes[0], wishes[1]):
        await files._get(wish)
    assert made == [wishes[0], wishes[1], wishes[2], wishes[1]]
