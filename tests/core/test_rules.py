"""What the game contract computes from its parts: the numbers of turns, leaf counts, moves in words."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from duellum import battle, qwixx
from duellum.core.game import Game
from duellum.core.i18n import Translatable, translate
from duellum.core.registry import load_rules


def number_turns(game: Game) -> list[int]:
    numbers, turn = [], 0
    for ply in game:
        turn = game.rules.number_turn(turn, ply.before)
        numbers.append(turn)
    return numbers


@pytest.mark.parametrize(
    ("rules", "start", "moves", "numbers"),
    [
        ("battle", None, ["i1n5", "a8s5", "h1n1"], [1, 1, 2]),
        ("battle", "8k/9/9/9/9/9/9/K8 b 0 9", ["i8s1", "a1n1", "i7s1"], [1, 2, 2]),
        ("qwixx", None, ["41/3526", "y5", "-", "66/6666", "-"], [1, 1, 1, 2, 2]),
    ],
)
def test_turns_are_numbered_from_one_whoever_begins(
    rules: str, start: str | None, moves: Sequence[str], numbers: list[int]
) -> None:
    game = Game(rules, start)
    for move in moves:
        game.play(move)
    assert number_turns(game) == numbers


def test_leaves_are_counted_where_a_game_has_no_fast_way() -> None:
    plain = replace(battle.RULES, perft=None)
    near_the_end = battle.Position.parse("8k/9/2y6/9/4V4/9/9/K8 w 98 90")
    assert sum(plain.count_leaves(near_the_end, 2).values()) == 414
    assert plain.count_leaves(near_the_end, 3) == battle.RULES.count_leaves(near_the_end, 3)


def test_a_game_with_dice_has_no_leaves_to_count() -> None:
    with pytest.raises(ValueError, match="Qwixx Duel has no perft"):
        qwixx.RULES.count_leaves(qwixx.Position.start(), 1)


def test_a_move_of_a_game_without_phrases_is_told_in_its_own_description() -> None:
    rules = replace(load_rules("battle"), phrase=None)
    move = rules.starts[0].parse_move("h1n1")
    assert rules.phrase_move(move) == Translatable("generic-move", {"text": "h1 to h2, shows 3"})
    assert translate(rules.phrase_move(move), language="de") == "h1 to h2, shows 3"
