"""Perft: the suite, counted by the kernel and by the plain rules."""

import pytest

from duellum.battle import Position, perft
from duellum.battle.kernel.encoding import encode
from duellum.battle.kernel.movegen import count_moves
from tests.battle.kernel.perft_suite import Entry, plain_perft, read_suite
from tests.battle.positions import random_position

pytestmark = pytest.mark.twins

SUITE = list(read_suite())


def test_twins_count_alike_in_thousands_of_positions() -> None:
    disagreeing = []
    for seed in range(3000):
        position = random_position(seed)
        if position.outcome() is None:
            count = count_moves(*encode(position), int(position.to_move))
            disagreeing += [str(position)] if count != len(position.legal_moves()) else []
    assert disagreeing == []


@pytest.mark.slow
def test_twins_count_two_plies_alike_in_thousands_of_positions() -> None:
    disagreeing = []
    for seed in range(5000):
        position = random_position(seed)
        if sum(perft(position, 2).values()) != plain_perft(position, 2):
            disagreeing.append(str(position))
    assert disagreeing == []


@pytest.mark.parametrize("entry", SUITE, ids=lambda entry: entry.title)
def test_suite_counts_are_the_plain_rules_and_the_kernels(entry: Entry) -> None:
    for depth, count in enumerate(entry.counts, 1):
        assert sum(perft(entry.position, depth).values()) == count
    assert plain_perft(entry.position, 2) == entry.counts[1]


def test_suite_covers_the_start_and_ten_more_positions() -> None:
    assert len({entry.position for entry in SUITE}) >= 11
    assert SUITE[0].position == Position.start()
    assert SUITE[0].counts[:3] == (37, 1_293, 47_873)


def test_perft_5_from_the_start() -> None:
    counts = {str(move): count for move, count in perft(Position.start(), 5).items()}
    assert len(counts) == 37
    assert sum(counts.values()) == 64_749_934


def test_leaves_are_not_counted_beyond_a_finished_game() -> None:
    last = Position.parse("k8/9/9/9/9/9/9/8K w 99 80")
    assert set(perft(last, 2).values()) == {0}
    assert sum(perft(last, 1).values()) == 2
