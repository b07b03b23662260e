"""Bodies of HTTP requests: defaults and bounds."""

import json

import msgspec
import pytest

from duellum.server.protocol.http import Bot, Me, NewGame, Open
from duellum.server.protocol.types import Fischer, NoClock


def test_a_new_game_needs_rules_and_players_only() -> None:
    body = b'{"rules": "qwixx", "players": [{"kind": "me"}, {"kind": "open"}]}'
    new_game = msgspec.json.decode(body, type=NewGame)
    assert new_game == NewGame("qwixx", (Me(), Open()), "lot", NoClock(), public=False, start=None)


def test_a_new_game_may_have_bots_a_clock_and_a_start() -> None:
    body = {
        "rules": "battle",
        "players": [{"kind": "bot", "level": 3}, {"kind": "me"}],
        "starts": "second",
        "clock": {"kind": "fischer", "seconds": 300, "increment": 5},
        "public": True,
        "start": "8k/9/9/9/9/9/9/K8 w 0 9",
    }
    new_game = msgspec.json.decode(json.dumps(body), type=NewGame)
    assert (new_game.players, new_game.clock) == ((Bot(3), Me()), Fischer(300, 5))
    assert (new_game.starts, new_game.public, new_game.start) == ("second", True, body["start"])


@pytest.mark.parametrize(
    "change",
    [
        {"rules": "x" * 41},
        {"players": [{"kind": "me"}]},
        {"players": [{"kind": "me"}, {"kind": "bot", "level": 0}]},
        {"players": [{"kind": "me"}, {"kind": "robot"}]},
        {"starts": "third"},
        {"start": "x" * 201},
        {"clock": {"kind": "sudden", "seconds": 9}},
    ],
)
def test_a_new_game_out_of_bounds_is_refused(change: dict[str, object]) -> None:
    body = {"rules": "qwixx", "players": [{"kind": "me"}, {"kind": "open"}]} | change
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(json.dumps(body), type=NewGame)
