"""The summary counts every position."""

import numpy as np

from duellum.battle.engine.tablebase import retrograde
from duellum.battle.engine.tablebase.summary import summarise
from duellum.battle.engine.tablebase.tables import ILLEGAL, Tables
from duellum.battle.rules.position import MAX_PLIES_WITHOUT_CAPTURE


def test_the_summary_counts_every_position(tables: Tables) -> None:
    found = {
        (finding.ending, finding.to_move): (finding.wins, finding.losses, finding.draws)
        for finding in summarise(tables)
    }
    assert found == {
        ("king against king", "king"): (2769, 2202, 0),
        ("king and die against king", "king and die"): (7_872_584, 478_696, 0),
        ("king and die against king", "king alone"): (1_649_701, 6_701_579, 0),
    }
    longest = max(max(finding.longest_win, finding.longest_loss) for finding in summarise(tables))
    assert longest == retrograde.MAX_DISTANCE < MAX_PLIES_WITHOUT_CAPTURE


def test_some_positions_are_mutual_zugzwang(tables: Tables) -> None:
    kings, kings_of_black = tables.kings, tables.kings[::-1, ::-1].T
    lost = (kings != ILLEGAL) & (kings % 2 == 0) & (kings_of_black % 2 == 0)
    assert np.count_nonzero(lost) == 1068
    first, second = tables.die
    assert np.count_nonzero((first != ILLEGAL) & (first % 2 == 0) & (second % 2 == 0)) == 421
