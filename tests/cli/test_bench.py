"""``duellum bench``: the engines' signatures."""

from tests.cli.commands import run


def test_the_signature_is_one_number_and_the_same_again() -> None:
    first, again = run("bench"), run("bench")
    assert first.output == again.output
    assert int(first.output) > 10_000


def test_the_signature_is_one_number_and_the_same_again_in_qwixx_duel() -> None:
    first, again = run("bench", "qwixx"), run("bench", "qwixx")
    assert first.exit_code == 0, first.output
    assert first.output == again.output
    assert int(first.output) > 1000


def test_perft_counts_from_the_start() -> None:
    assert run("perft", "battle", "3").output == "47873\n"


def test_perft_divides_by_move() -> None:
    *moves, total = run("perft", "battle", "2", "--divide").output.splitlines()
    counts = dict(line.split() for line in moves)
    assert counts["e1n1"] == "37"
    assert sum(map(int, counts.values())) == int(total) == 1293


def test_perft_takes_a_position() -> None:
    assert run("perft", "battle", "2", "--fen", "8k/9/2y6/9/4V4/9/9/K8 w 98 90").output == "414\n"
