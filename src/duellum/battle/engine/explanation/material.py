"""Dice won and lost along a principal variation."""

from collections.abc import Sequence
from itertools import accumulate

from duellum.battle.engine.explanation.threats import find_loose_dice
from duellum.battle.rules.move import Move
from duellum.battle.rules.position import Position

MAX_GAIN_PLY = 5
"""A die won later than by one's own third move is not mentioned."""


def trace_balance(position: Position, line: Sequence[Move]) -> list[int]:
    """Return after each ply of a line how many dice more the side to move has won than lost.

    The last entry counts a die as lost that the opponent, to move then, could take for nothing.
    """
    signs = [(1 if number % 2 == 0 else -1) for number in range(len(line))]
    won = [sign * _is_die_captured(move) for sign, move in zip(signs, line, strict=True)]
    balance = list(accumulate(won))
    if len(line) % 2 and find_loose_dice(_play_line(position, line)):
        balance[-1] -= 1
    return balance


def _is_die_captured(move: Move) -> bool:
    return move.captured is not None and not move.captured.is_king


def _play_line(position: Position, line: Sequence[Move]) -> Position:
    for move in line:
        position = position.play(move)
    return position


def find_gain_ply(position: Position, line: Sequence[Move]) -> int | None:
    """Return the ply, counted from 1, from which on a line is a die ahead; None if too late or never."""
    balance = trace_balance(position, line)
    if balance[-1] <= 0:
        return None
    behind = [number for number, dice in enumerate(balance, 1) if dice <= 0]
    first = max(behind, default=0) + 1
    return first if first <= MAX_GAIN_PLY else None


def count_dice_won(position: Position, line: Sequence[Move]) -> int:
    """Return how many dice more a line wins than it loses, up to its end."""
    return trace_balance(position, line)[-1]
