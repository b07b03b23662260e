"""Matches: fair openings, seats swapped, dice shared, external programs, and who breaks the rules."""

import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from duellum.battle import RULES
from duellum.battle.engine.baseline import Baseline
from duellum.core.engine import Limit
from duellum.core.game import Game
from duellum.core.registry import load_rules
from duellum.core.rules import Seat
from duellum.engine.match.arena import Opening, openings, play_game, play_pair
from duellum.engine.match.player import Player
from duellum.engine.match.uci_player import ExternalError, ExternalPlayer

QWIXX = load_rules("qwixx")


class Stubborn:
    """Plays the first legal move, or what it is told."""

    def __init__(self, name: str, move: Any = None) -> None:  # noqa: ANN401 - whatever move
        self.name, self.move, self.games = name, move, 0

    def begin(self) -> None:
        self.games += 1

    def choose(self, game: Game, limit: Limit) -> Any:  # noqa: ANN401, ARG002 - each game has its own move
        return self.move or game.legal_moves()[0]

    def close(self) -> None:
        pass


def test_openings_repeat_with_their_seed_and_are_fair_as_asked() -> None:
    asked: list[int] = []

    def is_fair(game: Game) -> bool:
        asked.append(len(game.moves))
        return len(asked) % 2 == 0

    first = list(islice(openings(RULES, 3, 4, is_fair), 5))
    assert len(asked) == 10
    asked.clear()
    assert first == list(islice(openings(RULES, 3, 4, is_fair), 5))
    assert {len(opening.moves) for opening in first} == {4}


def test_a_pair_swaps_the_seats_of_one_opening() -> None:
    opening = next(openings(RULES, 1, 4, lambda _: True))
    pair = play_pair(RULES, Stubborn("a"), Stubborn("b"), opening, Limit())
    assert [record.tags for record in pair.records] == [
        {"White": "a", "Black": "b"},
        {"White": "b", "Black": "a"},
    ]
    assert pair.points == 1.0  # alike players share the points
    assert pair.records[0].plies == pair.records[1].plies


def test_both_games_of_a_pair_throw_the_same_dice() -> None:
    opening = Opening(QWIXX.starts[0], (), seed=9)
    pair = play_pair(QWIXX, Stubborn("a"), Stubborn("b"), opening, Limit())
    assert [str(ply.move) for ply in pair.records[0].plies] == [
        str(ply.move) for ply in pair.records[1].plies
    ]
    assert pair.points == 1.0


def test_who_makes_an_illegal_move_loses() -> None:
    illegal = RULES.starts[0].legal_moves()[0]
    opening = Opening(RULES.starts[0], (RULES.starts[0].parse_move("i1n5"),), 0)
    record = play_game(RULES, (Stubborn("a"), Stubborn("b", illegal)), opening, Limit())
    assert record.outcome is not None
    assert (record.outcome.winner, record.outcome.reason) == (Seat.FIRST, "resignation")


@pytest.fixture
def program() -> Iterator[ExternalPlayer]:
    player = ExternalPlayer(f"{sys.executable} -m duellum engine battle")
    yield player
    player.close()


def test_an_external_program_plays(program: ExternalPlayer) -> None:
    opening = next(openings(RULES, 1, 2, lambda _: True))
    record = play_game(RULES, (program, Player("baseline", Baseline(1))), opening, Limit(depth=2))
    assert record.outcome is not None
    assert record.replay().outcome == record.outcome


def test_a_program_that_does_not_speak_is_reported(tmp_path: Path) -> None:
    with pytest.raises(ExternalError, match="cannot be started"):
        ExternalPlayer(str(tmp_path / "nothing"))
    with pytest.raises(ExternalError, match="ended without answering 'uci'"):
        ExternalPlayer(f"{sys.executable} -c pass")
