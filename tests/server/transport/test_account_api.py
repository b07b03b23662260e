"""A player's account: guest first, a passkey or codes to come back, sessions, export, deletion."""

import asyncio
import io
import json
import zipfile
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from duellum.server.sessions import revocations
from tests.server.accounts import Browser, browsers, reason_of
from tests.server.clients import running_server
from tests.server.nodes import two_nodes


@pytest.mark.asyncio
async def test_a_passkey_makes_a_guest_permanent_and_brings_the_games_back(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, browsers(server, server) as (ann, phone):
        assert not (await ann.account())["known"]
        game = await ann.create()
        assert (await ann.account())["permanent"] is False
        device = await ann.add_passkey()
        account = await ann.account()
        assert (account["permanent"], account["fresh"]) == (True, True)
        assert [each["device"] for each in account["passkeys"]] == ["Firefox · Linux"]
        assert await ann.own_games() == [game]
        [session] = account["sessions"]
        assert (await ann.post("sessions/revoke", id=session["id"])).status_code == 204
        assert (ann.http.cookies.get("duellum"), await ann.own_games()) == (None, [])
        for browser in (ann, phone):
            assert (await browser.sign_in(device)).status_code == 200
            assert await browser.own_games() == [game]
        assert len((await ann.account())["sessions"]) == 2


@pytest.mark.asyncio
async def test_signing_in_begins_a_new_session_and_ends_the_one_before(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, browsers(server, server) as (ann, thief):
        await ann.create()
        thief.http.cookies.update(dict(ann.http.cookies))
        device = await ann.add_passkey()
        assert not (await thief.account())["known"]
        thief.http.cookies.update(dict(ann.http.cookies))
        assert (await ann.sign_in(device)).status_code == 200
        assert not (await thief.account())["known"]


@pytest.mark.asyncio
async def test_a_recovery_code_signs_in_once(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, browsers(server, server) as (ann, other):
        game = await ann.create()
        old = (await ann.ask("recovery-codes"))["codes"]
        codes = (await ann.ask("recovery-codes"))["codes"]
        assert (len(codes), (await ann.account())["codes"], (await ann.account())["permanent"]) == (
            10,
            10,
            True,
        )
        assert reason_of(await other.post("sign-in/recovery", code=old[0])) == "bad-code"
        typed = codes[3].lower().replace("-", " ").replace("1", "l").replace("0", "o")
        assert (await other.ask("sign-in/recovery", code=typed))["codes"] == 9
        assert await other.own_games() == [game]
        for code in (codes[3], codes[4][:-1], "", "x" * 50, codes[4][:-1] + "!"):
            assert reason_of(await other.post("sign-in/recovery", code=code)) == "bad-code"


@pytest.mark.asyncio
async def test_a_device_code_moves_a_guest_to_another_device_once(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, browsers(server, server, server) as (ann, phone, third):
        assert reason_of(await ann.post("device-codes")) == "signed-out"
        game = await ann.create()
        code = (await ann.ask("device-codes"))["code"]
        await phone.ask("sign-in/device", code=code)
        assert await phone.own_games() == [game] == await ann.own_games()
        assert reason_of(await third.post("sign-in/device", code=code)) == "bad-code"


@pytest.mark.asyncio
async def test_a_device_code_expires(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duellum.server.live.accounts.DEVICE_CODE_MS", -1)
    async with running_server(tmp_path) as server, browsers(server, server) as (ann, phone):
        await ann.create()
        code = (await ann.ask("device-codes"))["code"]
        assert reason_of(await phone.post("sign-in/device", code=code)) == "bad-code"


@pytest.mark.asyncio
async def test_sessions_are_listed_and_revoked_one_by_one_on_all_nodes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(revocations, "POLL_SECONDS", 0.01)
    async with two_nodes(tmp_path) as (one, other), browsers(one, other) as (ann, phone):
        game = await ann.create()
        device = await ann.add_passkey()
        assert (await phone.sign_in(device)).status_code == 200
        listed = (await ann.account())["sessions"]
        assert [each["current"] for each in listed] == [True, False]
        async with phone.connect_to(game) as seat, ann.connect_to(game) as own:
            await seat.receive_state()
            await own.receive_state()
            await ann.ask("sessions/revoke", id=listed[1]["id"])
            with pytest.raises(ConnectionClosed):  # which waits for the other node
                await seat.receive("nothing")
            assert not (await phone.account())["known"]
            assert (await own.do("join", name="Ann", seed="x"))["type"] == "update"
        assert len((await ann.account())["sessions"]) == 1


@pytest.mark.asyncio
async def test_the_ways_to_sign_in_change_only_after_a_fresh_sign_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_server(tmp_path) as server, browsers(server, server) as (ann, phone):
        await ann.create()
        device = await ann.add_passkey()
        await phone.ask("sign-in/device", code=(await ann.ask("device-codes"))["code"])
        assert (await phone.account())["fresh"] is False
        for path in ("passkeys/challenge", "recovery-codes", "delete"):
            assert reason_of(await phone.post(path)) == "sign-in-again"
        [passkey] = (await phone.account())["passkeys"]
        assert reason_of(await phone.post("passkeys/remove", id=passkey["id"])) == "sign-in-again"
        assert (await phone.sign_in(device)).status_code == 200
        assert reason_of(await phone.post("passkeys/remove", id=passkey["id"])) == "last-way-in"
        second = await phone.add_passkey()
        assert len((await phone.ask("passkeys/remove", id=passkey["id"]))["passkeys"]) == 1
        assert reason_of(await ann.sign_in(device)) == "bad-passkey"
        assert (await ann.sign_in(second)).status_code == 200
        monkeypatch.setattr("duellum.server.community.accounts.FRESH_MS", 0)
        assert reason_of(await ann.post("recovery-codes")) == "sign-in-again"


@pytest.mark.asyncio
async def test_the_export_has_everything_stored_and_a_record_of_each_game(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, browsers(server, server) as (ann, ben):
        games = [await ann.create(), await ann.create("battle")]
        async with ann.connect_to(games[0]) as seat:
            await (await seat.receive_state()).do("join", name="Annabel", seed="x")
        await ann.add_passkey()
        codes = (await ann.ask("recovery-codes"))["codes"]
        await ann.ask("name", name="Annabel")
        answer = await ann.http.get("/api/account/export")
        assert answer.headers["content-disposition"] == 'attachment; filename="duellum.zip"'
        with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
            assert archive.namelist() == ["account.json", *(f"games/{game}.txt" for game in games)]
            assert "Annabel" in archive.read(f"games/{games[0]}.txt").decode()
            text = archive.read("account.json").decode()
        stored = json.loads(text)
        assert [each["type"] for each in stored["events"]] == [
            "passkey-added", "signed-in", "recovery-codes-made", "named",
        ]  # fmt: skip
        assert (stored["name"], codes[0] in text, "hashes" in text) == ("Annabel", False, False)
        assert reason_of(await ben.http.get("/api/account/export")) == "signed-out"


@pytest.mark.asyncio
async def test_deletion_leaves_games_without_the_name_and_nobody_to_sign_in(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, browsers(server, server, server) as (ann, ben, eve):
        game = await ann.create()
        async with ann.connect_to(game) as first, ben.connect_to(game) as second:
            for seat, name in (
                (await first.receive_state(), "Annabel"),
                (await second.receive_state(), "Ben"),
            ):
                await seat.do("join", name=name, seed="x")
            device = await ann.add_passkey()
            codes = (await ann.ask("recovery-codes"))["codes"]
            await ann.ask("name", name="Annabel")
            assert (await ann.post("delete")).status_code == 204
            told = await second.receive("state")
            while told["seats"][0]["name"]:  # the end of the game comes first
                told = await second.receive("state")
            assert (told["seats"][1]["name"], told["outcome"]["reason"]) == ("Ben", "resignation")
        assert "Annabel" not in (await ben.http.get(f"/api/games/{game}/record")).text
        await server.registry.eraser.tend()
        assert b"Annabel" not in await asyncio.to_thread((tmp_path / "server.db").read_bytes)
        assert not (await ann.account())["known"]
        assert reason_of(await ann.sign_in(device)) == "bad-passkey"
        assert reason_of(await ann.post("sign-in/recovery", code=codes[0])) == "bad-code"
        await eve.add_passkey()
        assert (await eve.ask("name", name="Annabel"))["name"] == "Annabel"  # it is free again


@pytest.mark.asyncio
async def test_a_page_without_https_has_no_passkeys_and_is_told_so(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, browsers(server) as (ann,):
        for origin in (f"http://127.0.0.1:{server.port}", None):
            ann.http.headers.pop("origin")
            ann.http.headers.update({} if origin is None else {"origin": origin})
            for path in ("passkeys/challenge", "sign-in/challenge"):
                assert reason_of(await ann.post(path)) == "no-passkeys"
            ann.http.headers.update({"origin": "x"})


@pytest.mark.asyncio
async def test_a_public_name_is_unique_and_needs_a_way_to_sign_in(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, browsers(server, server) as (ann, eve):
        await ann.create()
        assert reason_of(await ann.post("name", name="Pascal")) == "not-permanent"
        for browser in (ann, eve):
            await browser.add_passkey()
        assert (await ann.ask("name", name=" Pascal "))["name"] == "Pascal"
        for name in ("pascal", "Ρаѕсаl", "PÁSCAI", "P a s c a l", "Ｐａｓｃａｌ"):
            assert reason_of(await eve.post("name", name=name)) in ("name-taken", "mixed-alphabets")
        assert (await ann.ask("name", name="PASCAL"))["name"] == "PASCAL"
        await ann.ask("name", name="Blaise")
        assert (await eve.ask("name", name="Pascal"))["name"] == "Pascal"


@pytest.mark.asyncio
async def test_of_two_nodes_one_gives_a_name_away(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as servers, browsers(*servers) as pair:
        for browser in pair:
            await browser.add_passkey()
        for number in range(5):
            answers = await asyncio.gather(*(each.post("name", name=f"Name {number}") for each in pair))
            assert sorted(each.status_code for each in answers) == [200, 409]


@pytest.mark.asyncio
async def test_what_a_guest_does_is_not_stored(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        guest = Browser(server)
        async with guest:
            await guest.create()
            await guest.account()
            [session] = (await guest.account())["sessions"]
            assert session["current"]
        assert await server.registry._log.labelled_games("leaving", 1) == []
