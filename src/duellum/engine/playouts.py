"""A search that needs nothing but the rules of a game: Monte Carlo tree search (MCTS) by random playouts.

It is the engine of games that have none of their own. A playout follows the tree, where each side takes the
move with the highest upper confidence bound (UCT) and dice are rolled, adds one position to it, and continues
from there with random moves to the end. A value is the mean result of playouts.
"""

import math
import random
from collections.abc import Callable, Iterator
from itertools import product
from time import perf_counter
from typing import Any

from duellum.core.engine import (
    FULL_STRENGTH,
    Candidate,
    EngineSpec,
    Limit,
    SearchResult,
    Strength,
    has_engine,
    load_engine_spec,
)
from duellum.core.errors import MoveError
from duellum.core.game import Game, roll_dice
from duellum.core.i18n import Translatable
from duellum.core.rules import Position, Rules, Seat, Side

FIRST_PLAYOUTS = 100
"""How many playouts depth 1 has; every further depth has as many again as all before it, and twice more."""
_GROWTH = 3
MAX_PLIES = 500
"""A playout that has not ended after this many plies counts as a draw."""
_EXPLORATION = 1.0
_MAX_ROLLS = 36
"""How many rolls an expected value considers; if there are more, this many are sampled."""

LEVELS = (
    Strength(nodes=1, overlooked_per_mille=700),
    Strength(nodes=4, overlooked_per_mille=450),
    Strength(nodes=12, overlooked_per_mille=250),
    Strength(nodes=35, overlooked_per_mille=120),
    Strength(nodes=100, overlooked_per_mille=50),
    Strength(nodes=300),
    Strength(nodes=1_000),
    FULL_STRENGTH,
)
"""Not calibrated: how far they are apart, and whether a higher one is stronger, depends on the game.
``python -m benchmarks.playouts`` measures it."""


def find_engine_spec(rules: Rules[Any, Any]) -> EngineSpec:
    """Return a game's engine: its own, or the search by playouts if it has none."""
    return load_engine_spec(rules) if has_engine(rules) else PLAYOUT_SPEC


class _Node:
    """A position in the tree; `points` are those of the side that moved to it."""

    __slots__ = ("children", "points", "position", "untried", "visits")

    def __init__(self, position: Position) -> None:
        self.position, self.visits, self.points = position, 0, 0.0
        self.children: dict[Any, _Node] = {}
        self.untried: list[Any] | None = None

    @property
    def value(self) -> float:
        return self.points / self.visits if self.visits else 0.5


class PlayoutEngine:
    """Searches any game by playouts; `megabytes` and `threads` belong to the contract and are not used."""

    def __init__(self, megabytes: int = 0, threads: int = 1) -> None:  # noqa: ARG002 - of the contract
        self._is_stopped = False

    def stop(self) -> None:
        """End the search in progress."""
        self._is_stopped = True

    def reset(self) -> None:
        """Do nothing: nothing is kept between searches."""

    def search(
        self,
        game: Game,
        limit: Limit,
        *,
        candidates: int = 1,
        strength: Strength = FULL_STRENGTH,
        progress: Callable[[SearchResult], None] | None = None,
    ) -> SearchResult:
        """Return the best moves; a node is a playout. See :class:`duellum.core.engine.GameEngine`."""
        if not isinstance(game.actor, Side):
            raise MoveError(
                "no side is to move: there is no move to search", why=Translatable("general-illegal-search")
            )
        began, rng = perf_counter(), random.Random(strength.seed)
        self._is_stopped = False
        tree = _Tree(game.position, rng, strength.overlooked_per_mille)
        most = min((nodes for nodes in (limit.nodes, strength.nodes) if nodes is not None), default=None)
        for depth, goal in _list_depths(limit.depth, most):
            while tree.playouts < goal and not self._is_over(tree, limit, began):
                tree.play_out()
            result = SearchResult(tree.rank()[:candidates], depth, tree.playouts, perf_counter() - began)
            if progress is not None:
                progress(result)
            if tree.is_forced or self._is_over(tree, limit, began):
                break
        return result

    def _is_over(self, tree: "_Tree", limit: Limit, began: float) -> bool:
        """Whether to stop; every move has been tried once before anything but the number of nodes counts."""
        is_late = limit.seconds is not None and perf_counter() - began >= limit.seconds
        return (self._is_stopped or is_late) and tree.has_tried_all


def _list_depths(depth: int | None, most: int | None) -> Iterator[tuple[int, int]]:
    """Yield the depths to search with the number of playouts that each ends at, until a limit."""
    number, goal = 1, FIRST_PLAYOUTS
    while True:
        is_last = depth == number or (most is not None and goal >= most)
        yield number, goal if most is None else min(goal, most)
        if is_last:
            return
        number, goal = number + 1, goal * _GROWTH


class _Tree:
    """The tree of a search; moves that lead to the same position are one."""

    def __init__(self, position: Position, rng: random.Random, overlooked_per_mille: int) -> None:
        self._rng, self._root = rng, _Node(position)
        merged: dict[Position, Any] = {}
        for move in position.legal_moves():
            merged.setdefault(position.play(move), move)
        moves = list(merged.values())
        seen = [move for move in moves if rng.randrange(1000) >= overlooked_per_mille]
        self._root.untried = seen or [rng.choice(moves)]
        rng.shuffle(self._root.untried)
        self.is_forced = len(self._root.untried) == 1
        self.playouts = 0

    @property
    def has_tried_all(self) -> bool:
        """Whether every move has been played out at least once."""
        return not self._root.untried

    def rank(self) -> tuple[Candidate, ...]:
        """Return the moves tried, the best first."""
        children = sorted(
            self._root.children.items(), key=lambda item: (item[1].value, item[1].visits), reverse=True
        )
        return tuple(Candidate(move, child.value, (move, *_expected_line(child))) for move, child in children)

    def play_out(self) -> None:
        """Play one game from the root to its end, and count it for every node that it went through."""
        self.playouts += 1
        path, movers = [self._root], list[Side]()
        while True:
            node = path[-1]
            mover = node.position.to_move
            if node.position.actor is None:
                break
            child, is_new = self._descend(node)
            path.append(child)
            movers.append(mover)
            if is_new:
                break
        first = play_randomly(path[-1].position, self._rng)
        self._root.visits += 1
        for mover, node in zip(movers, path[1:], strict=True):
            node.visits += 1
            node.points += first if mover == Seat.FIRST else 1 - first

    def _descend(self, node: _Node) -> tuple[_Node, bool]:
        """Return the next node of a playout, and whether it is new."""
        if node.position.actor == "dice":
            roll = node.position.roll(roll_dice(self._rng, node.position.dice_due))
            return self._child(node, roll)
        if node.untried is None:
            node.untried = list(node.position.legal_moves())
            self._rng.shuffle(node.untried)
        if node.untried:
            return self._child(node, node.untried.pop())
        log = math.log(node.visits)
        return max(
            node.children.values(),
            key=lambda child: child.value + _EXPLORATION * math.sqrt(log / child.visits),
        ), False

    def _child(self, node: _Node, move: object) -> tuple[_Node, bool]:
        child = node.children.get(move)
        if child is not None:
            return child, False
        child = node.children[move] = _Node(node.position.play(move))
        return child, True


def _expected_line(node: _Node) -> Iterator[Any]:
    """Yield the moves most often played from a node, as far as no dice are due."""
    while node.children and node.position.actor != "dice":
        move, node = max(node.children.items(), key=lambda item: item[1].visits)
        yield move


def play_randomly(position: Position, rng: random.Random) -> float:
    """Play random moves to the end, and return the first seat's points; half if no end is in sight."""
    for _ in range(MAX_PLIES):
        if position.actor is None:
            break
        if position.actor == "dice":
            position = position.play(position.roll(roll_dice(rng, position.dice_due)))
        else:
            position = position.play(rng.choice(position.legal_moves()))
    outcome = position.outcome()
    return 0.5 if outcome is None else outcome.score(Seat.FIRST)


def expected_value(position: Position) -> float:
    """Return the mean over all rolls of the value that a search to depth 1 finds after the roll.

    Rolls are sampled, always the same ones, if there are more than a few.
    """
    count = position.dice_due
    rolls = list(product(range(1, 7), repeat=count)) if 6**count <= _MAX_ROLLS else _sample_rolls(count)
    return sum(_value_after(position, faces) for faces in rolls) / len(rolls)


def _sample_rolls(count: int) -> list[tuple[int, ...]]:
    rng = random.Random(0)
    return [tuple(roll_dice(rng, count)) for _ in range(_MAX_ROLLS)]


def _value_after(position: Position, faces: tuple[int, ...]) -> float:
    """Return the value after a roll to the side that rolled."""
    after = position.play(position.roll(faces))
    if (outcome := after.outcome()) is not None:
        return outcome.score(position.to_move)
    if after.actor == "dice":
        value = expected_value(after)
    else:
        tree = _Tree(after, random.Random(FULL_STRENGTH.seed), 0)
        while tree.playouts < FIRST_PLAYOUTS:
            tree.play_out()
        value = tree.rank()[0].value
    return value if after.to_move == position.to_move else 1 - value


PLAYOUT_SPEC = EngineSpec(
    create=PlayoutEngine,
    levels=LEVELS,
    explain=lambda _position, _candidate, _others: (),
    expected_value=expected_value,
    review_nodes=(50, 300, 1_000),
)
"""The engine of every game without its own."""
