"""Signed cookies: only those that the server has signed are accepted."""

import base64
import stat
import string
from pathlib import Path

import httpx
import pytest

from duellum.server.transport.cookies import CookieSigner, SecretError, load_secret
from tests.server.clients import running_server

SIGNER = CookieSigner(b"s" * 32)


@pytest.mark.asyncio
async def test_a_new_player_gets_a_cookie_that_scripts_and_other_sites_cannot_use(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        cookie = (await ann.http.get("/api/games")).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "set-cookie" not in (await ann.http.get("/api/games")).headers


@pytest.mark.asyncio
async def test_a_forged_cookie_is_nobodys(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        game = await ann.create()
        value = ann.http.cookies["duellum"]
        forged = value[:-1] + ("A" if value[-1] != "A" else "B")
        async with httpx.AsyncClient(base_url=server.url, cookies={"duellum": forged}) as mallory:
            listed = await mallory.get("/api/games")
            assert listed.json()["own"] == []
            assert "set-cookie" in listed.headers
        assert [each["game"] for each in (await ann.http.get("/api/games")).json()["own"]] == [game]


def test_the_secret_is_made_once_and_readable_by_its_owner_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = load_secret(tmp_path / "data")
    assert load_secret(tmp_path / "data") == secret
    assert stat.S_IMODE((tmp_path / "data/secret").stat().st_mode) == 0o600
    assert [path.name for path in (tmp_path / "data").iterdir()] == ["secret"]
    monkeypatch.setenv("DUELLUM_SECRET", "s" * 40)
    assert load_secret(tmp_path / "data") == b"s" * 40
    with pytest.raises(SecretError):
        CookieSigner(b"short")


def test_a_signed_player_is_known_again() -> None:
    player = SIGNER.new_player()
    assert SIGNER.verify(SIGNER.sign(player)) == player
    assert CookieSigner(b"t" * 32).verify(SIGNER.sign(player)) is None


def test_a_value_that_differs_in_any_character_is_refused() -> None:
    value = SIGNER.sign("someplayer")
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
    value = SIGNER.sign("someplayer")
    player, _, signature = value.partition(".")
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
