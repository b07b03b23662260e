"""Counts of what is open at the same time, by address and in total, here and in other processes."""

from collections import Counter
from collections.abc import Mapping

FORGET_SECONDS = 5.0
"""How long the counts of another process hold after it was last heard of."""


class OpenCounts:
    """Open connections: how many of each address, and how many in all."""

    def __init__(self, max_of_address: int, max_here: int) -> None:
        self._max_of_address, self._max_here = max_of_address, max_here
        self._here: Counter[str] = Counter()
        self._elsewhere: dict[str, tuple[float, Mapping[str, int]]] = {}
        """By node, when it was heard of and what it has open."""
        self.total = 0

    def is_full(self, address: str | None, now: float) -> bool:
        """Whether no more can be opened; an address of None, a trusted proxy's, counts in total only."""
        if self.total >= self._max_here:
            return True
        return address is not None and self.count(address, now) >= self._max_of_address

    def count(self, address: str, now: float) -> int:
        """Return how many an address has open in all processes that are heard of."""
        elsewhere = (
            counts.get(address, 0) for at, counts in self._elsewhere.values() if now - at < FORGET_SECONDS
        )
        return self._here[address] + sum(elsewhere)

    def change(self, address: str | None, by: int) -> None:
        """Count one that was opened, 1, or closed, -1."""
        self.total += by
        if address is not None:
            self._here[address] += by
            if not self._here[address]:
                del self._here[address]

    def list_largest(self, count: int) -> dict[str, int]:
        """Return the addresses that have most open here."""
        return dict(self._here.most_common(count))

    def hear(self, node: str, counts: Mapping[str, int], now: float) -> None:
        """Take in what another process has open."""
        self._elsewhere[node] = now, counts
        for other, (at, _) in list(self._elsewhere.items()):
            if now - at >= FORGET_SECONDS:
                del self._elsewhere[other]
