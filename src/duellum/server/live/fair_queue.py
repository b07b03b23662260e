"""A fair queue: round robin at each level of a tree, the lowest rank first within a round.

Items are pushed under a path, such as address, player and game. At each level every name that waits has a
round, and the lowest round is served first. A name that begins to wait, or has just been served, joins the
round after the one being served. So however much the others push, each of them is served at most twice before
a name that waits is served once. Within a round the lowest rank comes first. It knows nothing of threads or
time.
"""

import heapq
from collections.abc import Callable, Sequence
from itertools import count
from typing import Generic, TypeVar

Item = TypeVar("Item")
Rank = tuple[int, ...]
"""Which items come first among equals: the lowest rank, and among equal ranks the first to come."""


def _is_never_blocked(_: str) -> bool:
    return False


class FairQueue(Generic[Item]):
    """Items that wait under paths of one length."""

    def __init__(self, depth: int) -> None:
        self._root = _Branch[Item](depth - 1)
        self._numbers = count()
        self._length = 0

    def __len__(self) -> int:
        """Return how many items wait."""
        return self._length

    def push(self, path: Sequence[str], rank: Rank, item: Item) -> None:
        """Add an item."""
        self._root.push(path, (*rank, next(self._numbers)), item)
        self._length += 1

    def pop(self, is_blocked: Callable[[str], bool] = _is_never_blocked) -> Item | None:
        """Remove and return the next item; None if none waits under an unblocked first name."""
        item = self._root.pop(is_blocked)
        self._length -= item is not None
        return item

    def remove(self, path: Sequence[str], item: Item) -> bool:
        """Remove an item that is not to be served any more; return whether it was there."""
        is_removed = self._root.remove(path, item)
        self._length -= is_removed
        return is_removed


class _Leaf(Generic[Item]):
    """The items under one path."""

    __slots__ = ("_heap",)

    def __init__(self) -> None:
        self._heap: list[tuple[Rank, Item]] = []

    @property
    def head(self) -> Rank | None:
        """The lowest rank; None if nothing waits."""
        return self._heap[0][0] if self._heap else None

    def push(self, _path: Sequence[str], rank: Rank, item: Item) -> None:
        heapq.heappush(self._heap, (rank, item))  # ranks differ, so items are never compared

    def pop(self, _is_blocked: Callable[[str], bool]) -> Item | None:
        return heapq.heappop(self._heap)[1] if self._heap else None

    def remove(self, _path: Sequence[str], item: Item) -> bool:
        kept = [each for each in self._heap if each[1] is not item]
        is_removed = len(kept) < len(self._heap)
        self._heap = kept
        heapq.heapify(self._heap)
        return is_removed


class _Branch(Generic[Item]):
    """Names at one level of the tree, each with its round."""

    __slots__ = ("_children", "_depth", "_heap", "_round", "_rounds")

    def __init__(self, depth: int) -> None:
        self._depth = depth
        self._children: dict[str, _Branch[Item] | _Leaf[Item]] = {}
        self._rounds: dict[str, int] = {}
        self._round = 0
        """The latest round from which something was served."""
        self._heap: list[tuple[int, Rank, str]] = []
        """Round, lowest rank and name. Entries that no longer hold are dropped when they come up."""

    @property
    def head(self) -> Rank | None:
        """The rank of the item that is next; None if nothing waits."""
        self._drop_outdated()
        return self._heap[0][1] if self._heap else None

    def push(self, path: Sequence[str], rank: Rank, item: Item) -> None:
        name = path[0]
        child = self._children.get(name)
        if child is None:
            child = self._children[name] = _Branch(self._depth - 1) if self._depth else _Leaf()
            self._rounds[name] = self._round + 1
        before = child.head
        child.push(path[1:], rank, item)
        if child.head != before:
            self._note(name)

    def pop(self, is_blocked: Callable[[str], bool]) -> Item | None:
        name = self._find_next(is_blocked)
        if name is None:
            return None
        item = self._children[name].pop(_is_never_blocked)
        self._round = max(self._round, self._rounds[name])
        self._rounds[name] = self._round + 1
        self._note(name)
        return item

    def remove(self, path: Sequence[str], item: Item) -> bool:
        child = self._children.get(path[0])
        if child is None or not child.remove(path[1:], item):
            return False
        self._note(path[0])
        return True

    def _find_next(self, is_blocked: Callable[[str], bool]) -> str | None:
        """Return the unblocked name that is next. Only names that are being served are ever blocked: few."""
        skipped, found = [], None
        self._drop_outdated()
        while self._heap and found is None:
            if is_blocked(self._heap[0][2]):
                skipped.append(heapq.heappop(self._heap))
                self._drop_outdated()
            else:
                found = self._heap[0][2]
        for entry in skipped:
            heapq.heappush(self._heap, entry)
        return found

    def _note(self, name: str) -> None:
        """Take in that a name's round or lowest rank has changed."""
        head = self._children[name].head
        if head is None:
            del self._children[name], self._rounds[name]
        else:
            heapq.heappush(self._heap, (self._rounds[name], head, name))

    def _drop_outdated(self) -> None:
        while self._heap and not self._holds(*self._heap[0]):
            heapq.heappop(self._heap)

    def _holds(self, round_: int, head: Rank, name: str) -> bool:
        child = self._children.get(name)
        return child is not None and self._rounds[name] == round_ and child.head == head
