"""Idempotency keys: a command that was carried out is known, until it leaves the window."""

from duellum.server.game.idempotency import IDEMPOTENCY_WINDOW
from duellum.server.protocol.client import Answer, Offer, Roll
from tests.server.game.scripted_game import start_game


def test_a_command_is_remembered_with_its_event_also_after_a_replay() -> None:
    game = start_game()
    game.send(Roll("mine", 0), "ann")
    assert game.state.find_answer("ann", "mine") == game.state.sequence == 4
    assert game.state.find_answer("ben", "mine") is None
    assert game.replay().find_answer("ann", "mine") == 4


def test_only_the_last_commands_are_remembered() -> None:
    game = start_game()
    for number in range(IDEMPOTENCY_WINDOW + 5):
        game.send(Offer(f"o{number}", "draw"), "ann")
        game.send(Answer(f"a{number}", "draw", accept=False), "ben")
    assert len(game.state.idempotency_keys) == 12 * IDEMPOTENCY_WINDOW
    assert game.state.find_answer("ann", "o0") is None
    assert game.state.find_answer("ben", f"a{IDEMPOTENCY_WINDOW + 4}") is not None
