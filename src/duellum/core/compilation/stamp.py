"""The stamp of a compiled engine: what it was compiled from, by what, and where the result is.

Looking at it takes milliseconds, where asking Numba would mean to import it. The stamp lies beside the cache
of Numba, so whoever deletes the cache deletes the stamp.
"""

import contextlib
import os
import platform
import sys
from importlib.metadata import version
from pathlib import Path

import msgspec
from msgspec import Struct

from duellum.core.files import cache_folder, write_atomically

FileState = tuple[int, int]
"""When a file was changed, in nanoseconds, and its size."""


class Stamp(Struct, frozen=True):
    """What an engine was compiled from and into."""

    environment: str
    sources: dict[str, FileState]
    results: tuple[str, ...]
    """The files in the cache."""


def is_compiled(game: str) -> bool:
    """Whether a game's engine is compiled, for this machine and from the sources as they are.

    With ``NUMBA_DISABLE_JIT=1`` nothing has to be.
    """
    if os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0"):
        return True
    stamp = read_stamp(game)
    return (
        stamp is not None
        and stamp.environment == describe_environment()
        and all(read_state(Path(path)) == state for path, state in stamp.sources.items())
        and all(Path(path).is_file() for path in stamp.results)
    )


def read_stamp(game: str) -> Stamp | None:
    """Return the stamp of an earlier compilation, if there is one."""
    try:
        return msgspec.json.decode(stamp_path(game).read_bytes(), type=Stamp)
    except (OSError, ValueError):
        return None


def write_stamp(game: str, stamp: Stamp) -> None:
    """Write the stamp; where that is impossible, the next start looks for itself what is compiled."""
    with contextlib.suppress(OSError):
        write_atomically(stamp_path(game), msgspec.json.encode(stamp))


def remove_results(game: str) -> None:
    """Remove what was compiled from other sources: Numba does not see changes of the functions it calls."""
    stamp = read_stamp(game)
    if stamp is None or all(read_state(Path(path)) == state for path, state in stamp.sources.items()):
        return
    for path in (*map(Path, stamp.results), stamp_path(game)):
        with contextlib.suppress(OSError):
            path.unlink()


def stamp_path(game: str) -> Path:
    """Return where the stamp of a game's engine is."""
    return stamp_folder() / f"{game}.compiled.json"


def stamp_folder() -> Path:
    """Return the folder of the stamps: where Numba keeps its cache, as far as it can be written to."""
    given = os.environ.get("NUMBA_CACHE_DIR")
    folder = Path(given) if given else Path(__file__).parents[2] / "__pycache__"
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder if os.access(folder, os.W_OK) else cache_folder()


def read_state(path: Path) -> FileState | None:
    """Return the state of a file; None where there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


def describe_environment() -> str:
    """Return what compiled code depends on beside its source: compiler, Python and processor."""
    versions = [f"{name} {version(name)}" for name in ("numba", "llvmlite", "numpy")]
    return "; ".join([*versions, sys.version, platform.machine(), _describe_processor()])


def _describe_processor() -> str:
    """Return the processor's model and features, as far as the system tells."""
    with contextlib.suppress(OSError):
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines()
        wanted = [line for line in lines if line.startswith(("model name", "flags", "Features"))]
        return " ".join(sorted(set(wanted)))
    return platform.processor()
