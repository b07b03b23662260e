"""The values of whole turns: every result of both actions together, and the turns that lead to it."""

from collections import defaultdict
from dataclasses import dataclass

import numpy as np

from duellum.qwixx.engine.expectimax import new_workspace
from duellum.qwixx.engine.network.evaluator import new_evaluator
from duellum.qwixx.engine.network.weights import load_shipped_network
from duellum.qwixx.engine.rollouts import roll_out
from duellum.qwixx.engine.search import MAX_ENDGAME_TURNS
from duellum.qwixx.engine.turn_search import (
    FINISHED,
    NETWORK_DEPTH,
    OPTION_COUNT,
    SIDE,
    STATE_COUNT,
    TurnSearch,
    begin_turn,
    deepen_expectimax,
    deepen_network,
    limit_turn,
    new_turn_search,
    overlook_options,
)
from duellum.qwixx.kernel.encoding import decode_choice, encode, encode_roll
from duellum.qwixx.kernel.turns import MAX_TURN_OPTIONS, UNDECIDED
from duellum.qwixx.rules.board import field_name
from duellum.qwixx.rules.position import Position

DEEP_RESULTS = 8
"""How many results are searched deeper than by the network."""

Turn = tuple[str, ...]
"""The choices of a turn: two, or one where the game ends with it."""


@dataclass(frozen=True, slots=True)
class TurnResult:
    """What a turn can lead to: its value to the player, and the turns that lead there."""

    value: float
    turns: tuple[Turn, ...]


class TurnEvaluator:
    """Evaluates the turns of a position in which the dice have been thrown and action 1 is due."""

    def __init__(self) -> None:
        self._evaluator = new_evaluator(load_shipped_network())
        self._workspaces = tuple(new_workspace() for _ in range(MAX_ENDGAME_TURNS))

    def evaluate(
        self, position: Position, depth: int, overlooked_per_mille: int = 0, seed: int = 0
    ) -> list[TurnResult]:
        """Return every result of the turn, the best first; a level overlooks some.

        Beyond depth 1 the :data:`DEEP_RESULTS` best ones are searched; the others keep the network's values,
        and come after them.
        """
        if position.dice is None or position.first_choice is not None:
            raise ValueError("a turn is evaluated when the dice have been thrown and before action 1")
        search = new_turn_search()
        begin_turn(search, encode(position), int(position.to_move), encode_roll(position.dice), UNDECIDED)
        if overlooked_per_mille:
            overlook_options(search, overlooked_per_mille, seed)
        limit_turn(search, NETWORK_DEPTH, 0)
        deepen_network(self._evaluator, search)
        results = _list_results(position, search)
        if depth == NETWORK_DEPTH:
            return results
        best = _keep_best(search, DEEP_RESULTS)
        limit_turn(best, depth, 0)
        ended = deepen_network(self._evaluator, best)
        while ended != FINISHED:
            ended = deepen_expectimax(self._evaluator, self._workspaces, best, MAX_TURN_OPTIONS)
        return [*_list_results(position, best), *results[DEEP_RESULTS:]]

    def roll_out(self, position: Position, turn: Turn, games: int, seed: int) -> float:
        """Return the value of a turn to its player by rollouts."""
        after = play_turn(position, turn)
        return roll_out(self._evaluator, after, position.to_move, games, seed).value


def play_turn(position: Position, turn: Turn) -> Position:
    """Return the position after a turn."""
    for choice in turn:
        position = position.play(choice)
    return position


def _list_results(position: Position, search: TurnSearch) -> list[TurnResult]:
    """Return what a search has found, the best first."""
    turns = defaultdict[int, list[Turn]](list)
    for option in range(int(search.numbers[OPTION_COUNT])):
        turns[int(search.state_of[option])].append(_format_turn(position, search.choices[option].tolist()))
    results = [TurnResult(float(search.values[state]), tuple(found)) for state, found in turns.items()]
    return sorted(results, key=lambda result: -result.value)


def _keep_best(search: TurnSearch, count: int) -> TurnSearch:
    """Return a search of the turns that lead to the best states alone."""
    order = np.argsort(-search.values[: int(search.numbers[STATE_COUNT])], kind="stable")[:count]
    options = np.flatnonzero(np.isin(search.state_of[: int(search.numbers[OPTION_COUNT])], order))
    kept = new_turn_search()
    kept.states[: len(options)] = search.states[search.state_of[options]]
    kept.choices[: len(options)] = search.choices[options]
    kept.numbers[OPTION_COUNT] = kept.numbers[STATE_COUNT] = len(options)
    kept.numbers[SIDE] = search.numbers[SIDE]
    return kept


def _format_turn(position: Position, choices: list[int]) -> Turn:
    texts = ["-" if (choice := decode_choice(field)) == "-" else field_name(choice) for field in choices]
    return tuple(texts[:1] if position.play(texts[0]).ending is not None else texts)
