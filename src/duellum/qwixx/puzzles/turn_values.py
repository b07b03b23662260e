"""The values of whole turns: every result of both actions together, and the turns that lead to it."""

from collections import defaultdict
from dataclasses import dataclass

import numpy as np

from duellum.core.engine import Strength
from duellum.core.game import Game
from duellum.qwixx.engine.rollouts import RolloutMemory
from duellum.qwixx.engine.turn_memory import TurnMemory
from duellum.qwixx.engine.turn_options import TurnOptions
from duellum.qwixx.engine.turn_search import (
    DEPTH,
    FINISHED,
    NETWORK_DEPTH,
    NEXT_STATE,
    NODES,
    OPTION_COUNT,
    STATE_COUNT,
    TurnSearch,
    deepen_expectimax,
    deepen_network,
    limit_turn,
)
from duellum.qwixx.kernel.encoding import decode_choice
from duellum.qwixx.kernel.turns import MAX_TURN_OPTIONS
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
    """Evaluates the turns of a position in which the dice have been rolled and action 1 is due."""

    def __init__(self) -> None:
        self._memory = TurnMemory()
        self._rollouts = RolloutMemory()

    def evaluate(
        self, position: Position, depth: int, overlooked_per_mille: int = 0, seed: int = 0
    ) -> list[TurnResult]:
        """Return every result of the turn, the best first; a level overlooks some.

        Beyond depth 1 the :data:`DEEP_RESULTS` best ones are searched; the others keep the network's values,
        and come after them.
        """
        if position.dice is None or position.first_choice is not None:
            raise ValueError("a turn is evaluated after the roll and before action 1")
        memory, turn = self._memory, self._memory.turn
        strength = Strength(overlooked_per_mille=overlooked_per_mille, seed=seed)
        memory.begin(TurnOptions(Game("qwixx", position)), NETWORK_DEPTH, 0, strength)
        memory.run(deepen_network)
        results = _list_results(position, turn)
        if depth == NETWORK_DEPTH:
            return results
        _keep_best(turn, DEEP_RESULTS)
        memory.run(limit_turn, depth, 0)
        ended = memory.run(deepen_network)
        while ended != FINISHED:
            ended = memory.run(deepen_expectimax, MAX_TURN_OPTIONS)
        return [*_list_results(position, turn), *results[DEEP_RESULTS:]]

    def roll_out(self, position: Position, turn: Turn, games: int, seed: int) -> float:
        """Return the value of a turn to its player by rollouts."""
        after = play_turn(position, turn)
        return self._rollouts.roll_out(after, position.to_move, games, seed).value


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


def _keep_best(search: TurnSearch, count: int) -> None:
    """Keep only the turns that lead to the best states."""
    numbers = search.numbers
    order = np.argsort(-search.values[: int(numbers[STATE_COUNT])], kind="stable")[:count]
    options = np.flatnonzero(np.isin(search.state_of[: int(numbers[OPTION_COUNT])], order))
    search.states[: len(options)] = search.states[search.state_of[options]]
    search.choices[: len(options)] = search.choices[options]
    numbers[OPTION_COUNT] = numbers[STATE_COUNT] = len(options)
    numbers[DEPTH] = numbers[NODES] = numbers[NEXT_STATE] = 0


def _format_turn(position: Position, choices: list[int]) -> Turn:
    texts = ["-" if (choice := decode_choice(field)) == "-" else field_name(choice) for field in choices]
    return tuple(texts[:1] if position.play(texts[0]).ending is not None else texts)
