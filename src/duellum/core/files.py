"""The user's files: where they are kept, atomic writes, and who may read them."""

import contextlib
import logging
import os
import secrets
import shutil
import stat
from collections.abc import Iterable
from pathlib import Path

import platformdirs

_OWNER_FILE, _OWNER_FOLDER = 0o600, 0o700
_LOGGER = logging.getLogger(__name__)


def data_folder() -> Path:
    """Return the folder for data: ``$DUELLUM_HOME``, or else where the system keeps a user's data."""
    home = os.environ.get("DUELLUM_HOME")
    return Path(home) if home else platformdirs.user_data_path("duellum", appauthor=False)


def games_folder() -> Path:
    """Return the folder of games played in a terminal."""
    return data_folder() / "games"


def cache_folder() -> Path:
    """Return the folder for caches: ``$DUELLUM_HOME/cache``, or else where the system keeps them."""
    home = os.environ.get("DUELLUM_HOME")
    return Path(home, "cache") if home else platformdirs.user_cache_path("duellum", appauthor=False)


def write_atomically(path: Path, content: bytes) -> None:
    """Write a whole file: when this returns, it is on disk (fsync); when it fails, the old file is untouched.

    Several processes may write the same file at once: one of them wins. Raises :class:`OSError`.
    """
    write_parts_atomically(path, (content,))


def write_parts_atomically(path: Path, parts: Iterable[bytes]) -> None:
    """Like :func:`write_atomically`, for content that need not be in memory all at once.

    Raises :class:`OSError`, and whatever `parts` raises.
    """
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with draft.open("xb") as file:
            file.writelines(parts)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror, str(path)) from error
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def protect_folder(folder: Path) -> None:
    """Create a folder, if it is missing, and let its owner alone look into it. Raises :class:`OSError`.

    A folder with the sticky bit, such as ``/tmp``, is everybody's and stays as it is.
    """
    folder.mkdir(_OWNER_FOLDER, parents=True, exist_ok=True)
    if not folder.stat().st_mode & stat.S_ISVTX:
        _restrict(folder, _OWNER_FOLDER)


def protect_file(path: Path) -> None:
    """Create a file, if it is missing, and let its owner alone read it.

    An existing file is not opened: closing it would release the locks that this process may hold on it.
    Raises :class:`OSError` if it cannot be created.
    """
    try:
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _OWNER_FILE))
    except FileExistsError:
        _restrict(path, _OWNER_FILE)


def copy_private(source: Path, target: Path) -> None:
    """Copy a file, on disk and readable only by its owner, in place of another. Raises :class:`OSError`."""
    draft = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    try:
        protect_file(draft)
        shutil.copyfile(source, draft)
        sync_path(draft)
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)
    _sync_folder(target.parent)


def restrict_file(path: Path) -> None:
    """Let the owner of a file alone read it, if there is such a file."""
    _restrict(path, _OWNER_FILE)


def _restrict(path: Path, mode: int) -> None:
    try:
        if stat.S_IMODE(path.stat().st_mode) & ~mode:
            path.chmod(mode)
    except FileNotFoundError:
        pass
    except OSError as error:
        _LOGGER.warning("%s is readable by others, and that cannot be changed: %s", path, error)


def _sync_folder(folder: Path) -> None:
    """Flush the folder's entry to disk; systems that cannot open a folder do so by themselves."""
    with contextlib.suppress(OSError):
        sync_path(folder)


def sync_path(path: Path) -> None:
    """Return once a file or folder is on disk (fsync). Raises :class:`OSError`."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
