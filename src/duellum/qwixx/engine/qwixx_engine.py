"""Qwixx Duel's engine: evaluates every way to finish the turn, by the network and by expectimax.

It uses what a player sees: the board and the dice on the table, never dice to come.
"""

from collections.abc import Callable
from functools import cached_property
from time import perf_counter

from duellum.core.engine import FULL_STRENGTH, Limit, SearchResult, Strength
from duellum.core.errors import MoveError
from duellum.core.game import Game
from duellum.core.i18n import Translatable
from duellum.qwixx.engine.turn_memory import TurnMemory
from duellum.qwixx.engine.turn_options import TurnOptions
from duellum.qwixx.engine.turn_search import (
    CANDIDATE_COUNT,
    DEPTH,
    FINISHED,
    NODES,
    TurnSearch,
    deepen_expectimax,
    deepen_network,
)
from duellum.qwixx.kernel.turns import MAX_TURN_OPTIONS
from duellum.qwixx.rules.position import Position


class QwixxEngine:
    """An engine for Qwixx Duel; `megabytes` and `threads` belong to the contract and are not used."""

    def __init__(self, megabytes: int = 0, threads: int = 1) -> None:  # noqa: ARG002
        self._is_stopped = False

    @cached_property
    def memory(self) -> TurnMemory:
        """The module that the engine searches in."""
        return TurnMemory()

    def stop(self) -> None:
        """End the search under way: it starts no further depth."""
        self._is_stopped = True

    def reset(self) -> None:
        """Do nothing: the cache of rows holds for every game."""

    def search(
        self,
        game: Game,
        limit: Limit,
        *,
        candidates: int = 1,
        strength: Strength = FULL_STRENGTH,
        progress: Callable[[SearchResult], None] | None = None,
    ) -> SearchResult:
        """Return the best choices by iterative deepening; see :class:`duellum.core.engine.GameEngine`."""
        options, start = TurnOptions(game), perf_counter()
        self._is_stopped = False
        memory = self.memory
        limits = [nodes for nodes in (limit.nodes, strength.nodes) if nodes]
        memory.begin(options, limit.depth or 0, min(limits, default=0), strength)
        ended = memory.run(deepen_network)
        while True:
            result = _result(options, memory.turn, candidates, perf_counter() - start)
            if progress is not None:
                progress(result)
            is_late = limit.seconds is not None and result.seconds >= limit.seconds
            if ended == FINISHED or self._is_stopped or is_late:
                return result
            ended = memory.run(deepen_expectimax, MAX_TURN_OPTIONS)

    def expected_value(self, position: Position) -> float:
        """Return the expectation over all rolls of the best value at depth 1, to the player about to roll.

        Raises :class:`~duellum.core.errors.MoveError` unless the dice are due.
        """
        if position.actor != "dice":
            raise MoveError("no dice are due here", why=Translatable("refused-no-dice-due"))
        return self.memory.expected_value(position)


def _result(options: TurnOptions, turn: TurnSearch, wanted: int, seconds: float) -> SearchResult:
    """Return what a search has found so far."""
    best = turn.candidates[: min(wanted, int(turn.numbers[CANDIDATE_COUNT]))].tolist()
    found = [
        options.candidate(turn.choices[option].tolist(), float(turn.values[turn.state_of[option]]))
        for option in best
    ]
    return SearchResult(tuple(found), int(turn.numbers[DEPTH]), int(turn.numbers[NODES]), seconds)
