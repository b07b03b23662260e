"""Puzzles from the endgame tablebase: positions in which one move wins and all others lose.

The endings have no draws, so they are as sharp as a puzzle can be, and nothing can refute them.
"""

import random
from collections.abc import Iterator
from functools import cached_property

import numpy as np

from duellum.battle.engine.module_arrays import (
    DIE_TABLE,
    IS_SHARP,
    KINGS_TABLE,
    MAX_SAMPLES,
    POSITION,
    SAMPLES,
)
from duellum.battle.engine.tablebase.loader import load
from duellum.battle.engine.tablebase.probe import best_moves
from duellum.battle.engine.tablebase.sharp_endings import count_winners, mark_sharp
from duellum.battle.engine.tablebase.tables import Tables, position_at
from duellum.battle.kernel.encoding import encode
from duellum.battle.puzzles.criteria import is_trivial
from duellum.battle.rules.board import BLACK, WHITE, swap_side
from duellum.battle.rules.move import Move
from duellum.battle.rules.position import Position
from duellum.core.wasm_runtime import Instance

DRAWS = MAX_SAMPLES
"""How many positions are drawn from the tablebase for one source of puzzles."""
WANTED = 12
"""How many puzzles one source gives at most."""
STEPS = (2, 3, 4, 5, 6, 7)
"""In how many moves the solver wins, chosen at random."""

DEEP_STEPS = 3
"""A single move is a puzzle if it wins in this many moves or more, and all others lose."""

Line = tuple[Position, tuple[Move, ...]]
"""A position and the line that solves it."""


class Endings:
    """Draws puzzles from the tablebase, which is loaded when it is first asked unless it is given."""

    def __init__(self, tables: Tables | None = None) -> None:
        self._given = tables

    @cached_property
    def tables(self) -> Tables:
        """The tablebase."""
        return load() if self._given is None else self._given

    @cached_property
    def _module(self) -> Instance:
        """The module that searches the tablebase, with a copy of it."""
        module = Instance("endings")
        for array, table in zip((KINGS_TABLE, DIE_TABLE), self.tables, strict=True):
            module.array(array)[:] = table
        return module

    def draw(self, rng: random.Random) -> Iterator[Line]:
        """Yield positions and the lines that solve them, :data:`WANTED` at most."""
        steps, found = rng.choice(STEPS), 0
        for mover, *indices in self.draw_sharp(steps, rng.getrandbits(32)):
            position = position_at(tuple(indices), (WHITE, BLACK)[mover])
            position = position if rng.randrange(2) else swap_colours(position)
            line = self.find_winning_line(position)
            if (len(line) > 1 or steps >= DEEP_STEPS) and not is_trivial(position, line):
                yield position, line
                found += 1
            if found == WANTED:
                return

    def draw_sharp(self, steps: int, seed: int) -> list[list[int]]:
        """Return indices of positions that the side to move wins in `steps` moves, by one move alone."""
        generator, die = np.random.default_rng(seed), self.tables.die
        samples = generator.integers(0, die.shape, (DRAWS, len(die.shape)))
        samples = samples[die[tuple(samples.T)] == 2 * steps - 1]
        self._module.array(SAMPLES)[: len(samples)] = samples
        self._module.run(mark_sharp, len(samples))
        drawn: list[list[int]] = samples[self._module.array(IS_SHARP)[: len(samples)] != 0].tolist()
        return drawn

    def find_winning_line(self, position: Position) -> tuple[Move, ...]:
        """Return the line in which each move of the solver alone wins, up to the first step with two that do.

        The opponent holds out as long as it can. In the last step every move that wins at once will do.
        """
        line = list[Move]()
        while position.outcome() is None:
            if self.count_winners(position) != 1 and not position.winning_moves():
                break
            for _ in range(2):  # the solver's move and the reply
                if position.outcome() is None:
                    line.append(best_moves(self.tables, position)[0])
                    position = position.play(line[-1])
        return tuple(line) if position.outcome() is not None else tuple(line[:-1])

    def count_winners(self, position: Position) -> int:
        """Return how many different positions the side to move can reach and wins."""
        pieces, masks, _ = POSITION.arrays()
        self._module.array(pieces)[:], self._module.array(masks)[:] = encode(position)
        return int(self._module.run(count_winners, int(position.to_move)))


def swap_colours(position: Position) -> Position:
    """Return the position with the colours swapped and the board rotated by 180 degrees."""
    board = tuple(None if piece is None else swap_side(piece) for piece in reversed(position.board))
    return Position(board, position.to_move.other, position.plies_since_capture, position.number)
