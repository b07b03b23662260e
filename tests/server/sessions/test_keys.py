"""Keys: created once, rotated, read from files of every version, noticed by a running server."""

import asyncio
import stat
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from duellum.server.sessions import keys
from duellum.server.sessions.keys import (
    LIFETIME_SECONDS,
    Key,
    KeyRing,
    SecretError,
    format_keys,
    parse_keys,
    rotate_keys,
)
from tests.server.clients import running_server

NOW = 1_800_000_000


def secrets_of(ring: KeyRing, now: float = NOW) -> list[bytes]:
    return [key.secret for key in ring.list_keys(now)]


def test_the_key_is_made_once_and_readable_by_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    assert secrets_of(KeyRing(folder)) == secrets_of(KeyRing(folder))
    assert len(secrets_of(KeyRing(folder))[0]) == 32
    assert stat.S_IMODE((folder / "secret").stat().st_mode) == 0o600
    assert [path.name for path in folder.iterdir()] == ["secret"]


def test_a_file_of_an_older_version_is_one_key(tmp_path: Path) -> None:
    old = bytes(range(32))
    (tmp_path / "secret").write_bytes(old)
    assert secrets_of(KeyRing(tmp_path)) == [old]
    [new, kept] = rotate_keys(tmp_path, NOW)
    assert (kept.secret, kept.expires) == (old, NOW + LIFETIME_SECONDS)
    assert secrets_of(KeyRing(tmp_path)) == [new.secret, old]


def test_the_newest_key_signs_and_old_ones_verify_until_their_cookies_have_expired(tmp_path: Path) -> None:
    [first] = rotate_keys(tmp_path, NOW - 10, drops_old=True)
    [second, _] = rotate_keys(tmp_path, NOW)
    ring = KeyRing(tmp_path)
    assert ring.newest.secret == second.secret
    assert secrets_of(ring, NOW + LIFETIME_SECONDS - 1) == [second.secret, first.secret]
    assert secrets_of(ring, NOW + LIFETIME_SECONDS + 1) == [second.secret]
    kept = rotate_keys(tmp_path, NOW + LIFETIME_SECONDS + 1)
    assert [key.secret for key in kept][1:] == [second.secret]  # the expired one has left the file
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["secret"]


def test_a_ring_notices_a_rotation(tmp_path: Path) -> None:
    ring = KeyRing(tmp_path)
    assert not ring.refresh()
    [new, *_] = rotate_keys(tmp_path, NOW)
    assert ring.newest.secret == new.secret


def test_keys_stay_when_the_file_is_lost_or_damaged(tmp_path: Path) -> None:
    ring = KeyRing(tmp_path)
    before = secrets_of(ring)
    (tmp_path / "secret").write_bytes(b"duellum keys 1\nrubbish\n")
    assert not ring.refresh()
    (tmp_path / "secret").unlink()
    assert not ring.refresh()
    assert secrets_of(ring) == before


def test_the_environment_goes_before_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUELLUM_SECRET", "s" * 40)
    monkeypatch.setenv("DUELLUM_OLD_SECRETS", f"{'o' * 40} {'p' * 40}")
    assert secrets_of(KeyRing(tmp_path)) == [b"s" * 40, b"o" * 40, b"p" * 40]
    assert [*tmp_path.iterdir()] == []
    with pytest.raises(SecretError, match="DUELLUM_OLD_SECRETS"):
        rotate_keys(tmp_path, NOW)


def test_formatting_and_parsing_are_inverse() -> None:
    keys = (Key(b"b" * 32, NOW), Key(b"a" * 33, 5, NOW + LIFETIME_SECONDS))
    assert parse_keys(format_keys(keys)) == keys


@pytest.mark.parametrize(
    "content", [b"short", b"duellum keys 1\n", b"duellum keys 1\n5 zz\n", b"duellum keys 1\n5\n"]
)
def test_a_damaged_file_is_refused(content: bytes) -> None:
    with pytest.raises(SecretError):
        parse_keys(content)


@pytest.mark.asyncio
async def test_connections_are_closed_when_their_key_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keys, "POLL_SECONDS", 0.02)
    async with running_server(tmp_path) as server, server.new_client() as ann:
        async with ann.connect_to(await ann.create()) as seat:
            await seat.receive_state()
            rotate_keys(tmp_path, int(time.time()), drops_old=True)
            with pytest.raises(ConnectionClosed):
                await seat.receive("nothing")
        assert (await ann.http.get("/api/games")).json()["own"] == []


@pytest.mark.asyncio
async def test_connections_stay_when_a_key_is_added(tmp_path: Path) -> None:
    ring, drops = KeyRing(tmp_path), list[int]()

    async def note() -> None:
        drops.append(1)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(keys, "POLL_SECONDS", 0)
        async with ring.watch_drops(note):
            rotate_keys(tmp_path, int(time.time()))
            while len(ring.list_keys(time.time())) < 2:
                await asyncio.sleep(0)
            assert drops == []
            rotate_keys(tmp_path, int(time.time()), drops_old=True)
            while not drops:
                await asyncio.sleep(0)
