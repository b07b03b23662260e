"""Snapshots: the state of a game at rest, in a tenth of the memory."""

import pytest

from duellum.server.live.snapshot import decode_snapshot, encode_snapshot
from duellum.server.protocol.types import Fischer
from tests.server.game.scripted_game import start_game


@pytest.mark.parametrize("rules", ["battle", "qwixx"])
def test_a_game_at_rest_is_the_same_and_much_smaller(rules: str) -> None:
    game = start_game(rules, Fischer(300, 5))
    for _ in range(40):
        player = ("ann", "ben")[game.state.to_move]
        game.now += 1_000
        game.roll(player) if game.state.actor == "dice" else game.play(player)
    snapshot = encode_snapshot(game.state)
    state = decode_snapshot(snapshot)
    assert state == game.state
    assert state.rules is game.state.rules
    assert state.find_answer("ann", "c3") == 4
    assert len(snapshot) < 6_000
