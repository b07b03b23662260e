"""Attacks on accounts: forged and replayed ceremonies, other people's sessions, guessed and reused codes."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from tests.server.accounts import Browser, browsers, reason_of
from tests.server.authenticator import Authenticator, encode
from tests.server.clients import UNLIMITED, running_server
from tests.server.nodes import two_nodes


@pytest.mark.asyncio
async def test_an_answer_of_a_passkey_counts_once_on_all_nodes(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as (one, other), browsers(one, one, other) as (ann, eve, far):
        await ann.create()
        device = Authenticator(ann.origin)
        made = device.make(await ann.ask("passkeys/challenge"))
        before = dict(ann.http.cookies)
        assert (await ann.post("passkeys", **made)).status_code == 200
        assert reason_of(await ann.post("passkeys", **made)) == "bad-passkey"  # of the session before
        eve.http.cookies.update(before)
        assert reason_of(await eve.post("passkeys", **made)) == "signed-out"
        eve.http.cookies.clear()
        signed = device.sign(await ann.ask("sign-in/challenge"))
        answers = await asyncio.gather(*(eve.post("sign-in/passkey", **signed) for _ in range(3)))
        assert sorted(each.status_code for each in answers) == [200, 403, 403]
        assert reason_of(await far.post("sign-in/passkey", **signed)) == "bad-passkey"


async def try_sign_in(browser: Browser, signed: dict[str, Any]) -> str:
    return reason_of(await browser.post("sign-in/passkey", **signed))


@pytest.mark.asyncio
async def test_forged_answers_of_a_passkey_are_refused(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, browsers(server, server) as (ann, eve):
        await ann.create()
        device = await ann.add_passkey()
        wanted = await eve.ask("sign-in/challenge")
        other = Authenticator(eve.origin)
        other.id, other.user = device.id, device.user
        forged = [other.sign(wanted)]
        stranger = await eve.add_passkey()
        stranger.user = device.user
        forged.append(stranger.sign(wanted))
        device.origin = "https://evil.example"
        forged.append(device.sign(wanted))
        device.origin = eve.origin
        forged.append(device.sign(wanted | {"domain": "evil.example"}))
        forged.append(device.sign(wanted | {"challenge": encode(bytes(53))}))
        forged.append(device.sign(wanted | {"challenge": wanted["challenge"][:-2] + "AA"}))
        forged.append(device.sign(await eve.ask("passkeys/challenge")))
        good = device.sign(wanted)
        forged += [good | {field: "x" * 40} for field in good] + [
            good | {"user": "ÄÖ"},
            good | {"client_data": "e30"},
        ]
        assert {await try_sign_in(eve, each) for each in forged} == {"bad-passkey"}
        assert (await eve.post("sign-in/passkey", **good)).status_code == 200
        device.sign_count = 0  # as a copy of the passkey would count
        assert reason_of(await eve.sign_in(device)) == "bad-passkey"


@pytest.mark.asyncio
async def test_a_passkey_must_verify_its_user_and_answer_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_server(tmp_path) as server, browsers(server) as (ann,):
        careless = Authenticator(ann.origin, is_user_verified=False)
        made = careless.make(await ann.ask("passkeys/challenge"))
        assert reason_of(await ann.post("passkeys", **made)) == "bad-passkey"
        device = await ann.add_passkey()
        monkeypatch.setattr("duellum.server.sessions.passkeys.CHALLENGE_SECONDS", -1)
        assert reason_of(await ann.sign_in(device)) == "bad-passkey"


@pytest.mark.asyncio
async def test_a_challenge_for_a_new_passkey_is_of_no_use_to_another_player(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, browsers(server, server) as (ann, eve):
        for browser in (ann, eve):
            await browser.create()
        made = Authenticator(ann.origin).make(await ann.ask("passkeys/challenge"))
        assert reason_of(await eve.post("passkeys", **made)) == "bad-passkey"
        assert (await eve.account())["passkeys"] == []


@pytest.mark.asyncio
async def test_nobody_ends_the_session_or_removes_the_passkey_of_somebody_else(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, browsers(server, server) as (ann, eve):
        for browser in (ann, eve):
            await browser.create()
            await browser.add_passkey()
        account = await ann.account()
        await eve.ask("sessions/revoke", id=account["sessions"][0]["id"])
        await eve.ask("passkeys/remove", id=account["passkeys"][0]["id"])
        assert await ann.account() == account


@pytest.mark.asyncio
async def test_no_page_of_another_origin_can_change_an_account(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, browsers(server) as (ann,):
        await ann.create()
        ann.http.headers["origin"] = "https://evil.example"
        for path in ("delete", "device-codes", "recovery-codes", "sign-in/challenge", "passkeys/challenge"):
            assert reason_of(await ann.post(path)) == "forbidden-origin"


@pytest.mark.asyncio
async def test_a_code_counts_once_on_two_nodes(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as (one, other), browsers(one, one, other) as (ann, eve, far):
        await ann.create()
        recovery = (await ann.ask("recovery-codes"))["codes"][0]
        device = (await ann.ask("device-codes"))["code"]
        for path, code in (("sign-in/recovery", recovery), ("sign-in/device", device)):
            answers = await asyncio.gather(*(each.post(path, code=code) for each in (eve, far)))
            assert sorted(each.status_code for each in answers) == [200, 403]


@pytest.mark.asyncio
async def test_guessing_codes_is_limited(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, sign_ins_per_minute=5)
    async with running_server(tmp_path, limits) as server, browsers(server) as (eve,):
        reasons = [reason_of(await eve.post("sign-in/device", code=f"{number:010}")) for number in range(10)]
        assert reasons.count("bad-code") <= 6
        assert set(reasons[6:]) == {"too-fast"}


@pytest.mark.asyncio
async def test_no_code_and_no_cookie_is_stored_in_plain_text(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, browsers(server) as (ann,):
        await ann.create()
        codes = [*(await ann.ask("recovery-codes"))["codes"], (await ann.ask("device-codes"))["code"]]
        await ann.add_passkey()
        secrets = [code.replace("-", "") for code in codes] + [code[7:] for code in codes]
        secrets.append(ann.http.cookies["duellum"].rpartition(".")[2])
        stored = b"".join(path.read_bytes() for path in sorted(tmp_path.glob("server.db*")))
        assert len(stored) > 10_000
        assert [each for each in secrets if each.encode() in stored] == []


@pytest.mark.asyncio
async def test_bodies_that_are_wrong_or_too_long_are_refused(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, browsers(server) as (ann,):
        await ann.create()

        async def post(content: bytes) -> httpx.Response:
            return await ann.http.post("/api/account/passkeys", content=content)

        assert reason_of(await post(b"{}")) == "malformed"
        assert reason_of(await post(b" " * 40_000)) == "too-long"
        big = {"id": "x", "client_data": "e30", "attestation": "A" * 8_000}
        assert reason_of(await ann.post("passkeys", **big)) == "bad-passkey"
