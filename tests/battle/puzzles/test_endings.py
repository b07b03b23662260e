"""Puzzles from the tablebase: one winner at every step, and the longest defence."""

import random

from duellum.battle.engine.tablebase.probe import best_moves, probe_position
from duellum.battle.engine.tablebase.tables import Tables, position_at
from duellum.battle.puzzles.endings import Endings, swap_colours
from duellum.battle.rules.board import BLACK, WHITE
from duellum.battle.rules.position import Position
from tests.battle.engine.tablebase.endings import random_ending

ONLY = Position.parse("9/9/9/9/9/4K4/2U2k3/9 w 0 1")


def count_plainly(tables: Tables, position: Position) -> int:
    """Return how many results win, by the plain rules."""
    results = {str(position.play(move)) for move in position.legal_moves()}
    after = [Position.parse(text) for text in results]
    return sum(one.outcome() is not None or (probe_position(tables, one) or 0) < 0 for one in after)


def test_winners_are_counted_as_by_the_plain_rules(tables: Tables) -> None:
    source, endings = random.Random(3), Endings(tables)
    positions = [random_ending(source) for _ in range(60)]
    counts = [endings.count_winners(position) for position in positions]
    assert counts == [count_plainly(tables, position) for position in positions]
    assert len(set(counts)) > 3


def test_a_line_wins_by_the_only_moves(tables: Tables) -> None:
    line = Endings(tables).find_winning_line(ONLY)
    assert [str(move) for move in line] == ["c2n2e3", "f2n1", "e3e1"]


def test_a_position_with_two_winners_is_no_puzzle(tables: Tables) -> None:
    source = random.Random(4)
    two = next(
        position
        for position in iter(lambda: random_ending(source), None)
        if count_plainly(tables, position) > 1 and not position.winning_moves()
    )
    assert Endings(tables).find_winning_line(two) == ()


def test_sharp_positions_are_drawn_by_their_length(tables: Tables) -> None:
    for mover, *indices in Endings(tables).draw_sharp(3, 1)[:5]:
        position = position_at(tuple(indices), (WHITE, BLACK)[mover])
        assert probe_position(tables, position) == 5
        assert count_plainly(tables, position) == 1


def test_swapping_colours_keeps_the_value(tables: Tables) -> None:
    swapped = swap_colours(ONLY)
    assert swapped.to_move is not ONLY.to_move
    assert probe_position(tables, swapped) == probe_position(tables, ONLY)


def test_drawn_puzzles_have_one_winner_at_every_step(tables: Tables) -> None:
    drawn = [*Endings(tables).draw(random.Random(5))][:4]
    assert drawn
    for start, line in drawn:
        place = start
        for move in line:
            assert str(place.play(move)) in {str(place.play(one)) for one in best_moves(tables, place)}
            if place.to_move is start.to_move and not place.winning_moves():
                assert count_plainly(tables, place) == 1
            place = place.play(move)
