"""A lock between processes, so that no two compile the same; the file also tells how far its holder is."""

import contextlib
import os
import sys
import time
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

_WAIT_SECONDS = 0.1


@contextlib.contextmanager
def hold_lock(path: Path, on_wait: Callable[[bytes], None]) -> Iterator[Callable[[bytes], None]]:
    """Hold a file's lock; gives a function that publishes a text to those who wait for it.

    While another process has the lock, `on_wait` gets what that one has published. The system frees the lock
    when its holder ends, however it ends. Where no file can be written, nobody waits.
    """
    try:
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        yield lambda _: None
        return
    try:
        while not _try_lock(handle):
            on_wait(_read_published(handle))
            time.sleep(_WAIT_SECONDS)
        yield lambda text: _publish(handle, text)
    finally:
        os.close(handle)


def _publish(handle: int, text: bytes) -> None:
    """Write the text after the first byte, which is the one that is locked, with its checksum and length."""
    os.lseek(handle, 0, os.SEEK_SET)
    os.write(handle, b"\n" + zlib.crc32(text).to_bytes(4) + len(text).to_bytes(2) + text)


def _read_published(handle: int) -> bytes:
    """Return the text that the lock's holder has published; nothing while it is being written."""
    data = os.pread(handle, 4096, 1) if hasattr(os, "pread") else b""
    text = data[6 : 6 + int.from_bytes(data[4:6])]
    return text if zlib.crc32(text).to_bytes(4) == data[:4] else b""


if sys.platform == "win32":
    import msvcrt

    def _try_lock(handle: int) -> bool:
        os.lseek(handle, 0, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _try_lock(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
