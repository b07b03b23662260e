"""Group commit: many appends share one transaction, hence one fsync.

Appends wait while the writer is busy; all that wait then go into the next group. The futures of their
callers are resolved only after the transaction is on disk.
"""

import asyncio
from collections.abc import Sequence
from typing import Any

from duellum.store.event_log import Append

MAX_GROUP_APPENDS = 1000
"""How many appends go into one transaction, which bounds how long the first of them waits."""
WINDOW_SECONDS_PER_APPEND = 0.0004
MIN_WINDOW_SECONDS, MAX_WINDOW_SECONDS = 0.004, 0.010

AppendResult = Exception | None
"""How an append ended: None when it is on disk, else the error for its caller."""
WriteResult = AppendResult | str
"""How any write ended: also a text that answers it."""
PendingAppend = tuple[Append, asyncio.Future[None]]
"""An append and the future that its caller waits for."""


def choose_window(appends: int) -> float:
    """Return the seconds from the start of a group with this many appends to the start of the next.

    The fixed cost of a group, mostly its fsync, is that of about ten appends. Under load the window grows to
    its maximum, so groups are large and the core has time for other work; otherwise nobody waits long.
    """
    return min(MAX_WINDOW_SECONDS, max(MIN_WINDOW_SECONDS, WINDOW_SECONDS_PER_APPEND * appends))


def resolve_futures(
    pending: Sequence[tuple[object, asyncio.Future[Any]]], results: Sequence[WriteResult]
) -> None:
    """Hand every caller the result of its append."""
    for (_, future), result in zip(pending, results, strict=True):
        if future.done():
            continue  # its caller was cancelled
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
