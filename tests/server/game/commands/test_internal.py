"""Commands of the server itself: timeouts and credit for outages."""

import pytest

from duellum.core.rules import Seat
from duellum.server.game.clock import compute_lag_quota
from duellum.server.game.commands import CreditOutage, EnforceTimeout
from duellum.server.game.state import JOIN_TIMEOUT_MS
from duellum.server.protocol.errors import RefusedError
from duellum.server.protocol.http import Me, Open
from duellum.server.protocol.types import OutcomeInfo, SuddenDeath
from tests.server.game.scripted_game import START, ScriptedGame, create_game, start_game


def outage(since: int, until: int) -> tuple[ScriptedGame, int]:
    """Return a game whose clock ran from 0, and how much it has left after an outage."""
    game = start_game("battle", SuddenDeath(60))
    start = game.now
    game.now += 20_000
    game.send(CreditOutage(start + since, start + until), None)
    game.play("ann")
    return game, game.state.clock.left[0]


def test_time_without_a_server_is_given_back() -> None:
    assert outage(5_000, 15_000)[1] == 50_000


def test_time_before_the_clock_ran_is_not() -> None:
    assert outage(-5_000, 15_000)[1] == 55_000


def test_an_outage_is_credited_once() -> None:
    game = start_game("battle", SuddenDeath(60))
    start = game.now
    game.now += 20_000
    game.send(CreditOutage(start, start + 10_000), None)
    with pytest.raises(RefusedError):
        game.send(CreditOutage(start, start + 10_000), None)
    game.send(CreditOutage(start + 5_000, start + 15_000), None)
    assert game.state.clock.elapsed(game.now) == 5_000
    assert game.replay().clock == game.state.clock


def test_an_outage_before_the_last_move_is_nobodys() -> None:
    game = start_game("battle", SuddenDeath(60))
    start = game.now
    game.now += 20_000
    game.play("ann")
    with pytest.raises(RefusedError):
        game.send(CreditOutage(start, start + 10_000), None)


def test_time_is_up_by_itself_once_no_message_can_be_on_its_way() -> None:
    game = start_game("battle", SuddenDeath(60))
    due = game.state.due
    assert due == game.now + 60_000 + 2 * compute_lag_quota(SuddenDeath(60))[0] + 1
    game.now = due - 1
    with pytest.raises(RefusedError):
        game.send(EnforceTimeout(), None)
    game.now = due
    game.send(EnforceTimeout(), None)
    assert game.state.outcome == OutcomeInfo("0-1", Seat.SECOND, "time", "B21")


def test_a_game_whose_players_do_not_come_ends() -> None:
    game = create_game("qwixx", (Me(), Open()))
    assert game.state.due == START + JOIN_TIMEOUT_MS
    game.now = START + JOIN_TIMEOUT_MS - 1
    with pytest.raises(RefusedError):
        game.send(EnforceTimeout(), None)
    game.now += 1
    game.send(EnforceTimeout(), None)
    assert game.state.status == "over"
