"""The package: perft by first move."""

from duellum.battle import Position, perft


def test_perft_counts_by_first_move() -> None:
    counts = perft(Position.start(), 2)
    assert len(counts) == 37
    assert sum(counts.values()) == 1_293
