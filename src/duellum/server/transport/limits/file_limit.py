"""How many files this process may open; a socket is one, too."""

import contextlib
import sys

_UNLIMITED = 1 << 30


def count_usable_files(reserved: int) -> int:
    """Return how many sockets clients may have, with some files kept for database, log and engines."""
    if sys.platform == "win32":
        return _UNLIMITED
    import resource  # noqa: PLC0415 - not everywhere

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return _UNLIMITED if soft == resource.RLIM_INFINITY else max(soft - reserved, soft // 2)


def raise_file_limit(wanted: int) -> None:
    """Raise the limit to the given number, as far as the system allows."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - not everywhere

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
