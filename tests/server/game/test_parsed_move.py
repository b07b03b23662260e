"""The move kept between a command and its event."""

import pytest

from duellum.core.errors import MoveError
from duellum.qwixx import Position
from duellum.server.game.parsed_move import find_parsed_move, keep_parsed_move


def test_a_kept_move_is_found_by_its_text() -> None:
    rolled = Position.start().play("41/3526")
    move = rolled.parse_move("y5")
    assert keep_parsed_move(rolled, move) == "y5"
    assert find_parsed_move(rolled, "y5") is move


def test_another_text_or_another_position_is_parsed() -> None:
    rolled, other = Position.start().play("41/3526"), Position.start().play("61/3526")
    keep_parsed_move(rolled, rolled.parse_move("y5"))
    assert str(find_parsed_move(rolled, "g5")) == "g5"
    with pytest.raises(MoveError):
        find_parsed_move(other, "y5")
