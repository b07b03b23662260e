"""Qwixx Duel's engine: values every way to finish the turn, first by the network, then by all replies.

It sees what a player sees: the board and the dice on the table, never those to come.
"""

from collections.abc import Callable
from time import perf_counter

import numpy as np

from duellum.core.engine import FULL_STRENGTH, Limit, SearchResult, Strength
from duellum.core.errors import MoveError
from duellum.core.game import Game
from duellum.qwixx.engine.lookahead import new_room, weigh_turn
from duellum.qwixx.engine.network.evaluator import Judge, new_judge
from duellum.qwixx.engine.network.weights import Network, shipped_network
from duellum.qwixx.engine.search import DEEPEST, has_few_stones, value_replies, value_to_the_end, value_turns
from duellum.qwixx.engine.turn_options import Turning, Values
from duellum.qwixx.kernel.bitboard import encode
from duellum.qwixx.kernel.expectation import MOST_RESULTS, States
from duellum.qwixx.rules.position import Position

TURNS_ALONE, WITH_REPLIES, TO_THE_END = 1, 2, 3
"""The depths of thinking; the last is for endings only."""
MOST_NODES = 1 << 40


class Thinker:
    """An engine for Qwixx Duel; `megabytes` and `threads` are there for the protocol and not needed."""

    def __init__(self, megabytes: int = 0, threads: int = 1, network: Network | None = None) -> None:  # noqa: ARG002
        self._judge: Judge = new_judge(shipped_network() if network is None else network)
        self._rooms = tuple(new_room() for _ in range(DEEPEST))
        self._is_stopped = False

    def warm_up(self) -> None:
        """Compile the search, or load it as compiled before."""
        states = np.stack([encode(Position.start())])
        for depth in (TURNS_ALONE, WITH_REPLIES, TO_THE_END):
            self._value(depth, states, 0, np.zeros(1))

    def stop(self) -> None:
        """End the thinking under way: no further depth is begun."""
        self._is_stopped = True

    def reset(self) -> None:
        """Do nothing: what it remembers of rows is true of every game."""

    def search(
        self,
        game: Game,
        limit: Limit,
        *,
        candidates: int = 1,
        strength: Strength = FULL_STRENGTH,
        report: Callable[[SearchResult], None] | None = None,
    ) -> SearchResult:
        """Return the best choices, see :class:`duellum.core.engine.GameEngine`; the module explains depth."""
        turning, began, nodes = Turning(game), perf_counter(), 0
        if strength.overlooks:
            turning.overlook(strength.overlooks, strength.seed)
        self._is_stopped = False
        values = np.zeros(len(turning.states))
        for depth in range(TURNS_ALONE, _deepest(turning.states, limit, strength) + 1):
            nodes += self._value(depth, turning.states, int(turning.side), values)
            found = turning.candidates(values)[:candidates]
            thought = SearchResult(found, depth, nodes, perf_counter() - began)
            if report is not None:
                report(thought)
            if self._is_stopped or (limit.seconds is not None and thought.seconds >= limit.seconds):
                break
        return thought

    def foresee(self, position: Position) -> float:
        """Return the mean over all rolls of the best value at ply 0, to the player about to roll.

        Raises :class:`~duellum.core.errors.MoveError` unless the dice are due.
        """
        if position.actor != "dice":
            raise MoveError("no dice are due here")
        room = self._rooms[0]
        count = weigh_turn(self._judge, room, encode(position), int(position.to_move))
        return float(room.chances[:count] @ room.values[:count])

    def _value(self, depth: int, states: States, side: int, values: Values) -> int:
        """Write the values of states after a turn, and return how many positions that takes, about."""
        if depth == TURNS_ALONE:
            value_turns(self._judge, states, side, values)
            return len(states)
        if depth == WITH_REPLIES:
            value_replies(self._judge, self._rooms[0], states, side, values)
        else:
            value_to_the_end(self._judge, self._rooms, states, side, values)
        return len(states) * MOST_RESULTS


def _deepest(states: States, limit: Limit, strength: Strength) -> int:
    """Return how deep to think: as deep as there is something to find, and as the limits allow."""
    nodes = min(limit.nodes or MOST_NODES, strength.nodes or MOST_NODES)
    deepest = min(limit.depth or TO_THE_END, TO_THE_END)
    if nodes < len(states) * MOST_RESULTS:
        return TURNS_ALONE
    if not any(has_few_stones(state) for state in states):
        return min(deepest, WITH_REPLIES)
    return deepest
