"""The reasons for a choice: each in a position where it is right, and not in one where it is nearly right."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duellum.core.engine import Candidate, Limit
from duellum.core.i18n import translate
from duellum.qwixx import RULES, Position
from duellum.qwixx.engine.explanation import explain
from duellum.qwixx.engine.qwixx_engine import QwixxEngine
from duellum.qwixx.rules.board import Side
from tests.qwixx.engine.naive_facts import is_true
from tests.qwixx.positions import set_up
from tests.strategies import random_game, seeds

FIVE_YELLOW = "y2:b2 y3:b y4:b2"
LAST_MISTHROW = (2, 1)


def make_candidate(position: Position, *line: str, value: float = 0.5) -> Candidate:
    now, moves = position, []
    for text in line:
        moves.append(now.parse_move(text))
        now = now.play(moves[-1])
    return Candidate(moves[0], value, tuple(moves))


def say(position: Position, *line: str) -> str:
    return translate(*explain(position, make_candidate(position, *line)))


def find(position: Position, line: str, next_best: str | None = None) -> list[str]:
    others = () if next_best is None else (make_candidate(position, *next_best.split(), value=0.4),)
    reasons = explain(position, make_candidate(position, *line.split()), others)
    return [reason.id.removeprefix("qwixx-why-") for reason in reasons]


@pytest.mark.parametrize(
    ("position", "line", "sentence"),
    [
        (
            set_up("r5:g r7:g", roll="34/1234"),
            ["r7", "-"],
            "Captures the stone on red 7: the opponent loses 2 points.",
        ),
        (
            set_up(FIVE_YELLOW, roll="66/1231"),
            ["y12", "-"],
            "Closes the row with yellow 12 and scores 13 points.",
        ),
        (
            set_up("r2:b4", roll="34/1231"),
            ["r7", "-"],
            "The fifth stone opens the row’s last number, red 12.",
        ),
        (
            set_up("g7:b4", roll="22/1231"),
            ["g4", "-"],
            "The fifth stone opens the row’s last number, green 2.",
        ),
        (
            set_up("b5:b", roll="23/1231"),
            ["b5", "-"],
            "Makes the front stone on blue 5 safe from capture.",
        ),
        (
            set_up("r5:g3", roll="34/1231"),
            ["r7", "-"],
            "Stops the opponent’s stack on red 5 from growing.",
        ),
        (set_up("", roll="34/1231", first="r7"), ["-"], "Any stone placed now would skip at least 2 spaces."),
        (set_up("", roll="34/1231"), ["r7", "-"], "Keeps the game even."),
    ],
)
def test_the_reason_that_matters_is_given(position: Position, line: list[str], sentence: str) -> None:
    assert say(position, *line) == sentence


def test_the_more_important_reason_comes_first() -> None:
    position = set_up("r7:g b5:b", roll="34/1231")
    assert find(position, "r7 b5") == ["capture", "safe"]


@pytest.mark.parametrize(
    ("position", "line", "wrong"),
    [
        (set_up("r5:b r7:b", roll="34/1234"), "r7 -", "capture"),  # one's own stone
        (set_up("r2:b3", roll="34/1231"), "r7 -", "opens"),  # the fourth stone
        (set_up("r2:b5", roll="34/1231"), "r7 -", "opens"),  # the sixth stone
        (set_up("r2:b4", roll="34/1231"), "y7 -", "opens"),  # another row
        (set_up("b5:b2", roll="23/1231"), "b5 -", "safe"),  # it was safe before
        (set_up("r5:g", roll="34/1231"), "r7 -", "overtakes"),  # a single stone
        (set_up("r7:g2", roll="22/1231"), "r4 -", "overtakes"),  # left of the stack
        (
            set_up("r3:b", roll="21/1231", first="y3"),
            "-",
            "pass",
        ),  # red 3 could be stacked on: nothing is skipped
    ],
)
def test_a_reason_that_is_nearly_right_is_not_given(position: Position, line: str, wrong: str) -> None:
    assert wrong not in find(position, line)


def test_a_misthrow_is_avoided_by_the_only_stone_that_can_be_placed() -> None:
    # Black stands far to the right in every row: of all sums only blue 2 + 1 = 3 is open
    only = set_up("r11:b y11:b g3:b b4:b", roll="11/3332", first="-")
    assert {str(move) for move in only.legal_moves()} == {"b3", "-"}
    assert find(only, "b3") == ["avoids-misthrow"]


def test_a_misthrow_is_avoided_where_it_would_be_the_next_best_choice() -> None:
    position = set_up("", roll="34/1231", first="-")
    assert "avoids-misthrow" in find(position, "r5", "-")
    assert "avoids-misthrow" not in find(position, "r5", "y6")  # another stone would avoid it as well
    placed = set_up("", roll="34/1231", first="r7")
    assert "avoids-misthrow" not in find(placed, "y6", "-")  # action 1 has placed a stone


def test_points_and_skipped_fields_are_compared_with_the_next_best_choice() -> None:
    position = set_up("r5:b3 y3:b", roll="34/6666")
    assert "points" in find(position, "r7 -", "y7 -")  # 4 points against 2
    assert "points" not in find(position, "y7 -", "r7 -")
    assert "skips-fewer" in find(position, "r7 -", "y7 -")  # 1 field against 3
    assert "skips-fewer" not in find(position, "y7 -", "r7 -")


def test_a_turn_that_skips_no_field_says_so() -> None:
    assert "no-gap" in find(set_up("r6:b", roll="34/1231"), "r7 -", "y7 -")
    assert "no-gap" not in find(set_up("r5:b", roll="34/1231"), "r7 -", "y7 -")


def test_passing_can_keep_a_field_for_action_2() -> None:
    position = set_up("", roll="34/1231")  # action 2 can place on red 4 or 5
    assert "keeps-field" in find(position, "- r4", "r7 -")
    assert "keeps-field" not in find(position, "- r4", "y7 r4")  # yellow 7 bars nothing in red


def test_one_legal_choice_is_forced() -> None:
    stuck = set_up("r11:b y11:b g3:b b4:b", roll="66/3333", first="-")
    assert len(stuck.legal_moves()) == 1
    assert find(stuck, "-") == ["general-why-forced"]


@pytest.mark.parametrize(
    ("stones", "end"),
    [
        ("r2:b7 y2:b2 g12:g", "That wins the game."),
        ("r2:b2 r3:b y2:b g12:g4", "The game is lost."),
        ("r2:b5 y2:b y3:g2 g12:g2", "The game ends in a draw."),
    ],
)
def test_the_end_of_the_game_is_said_first(stones: str, end: str) -> None:
    position = set_up(stones, Side.BLACK, LAST_MISTHROW, roll="34/1231", first="-")
    assert say(position, "-").startswith(end)


ENGINE = QwixxEngine()


@given(seed=seeds, plies=st.integers(1, 150))
@settings(max_examples=150, deadline=None)
def test_every_hint_has_a_reason_and_every_reason_is_true_by_the_plain_rules(seed: int, plies: int) -> None:
    game = random_game(RULES, seed, plies)
    position = game.position
    if not isinstance(game.actor, Side) or not isinstance(position, Position):
        return
    best, *others = ENGINE.search(game, Limit(depth=1), candidates=2).candidates
    reasons = explain(position, best, others)
    assert 1 <= len(reasons) <= 2
    assert [reason for reason in reasons if not is_true(reason, position, best, others)] == []
