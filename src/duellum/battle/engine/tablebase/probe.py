"""Battle's solved endings: king against king, and king and die against king.

The tables are built on first use, kept in the user's cache folder, and say of every such position who wins
and in how many plies; ``retrograde.py`` describes their arrays and solves them. Every win takes far fewer
plies than the long game allows (B20), so plies without a capture do not count, unless so many have gone by
before that the win might come too late. There the tables are silent.

A third occurrence of a position (B19) cannot come about while the winner plays the best moves: the distance
falls with every ply. Only what was played before can bring it.
"""

from contextlib import suppress
from dataclasses import dataclass

import numpy as np

from duellum.battle.engine.tablebase.file import TABLES_FILE, read_tables, write_tables
from duellum.battle.engine.tablebase.retrograde import (
    DRAWN,
    ILLEGAL,
    KINGS_SHAPE,
    TURNED_DIE,
    Table,
    turned_square,
)
from duellum.battle.engine.tablebase.retrograde import Progress as Progress
from duellum.battle.engine.tablebase.retrograde import Tables as Tables
from duellum.battle.engine.tablebase.retrograde import build as build
from duellum.battle.kernel.movegen import HALF, KING, Masks, Pieces, encode
from duellum.battle.rules.board import BLACK, SQUARES, WHITE, Piece, Side
from duellum.battle.rules.position import LONG_GAME, Move, Position
from duellum.core.die import ORIENTATIONS
from duellum.core.files import cache_folder
from duellum.core.jit import jit, lowest_bit

UNKNOWN = 1000
"""What :func:`probe` returns where the tables are silent."""

NO_TABLES = Tables(np.empty((0, 0), np.uint8), np.empty((0, 0, 0, 0), np.uint8))
"""Stands in where there are no tables: nothing is known, and compiled code need not be compiled again."""


@jit
def has_few_pieces(masks: Masks) -> bool:
    """Whether three pieces or fewer are left; a search asks this first, as it costs less than to probe."""
    low, high = masks[0, 0] | masks[1, 0], masks[0, 1] | masks[1, 1]
    for _ in range(3):  # take the lowest piece away, without a branch
        high &= high - np.uint64((low == 0) & (high != 0))
        low &= low - np.uint64(low != 0)
    return bool(low | high == 0)


@jit
def probe(pieces: Pieces, masks: Masks, side: int, quiet: int, kings: Table, die: Table) -> int:
    """Return how many plies before the end the game is, negative when `side`, who is to move, loses.

    0 is a draw. ``UNKNOWN`` is returned when there are more dice than one or the game is over, and also when
    the end is so far off that the long game may come before it (B20).
    """
    if kings.shape[0] == 0:
        return UNKNOWN
    white, black, square, owner = locate(pieces, masks)
    if white < 0 or black < 0:
        return UNKNOWN
    if square < 0:
        owner = side
    own, other = (white, black) if owner == 0 else (turned_square(black), turned_square(white))
    if square < 0:
        distance = np.int64(kings[own, other])
    else:
        orientation = np.int64(pieces[square])
        if owner == 1:
            square, orientation = turned_square(square), TURNED_DIE[orientation]
        distance = np.int64(die[side ^ owner, own, other, square * KING + orientation])
    if distance == ILLEGAL or quiet + distance > LONG_GAME:
        return UNKNOWN
    return distance if distance % 2 == 1 else -distance  # type: ignore[return-value]  # Numba's int is int64


@jit
def locate(pieces: Pieces, masks: Masks) -> tuple[int, int, int, int]:
    """Return the squares of White's king, Black's king and the only die, and the die's owner.

    What is not there is -1, and so is everything once a second die is seen.
    """
    white, black, square, owner = -1, -1, -1, -1
    for side in range(2):
        for half in range(2):
            left = masks[side, half]
            while left:
                here = lowest_bit(left) + HALF * half
                left &= left - np.uint64(1)
                if pieces[here] != KING:
                    if square >= 0:
                        return -1, -1, -1, -1
                    square, owner = here, side
                elif side == 0:
                    white = here
                else:
                    black = here
    return white, black, square, owner


def value(tables: Tables, position: Position) -> int | None:
    """Return the plies to the end, negative when the side to move loses; None where the tables are silent."""
    distance = probe(*encode(position), int(position.to_move), position.quiet_plies, *tables)
    return None if distance == UNKNOWN else int(distance)


def best_moves(tables: Tables, position: Position) -> tuple[Move, ...]:
    """Return the moves that win soonest, else draw, else lose latest; none where the tables are silent."""
    reached = value(tables, position)
    if reached is None:
        return ()
    return tuple(move for move in position.legal_moves() if _value_of_move(tables, position, move) == reached)


def _value_of_move(tables: Tables, position: Position, move: Move) -> int | None:
    """Return the plies to the end for the side that makes the move."""
    after = position.play(move)
    if (outcome := after.outcome()) is not None:
        return 0 if outcome.winner is None else 1
    reply = value(tables, after)
    if not reply:
        return reply
    return -reply + 1 if reply < 0 else -reply - 1


def load(progress: Progress | None = None) -> Tables:
    """Return the tables from the cache folder; build them and put them there unless they are there, unharmed.

    Where the folder cannot be written to, they are built each time.
    """
    path = cache_folder() / TABLES_FILE
    with suppress(OSError, ValueError):
        return read_tables(path)
    tables = build(progress)
    with suppress(OSError):
        write_tables(path, tables)
    return tables


@dataclass(frozen=True, slots=True)
class Finding:
    """What the tables say of one ending with one side to move."""

    ending: str
    to_move: str
    """Who moves, in words."""
    wins: int
    """Of the side to move."""
    losses: int
    draws: int
    longest_win: int
    """In plies."""
    longest_win_example: Position
    longest_loss: int
    longest_loss_example: Position

    @property
    def positions(self) -> int:
        """How many positions there are, those that differ by colours alone counted once."""
        return self.wins + self.losses + self.draws


def summary(tables: Tables) -> tuple[Finding, ...]:
    """Return what was found, by ending and side to move."""
    against_die = "king and die against king"
    return (
        _finding(tables.kings, "king against king", "king", WHITE),
        _finding(tables.die[0], against_die, "king and die", WHITE),
        _finding(tables.die[1], against_die, "king alone", BLACK),
    )


def _finding(table: Table, ending: str, to_move: str, side: Side) -> Finding:
    counts = np.bincount(table.ravel(), minlength=ILLEGAL + 1)
    wins, losses = counts[1:ILLEGAL:2], counts[2:ILLEGAL:2]
    longest_win, longest_loss = 2 * int(np.nonzero(wins)[0][-1]) + 1, 2 * int(np.nonzero(losses)[0][-1]) + 2
    return Finding(
        ending,
        to_move,
        int(wins.sum()),
        int(losses.sum()),
        int(counts[DRAWN]),
        longest_win,
        _example(table, longest_win, side),
        longest_loss,
        _example(table, longest_loss, side),
    )


def _example(table: Table, distance: int, side: Side) -> Position:
    """Return the first position of this distance; White has the die."""
    return position_at(tuple(int(index) for index in np.argwhere(table == distance)[0]), side)


def position_at(place: tuple[int, ...], side: Side) -> Position:
    """Return the position with White's king, Black's king, and if given White's die in these places."""
    board: list[Piece | None] = [None] * len(SQUARES)
    board[place[0]], board[place[1]] = Piece(WHITE, None), Piece(BLACK, None)
    if len(place) > len(KINGS_SHAPE):
        board[place[2] // KING] = Piece(WHITE, ORIENTATIONS[place[2] % KING])
    return Position(tuple(board), side)
