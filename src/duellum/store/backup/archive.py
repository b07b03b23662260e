"""A backup: a folder with the events, the keys and a manifest, written whole or not at all."""

import contextlib
import shutil
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from msgspec import Struct

from duellum.core.files import copy_private, protect_file, protect_folder
from duellum.store.backends import is_sqlite, open_event_log, parse_sqlite_path
from duellum.store.backup.contents import Contents, open_read_only, verify_copy
from duellum.store.backup.sqlite import copy_sqlite, restore_sqlite
from duellum.store.event_log import StoreError

EVENTS, KEYS, MANIFEST = "events.db", "secret", "manifest.json"


class Manifest(Struct, frozen=True):
    """What a backup holds."""

    created: datetime
    """When it was begun: it has everything acknowledged before, and may have some of what came after."""
    contents: Contents
    has_keys: bool


async def create_backup(address: str, keys: Path, folder: Path, *, force: bool) -> Manifest:
    """Back up the event log at an address, and the file of keys if there is one, into a new folder.

    Raises :class:`StoreError`, and then an older backup in that folder is as it was.
    """
    if folder.exists() and not force:
        raise StoreError(f"{folder} exists already: use --force to replace it")
    try:
        with _draft_folder(folder) as draft:
            manifest = await _fill(draft, address, keys)
            _replace(draft, folder)
    except OSError as error:
        raise StoreError(f"{folder} cannot be written: {error}") from error
    return manifest


async def _fill(draft: Path, address: str, keys: Path) -> Manifest:
    created = datetime.now(UTC)
    before = await _copy_events(address, draft / EVENTS)
    await _check_readable(draft / EVENTS)
    contents = verify_copy(draft / EVENTS, before)
    if keys.is_file():
        copy_private(keys, draft / KEYS)
    manifest = Manifest(created, contents, (draft / KEYS).exists())
    protect_file(draft / MANIFEST)
    (draft / MANIFEST).write_bytes(msgspec.json.format(msgspec.json.encode(manifest)))
    return manifest


async def _copy_events(address: str, copy: Path) -> Contents:
    if is_sqlite(address):
        return copy_sqlite(parse_sqlite_path(address), copy)
    from duellum.store.backup.postgresql import copy_postgresql  # noqa: PLC0415 - an extra

    return await copy_postgresql(address, copy)


async def _check_readable(copy: Path) -> None:
    """Let the store read the longest game of a copy. Raises :class:`StoreError`."""
    with open_read_only(copy) as connection:
        longest = connection.execute(
            "SELECT game, max(sequence) FROM event GROUP BY game ORDER BY 2 DESC LIMIT 1"
        ).fetchall()
    log = await open_event_log(f"sqlite:///{copy}")
    try:
        for game, latest in longest:
            if [entry.sequence for entry in await log.read(game, latest - 1)] != [latest]:
                raise StoreError(f"the store cannot read game {game} in {copy}")
    finally:
        await log.close()


async def restore_backup(folder: Path, address: str, keys: Path, *, force: bool) -> Manifest:
    """Restore a backup into the database at an address, and its keys. Raises :class:`StoreError`."""
    manifest = read_manifest(folder)
    verify_copy(folder / EVENTS, manifest.contents)
    if manifest.has_keys:
        _check_keys(folder / KEYS, keys, force=force)
    if is_sqlite(address):
        path = parse_sqlite_path(address)
        path.parent.mkdir(parents=True, exist_ok=True)
        restore_sqlite(folder / EVENTS, path, manifest.contents, force=force)
    else:
        await _restore_postgresql(folder / EVENTS, address, manifest.contents, force=force)
    if manifest.has_keys:
        protect_folder(keys.parent)
        copy_private(folder / KEYS, keys)
    return manifest


async def _restore_postgresql(events: Path, address: str, contents: Contents, *, force: bool) -> None:
    from duellum.store.backup.postgresql import restore_postgresql  # noqa: PLC0415 - an extra

    with tempfile.TemporaryDirectory(prefix="duellum-") as scratch:  # the backup itself is not changed
        copy = shutil.copy(events, scratch)
        await restore_postgresql(Path(copy), address, contents, force=force)


def read_manifest(folder: Path) -> Manifest:
    """Return what a backup contains. Raises :class:`StoreError` if the folder is not one."""
    try:
        return msgspec.json.decode((folder / MANIFEST).read_bytes(), type=Manifest)
    except FileNotFoundError as error:
        raise StoreError(f"{folder} is not a backup: it has no {MANIFEST}") from error
    except (OSError, msgspec.MsgspecError) as error:
        raise StoreError(f"{folder} is not a backup: {error}") from error


def _check_keys(saved: Path, keys: Path, *, force: bool) -> None:
    if keys.exists() and not force and keys.read_bytes() != saved.read_bytes():
        raise StoreError(f"{keys} has different keys from the backup: use --force to replace them")


@contextlib.contextmanager
def _draft_folder(folder: Path) -> Iterator[Path]:
    """Give a folder next to another one; whatever is left of it at the end is deleted."""
    folder.absolute().parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.absolute().parent, prefix=f".{folder.name}.") as scratch:
        draft = Path(scratch, "draft")
        protect_folder(draft)
        yield draft


def _replace(draft: Path, folder: Path) -> None:
    """Put a finished draft in its place; what was there goes where the draft is deleted."""
    if folder.exists():
        folder.rename(draft.with_name("before"))
    draft.rename(folder)
