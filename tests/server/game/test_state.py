"""What a state tells about its game: seats, people, turns, deadlines."""

import pytest

from duellum.core.rules import Seat
from duellum.server.game.state import ENGINE_PLAYER, JOIN_TIMEOUT_MS
from duellum.server.protocol.client import Join, Resign
from duellum.server.protocol.http import Bot, Me, Open, SeatRequest
from duellum.server.protocol.types import SuddenDeath
from tests.server.game.scripted_game import START, create_game, start_game


@pytest.mark.parametrize(
    ("players", "is_solitary", "people"),
    [
        ((Me(), Open()), False, {"ann", None}),
        ((Me(), Me()), True, {"ann"}),
        ((Me(), Bot(1)), True, {"ann"}),
        ((Bot(1), Bot(2)), False, set()),
    ],
)
def test_a_game_is_solitary_when_one_person_decides_alone(
    players: tuple[SeatRequest, SeatRequest],
    is_solitary: bool,  # noqa: FBT001 - a case
    people: set[str | None],
) -> None:
    state = create_game("battle", players).state
    assert (state.is_solitary, state.people()) == (is_solitary, people)


def test_nobody_acts_before_all_have_joined_nor_after_the_end() -> None:
    game = create_game("battle", (Me(), Bot(1)))
    assert (game.state.actor, game.state.to_move) == (None, Seat.FIRST)
    game.send(Join("j"), "ann")
    assert game.state.actor == Seat.FIRST
    game.send(Resign("r"), "ann")
    assert game.state.actor is None


def test_the_turn_is_numbered_until_the_game_is_over() -> None:
    game = start_game("battle")
    turns = [game.state.turn]
    for player in ("ann", "ben", "ann"):
        game.play(player)
        turns.append(game.state.turn)
    assert turns == [1, 1, 2, 2]
    game.play("ben")
    assert game.state.turn == 3
    game.send(Resign("r"), "ann")
    assert game.state.turn == 2


def test_a_game_is_due_by_its_wait_for_players_then_by_its_clock_and_never_for_a_bot() -> None:
    game = create_game("battle", (Me(), Bot(1)), clock=SuddenDeath(60))
    assert game.state.due == START + JOIN_TIMEOUT_MS
    game.send(Join("j"), "ann")
    assert game.state.due == game.state.clock.due()
    game.play("ann")
    assert game.state.due is None
    game.play(ENGINE_PLAYER)
    assert game.state.due == game.state.clock.due()
