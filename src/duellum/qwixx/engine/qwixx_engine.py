"""Qwixx Duel's engine: evaluates every way to finish the turn, by the network and by expectimax.

It uses what a player sees: the board and the dice on the table, never dice to come.
"""

from collections.abc import Callable
from random import Random
from time import perf_counter

from duellum.core.engine import FULL_STRENGTH, Limit, Rollout, SearchResult, Strength
from duellum.core.errors import MoveError
from duellum.core.game import Game
from duellum.core.i18n import Translatable
from duellum.core.rules import Side
from duellum.qwixx.engine.expectimax import new_workspace
from duellum.qwixx.engine.network.evaluator import Evaluator, new_evaluator
from duellum.qwixx.engine.network.weights import Network, load_shipped_network
from duellum.qwixx.engine.rollouts import roll_out
from duellum.qwixx.engine.search import MAX_ENDGAME_TURNS
from duellum.qwixx.engine.turn_options import TurnOptions
from duellum.qwixx.engine.turn_search import (
    CANDIDATE_COUNT,
    DEPTH,
    FINISHED,
    NETWORK_DEPTH,
    NODES,
    TurnSearch,
    begin_turn,
    deepen_expectimax,
    deepen_network,
    expected_value,
    limit_turn,
    new_turn_search,
    overlook_options,
)
from duellum.qwixx.kernel.encoding import encode
from duellum.qwixx.kernel.turns import MAX_TURN_OPTIONS
from duellum.qwixx.rules.position import Position


class QwixxEngine:
    """An engine for Qwixx Duel; `megabytes` and `threads` belong to the contract and are not used."""

    def __init__(self, megabytes: int = 0, threads: int = 1, network: Network | None = None) -> None:  # noqa: ARG002
        self._evaluator: Evaluator = new_evaluator(load_shipped_network() if network is None else network)
        self._workspaces = tuple(new_workspace() for _ in range(MAX_ENDGAME_TURNS))
        self._is_stopped = False

    def warm_up(self) -> None:
        """Compile the search or load it from the compilation cache."""
        self.warm_up_network()
        self.warm_up_expectimax()

    def warm_up_network(self) -> None:
        """Compile what depth 1 needs, or load it from the compilation cache."""
        game = Game("qwixx")
        game.roll(Random(0))
        self.search(game, Limit(depth=NETWORK_DEPTH), strength=Strength(overlooked_per_mille=1))

    def warm_up_expectimax(self) -> None:
        """Compile what the greater depths and the expected value need, likewise."""
        game = Game("qwixx")
        game.roll(Random(0))
        search = self._begin(TurnOptions(game), Limit(), FULL_STRENGTH)
        deepen_expectimax(self._evaluator, self._workspaces, search, 1)
        self.expected_value(Position.start())

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
        turn = self._begin(options, limit, strength)
        ended = deepen_network(self._evaluator, turn)
        while True:
            result = _result(options, turn, candidates, perf_counter() - start)
            if progress is not None:
                progress(result)
            is_late = limit.seconds is not None and result.seconds >= limit.seconds
            if ended == FINISHED or self._is_stopped or is_late:
                return result
            ended = deepen_expectimax(self._evaluator, self._workspaces, turn, MAX_TURN_OPTIONS)

    def _begin(self, options: TurnOptions, limit: Limit, strength: Strength) -> TurnSearch:
        """Return the compiled search of a turn."""
        turn = new_turn_search()
        begin_turn(turn, encode(options.position), int(options.side), options.dice, options.first)
        if strength.overlooked_per_mille:
            overlook_options(turn, strength.overlooked_per_mille, strength.seed)
        limits = [nodes for nodes in (limit.nodes, strength.nodes) if nodes]
        limit_turn(turn, limit.depth or 0, min(limits, default=0))
        return turn

    def expected_value(self, position: Position) -> float:
        """Return the expectation over all rolls of the best value at depth 1, to the player about to roll.

        Raises :class:`~duellum.core.errors.MoveError` unless the dice are due.
        """
        if position.actor != "dice":
            raise MoveError("no dice are due here", why=Translatable("refused-no-dice-due"))
        side = int(position.to_move)
        return float(expected_value(self._evaluator, self._workspaces[0], encode(position), side))

    def roll_out(self, position: Position, side: Side, games: int, seed: int) -> Rollout:
        """Return the value of a position to a side by rollouts; see ``rollouts.py``."""
        return roll_out(self._evaluator, position, side, games, seed)


def _result(options: TurnOptions, turn: TurnSearch, wanted: int, seconds: float) -> SearchResult:
    """Return what a search has found so far."""
    best = turn.candidates[: min(wanted, int(turn.numbers[CANDIDATE_COUNT]))].tolist()
    found = [
        options.candidate(turn.choices[option].tolist(), float(turn.values[turn.state_of[option]]))
        for option in best
    ]
    return SearchResult(tuple(found), int(turn.numbers[DEPTH]), int(turn.numbers[NODES]), seconds)
