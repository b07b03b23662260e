"""The Monte Carlo baseline: its limits, its seed, and a win it must find."""

from duellum.core.engine import Limit
from duellum.core.game import Game
from duellum.qwixx import RULES, Position
from duellum.qwixx.engine.monte_carlo import MonteCarloEngine
from tests.qwixx.engine.evaluations import ENDING
from tests.qwixx.positions import play, set_up


def test_monte_carlo_plays_so_many_games_and_the_same_again_with_its_seed() -> None:
    game = Game(RULES, set_up("", roll="34/1256"))
    first, again = (MonteCarloEngine(seed=4).search(game, Limit(nodes=250), candidates=9) for _ in range(2))
    assert first.nodes == again.nodes == 250
    assert first.candidates == again.candidates


def test_monte_carlo_stops_when_its_time_is_up() -> None:
    game, player = Game(RULES, set_up("", roll="34/1256")), MonteCarloEngine(seed=4)
    assert player.search(game, Limit(seconds=0.01, nodes=10**9)).nodes < 10**6
    assert player.search(game, Limit()).seconds >= 0.2  # what it takes when nothing is said


def winning_now() -> Position:
    return play(ENDING, "34/-256")


def test_monte_carlo_finds_a_win_in_one_turn() -> None:
    best = MonteCarloEngine(seed=5).search(Game(RULES, winning_now()), Limit(nodes=2000)).candidates[0]
    assert best.value > 0.95
    outcome = play(winning_now(), *map(str, best.line)).outcome()
    assert outcome is not None
    assert outcome.winner is winning_now().to_move
