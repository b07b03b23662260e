"""Memory that is given back to the system once it is free."""

import ctypes
import sys

_M_MMAP_THRESHOLD = -3
_MAPPED_BYTES = 1 << 20


def return_freed_memory() -> None:
    """Let glibc map blocks of a megabyte or more, so that they go back to the system when they are freed.

    By default glibc raises this bound to the largest block that was freed, up to 32 MB. Shorter blocks are
    taken from the heap of a thread, which keeps them: each analysis has a table of 16 MB, and its thread may
    be new. Nothing happens with another C library.
    """
    if not sys.platform.startswith("linux"):
        return
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is not None:
        mallopt(_M_MMAP_THRESHOLD, _MAPPED_BYTES)
