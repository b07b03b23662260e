"""Matches as a whole: their length, their end, their report, and players of one's own."""

import random
from typing import Any

import pytest

from duellum import Engine, Game, load_rules, match

BATTLE, QWIXX = load_rules("battle"), load_rules("qwixx")


class RandomPlayer:
    """Plays any legal move."""

    def __init__(self, name: str, seed: int) -> None:
        self.name, self._random = name, random.Random(seed)

    def new_game(self) -> None:
        pass

    def choose(self, game: Game) -> Any:  # noqa: ANN401 - each game has its own move
        return self._random.choice(game.legal_moves())


def test_an_odd_number_of_games_is_rounded_up() -> None:
    result = match(RandomPlayer("a", 1), RandomPlayer("b", 2), rules=QWIXX, games=3, rng=1)
    assert len(result.records) == 4
    assert result.points == sum(result.score.pairs)


def test_every_pair_is_reported_with_the_score_so_far() -> None:
    reported: list[tuple[Any, Any]] = []
    result = match(
        RandomPlayer("a", 1), RandomPlayer("b", 2), rules=QWIXX, games=6, rng=1,
        progress=lambda pair, score: reported.append((pair, score)),
    )  # fmt: skip
    assert [len(score.pairs) for _, score in reported] == [1, 2, 3]
    assert [record for pair, _ in reported for record in pair.records] == list(result.records)


def test_a_sequential_test_ends_a_match_that_is_decided() -> None:
    result = match(
        Engine("qwixx", level=7, seed=1), RandomPlayer("random", 2), games=400, rng=1, sprt=(0, 50)
    )
    assert result.verdict == "better"
    assert len(result.records) < 400
    assert str(result).endswith("SPRT 0 50: better")


def test_openings_of_a_game_without_dice_favour_nobody() -> None:
    result = match(RandomPlayer("a", 1), RandomPlayer("b", 2), rules=BATTLE, games=6, rng=4)
    engine = Engine("battle", nodes=20_000)
    for record in result.records[::2]:
        game = Game(BATTLE)
        for recorded in record.moves[:6]:
            game.play(recorded.move)
        assert 0.4 < engine.analyse(game).win_probability < 0.6


def test_the_same_generator_gives_the_same_games() -> None:
    first, again = (
        match(RandomPlayer("a", 1), RandomPlayer("b", 2), rules=QWIXX, games=4, rng=random.Random(7)).records
        for _ in range(2)
    )
    assert first == again


def test_a_match_without_an_engine_must_name_its_game() -> None:
    with pytest.raises(ValueError, match="give it: rules='battle'"):
        match(RandomPlayer("a", 1), RandomPlayer("b", 2), games=2)
    with pytest.raises(ValueError, match="games must be at least 1, not 0"):
        match(RandomPlayer("a", 1), RandomPlayer("b", 2), rules=QWIXX, games=0)


def test_the_result_does_not_depend_on_the_number_of_workers() -> None:
    results = []
    for workers in (1, 2):
        players = [Engine("qwixx", level=level, seed=level) for level in (1, 5)]
        results.append(match(players[0], players[1], games=8, rng=3, workers=workers))
    assert results[0].records == results[1].records
    assert results[0].points == results[1].points


def test_a_wrong_number_of_workers_is_refused() -> None:
    engine = Engine("qwixx", level=1)
    with pytest.raises(ValueError, match="workers must be at least 1, not 0"):
        match(engine, engine, workers=0)
