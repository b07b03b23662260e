"""The tablebase as users ask it."""

import pytest

import duellum
from duellum import battle


@pytest.fixture
def tablebase(home_with_tables: object, monkeypatch: pytest.MonkeyPatch) -> "duellum.Tablebase[battle.Move]":
    monkeypatch.setenv("DUELLUM_HOME", str(home_with_tables))
    return duellum.load_tablebase("battle")


def test_an_ending_is_played_to_its_end_in_as_many_plies_as_it_says(
    tablebase: "duellum.Tablebase[battle.Move]",
) -> None:
    game = duellum.Game("battle", battle.set_up("Ke1 ka8 Tc3"))
    ending = tablebase.probe(game.position)
    assert ending is not None
    assert ending.win_probability == 1.0
    assert ending.plies_to_end is not None
    left = ending.plies_to_end
    while game.outcome is None:
        found = tablebase.probe(game.position)
        assert found is not None
        assert found.plies_to_end is not None
        assert abs(found.plies_to_end) == left
        assert found.win_probability == float(found.plies_to_end > 0)
        game.play(found.best_moves[0])
        left -= 1
    assert (left, game.outcome.winner) == (0, battle.WHITE)


def test_a_position_with_more_pieces_is_not_solved(tablebase: "duellum.Tablebase[battle.Move]") -> None:
    assert tablebase.probe(battle.Position.start()) is None


def test_a_game_without_solved_endings_says_so() -> None:
    with pytest.raises(duellum.NoTablebaseError, match="Qwixx Duel has no solved endings"):
        duellum.load_tablebase("qwixx")
