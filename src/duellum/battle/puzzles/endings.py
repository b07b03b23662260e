"""Puzzles from the endgame tablebase: positions in which one move wins and all others lose.

The endings have no draws, so they are as sharp as a puzzle can be, and nothing can refute them.
"""

import random
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from duellum.battle.engine.tablebase.loader import load
from duellum.battle.engine.tablebase.probe import best_moves, probe
from duellum.battle.engine.tablebase.tables import Table, Tables, position_at
from duellum.battle.kernel.encoding import EMPTY, HALF, KING, SQUARE_COUNT, Masks, Moves, Pieces, encode
from duellum.battle.kernel.game import merge_moves
from duellum.battle.kernel.movegen import MAX_MOVES, generate, is_win, make, unmake
from duellum.battle.puzzles.criteria import is_trivial
from duellum.battle.rules.board import BLACK, WHITE, swap_side
from duellum.battle.rules.move import Move
from duellum.battle.rules.position import Position
from duellum.core.compilation.jit import jit

DRAWS = 40_000
"""How many positions are drawn from the tablebase for one source of puzzles."""
WANTED = 12
"""How many puzzles one source gives at most."""
STEPS = (2, 3, 4, 5, 6, 7)
"""In how many moves the solver wins, drawn by lot."""

DEEP_STEPS = 3
"""A single move is a puzzle where it wins in so many moves or more, and all others lose."""

Samples = npt.NDArray[np.int64]
"""int64[n, 4]: indices of the table: who moves, the kings, the state of the die."""
Line = tuple[Position, tuple[Move, ...]]
"""A position and the line that solves it."""


class Endings:
    """Draws puzzles from the tablebase; where none is given, it is loaded when it is first asked."""

    def __init__(self, tables: Tables | None = None) -> None:
        self._tables = tables

    def draw(self, rng: random.Random) -> Iterator[Line]:
        """Yield positions and the lines that solve them, :data:`WANTED` at most."""
        if self._tables is None:
            self._tables = load()
        steps, found = rng.choice(STEPS), 0
        for mover, *indices in draw_sharp(self._tables, steps, rng.getrandbits(32)):
            position = position_at(tuple(indices), (WHITE, BLACK)[mover])
            position = position if rng.randrange(2) else swap_colours(position)
            line = find_winning_line(self._tables, position)
            if (len(line) > 1 or steps >= DEEP_STEPS) and not is_trivial(position, line):
                yield position, line
                found += 1
            if found == WANTED:
                return


def draw_sharp(tables: Tables, steps: int, seed: int) -> list[list[int]]:
    """Return indices of positions that the side to move wins in `steps` moves, by one move alone."""
    generator = np.random.default_rng(seed)
    samples = generator.integers(0, tables.die.shape, (DRAWS, len(tables.die.shape)))
    samples = samples[tables.die[tuple(samples.T)] == 2 * steps - 1]
    is_sharp = np.zeros(len(samples), np.bool_)
    mark_sharp(samples, *tables, is_sharp)
    drawn: list[list[int]] = samples[is_sharp].tolist()
    return drawn


@jit
def mark_sharp(samples: Samples, kings: Table, die: Table, is_sharp: npt.NDArray[np.bool_]) -> None:
    """Write for each position whether one move alone wins."""
    moves = np.zeros(MAX_MOVES, np.int32)
    for number in range(len(samples)):
        mover, own, other, state = samples[number]
        pieces, masks = np.full(SQUARE_COUNT, EMPTY, np.int8), np.zeros((2, 2), np.uint64)
        squares, what = (own, other, state // KING), (KING, KING, state % KING)
        for place in range(3):
            pieces[squares[place]] = what[place]
            masks[place % 2, squares[place] // HALF] |= np.uint64(1) << np.uint64(squares[place] % HALF)
        is_sharp[number] = count_winners(pieces, masks, int(mover), kings, die, moves) == 1


def swap_colours(position: Position) -> Position:
    """Return the position with the colours swapped and the board rotated by 180 degrees."""
    board = tuple(None if piece is None else swap_side(piece) for piece in reversed(position.board))
    return Position(board, position.to_move.other, position.plies_since_capture, position.number)


def find_winning_line(tables: Tables, position: Position) -> tuple[Move, ...]:
    """Return the line in which each move of the solver alone wins, up to the first step with two that do.

    The opponent holds out as long as it can. In the last step every move that wins at once will do.
    """
    line, moves = list[Move](), np.zeros(MAX_MOVES, np.int32)
    while position.outcome() is None:
        winners = count_winners(*encode(position), int(position.to_move), *tables, moves)
        if winners != 1 and not position.winning_moves():
            break
        for _ in range(2):  # the solver's move and the reply
            if position.outcome() is None:
                line.append(best_moves(tables, position)[0])
                position = position.play(line[-1])
    return tuple(line) if position.outcome() is not None else tuple(line[:-1])


@jit
def count_winners(pieces: Pieces, masks: Masks, side: int, kings: Table, die: Table, moves: Moves) -> int:
    """Return how many different positions the side to move can reach and wins; `moves` is a workspace."""
    count, winners = merge_moves(pieces, moves, generate(pieces, masks, side, moves)), 0
    for index in range(count):
        move = int(moves[index])
        mover, captured = int(pieces[move & 127]), int(pieces[move >> 7 & 127])
        if is_win(move, mover, captured, side):
            winners += 1
            continue
        make(pieces, masks, side, move)
        winners += probe(pieces, masks, 1 - side, 0, kings, die) < 0
        unmake(pieces, masks, side, move, mover, captured)
    return winners
