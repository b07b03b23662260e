"""Joining, resigning, aborting and nudging."""

import pytest

from duellum.core.rules import Seat
from duellum.server.game.commands import ReportBotFailure
from duellum.server.protocol.client import Abort, Join, Nudge, Resign
from duellum.server.protocol.errors import Reason
from duellum.server.protocol.http import Bot, Me, Open
from duellum.server.protocol.types import OutcomeInfo
from tests.server.game.scripted_game import create_game, start_game


def test_a_game_begins_when_both_sit() -> None:
    game = create_game("qwixx", (Me(), Open()))
    seen = [game.state.status]
    for player, name in (("ann", "Ann"), ("ben", " Ben ")):
        game.send(Join("a", name), player)
        seen.append(game.state.status)
    assert seen == ["waiting", "waiting", "playing"]
    assert [seat.name for seat in game.state.seats] == ["Ann", "Ben"]


def test_a_kept_seat_is_for_nobody_else() -> None:
    game = create_game("qwixx", (Me(), Open()))
    game.send(Join("b"), "ben")
    assert game.state.seats_of("ben") == (Seat.SECOND,)
    assert game.refusal(Join("c"), "cy") is Reason.SEAT_TAKEN
    assert game.refusal(Join("b2"), "ben") is Reason.ALREADY_SEATED


def test_one_player_takes_no_second_seat_by_accident() -> None:
    game = create_game("qwixx", (Me(), Open()))
    game.send(Join("a"), "ann")
    assert game.refusal(Join("a2"), "ann") is Reason.ALREADY_SEATED


def test_two_at_one_screen_sit_down_together() -> None:
    game = create_game("battle", (Me(), Me()))
    game.send(Join("a", "Ann"), "ann")
    assert game.state.seats_of("ann") == (Seat.FIRST, Seat.SECOND)
    game.play("ann")
    game.play("ann")
    assert len(game.state.plies) == 2


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (Join("a", "Ann\n"), None),
        (Join("a", "A\x00nn"), Reason.BAD_NAME),
        (Join("a", "n" * 41), Reason.LONG_NAME),
        (Join("a", "", "\x07"), Reason.BAD_SEED),
    ],
)
def test_names_and_seeds_can_be_printed(command: Join, reason: Reason | None) -> None:
    game = create_game("qwixx", (Me(), Open()))
    if reason is None:
        game.send(command, "ann")
        assert game.state.seats[0].name == "Ann"
    else:
        assert game.refusal(command, "ann") is reason


def test_who_resigns_loses() -> None:
    game = start_game()
    game.send(Resign("r"), "ann")
    assert game.state.outcome == OutcomeInfo("0-1", Seat.SECOND, "resignation", "Q25")


def test_at_one_screen_one_says_who_resigns() -> None:
    game = create_game("battle", (Me(), Me()))
    game.send(Join("a"), "ann")
    game.send(Resign("r", 1), "ann")
    assert game.state.outcome is not None
    assert game.state.outcome.winner == Seat.FIRST


def test_nobody_resigns_for_the_other() -> None:
    assert start_game().refusal(Resign("r", 1), "ann") is Reason.NOT_SEATED


def test_a_game_can_be_aborted_before_its_first_move_and_not_after_it() -> None:
    game = start_game("battle")
    game.play("ann")
    assert game.refusal(Abort("x"), "ann") is Reason.NOT_NOW
    untouched = start_game("battle")
    untouched.send(Abort("x"), "ben")
    assert untouched.state.outcome == OutcomeInfo("*", None, "aborted", None)


def test_a_game_whose_bot_failed_can_be_aborted() -> None:
    game = create_game("battle", (Bot(1), Me()))
    game.send(Join("a"), "ann")
    game.send(ReportBotFailure(0), None)
    assert game.state.has_bot_failed
    game.send(Nudge("n"), "ann")
    assert not game.state.has_bot_failed
    game.send(ReportBotFailure(0), None)
    game.send(Abort("x"), "ann")
    assert game.state.outcome == OutcomeInfo("*", None, "aborted", None)
