"""Idempotency keys: a command that was carried out is known, until it leaves the window."""

from duellum.server.game.idempotency import IDEMPOTENCY_WINDOW, add_key, find_sequence
from duellum.server.protocol.client import Roll
from tests.server.game.scripted_game import start_game


def test_a_command_is_remembered_with_its_event_also_after_a_replay() -> None:
    game = start_game()
    game.send(Roll("mine", 0), "ann")
    assert game.state.find_answer("ann", "mine") == game.state.sequence == 4
    assert game.state.find_answer("ben", "mine") is None
    assert game.replay().find_answer("ann", "mine") == 4


def test_only_the_last_commands_are_remembered() -> None:
    keys = b""
    for number in range(IDEMPOTENCY_WINDOW + 5):
        keys = add_key(keys, "ann", f"c{number}", number + 1)
    assert len(keys) == 12 * IDEMPOTENCY_WINDOW
    assert find_sequence(keys, "ann", "c4") is None
    assert find_sequence(keys, "ann", "c5") == 6
    assert find_sequence(keys, "ann", f"c{IDEMPOTENCY_WINDOW + 4}") == IDEMPOTENCY_WINDOW + 5


def test_keys_are_the_same_in_every_process() -> None:
    assert add_key(b"", "ann", "c1", 7).hex() == "5b3baadffdddd67c00000007"
