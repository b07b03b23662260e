"""New games and rematches: who gets which seat, who begins, from which position."""

import pytest

from duellum.core.rules import Seat
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.http import Bot, Me, Open
from tests.server.game.scripted_game import create_game


@pytest.mark.parametrize(("starts", "seat"), [("first", 0), ("second", 1), ("lot", 0)])
def test_who_begins_in_battle_sits_on_the_first_seat(starts: str, seat: int) -> None:
    state = create_game("battle", (Me(), Open()), starts=starts).state
    assert state.seats_of("ann") == (Seat(seat),)
    assert state.to_move == Seat.FIRST


@pytest.mark.parametrize(("starts", "begins"), [("first", 0), ("second", 1)])
def test_seats_in_qwixx_stay_and_either_begins(starts: str, begins: int) -> None:
    state = create_game("qwixx", (Me(), Open()), starts=starts).state
    assert state.seats_of("ann") == (Seat.FIRST,)
    assert state.to_move == Seat(begins)


def test_a_bot_needs_an_engine_with_that_level() -> None:
    with pytest.raises(RefusedError) as refused:
        create_game("qwixx", (Me(), Bot(3)), levels=0)
    assert refused.value.reason is Reason.NO_ENGINE
    with pytest.raises(RefusedError):
        create_game("battle", (Me(), Bot(9)), levels=8)


@pytest.mark.parametrize("text", ["nonsense", "8k/9/9/9/9/9/9/K8 w 100 9", "9/9/9/9/9/9/9/K8 b 0 9"])
def test_a_game_starts_from_no_impossible_or_finished_position(text: str) -> None:
    with pytest.raises(RefusedError) as refused:
        create_game("battle", (Me(), Open()), start=text)
    assert refused.value.reason is Reason.BAD_POSITION


def test_a_game_may_start_elsewhere() -> None:
    text = "8k/9/9/9/9/9/9/K8 w 0 9"
    assert str(create_game("battle", (Me(), Open()), start=text).state.position) == text
