"""The keys that sign cookies: the newest signs, older ones verify until the cookies they signed expire.

They are in the file ``secret`` of the data folder, the newest first, each with the time of its creation. A
file of an older version, which is one key and nothing else, is read, too. Nodes without a common data folder
get their keys from the environment instead.
"""

import asyncio
import contextlib
import logging
import os
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path

from msgspec import Struct

from duellum.core.files import protect_folder, restrict_file

SECRET_VARIABLE = "DUELLUM_SECRET"  # noqa: S105 - the variable's name, not its value
OLD_SECRETS_VARIABLE = "DUELLUM_OLD_SECRETS"
LIFETIME_SECONDS = 31_536_000
"""How long a cookie is valid after it was signed: a year."""
_FILE = "secret"
_HEADER = b"duellum keys 1\n"
_MIN_SECRET_BYTES = 32
_CHECK_INTERVAL_SECONDS = 1.0
"""How often the file is looked at for a change."""
POLL_SECONDS = 2.0
"""How long a process may take to learn that keys were dropped."""
_LOGGER = logging.getLogger(__name__)


class SecretError(ValueError):
    """A secret that is too short to protect anything, or a file of keys that cannot be read."""


class Key(Struct, frozen=True):
    """One key."""

    secret: bytes
    created: int
    """Seconds since the epoch; 0 if that is unknown."""
    expires: float = float("inf")
    """When it no longer verifies: a cookie's lifetime after its successor was created."""

    def __post_init__(self) -> None:
        if len(self.secret) < _MIN_SECRET_BYTES:
            raise SecretError(
                f"a secret must have at least {_MIN_SECRET_BYTES} bytes, not {len(self.secret)}"
            )


class KeyRing:
    """All keys of a server, the newest first; notices when the file has changed."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / _FILE
        given = _read_variables()
        self._is_fixed = given is not None
        self._file_state: tuple[int, int] | None = None
        self._checked_at = time.monotonic()
        self._drops = 0
        """How often a key was dropped before it had expired."""
        if given is None:
            _create(self._path)
        self._keys = given or ()
        self.refresh()

    @property
    def newest(self) -> Key:
        """The key that signs."""
        self.refresh()
        return self._keys[0]

    def list_keys(self, now: float) -> list[Key]:
        """Return the keys that verify, the newest first."""
        if time.monotonic() - self._checked_at > _CHECK_INTERVAL_SECONDS:
            self.refresh()
        return [key for key in self._keys if key.expires > now]

    def refresh(self) -> bool:
        """Read the file again if it has changed; return whether it had.

        The first time it raises :class:`OSError` and :class:`SecretError`; later the keys stay as they are.
        """
        self._checked_at = time.monotonic()
        try:
            return not self._is_fixed and self._read_if_changed()
        except (OSError, SecretError) as error:
            if not self._keys:
                raise
            _LOGGER.warning("the keys cannot be reloaded: %s", error)
            return False

    def _read_if_changed(self) -> bool:
        found = self._path.stat()
        state = found.st_mtime_ns, found.st_ino
        if state == self._file_state:
            return False
        old, self._keys, self._file_state = self._keys, parse_keys(self._path.read_bytes()), state
        kept, now = {key.secret for key in self._keys}, time.time()
        self._drops += any(key.expires > now and key.secret not in kept for key in old)
        return True

    @contextlib.asynccontextmanager
    async def watch_drops(self, on_dropped: Callable[[], Awaitable[None]]) -> AsyncIterator[None]:
        """Call `on_dropped` until the end of the block whenever a key was dropped before it had expired."""
        task = asyncio.get_running_loop().create_task(self._poll(on_dropped))
        try:
            yield
        finally:
            task.cancel()

    async def _poll(self, on_dropped: Callable[[], Awaitable[None]]) -> None:
        seen = self._drops
        while True:
            await asyncio.sleep(POLL_SECONDS)
            self.refresh()
            if self._drops > seen:
                seen = self._drops
                await on_dropped()


def parse_keys(content: bytes) -> tuple[Key, ...]:
    """Return the keys of a file, the newest first. Raises :class:`SecretError`."""
    if not content.startswith(_HEADER):
        return (Key(content, 0),)
    try:
        lines = [line.split() for line in content[len(_HEADER) :].splitlines()]
        found = [(bytes.fromhex(secret.decode()), int(created)) for created, secret in lines]
    except ValueError as error:
        raise SecretError("the key file is damaged: each line must have a time and a key in hex") from error
    if not found:
        raise SecretError("the key file contains no key")
    return _chain(found)


def format_keys(keys: Sequence[Key]) -> bytes:
    """Return the content of a file with these keys, the newest first."""
    return _HEADER + b"".join(f"{key.created} {key.secret.hex()}\n".encode() for key in keys)


def rotate_keys(folder: Path, now: int, *, drops_old: bool = False) -> tuple[Key, ...]:
    """Add a new key, which signs from now on; drop expired keys, or all old ones, and return what is left.

    Raises :class:`SecretError` if the environment gives the keys, and :class:`OSError`.
    """
    if _read_variables() is not None:
        raise SecretError(
            f"the keys are in ${SECRET_VARIABLE} and ${OLD_SECRETS_VARIABLE}: change them there"
        )
    path = folder / _FILE
    _create(path)
    old = [] if drops_old else [(key.secret, key.created) for key in parse_keys(path.read_bytes())]
    keys = _chain([(secrets.token_bytes(_MIN_SECRET_BYTES), now), *old])
    kept = tuple(key for key in keys if key.expires > now)
    draft = _write_draft(path, format_keys(kept))
    draft.replace(path)
    return kept


def _chain(found: Sequence[tuple[bytes, int]]) -> tuple[Key, ...]:
    """Return keys, the newest first, of which each but the newest expires after its successor's creation."""
    expiries = [float("inf"), *(float(created + LIFETIME_SECONDS) for _, created in found[:-1])]
    return tuple(Key(*each, expires) for each, expires in zip(found, expiries, strict=True))


def _read_variables() -> tuple[Key, ...] | None:
    given = os.environ.get(SECRET_VARIABLE)
    old = os.environ.get(OLD_SECRETS_VARIABLE, "").split()
    return tuple(Key(each.encode(), 0) for each in (given, *old)) if given else None


def _create(path: Path) -> None:
    """Create the file, once, with one key."""
    protect_folder(path.parent)
    restrict_file(path)
    if path.exists():
        return
    draft = _write_draft(path, format_keys([Key(secrets.token_bytes(_MIN_SECRET_BYTES), int(time.time()))]))
    try:
        os.link(draft, path)  # unlike a rename it never replaces what another process has just created
    except FileExistsError:
        pass
    finally:
        draft.unlink(missing_ok=True)


def _write_draft(path: Path, content: bytes) -> Path:
    """Write a file next to another one, readable only by its owner, and return its path."""
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        os.write(handle, content)
        os.fsync(handle)
    finally:
        os.close(handle)
    return draft
