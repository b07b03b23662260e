"""``duellum tablebase``: the endgame tablebase."""

from tests.cli.commands import run


def test_solved_endings_are_told() -> None:
    result = run("tablebase", "battle")
    assert result.exit_code == 0
    assert "7,872,584 wins" in result.output
    assert "longest loss 30 plies: 9/9/9/9/9/2k6/9/1K6D b 0 1" in result.output
