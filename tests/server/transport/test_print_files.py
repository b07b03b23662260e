"""Sets to print over HTTP."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from duellum.printing import print_kit
from duellum.printing.process import Order, PrintOrder
from duellum.server.transport import print_files
from duellum.server.transport.print_files import PrintFiles
from duellum.server.transport.typesetting import Typesetting
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
        assert "; choose one of " in answer.json()["text"]


@pytest.mark.asyncio
async def test_who_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, prints_per_minute=0.2)
    async with running_server(tmp_path, limits) as server, server.new_client() as ann:
        codes = [(await ann.http.get("/api/print/battle-king")).status_code for _ in range(4)]
        assert codes == [200, 200, 429, 429]


@pytest.mark.asyncio
async def test_a_file_is_made_once_and_only_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Order] = []

    async def count(_: Typesetting, order: Order) -> bytes:
        made.append(order)
        await asyncio.sleep(0)
        return b"file"

    monkeypatch.setattr(Typesetting, "make", count)
    monkeypatch.setattr(print_files, "MAX_KEPT", 2)
    files = PrintFiles(Typesetting())
    orders = [PrintOrder("battle-set", language, "a4") for language in ("en", "de", "fr")]
    await asyncio.gather(*(files._get(orders[0]) for _ in range(5)))
    assert made == [orders[0]]
    for order in (orders[1], orders[0], orders[2], orders[0], orders[1]):
        await files._get(order)
    assert made == [orders[0], orders[1], orders[2], orders[1]]


@pytest.mark.asyncio
async def test_a_file_that_is_kept_does_not_wait_for_one_that_is_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    may_be_made = asyncio.Event()

    async def make(_: Typesetting, order: Order) -> bytes:
        if order != kept:
            await may_be_made.wait()
        return b"file"

    monkeypatch.setattr(Typesetting, "make", make)
    files, kept = PrintFiles(Typesetting()), PrintOrder("battle-set", "en", "a4")
    await files._get(kept)
    making = asyncio.create_task(files._get(PrintOrder("battle-set", "de", "a4")))
    while not files._lock.locked():
        await asyncio.sleep(0)
    async with asyncio.timeout(10):
        await files._get(kept)
    assert not making.done()
    may_be_made.set()
    await making
