"""Matches: fair openings, seats swapped, dice shared, external programs, and who breaks the rules."""

import random
from itertools import islice
from typing import Any

from duellum.battle import RULES
from duellum.core.game import Game
from duellum.core.registry import load_rules
from duellum.core.rules import Seat
from duellum.engine.match_pairs import Opening, generate_openings, play_game, play_pair

QWIXX = load_rules("qwixx")


class Stubborn:
    """Plays the first legal move, or what it is told."""

    def __init__(self, name: str, move: Any = None) -> None:  # noqa: ANN401 - whatever move
        self.name, self.move, self.games = name, move, 0

    def new_game(self) -> None:
        self.games += 1

    def choose(self, game: Game) -> Any:  # noqa: ANN401 - each game has its own move
        return self.move or game.legal_moves()[0]


def test_openings_repeat_with_their_seed_and_are_fair_as_asked() -> None:
    asked: list[int] = []

    def is_balanced(game: Game) -> bool:
        asked.append(len(game.moves))
        return len(asked) % 2 == 0

    first = list(islice(generate_openings(RULES, random.Random(3), 4, is_balanced), 5))
    assert len(asked) == 10
    asked.clear()
    assert first == list(islice(generate_openings(RULES, random.Random(3), 4, is_balanced), 5))
    assert {len(opening.moves) for opening in first} == {4}


def test_a_pair_swaps_the_seats_of_one_opening() -> None:
    opening = next(generate_openings(RULES, random.Random(1), 4, lambda _: True))
    pair = play_pair(RULES, Stubborn("a"), Stubborn("b"), opening)
    assert [record.tags for record in pair.records] == [
        {"White": "a", "Black": "b"},
        {"White": "b", "Black": "a"},
    ]
    assert pair.points == 1.0  # alike players share the points
    assert pair.records[0].moves == pair.records[1].moves


def test_both_games_of_a_pair_throw_the_same_dice() -> None:
    opening = Opening(QWIXX.starts[0], (), seed=9)
    pair = play_pair(QWIXX, Stubborn("a"), Stubborn("b"), opening)
    assert [str(ply.move) for ply in pair.records[0].moves] == [
        str(ply.move) for ply in pair.records[1].moves
    ]
    assert pair.points == 1.0


def test_who_makes_an_illegal_move_loses() -> None:
    illegal = RULES.starts[0].legal_moves()[0]
    opening = Opening(RULES.starts[0], (RULES.starts[0].parse_move("i1n5"),), 0)
    record = play_game(RULES, (Stubborn("a"), Stubborn("b", illegal)), opening)
    assert record.outcome is not None
    assert (record.outcome.winner, record.outcome.reason) == (Seat.FIRST, "resignation")
