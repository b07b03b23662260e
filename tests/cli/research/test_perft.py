"""``duellum perft``: counting move sequences."""

from tests.cli.commands import run


def test_perft_counts_from_the_start() -> None:
    assert run("perft", "battle", "3").output == "47873\n"


def test_perft_divides_by_move() -> None:
    *moves, total = run("perft", "battle", "2", "--divide").output.splitlines()
    counts = dict(line.split() for line in moves)
    assert counts["e1n1"] == "37"
    assert sum(map(int, counts.values())) == int(total) == 1293


def test_perft_takes_a_position() -> None:
    assert run("perft", "battle", "2", "--fen", "8k/9/2y6/9/4V4/9/9/K8 w 98 90").output == "414\n"
