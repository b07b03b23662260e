"""A tree of moves that can be edited: the moves of a game, and what could have been played instead."""

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import TYPE_CHECKING, Any, Generic, Literal, overload

from duellum.core.errors import over_error
from duellum.core.game import Game
from duellum.core.rules import MoveT, Outcome, Position, PositionT, Rules
from duellum.record.record import Record, RecordedMove

if TYPE_CHECKING:  # so that a type checker knows the moves of MoveTree("battle")
    from duellum import battle, qwixx


class Node(Generic[PositionT, MoveT]):
    """A position in a tree, with the move that led to it and the moves that were played or tried in it.

    Nodes are created by :class:`MoveTree` and :meth:`add`. `comment` and `clock` may be changed.
    """

    def __init__(
        self, tree: "MoveTree[PositionT, MoveT]", parent: "Node[PositionT, MoveT] | None", move: MoveT | None,
        position: PositionT,
    ) -> None:  # fmt: skip
        self._tree, self._parent, self._move, self._position = tree, parent, move, position
        self._children: list[Node[PositionT, MoveT]] = []
        self.comment = ""
        """What is noted about the move; at the root, about the game."""
        self.clock: float | None = None
        """The seconds that the player of the move had left; None if that is not known."""

    def __repr__(self) -> str:
        return f"<Node {'start' if self._move is None else self._move}: {len(self._children)} moves>"

    @property
    def tree(self) -> "MoveTree[PositionT, MoveT]":
        """The tree that the node belongs to."""
        return self._tree

    @property
    def parent(self) -> "Node[PositionT, MoveT] | None":
        """The node before; None at the root."""
        return self._parent

    @property
    def move(self) -> MoveT | None:
        """The move or roll that led here; None at the root."""
        return self._move

    @property
    def position(self) -> PositionT:
        """The position after the move."""
        return self._position

    @property
    def children(self) -> "tuple[Node[PositionT, MoveT], ...]":
        """The nodes after this one; the first continues the line, the others are variations of it."""
        return tuple(self._children)

    @property
    def next(self) -> "Node[PositionT, MoveT] | None":
        """The node that continues the line; None at its end."""
        return self._children[0] if self._children else None

    @property
    def is_main_line(self) -> bool:
        """Whether the node belongs to the game itself and not to a variation."""
        return all(node.parent is None or node.parent.next is node for node in self.path())

    def path(self) -> "list[Node[PositionT, MoveT]]":
        """Return the nodes from the root to this one, both included."""
        path, node = [self], self
        while node.parent is not None:
            node = node.parent
            path.append(node)
        return path[::-1]

    def line(self) -> "Iterator[Node[PositionT, MoveT]]":
        """Yield the nodes that continue the line from here to its end, this one not included."""
        node = self.next
        while node is not None:
            yield node
            node = node.next

    def walk(self) -> "Iterator[Node[PositionT, MoveT]]":
        """Yield this node and all nodes after it, variations included; each line before its variations."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting.extend(reversed(node.children))

    def game(self) -> Game[PositionT, MoveT]:
        """Return the game as far as this node."""
        game = Game(self._tree.rules, self._tree.root.position)
        for node in self.path()[1:]:
            game.play(node._known_move())  # noqa: SLF001 - its own class
        return game

    def add(self, move: MoveT | str, comment: str = "") -> "Node[PositionT, MoveT]":
        """Add a move, and return its node; if the move exists already, return the existing node.

        The first move added to a node continues the line, those after it are variations.

        Args:
            move: A legal move or a possible roll, or its text.
            comment: What to note about it; replaces an earlier comment unless it is empty.

        Raises:
            MoveError: The move is not legal, or the game is over. The tree has not changed.
        """
        if outcome := self._tree.rules.find_outcome([node.position for node in self.path()]):
            raise over_error(outcome.reason, outcome.clause)
        parsed: MoveT = self._position.parse_move(move) if isinstance(move, str) else move
        return self._add(parsed, comment)

    def add_line(self, moves: Iterable[MoveT | str]) -> "Node[PositionT, MoveT]":
        """Add moves one after the other, and return the last node.

        Args:
            moves: Moves or their texts.

        Raises:
            MoveError: A move is not legal; those before it have been added.
        """
        node = self
        for move in moves:
            node = node.add(move)
        return node

    def promote(self) -> None:
        """Move the node one place up among its siblings: the first variation becomes the line."""
        self._place(-1)

    def demote(self) -> None:
        """Move the node one place down among its siblings: the line becomes its first variation."""
        self._place(1)

    def make_main_line(self) -> None:
        """Make the line to this node the game itself; what the game was before becomes a variation."""
        for node in self.path():
            siblings = node._siblings()  # noqa: SLF001 - its own class
            if siblings:
                siblings.remove(node)
                siblings.insert(0, node)

    def remove(self) -> None:
        """Remove the node, and all nodes after it, from the tree. Raises :class:`ValueError` at the root."""
        if self._parent is None:
            raise ValueError("the root of a tree cannot be removed")
        self._siblings().remove(self)

    def _add(self, move: MoveT, comment: str = "") -> "Node[PositionT, MoveT]":
        for child in self._children:
            if child.move == move:
                child.comment = comment or child.comment
                return child
        child = Node(self._tree, self, move, self._position.play(move))
        child.comment = comment
        self._children.append(child)
        return child

    def _siblings(self) -> "list[Node[PositionT, MoveT]]":
        return [] if self._parent is None else self._parent._children  # noqa: SLF001 - its own class

    def _place(self, step: int) -> None:
        siblings = self._siblings()
        if siblings:
            place = siblings.index(self)
            siblings.insert(max(0, place + step), siblings.pop(place))

    def _known_move(self) -> MoveT:
        if self._move is None:
            raise ValueError("no move led to the root of a tree")
        return self._move

    def svg(self, **options: Any) -> str:  # noqa: ANN401 - each game has its own
        """Return the position as an SVG document, the move that led to it marked.

        Args:
            **options: The game's own, such as ``flipped`` of :func:`duellum.battle.draw_svg`.
        """
        return self._position.svg(self._move, **options)

    def _repr_svg_(self) -> str:
        """Let notebooks draw a node that ends a cell."""
        return self.svg()

    def _record_line(self) -> tuple[RecordedMove[MoveT], ...]:
        """Return the moves from this node on, this one included, as a record has them."""
        return tuple(
            RecordedMove(node._known_move(), node.comment, node.clock, node._record_variations())  # noqa: SLF001 - its own class
            for node in chain((self,), self.line())
        )

    def _record_variations(self) -> tuple[tuple[RecordedMove[MoveT], ...], ...]:
        siblings = self._siblings()
        others = siblings[1:] if siblings and siblings[0] is self else ()
        return tuple(other._record_line() for other in others)  # noqa: SLF001 - its own class


class MoveTree(Generic[PositionT, MoveT]):
    """The moves of a game with variations, for studies and annotations; made empty or from a record.

    Args:
        rules: The game, or its name.
        start: The first position, or its text; the usual start if it is left out.

    >>> tree = MoveTree("battle")
    >>> node = tree.root.add("i1n4w1", "bold").add("i8s5")
    >>> node.parent.add("a8s5")  # a variation
    <Node a8s5: 0 moves>
    >>> tree.record().moves[1].variations
    ((RecordedMove(move=Move('a8s5'), comment='', clock=None, variations=()),),)
    >>> tree.root.next.children[1].promote()
    >>> [str(node.move) for node in tree.root.line()]
    ['i1n4w1', 'a8s5']
    """

    @overload
    def __init__(
        self: "MoveTree[battle.Position, battle.Move]",
        rules: Literal["battle"],
        start: "battle.Position | str | None" = None,
    ) -> None: ...
    @overload
    def __init__(
        self: "MoveTree[qwixx.Position, qwixx.Move]",
        rules: Literal["qwixx"],
        start: "qwixx.Position | str | None" = None,
    ) -> None: ...
    @overload
    def __init__(self, rules: Rules[PositionT, MoveT], start: PositionT | str | None = None) -> None: ...
    @overload
    def __init__(
        self: "MoveTree[Position, Any]", rules: str, start: Position | str | None = None
    ) -> None: ...
    def __init__(self, rules: Rules[Any, Any] | str, start: Any = None) -> None:
        given: Any = rules
        game: Game[PositionT, MoveT] = Game(given, start)
        self.rules = game.rules
        """Which game it is."""
        self.tags: dict[str, str] = {}
        """Players by the names of their sides, and whatever else is noted."""
        self._root: Node[PositionT, MoveT] = Node(self, None, None, game.position)
        self._ended: tuple[Node[PositionT, MoveT], Outcome | None] = self._root, None

    @classmethod
    def from_record(cls, record: Record[PositionT, MoveT]) -> "MoveTree[PositionT, MoveT]":
        """Return the tree of a record, with its tags, comments, clock times and variations.

        Args:
            record: The record; it does not change with the tree.

        >>> from duellum.record import parse_records
        >>> [record] = parse_records('[Game "battle"] 1. i1n4w1 {bold} i8s5 (a8s5) *')
        >>> MoveTree.from_record(record).record() == record
        True
        """
        tree = cls(record.rules, record.start)
        tree.tags.update(record.tags)
        tree.root.comment = record.comment
        tree._ended = _add_moves(tree.root, record.moves), record.outcome
        return tree

    def __repr__(self) -> str:
        count = sum(1 for _ in self._root.walk()) - 1
        return f"<MoveTree {self.rules.name}: {count} {'move' if count == 1 else 'moves'}>"

    @property
    def root(self) -> Node[PositionT, MoveT]:
        """The first node; no move led to it."""
        return self._root

    @property
    def end(self) -> Node[PositionT, MoveT]:
        """The last node of the game itself."""
        node = self._root
        for node in self._root.line():  # noqa: B007 - the last one is wanted
            pass
        return node

    def __iter__(self) -> Iterator[Node[PositionT, MoveT]]:
        """Yield the nodes of the game itself, the root not included."""
        return self._root.line()

    def record(self) -> Record[PositionT, MoveT]:
        """Return the record of the game with its variations.

        It ends as the rules say. If players ended the original game, for example by resignation, the record
        ends in the same way as long as the last move is still the same.
        """
        end = self.end
        outcome = self.rules.find_outcome([node.position for node in end.path()])
        if outcome is None and end is self._ended[0]:
            outcome = self._ended[1]
        first = self._root.next
        moves = first._record_line() if first is not None else ()  # noqa: SLF001 - of this module
        return Record(self.rules, self._root.position, moves, outcome, dict(self.tags), self._root.comment)


def _add_moves(node: Node[PositionT, MoveT], moves: Iterable[RecordedMove[MoveT]]) -> Node[PositionT, MoveT]:
    """Add moves of a record after a node, and return the last node."""
    for recorded in moves:
        child = node._add(recorded.move, recorded.comment)  # noqa: SLF001 - of this module
        child.clock = recorded.clock
        for variation in recorded.variations:
            _add_moves(node, variation)
        node = child
    return node
