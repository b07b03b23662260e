"""Reference players, the leaderboard and data sets."""

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import duellum
from duellum.core.engine import Limit, NoEngineError
from duellum.core.environment import load_environment_spec
from duellum.core.errors import MoveError
from duellum.core.registry import games_with, load_rules
from duellum.core.statistics import Score
from duellum.core.tablebase import NoTablebaseError
from duellum.research.datasets import COLUMNS, sample_endings, sample_positions, write_data_set
from duellum.research.leaderboard import MAX_ELO, create_player, estimate_rating, measure_standing
from duellum.research.players import (
    PolicyPlayer,
    RandomPlayer,
    list_players,
    load_player,
    measure_luck_adjusted,
)
from duellum.research.policies import random_policy
from tests.cli.commands import run

GAMES = games_with("environment")


@pytest.mark.parametrize("name", GAMES)
def test_every_reference_player_makes_a_legal_move(name: str) -> None:
    for player in list_players(name):
        game: duellum.Game[Any, Any] = duellum.Game(name)
        while game.actor == "dice":
            game.roll()
        chosen = load_player(name, player, nodes=50, seed=1)
        chosen.new_game()
        assert chosen.choose(game) in game.legal_moves()


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(NoEngineError, match="its players: random, baseline, 1 to 8, full, tablebase"):
        load_player("battle", "9")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("compact", [False, True])
def test_a_policy_plays_a_match(name: str, compact: bool) -> None:  # noqa: FBT001 - parametrized
    player = PolicyPlayer(name, random_policy(1), compact=compact)
    result = duellum.match(player, RandomPlayer(2), rules=name, games=4, rng=1)
    assert result.players == ("policy", "random")
    assert all(record.outcome and record.outcome.reason != "resignation" for record in result.records)


def test_a_policy_that_chooses_an_illegal_action_is_told() -> None:
    player = PolicyPlayer("battle", lambda _seen, masks: np.array([int(np.flatnonzero(~masks[0])[0])]))
    with pytest.raises(MoveError):
        player.choose(duellum.Game("battle"))


def test_luck_is_taken_out_of_a_score() -> None:
    first, second = (load_player("qwixx", "greedy", seed=seed) for seed in (1, 2))
    result = duellum.match(first, RandomPlayer(3), rules="qwixx", games=4, rng=1)
    score, error = measure_luck_adjusted(result.records, "greedy", nodes=50)
    assert 0.5 < score < 1.5
    assert error > 0
    assert second.name == "greedy"


def test_a_rating_is_the_one_that_makes_the_points_likeliest() -> None:
    assert estimate_rating([(250, Score((1.0, 1.5, 0.5)))]).elo == pytest.approx(250, abs=1)
    share = Score((1.5,) * 20 + (1.0, 2.0))
    rating = estimate_rating([(0, share)])
    assert rating.elo == pytest.approx(duellum.core.statistics.elo_difference(share.share), abs=1)
    assert rating.low < rating.elo < rating.high
    assert rating.high - rating.low < 60
    assert estimate_rating([(0, Score((2.0, 2.0)))]).high == MAX_ELO


def test_the_anchors_are_rated_as_they_are() -> None:
    for name in GAMES:
        anchors = load_environment_spec(load_rules(name)).anchors
        assert anchors["1"] == 0
        assert {*anchors} <= {*list_players(name)}
        assert list(anchors.values()) == sorted(anchors.values())


def test_a_standing_lists_the_player_among_the_anchors() -> None:
    rules = load_rules("qwixx")
    told: list[str] = []
    standing = measure_standing(
        load_player(rules, "greedy", seed=1), rules, ["1", "3"], games=6,
        progress=lambda anchor, _: told.append(anchor),
    )  # fmt: skip
    assert told == ["1", "3"]
    lines = str(standing).splitlines()
    assert len(lines) == 3
    assert any(line.split()[:2] == ["3", "+182"] for line in lines)
    assert any(line.startswith("greedy") and "95%" in line for line in lines)
    with pytest.raises(ValueError, match="'full' is not an anchor"):
        measure_standing(load_player(rules, "random"), rules, ["full"], games=4)


def test_the_command_rates_a_policy_of_a_file_and_a_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = "from duellum.research.policies import random_policy\nchoose = random_policy(1)\n"
    (tmp_path / "my_policy.py").write_text(code, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    for player in ("my_policy:choose", f"{sys.executable} -m duellum engine qwixx"):
        result = run(
            "leaderboard", player, "--game", "qwixx", "--games", "4", "--anchors", "1", "--nodes", "20"
        )
        assert result.exit_code == 0, result.output
        assert "95%" in result.output
    missing = run("leaderboard", "nowhere:choose", "--game", "qwixx")
    assert missing.exit_code == 1
    assert "nowhere" in missing.output


def test_a_text_names_a_player_a_policy_or_a_program() -> None:
    rules = load_rules("battle")
    assert create_player(rules, "3", Limit(), 1).name == "level 3"
    with pytest.raises(AttributeError):
        create_player(rules, "duellum.research.policies:nothing", Limit(), 1)


@pytest.mark.parametrize("name", GAMES)
def test_positions_have_deep_values_and_legal_actions(name: str, tmp_path: Path) -> None:
    rules = load_rules(name)
    spec = load_environment_spec(rules)
    columns = sample_positions(rules, 12, nodes=100, seed=1)
    assert {*columns} == {*COLUMNS}
    assert len({*columns["position"].tolist()}) == 12
    for text, action in zip(columns["position"], columns["action"], strict=True):
        spec.decode_action(rules.parse_position(str(text)), int(action))
    assert ((columns["value"] >= 0) & (columns["value"] <= 1)).all()
    again = sample_positions(rules, 12, nodes=100, seed=1)
    card = write_data_set(tmp_path / "some.npz", columns, rules, {"seed": 1})
    assert f"12 positions of {rules.title}" in card.read_text(encoding="utf-8")
    with np.load(tmp_path / "some.npz") as saved:
        for column in COLUMNS:
            np.testing.assert_array_equal(saved[column], columns[column])
            np.testing.assert_array_equal(saved[column], again[column])


def test_solved_endings_are_played_and_sampled_without_a_mistake(tmp_path: Path) -> None:
    """One test, because each has a folder of its own, in which the tables must be computed."""
    tables = duellum.load_tablebase("battle")
    oracle = load_player("battle", "tablebase", nodes=50)
    assert str(oracle.choose(duellum.Game("battle", "4k4/9/9/9/9/4T4/9/4K4 w 0 1"))) == "e3n5"
    path = tmp_path / "endings.npz"
    result = run("dataset", "endings", "battle", str(path), "--count", "40", "--seed", "1")
    assert result.exit_code == 0, result.output
    assert "40 positions of Battle" in (tmp_path / "endings.md").read_text(encoding="utf-8")
    columns = sample_endings(load_rules("battle"), 40, seed=1)
    with np.load(path) as saved:
        for column in COLUMNS:
            np.testing.assert_array_equal(saved[column], columns[column])
    for text, value, plies in zip(columns["position"], columns["value"], columns["plies"], strict=True):
        ending = tables.probe(str(text))
        assert ending is not None
        assert (ending.win_probability, ending.plies_to_end or 0) == (value, plies)
    assert len({*columns["value"].tolist()}) > 1


def test_the_commands_write_data_sets_where_there_are_any(tmp_path: Path) -> None:
    path = tmp_path / "positions.npz"
    written = run("dataset", "positions", "qwixx", str(path), "--count", "3", "--nodes", "20")
    assert written.exit_code == 0, written.output
    assert path.exists()
    assert (tmp_path / "positions.md").exists()
    with pytest.raises(NoTablebaseError):
        sample_endings(load_rules("qwixx"), 1, seed=1)
    refused = run("dataset", "endings", "qwixx", str(path))
    assert refused.exit_code == 1
    assert "Qwixx Duel has no solved endings" in refused.output
