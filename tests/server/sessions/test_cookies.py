"""Signed cookies: only those that the server has signed are accepted."""

import base64
import string
import tempfile
import time
from pathlib import Path

import httpx
import pytest

from duellum.core.fairness import hmac_sha256
from duellum.server.sessions.cookies import CookieSigner, Session, format_deletion
from duellum.server.sessions.keys import KeyRing, rotate_keys
from tests.server.clients import OPEN_GAME, running_server

with tempfile.TemporaryDirectory() as _folder:
    SIGNER = CookieSigner(KeyRing(Path(_folder)))


def player_of(signer: CookieSigner, value: str) -> str | None:
    session = signer.verify(value)
    return session.player if session else None


def signer_after(keys: KeyRing, days: float) -> CookieSigner:
    return CookieSigner(keys, lambda: 1_800_000_000 + days * 86_400)


def is_due(signer: CookieSigner, value: str) -> bool | None:
    session = signer.verify(value)
    return session.is_due if session else None


@pytest.mark.asyncio
async def test_a_new_player_gets_a_cookie_that_scripts_and_other_sites_cannot_use(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        cookie = (await ann.http.post("/api/games", json=OPEN_GAME)).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "set-cookie" not in (await ann.http.post("/api/games", json=OPEN_GAME)).headers


@pytest.mark.asyncio
async def test_requests_that_only_read_make_no_player(tmp_path: Path) -> None:
    """A browser without a cookie sends several at once: the last answer would take its games away."""
    async with running_server(tmp_path) as server, server.new_client() as ann, server.new_client() as ben:
        game = await ann.create()
        for path in ("/api/games", f"/api/games/{game}", "/api/rules", "/"):
            answer = await ben.http.get(path)
            assert ("set-cookie" in answer.headers, answer.status_code) == (False, 200)
        async with ben.connect_to(game):
            assert "duellum" in ben.http.cookies


@pytest.mark.asyncio
async def test_a_forged_cookie_is_nobodys(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        game = await ann.create()
        value = ann.http.cookies["duellum"]
        forged = value[:-1] + ("A" if value[-1] != "A" else "B")
        async with httpx.AsyncClient(base_url=server.url, cookies={"duellum": forged}) as mallory:
            listed = await mallory.get("/api/games")
            assert listed.json()["own"] == []
            assert "set-cookie" not in listed.headers
        assert [each["game"] for each in (await ann.http.get("/api/games")).json()["own"]] == [game]


def test_a_signed_player_is_known_again(tmp_path: Path) -> None:
    player = SIGNER.new_player()
    assert player_of(SIGNER, SIGNER.sign(player, "session")) == player
    assert CookieSigner(KeyRing(tmp_path)).verify(SIGNER.sign(player, "session")) is None


def test_a_value_from_before_there_were_generations_stays_valid(tmp_path: Path) -> None:
    (tmp_path / "secret").write_bytes(b"k" * 32)  # as the older version wrote it
    old = "someplayer.iBKx0sq1lTIahDIEHvKYP6aH"
    signer = CookieSigner(KeyRing(tmp_path))
    assert signer.verify(old) == Session("someplayer", "5dwhqS_zjth1", 0, is_old_format=True, is_due=True)
    rotate_keys(tmp_path, int(time.time()))
    assert player_of(signer, old) == "someplayer"
    rotate_keys(tmp_path, int(time.time()), drops_old=True)
    signer = CookieSigner(KeyRing(tmp_path))
    assert signer.verify(old) is None


def test_a_value_from_before_there_were_session_ids_stays_valid_and_gets_one(tmp_path: Path) -> None:
    (tmp_path / "secret").write_bytes(b"k" * 32)  # as the older version wrote it
    signer = CookieSigner(KeyRing(tmp_path), lambda: 1_800_000_000)
    text = "someplayer.2.1799999000"
    digest = hmac_sha256(b"k" * 32, f"session {text}".encode())
    old = f"{text}.{base64.urlsafe_b64encode(digest[:18]).decode()}"
    session = signer.verify(old)
    assert session is not None
    assert (session.player, session.generation, session.is_due, len(session.id)) == (
        "someplayer",
        2,
        True,
        12,
    )
    assert signer.verify(old) == session  # so it can be revoked, and a renewed cookie is of the same session
    renewed = signer.verify(signer.sign(session.player, session.id, session.generation))
    assert renewed == Session("someplayer", session.id, 2, is_old_format=False, is_due=False)


def test_a_cookie_is_renewed_after_a_day_and_expires_after_a_year_unused(tmp_path: Path) -> None:
    keys = KeyRing(tmp_path)
    value = signer_after(keys, 0).sign("someplayer", "session", 3)
    for days, is_due in ((0.9, False), (1.1, True), (364.9, True)):
        expected = Session("someplayer", "session", 3, is_old_format=False, is_due=is_due)
        assert signer_after(keys, days).verify(value) == expected
    assert signer_after(keys, 365.1).verify(value) is None


def test_a_cookie_signed_by_an_old_key_is_renewed(tmp_path: Path) -> None:
    signer = CookieSigner(KeyRing(tmp_path))
    value = signer.sign("someplayer", "session")
    rotate_keys(tmp_path, int(time.time()))
    renewed = signer.sign("someplayer", "session")  # which notices the new key
    assert [is_due(signer, each) for each in (value, renewed)] == [True, False]


def test_a_process_that_has_not_seen_a_new_key_yet_reads_it_when_a_cookie_needs_it(tmp_path: Path) -> None:
    late = CookieSigner(KeyRing(tmp_path))
    rotate_keys(tmp_path, int(time.time()))
    value = CookieSigner(KeyRing(tmp_path)).sign("someplayer", "session")
    assert player_of(late, value) == "someplayer"


@pytest.mark.parametrize(
    ("is_secure", "start", "end"),
    [(False, "duellum=", "; SameSite=Lax"), (True, "__Host-duellum=", "; SameSite=Lax; Secure")],
)
def test_over_https_the_cookie_is_bound_to_the_host(start: str, end: str, *, is_secure: bool) -> None:
    for header in (
        SIGNER.format_cookie("someplayer", "session", is_secure=is_secure),
        format_deletion(is_secure=is_secure),
    ):
        assert header.startswith(start)
        assert header.endswith(end)
        assert "; Path=/; " in header
        assert "Domain" not in header


def test_a_value_that_differs_in_any_character_is_refused() -> None:
    value = SIGNER.sign("someplayer", "session")
    letters = string.ascii_letters + string.digits + "-_=."
    changed = [
        value[:place] + letter + value[place + 1 :]
        for place in range(len(value))
        for letter in letters
        if letter != value[place]
    ]
    assert len(changed) == len(value) * (len(letters) - 1)
    assert not [each for each in changed if SIGNER.verify(each) is not None]


def test_no_other_spelling_of_the_same_signature_is_accepted() -> None:
    """Base64 can have several spellings of the same bytes; only our own is accepted."""
    value = SIGNER.sign("someplayer", "session")
    player, _, signature = value.rpartition(".")
    assert len(signature) % 4 == 0  # so every bit of its last character counts
    assert not signature.endswith("=")
    digest = base64.urlsafe_b64decode(signature)
    others = {
        f"{signature}=",
        f"{signature}====",
        f" {signature}",
        f"{signature} ",
        f"{signature}\n",
        base64.b16encode(digest).decode(),
    } | {base64.b64encode(digest).decode()} - {signature}
    for other in others:
        assert SIGNER.verify(f"{player}.{other}") is None
    for text in (None, "", ".", player, f"{player}.", f".{signature}", f"{value}.x", "ä" + value, "x" * 200):
        assert SIGNER.verify(text) is None
