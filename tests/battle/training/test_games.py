"""Games of self-play: they follow the rules, and the same batch gives the same games."""

from dataclasses import fields
from pathlib import Path

import numpy as np
import pytest

from duellum.battle import Position
from duellum.battle.engine.network_file import load_shipped_network
from duellum.battle.engine.scores import DECISIVE
from duellum.battle.engine.self_play import DRAWN, LOST, NO_SCORE, WON
from duellum.battle.kernel.encoding import decode_move
from duellum.battle.training.games import Batch, Games, play_batch

BATCH = Batch(seed=3, first=0, games=4, nodes=60)


@pytest.fixture(scope="module")
def games() -> Games:
    return play_batch(None, BATCH)


def assert_same(one: Games, two: Games) -> None:
    for each in fields(Games):
        np.testing.assert_array_equal(getattr(one, each.name), getattr(two, each.name))


def test_games_follow_the_rules_and_end_with_their_result(games: Games) -> None:
    assert len(games.lengths) == len(games.results) == BATCH.games
    assert games.lengths.sum() == len(games.moves) == len(games.scores)
    begin = 0
    for length, result in zip(games.lengths.tolist(), games.results.tolist(), strict=True):
        position = Position.start()
        for move in games.moves[begin : begin + length].tolist():
            played = decode_move(position, move)
            assert played in position.legal_moves()
            mover, position = int(position.to_move), position.play(played)
        begin += length
        last, outcome = int(games.scores[begin - 1]), position.outcome()
        if last != NO_SCORE and abs(last) > DECISIVE:
            assert result == (WON if (last > 0) == (mover == 0) else LOST)
        elif outcome is not None and outcome.winner is not None:
            assert result == (WON if int(outcome.winner) == 0 else LOST)
        else:
            assert result == DRAWN


def test_a_game_depends_only_on_its_seed_and_number(games: Games) -> None:
    assert_same(play_batch(None, BATCH), games)
    last = play_batch(None, Batch(seed=3, first=3, games=1, nodes=60))
    np.testing.assert_array_equal(last.moves, games.moves[-int(games.lengths[-1]) :])


def test_the_network_that_plays_makes_other_games(games: Games) -> None:
    by_network = play_batch(load_shipped_network(), BATCH)
    assert by_network.moves.tolist() != games.moves.tolist()


def test_games_come_back_from_their_file(games: Games, tmp_path: Path) -> None:
    games.save(tmp_path / "games.npz")
    assert_same(Games.load(tmp_path / "games.npz"), games)
