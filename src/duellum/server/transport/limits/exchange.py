"""The exchange of usage between processes, so that a client's limits hold for all of them together.

Once a second each process reports what players and addresses have taken from their buckets, and what
addresses have open. The others charge it to their own buckets. So a client that is served by n processes has
n bursts at first, and within a second or two the rate of one. While reports are lost each process keeps to
its own limits: the client then has n times the rate, and no more.

Limits in total are not exchanged: they depend on what one process can do.
"""

import asyncio
import contextlib
import heapq
import time
from collections import defaultdict
from collections.abc import Iterator

from duellum.server.bus.contract import Bus, NoBus, Usage
from duellum.server.transport.limits.admission import Admission

INTERVAL_SECONDS = 1.0
_MAX_KEYS = 1_000
"""How many players and addresses are in a report, those who took most: 50 KB at most."""


class LimitExchange:
    """Reports this process's usage to the others, and takes in theirs."""

    def __init__(self, bus: Bus, node: str, admission: Admission) -> None:
        self._bus, self._node, self._admission = bus, node, admission
        self._limiters = admission.list_limiters()
        self._counts = {
            "sockets": admission.sockets.counts,
            "connections": admission.connections,
        }
        bus.listen_to_usage(self.receive)

    @contextlib.contextmanager
    def running(self) -> Iterator[None]:
        """Report once a second until the end of the block, if there is anybody to report to."""
        if isinstance(self._bus, NoBus):
            yield
            return
        self._schedule()
        try:
            yield
        finally:
            self._timer.cancel()

    def _schedule(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(INTERVAL_SECONDS, self._report)

    def collect(self) -> Usage:
        """Return what was taken since the last report, and what is open."""
        found = [
            (bucket.taken, name, key, bucket)
            for name, limiter in self._limiters.items()
            for key, bucket in limiter.collect_taken()
        ]
        taken: dict[str, dict[str, float]] = defaultdict(dict)
        for count, name, key, bucket in heapq.nlargest(_MAX_KEYS, found, key=lambda each: each[0]):
            taken[name][key] = count
            bucket.taken = 0.0
        opened = {kind: counts.list_largest(_MAX_KEYS) for kind, counts in self._counts.items()}
        return Usage(self._node, dict(taken), opened)

    def receive(self, usage: Usage) -> None:
        """Charge what was taken at another node."""
        if usage.node == self._node:
            return
        now = time.monotonic()
        for name, counts in usage.taken.items():
            limiter = self._limiters.get(name)
            if limiter is not None:
                for key, count in counts.items():
                    limiter.get_bucket(key, now).charge(count)
        for kind, opened in usage.open.items():
            if kind in self._counts:
                self._counts[kind].hear(usage.node, opened, now)

    def _report(self) -> None:
        usage = self.collect()
        if usage.taken or any(usage.open.values()):
            self._bus.publish_usage(usage)
        self._schedule()
