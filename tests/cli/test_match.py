"""``duellum match``: matches."""

from pathlib import Path

import pytest

from duellum.record import read_games
from tests.cli.commands import run


def test_a_match_tells_elo_and_saves_its_games(tmp_path: Path) -> None:
    games = tmp_path / "games.txt"
    result = run(
        "match", "4", "1", "--games", "3", "--seconds", "0.01", "--sprt", "0", "50", "--save", str(games)
    )
    assert result.exit_code == 0, result.output
    assert "of 4 games" in result.output
    assert "Elo " in result.output
    assert "SPRT 0 50: " in result.output
    assert [record.tags["White"] for record in read_games(games)] == ["level 4", "level 1"] * 2


@pytest.mark.parametrize(
    ("name", "reason"), [("9", "there is no level 9"), ("/nowhere/at/all", "cannot be started")]
)
def test_a_player_that_does_not_exist_is_refused(name: str, reason: str) -> None:
    result = run("match", name, "1", "--games", "2")
    assert result.exit_code == 1
    assert reason in result.output


def test_a_match_is_played_in_pairs_with_the_same_dice_in_qwixx_duel(tmp_path: Path) -> None:
    games = tmp_path / "games.txt"
    result = run(
        "match", "--game", "qwixx", "7", "careful", "--games", "4", "--nodes", "50", "--save", str(games)
    )
    assert result.exit_code == 0, result.output
    assert "7 against careful: " in result.output
    assert "of 4 games" in result.output
    records = read_games(games)
    assert [record.tags["Black"] for record in records] == ["level 7", "careful"] * 2
    first_rolls = [str(record.moves[0].move) for record in records]
    assert first_rolls[0] == first_rolls[1]
    assert first_rolls[2] == first_rolls[3]
    assert all(record.outcome is not None for record in records)
