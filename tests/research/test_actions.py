"""Actions of every game: an integer for each legal move, and back."""

import subprocess
import sys

import pytest
import race21
from hypothesis import given, settings

from duellum.core.environment import NoEnvironmentError, load_environment_spec
from duellum.core.errors import MoveError
from duellum.core.game import Game
from duellum.core.registry import games_with, load_rules
from duellum.core.rules import Side
from tests.strategies import random_game, seeds

GAMES = games_with("environment")


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=15)
@given(seed=seeds)
def test_every_legal_move_has_an_action_of_its_own(name: str, seed: int) -> None:
    rules = load_rules(name)
    spec = load_environment_spec(rules)
    for position in random_game(rules, seed, 60).positions:
        moves = position.legal_moves()
        actions = [spec.encode_action(position, move) for move in moves]
        assert len({*actions}) == len(actions)
        assert all(0 <= action < spec.action_count for action in actions)
        assert [spec.decode_action(position, action) for action in actions] == [*moves]


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=5)
@given(seed=seeds)
def test_every_other_action_is_refused(name: str, seed: int) -> None:
    rules = load_rules(name)
    spec = load_environment_spec(rules)
    position = next(
        each for each in reversed(random_game(rules, seed, 40).positions) if isinstance(each.actor, Side)
    )
    legal = {spec.encode_action(position, move) for move in position.legal_moves()}
    for action in {-1, *range(spec.action_count + 1)} - legal:
        with pytest.raises(MoveError):
            spec.decode_action(position, action)


def test_the_same_action_is_the_same_move_from_either_side_of_the_board() -> None:
    spec = load_environment_spec(load_rules("battle"))
    game = Game("battle")
    action = spec.encode_action(game.position, game.parse_move("i1n4w1"))
    game.play("e1n1")
    assert str(spec.decode_action(game.position, action)) == "a8s4e1"


def test_the_opening_is_seen_alike_by_both_sides() -> None:
    rules = load_rules("battle")
    spec = load_environment_spec(rules)
    start = rules.starts[0]
    own, other = (spec.observe_planes([start], side) for side in rules.sides)
    assert (own[:28] == other[:28]).all()
    assert own[28].all()
    assert not other[28].any()


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=10)
@given(seed=seeds)
def test_observations_stay_within_their_bounds(name: str, seed: int) -> None:
    rules = load_rules(name)
    spec = load_environment_spec(rules)
    game = random_game(rules, seed, 150)
    for count in range(1, len(game.positions) + 1, 7):
        for side in rules.sides:
            planes = spec.observe_planes(game.positions[:count], side)
            features = spec.observe_features(game.positions[:count], side)
            assert planes.shape == spec.planes_shape
            assert features.shape == (spec.feature_count,)
            assert planes.min() >= 0
            assert features.min() >= 0
            for values, channels in ((planes, spec.planes), (features, spec.features)):
                first = 0
                for channel in channels:
                    assert values[first : first + channel.size].max() <= channel.most, channel
                    first += channel.size


def test_a_game_without_an_environment_says_so() -> None:
    with pytest.raises(NoEnvironmentError, match="Race to 21 has no environment"):
        load_environment_spec(race21.RULES)


def test_nothing_of_the_extra_is_imported_without_need() -> None:
    code = (
        "import sys, duellum, duellum.cli; "
        "sys.exit(bool({'pettingzoo', 'gymnasium', 'pyspiel', 'open_spiel', 'pygame'} & sys.modules.keys()))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize(
    ("module", "package"),
    [
        ("pettingzoo", "pettingzoo"),
        ("open_spiel", "pyspiel"),
        ("rendering", "pygame"),
        ("vector", "gymnasium"),
    ],
)
def test_without_the_extra_an_error_says_what_to_install(module: str, package: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; import duellum.research.{module}"
    done = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    assert 'pip install "duellum[research]"' in done.stderr.splitlines()[-1]
    assert f"need {package}, which is not installed" in done.stderr
