"""Positions of self-play as the network sees them, and what it should say about each."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from duellum.battle.engine.network import MAX_INPUTS, find_bucket, list_inputs
from duellum.battle.engine.scores import DECISIVE
from duellum.battle.engine.self_play import NO_SCORE
from duellum.battle.kernel.attacks import find_king, has_winning_move
from duellum.battle.kernel.encoding import SQUARE_COUNT
from duellum.battle.kernel.game import (
    SIDE,
    SINCE_CAPTURE,
    ArrayPosition,
    copy_position,
    play_move,
    write_start,
)
from duellum.battle.training.games import Games
from duellum.core.compiled import compiled
from duellum.core.native import native

UNKNOWN_RESULT = -1
"""The result of a game in which a random move follows."""

_LONG_WITHOUT_CAPTURE = 70  # plies: soon the game is a draw whatever the position is worth

Rows = npt.NDArray[np.uint16]
Numbers = npt.NDArray[np.int16]


@dataclass(frozen=True, slots=True)
class Examples:
    """Positions, each with its rows of weights and what became of it."""

    inputs: Rows
    """[n, MAX_INPUTS], as :func:`~duellum.battle.engine.network.list_inputs` writes them."""
    facts: Numbers
    """[n, 4]: bucket, score, result for the side to move (0, 1, 2 or UNKNOWN_RESULT), number of the game."""

    def __len__(self) -> int:
        return len(self.inputs)


@compiled
def write_examples(
    lengths: npt.NDArray[np.uint16],
    results: npt.NDArray[np.uint8],
    moves: npt.NDArray[np.int32],
    scores: Numbers,
    position: ArrayPosition,
    after: ArrayPosition,
    inputs: Rows,
    facts: Numbers,
) -> int:
    """Write the examples of games, and return how many; `position` and `after` are memory.

    Positions are those that a search would evaluate: nobody can win at once. Quiet ones are not preferred.
    """
    count, begin = 0, 0
    for game in range(len(lengths)):
        write_start(position)
        end = begin + int(lengths[game])
        known_from = begin  # the first position after which no move is random
        for ply in range(begin, end):
            if scores[ply] == NO_SCORE:
                known_from = ply + 1
        for ply in range(begin, end):
            if scores[ply] != NO_SCORE and abs(int(scores[ply])) <= DECISIVE and _is_open(position):
                side = int(position.counters[SIDE])
                list_inputs(position.pieces, position.masks, side, inputs[count])
                result = int(results[game]) if side == 0 else 2 - int(results[game])
                facts[count, 0] = find_bucket(position.masks)
                facts[count, 1] = scores[ply]
                facts[count, 2] = result if ply >= known_from else UNKNOWN_RESULT
                facts[count, 3] = game
                count += 1
            play_move(position, int(moves[ply]), after)
            copy_position(after, position)
        begin = end
    return count


@compiled
def _is_open(position: ArrayPosition) -> bool:
    """Whether nobody can win at once, and a draw is not near."""
    side = int(position.counters[SIDE])
    own = find_king(position.pieces, position.masks, side)
    enemy = find_king(position.pieces, position.masks, 1 - side)
    return not (
        position.counters[SINCE_CAPTURE] >= _LONG_WITHOUT_CAPTURE
        or has_winning_move(position.pieces, position.masks, side, own, enemy)
        or has_winning_move(position.pieces, position.masks, 1 - side, enemy, own)
    )


_write_examples = native(write_examples)


def collect_examples(games: Games) -> Examples:
    """Return the examples of games."""
    inputs = np.empty((len(games.moves), MAX_INPUTS), np.uint16)
    facts = np.empty((len(games.moves), 4), np.int16)
    memory = (_new_position(), _new_position())
    count = _write_examples(games.lengths, games.results, games.moves, games.scores, *memory, inputs, facts)
    return Examples(inputs[:count].copy(), facts[:count].copy())


def concatenate(parts: Sequence[Examples]) -> Examples:
    """Return all examples as one."""
    return Examples(
        np.concatenate([part.inputs for part in parts]), np.concatenate([part.facts for part in parts])
    )


def _new_position() -> ArrayPosition:
    return ArrayPosition(np.zeros(SQUARE_COUNT, np.int8), np.zeros((2, 2), np.uint64), np.zeros(3, np.int32))
