"""Qwixx Duel's engine: evaluates every way to finish the turn, by the network and by expectimax.

It uses what a player sees: the board and the dice on the table, never dice to come.
"""

from collections.abc import Callable
from random import Random
from time import perf_counter

import numpy as np

from duellum.core.engine import FULL_STRENGTH, Limit, Rollout, SearchResult, Strength
from duellum.core.errors import MoveError
from duellum.core.game import Game
from duellum.core.i18n import Translatable
from duellum.core.rules import Side
from duellum.qwixx.engine.expectimax import evaluate_results, new_workspace
from duellum.qwixx.engine.network.evaluator import Evaluator, new_evaluator
from duellum.qwixx.engine.network.weights import Network, load_shipped_network
from duellum.qwixx.engine.rollouts import roll_out
from duellum.qwixx.engine.search import (
    MAX_ENDGAME_TURNS,
    evaluate_endgames,
    evaluate_replies,
    evaluate_turns,
    is_endgame,
)
from duellum.qwixx.engine.turn_options import TurnOptions, Values
from duellum.qwixx.kernel.encoding import encode
from duellum.qwixx.kernel.expectation import MAX_RESULTS, States
from duellum.qwixx.rules.position import Position

NETWORK_DEPTH, EXPECTIMAX_DEPTH, ENDGAME_DEPTH = 1, 2, 3
"""The search depths, see ``search.py``; the last applies to endgames only."""
MAX_NODES = 1 << 40


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
        self.search(game, Limit(depth=NETWORK_DEPTH))

    def warm_up_expectimax(self) -> None:
        """Compile what the greater depths and the expected value need, likewise."""
        start = Position.start()
        states = np.stack([encode(start)])
        is_endgame(states[0])
        for depth in (EXPECTIMAX_DEPTH, ENDGAME_DEPTH):
            self._evaluate(depth, states, 0, np.zeros(1))
        self.expected_value(start)

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
        options, start, nodes = TurnOptions(game), perf_counter(), 0
        if strength.overlooked_per_mille:
            options.overlook(strength.overlooked_per_mille, strength.seed)
        self._is_stopped = False
        values = np.zeros(len(options.states))
        for depth in range(NETWORK_DEPTH, _max_depth(options.states, limit, strength) + 1):
            nodes += self._evaluate(depth, options.states, int(options.side), values)
            found = options.candidates(values)[:candidates]
            result = SearchResult(found, depth, nodes, perf_counter() - start)
            if progress is not None:
                progress(result)
            if self._is_stopped or (limit.seconds is not None and result.seconds >= limit.seconds):
                break
        return result

    def expected_value(self, position: Position) -> float:
        """Return the expectation over all rolls of the best value at depth 1, to the player about to roll.

        Raises :class:`~duellum.core.errors.MoveError` unless the dice are due.
        """
        if position.actor != "dice":
            raise MoveError("no dice are due here", why=Translatable("refused-no-dice-due"))
        workspace = self._workspaces[0]
        count = evaluate_results(self._evaluator, workspace, encode(position), int(position.to_move))
        return float(workspace.probabilities[:count] @ workspace.values[:count])

    def roll_out(self, position: Position, side: Side, games: int, seed: int) -> Rollout:
        """Return the value of a position to a side by rollouts; see ``rollouts.py``."""
        return roll_out(self._evaluator, position, side, games, seed)

    def _evaluate(self, depth: int, states: States, side: int, values: Values) -> int:
        """Write the values of states after a turn, and return roughly how many positions that evaluates."""
        if depth == NETWORK_DEPTH:
            evaluate_turns(self._evaluator, states, side, values)
            return len(states)
        if depth == EXPECTIMAX_DEPTH:
            evaluate_replies(self._evaluator, self._workspaces[0], states, side, values)
        else:
            evaluate_endgames(self._evaluator, self._workspaces, states, side, values)
        return len(states) * MAX_RESULTS


def _max_depth(states: States, limit: Limit, strength: Strength) -> int:
    """Return the greatest depth that the limits allow and that applies to these states."""
    nodes = min(limit.nodes or MAX_NODES, strength.nodes or MAX_NODES)
    deepest = min(limit.depth or ENDGAME_DEPTH, ENDGAME_DEPTH)
    if nodes < len(states) * MAX_RESULTS:
        return NETWORK_DEPTH
    if not any(is_endgame(state) for state in states):
        return min(deepest, EXPECTIMAX_DEPTH)
    return deepest
