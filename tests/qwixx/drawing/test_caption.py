"""Drawings in words: whose turn it is, what happened last, and what a screen reader says."""

import pytest

from duellum.qwixx import BLACK, GREY, Position
from duellum.qwixx.drawing.caption import describe_last_move, describe_position, format_status
from tests.qwixx.positions import set_up

ACTION_1 = set_up("r3:g y8:g2 b7:b", GREY, (1, 1), "63/2415")
CAN_CLOSE = set_up("r2:b5 r10:g y2:b", BLACK, (0, 0), "66/1111")
SUPPLY_EMPTY = set_up("r2:b9 r12:b y2:b11 y5:b g12:g", GREY)


@pytest.mark.parametrize(("position", "words"), [
    (Position.start(GREY), "Grey to roll"),
    (ACTION_1, "Grey: action 1, 9 in any row"),
    (ACTION_1.play(ACTION_1.parse_move("r9")), "Grey: action 2, after red 9"),
    (ACTION_1.play(ACTION_1.decline()), "Grey: action 2, after declining"),
    (SUPPLY_EMPTY, "Black won, 133 to 1: supply empty"),
    (set_up("r2:g r3:b", BLACK, (2, 2)), "Draw, -9 each: four misthrows"),
    (set_up("r2:g2 r3:b", BLACK, (2, 2)), "Grey won, -7 to -9: four misthrows"),
])  # fmt: skip
def test_status_says_whose_turn_it_is_or_how_the_game_ended(position: Position, words: str) -> None:
    assert format_status(position) == words


@pytest.mark.parametrize(("stones", "roll", "choices", "words"), [
    ("", "41/3526", "", "Black rolled white 4 and 1, red 3, yellow 5, green 2, blue 6"),
    ("", "41/3526", "y5", "Black placed on yellow 5"),
    ("r5:g", "41/3526", "r5", "Black captured on red 5"),
    ("r5:b2", "41/3526", "r5", "Black stacked on red 5, now 3 high"),
    ("r2:b5", "66/3526", "r12", "Black took red 12 and closed the row"),
    ("", "41/3526", "-", "Black declined"),
    ("", "41/3526", "y5 b10", "Black placed on blue 10"),
    ("", "41/3526", "- -", "Black declined, with a misthrow"),
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
        "Red: Black 5 high on 2, Grey as the front on 10. Yellow: Black as the front on 2. Green: empty. "
        "Blue: empty. Black: 15 + 1 + 0 + 0, in all 16 points, supply 16, misthrows 0. "
        "Grey: 1 + 0 + 0 + 0, in all 1 points, supply 21, misthrows 0. "
        "Dice: white 6 and 6, red 1, yellow 1, green 1, blue 1. Open to Black: red 12, green 12, blue 12."
    )
    words = describe_position(closed, move)
    assert "Black as the front on 12, closed, Black on the lock." in words
    assert "red out" in words
    assert words.endswith("Last: Black took red 12 and closed the row.")
