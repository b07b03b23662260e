"""A persistent list: immutable, and appending shares the items instead of copying them.

Every move makes a new game state. If its moves were a tuple, each move would copy all earlier ones. A
persistent list shares its items with the lists that grow out of it, and each sees only its own. Where a
second list grows out of the same one, as after an undo, it gets a copy.

>>> first = PersistentList("ab")
>>> second, other = first.append("c"), first.append("x")
>>> "".join(first), "".join(second), "".join(other)
('ab', 'abc', 'abx')
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeVar, overload

Item = TypeVar("Item")


class PersistentList(Sequence[Item]):
    """Items that never change; :meth:`append` returns a list with one more."""

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[Item] = ()) -> None:
        self._items = list(items)
        self._length = len(self._items)

    def append(self, item: Item) -> "PersistentList[Item]":
        """Return a list with this item at its end; this one does not change."""
        longer: PersistentList[Item] = PersistentList.__new__(PersistentList)
        longer._items = self._items if len(self._items) == self._length else self._items[: self._length]
        longer._items.append(item)
        longer._length = self._length + 1
        return longer

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Item]:
        return islice(self._items, self._length)

    @overload
    def __getitem__(self, index: int) -> Item: ...
    @overload
    def __getitem__(self, index: slice) -> "PersistentList[Item]": ...
    def __getitem__(self, index: int | slice) -> "Item | PersistentList[Item]":
        if isinstance(index, slice):
            return PersistentList([self._items[place] for place in range(*index.indices(self._length))])
        place = index if index >= 0 else self._length + index
        if 0 <= place < self._length:
            return self._items[place]
        raise IndexError(f"there are {self._length} items, and no item {index}")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, PersistentList):
            return NotImplemented
        return self._items[: self._length] == other._items[: other._length]

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"PersistentList({list(self)!r})"
