"""Appends that wait to be written, in groups, and those who wait for them."""

import asyncio
from collections.abc import Sequence

from duellum.store.event_log import Append

LARGEST_GROUP = 1000
"""How many appends go into one transaction at most, so that the first of them need not wait for ever."""
Verdict = Exception | None
"""How an append ended: None when it is on disk, else the error its waiter gets."""
Waiting = tuple[Append, asyncio.Future[None]]


def settle(waiting: Sequence[tuple[object, asyncio.Future[None]]], verdicts: Sequence[Verdict]) -> None:
    """Tell those who wait how their appends ended."""
    for (_, future), verdict in zip(waiting, verdicts, strict=True):
        if future.done():
            continue  # its waiter was cancelled
        if verdict is None:
            future.set_result(None)
        else:
            future.set_exception(verdict)
