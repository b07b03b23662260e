"""Messages of the server: their form as JSON, and that docs/server.md names them all."""

import json
from typing import Any

import msgspec
import pytest

from duellum.server.protocol.codec import encode_message
from duellum.server.protocol.events import Event
from duellum.server.protocol.server import Done, FromServer, Goodbye, Update, Welcome
from tests.server.protocol.test_errors import DOCS


@pytest.mark.parametrize(
    ("message", "sent"),
    [
        (
            Welcome(1, "k7w2m9x4qd", (0,), 1_790_000_000_000),
            {"type": "welcome", "protocol": 1, "game": "k7w2m9x4qd", "you": [0], "now": 1_790_000_000_000},
        ),
        (Done("c3", 5), {"type": "done", "command": "c3", "sequence": 5}),
        (Goodbye("restart"), {"type": "goodbye", "reason": "restart"}),
    ],
)
def test_a_message_is_an_object_with_its_type(message: msgspec.Struct, sent: dict[str, object]) -> None:
    assert json.loads(encode_message(message)) == sent


def test_an_update_has_only_what_changed() -> None:
    update = Update(7, [], status="over", bot_failed=False)
    assert json.loads(encode_message(update)) == {
        "type": "update",
        "sequence": 7,
        "events": [],
        "status": "over",
        "bot_failed": False,
    }


@pytest.mark.parametrize("kind", FromServer.__args__)
def test_every_message_is_documented(kind: type[msgspec.Struct]) -> None:
    assert f"`{kind.__struct_config__.tag}`" in DOCS.read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", Event.__args__)
def test_every_event_is_documented_and_names_its_command(kind: Any) -> None:  # noqa: ANN401 - a class of events
    assert f"`{kind.__struct_config__.tag}`" in DOCS.read_text(encoding="utf-8").partition("### Events")[2]
    assert kind.__struct_fields__[-1] == "command"
    assert kind.__struct_defaults__ == (None,)
