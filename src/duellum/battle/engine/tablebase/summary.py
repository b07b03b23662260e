"""A summary of the tablebase: how often each side wins, and the longest endings."""

from dataclasses import dataclass

import numpy as np

from duellum.battle.engine.tablebase.tables import DRAWN, ILLEGAL, Table, Tables, position_at
from duellum.battle.rules.board import BLACK, WHITE, Side
from duellum.battle.rules.position import Position


@dataclass(frozen=True, slots=True)
class EndingSummary:
    """The results of one ending with one side to move."""

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
        """The number of positions; those that differ only by colour count once."""
        return self.wins + self.losses + self.draws


def summarise(tables: Tables) -> tuple[EndingSummary, ...]:
    """Return the results by ending and side to move."""
    against_die = "king and die against king"
    return (
        _summarise_table(tables.kings, "king against king", "king", WHITE),
        _summarise_table(tables.die[0], against_die, "king and die", WHITE),
        _summarise_table(tables.die[1], against_die, "king alone", BLACK),
    )


def _summarise_table(table: Table, ending: str, to_move: str, side: Side) -> EndingSummary:
    counts = np.bincount(table.ravel(), minlength=ILLEGAL + 1)
    wins, losses = counts[1:ILLEGAL:2], counts[2:ILLEGAL:2]
    longest_win, longest_loss = 2 * int(np.nonzero(wins)[0][-1]) + 1, 2 * int(np.nonzero(losses)[0][-1]) + 2
    return EndingSummary(
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
