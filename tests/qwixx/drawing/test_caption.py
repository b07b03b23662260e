"""Drawings in words: whose turn it is, what happened last, and what a screen reader says."""

import pytest

from duellum.qwixx import BLACK, GREY, Position
from duellum.qwixx.drawing.caption import describe_last_move, describe_position, format_status
from tests.qwixx.positions import set_up

ACTION_1 = set_up("r3:g y8:g2 b7:b", GREY, (1, 1), "63/2415")
CAN_CLOSE = set_up("r2:b5 r10:g y2:b", BLACK, (0, 0), "66/1111")
ACTION_2 = "Grey · Action 2: white plus colour in that colour’s row, or pass."
SUPPLY_EMPTY = set_up("r2:b9 r12:b y2:b11 y5:b g12:g", GREY)


@pytest.mark.parametrize(("position", "words"), [
    (Position.start(GREY), "Grey to roll."),
    (ACTION_1, "Grey · Action 1: use 9 in any row, or pass."),
    (ACTION_1.play(ACTION_1.parse_move("r9")), ACTION_2),
    (ACTION_1.play(ACTION_1.decline()), ACTION_2),
    (SUPPLY_EMPTY, "Black wins, 133 to 1. A supply is empty."),
    (set_up("r2:g r3:b", BLACK, (2, 2)), "A draw, -9 points each. The misthrow column is full."),
    (set_up("r2:g2 r3:b", BLACK, (2, 2)), "Grey wins, -7 to -9. The misthrow column is full."),
])  # fmt: skip
def test_status_says_whose_turn_it_is_or_how_the_game_ended(position: Position, words: str) -> None:
    assert format_status(position) == words


@pytest.mark.parametrize(("stones", "roll", "choices", "words"), [
    ("", "41/3526", "", "Black rolls white 4 and 1, red 3, yellow 5, green 2, blue 6."),
    ("", "41/3526", "y5", "Black places a stone on yellow 5."),
    ("r5:g", "41/3526", "r5", "Black captures the stone on red 5."),
    ("r5:b2", "41/3526", "r5", "Black stacks a stone on red 5, now 3 high."),
    ("r2:b5", "66/3526", "r12", "Black places a stone on red 12 and closes the row."),
    ("", "41/3526", "-", "Black passes."),
    ("", "41/3526", "y5 b10", "Black places a stone on blue 10."),
    ("", "41/3526", "- -", "Black passes: a misthrow."),
])  # fmt: skip
def test_the_last_move_is_described_with_who_made_it(
    stones: str, roll: str, choices: str, words: str
) -> None:
    position = set_up(stones, BLACK)
    for text in (roll, *choices.split()):
        move = position.parse_move(text)
        position = position.play(move)
    assert describe_last_move(position, move) == words


def test_description_says_in_words_what_is_drawn() -> None:
    move = CAN_CLOSE.parse_move("r12")
    closed = CAN_CLOSE.play(move)
    assert describe_position(CAN_CLOSE, None) == (
        "red 2, Black, 5 stones. red 10, Grey, front stone. yellow 2, Black, front stone. "
        "Black: 16 points. Supply: 16. Misthrows: 0. Grey: 1 point. Supply: 21. Misthrows: 0. "
        "Dice: white 6 and 6, red 1, yellow 1, green 1, blue 1. A stone may be placed on red 12. "
        "A stone may be placed on green 12. A stone may be placed on blue 12."
    )
    words = describe_position(closed, move)
    assert "red 12, Black, front stone. Red row, closed, black stone on the lock." in words
    assert "Dice: white 6 and 6, yellow 1" in words
    assert words.endswith("Black places a stone on red 12 and closes the row.")


@pytest.mark.parametrize(
    ("language", "status", "last"),
    [
        (
            "de",
            "Grau · Aktion 1: Setze einen Stein auf eine 9 oder passe.",
            "Grau setzt einen Stein auf Rot 9.",
        ),
        ("zh", "灰方 · 行动一：在任意一行的 9 上放一枚棋子，或跳过。", "灰方在红 9 落子。"),
    ],
)
def test_captions_are_in_the_language(language: str, status: str, last: str) -> None:
    move = ACTION_1.parse_move("r9")
    assert format_status(ACTION_1, language) == status
    assert describe_last_move(ACTION_1.play(move), move, language) == last
