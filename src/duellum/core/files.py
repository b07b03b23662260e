"""The user's files: where they are kept, and atomic writes."""

import contextlib
import os
import secrets
from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """Return the folder for data: ``$DUELLUM_HOME``, else where the system keeps a user's data."""
    home = os.environ.get("DUELLUM_HOME")
    return Path(home) if home else platformdirs.user_data_path("duellum", appauthor=False)


def games_folder() -> Path:
    """Return the folder of games played in a terminal."""
    return data_folder() / "games"


def cache_folder() -> Path:
    """Return the folder for caches: ``$DUELLUM_HOME/cache``, else where the system keeps them."""
    home = os.environ.get("DUELLUM_HOME")
    return Path(home, "cache") if home else platformdirs.user_cache_path("duellum", appauthor=False)


def write_atomically(path: Path, content: bytes) -> None:
    """Write a whole file: when this returns it is on disk (fsync), when it fails the old file is untouched.

    Several processes may write the same file at once: one of them wins. Raises :class:`OSError`.
    """
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with draft.open("xb") as file:
            file.write(content)
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


def _sync_folder(folder: Path) -> None:
    """Flush the folder's entry to disk; systems that cannot open a folder do so by themselves."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
