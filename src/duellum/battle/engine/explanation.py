"""The reasons for a move, and facts about threats and lines, by the kernel."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from duellum.battle.kernel import reasons as kernel
from duellum.battle.kernel import threats
from duellum.battle.kernel.encoding import SQUARE_COUNT, encode_move
from duellum.battle.kernel.game import encode_position
from duellum.battle.rules.board import Square
from duellum.battle.rules.move import Move
from duellum.battle.rules.position import Position
from duellum.core.engine import Candidate
from duellum.core.i18n import Translatable
from duellum.core.reasons import compare, new_reasons, read_reasons
from duellum.core.wasm_runtime import shipped

_explain = shipped("battle", kernel.explain)
_find_loose_dice = shipped("battle", threats.find_loose_dice)
_write_line_weights = shipped("battle", kernel.write_line_weights)


def explain(
    position: Position, candidate: Candidate, others: Sequence[Candidate] = ()
) -> tuple[Translatable, ...]:
    """Return the reasons for a candidate, at most two, the most important first.

    Like "Wins a 5. Threatens the king.". `others` are the other candidates of the same search, the best
    first.
    """
    reasons = new_reasons()
    comparison = compare(candidate, others, encode_move)
    return read_reasons(kernel.REASONS, reasons, _explain(encode_position(position), comparison, reasons))


def pass_turn(position: Position) -> Position:
    """Return the position after a null move: the other side is to move."""
    return replace(position, to_move=position.to_move.other)


def find_loose_dice(position: Position) -> frozenset[Square]:
    """Return where the side to move can capture a die for nothing: no reply recaptures or wins."""
    loose = np.zeros(SQUARE_COUNT, np.uint8)
    _find_loose_dice(encode_position(position), loose)
    return frozenset(np.flatnonzero(loose).tolist())


def weigh_line(position: Position, line: Sequence[Move]) -> tuple[int, int]:
    """Return how many dice more a line wins than it loses, and its lowest balance before the last ply.

    The balance begins at 0. At the end a die counts as lost that the opponent could take for nothing.
    """
    moves = np.array([encode_move(move) for move in line], np.int32)
    weights = np.zeros(3, np.int32)
    _write_line_weights(encode_position(position), moves, len(moves), weights)
    won, _, lowest = weights.tolist()
    return won, lowest
