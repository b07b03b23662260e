"""Luck over many games: its mean is zero, and subtracting it reduces the variance of results.

``python -m benchmarks.luck`` plays a thousand games of each game with dice. The first seat plays the best
move at depth 1, the second sometimes another one, so that there is a difference to measure.
"""

import random
from collections.abc import Sequence
from statistics import stdev, variance
from time import perf_counter

from duellum.analysis.analyser import SHALLOW_LIMIT, analyse_record
from duellum.analysis.model import DiceRoll, Totals
from duellum.core.engine import EngineSpec, GameEngine, has_engine, load_engine_spec
from duellum.core.game import Game
from duellum.core.registry import game_names, load_rules
from duellum.core.rules import Rules, Seat
from duellum.core.statistics import mean_interval
from duellum.record import Record

GAMES = 1000
RANDOM_CHOICE_PROBABILITY = 0.2
"""How often the second seat plays any of its three best moves."""


def measure(games: int = GAMES) -> None:
    """Print the figures of every game with dice."""
    for name in game_names():
        rules = load_rules(name)
        if has_engine(rules) and (spec := load_engine_spec(rules)).expected_value is not None:
            measure_game(rules, spec, games)


def measure_game(rules: Rules, spec: EngineSpec, games: int) -> None:
    """Print the mean luck, and the mean result with the luck and without, over so many games."""
    engine, rng = spec.create(), random.Random(1)
    began = perf_counter()
    totals: list[Totals] = []
    lucks: list[float] = []
    for _ in range(games):
        analysis = analyse_record(_play_game(rules, engine, rng), spec, SHALLOW_LIMIT, engine=engine)
        totals.append(analysis.totals[Seat.FIRST])
        lucks += [ply.luck for ply in analysis.plies if isinstance(ply, DiceRoll)]
    scores = [total.score for total in totals]
    adjusted = [total.luck_adjusted_score for total in totals]
    share = variance(scores) / variance(adjusted)
    print(f"{rules.name} luck, {games} games in {perf_counter() - began:.0f} s, {len(lucks)} rolls")
    print(f"  a roll's luck: {_interval(lucks, 3)} points, {100 * stdev(lucks):.1f} from roll to roll")
    print(f"  first seat's result {_interval(scores, 1)} %, without luck {_interval(adjusted, 1)} %")
    print(f"  one game without luck is worth {share:.1f} games with it")


def _play_game(rules: Rules, engine: GameEngine, rng: random.Random) -> Record:
    game = Game(rules, rng.choice(rules.starts))
    while game.outcome is None:
        position = game.position
        if position.actor == "dice":
            game.play(position.roll([rng.randint(1, 6) for _ in range(position.dice_due)]))
            continue
        is_careless = position.to_move == Seat.SECOND and rng.random() < RANDOM_CHOICE_PROBABILITY
        best = engine.search(game, SHALLOW_LIMIT, candidates=3 if is_careless else 1).candidates
        game.play(rng.choice(best).move)
    return Record.from_game(game)


def _interval(values: Sequence[float], decimals: int) -> str:
    """Return the mean in hundredths with half the width of its 95 % interval."""
    mean, error = mean_interval(values)
    return f"{100 * mean:.{decimals}f} ± {100 * error:.{decimals}f}"


if __name__ == "__main__":
    measure()
