"""Messages of clients: what is accepted, and which bounds are enforced at the edge."""

import json

import msgspec
import pytest

from duellum.server.protocol.client import MAX_MESSAGE_BYTES, AskPast, FromClient, Join, Play, Resign, Undo
from duellum.server.protocol.codec import decode_client_message
from tests.server.protocol.test_errors import DOCS


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"type": "join", "id": "c1", "name": "Ann", "seed": "clover"}', Join("c1", "Ann", "clover")),
        ('{"type": "join", "id": "c1"}', Join("c1", "", "")),
        ('{"type": "play", "id": "c3", "ply": 1, "move": "y5"}', Play("c3", 1, "y5")),
        ('{"type": "undo", "id": "c4", "ply": 2}', Undo("c4", 2, None)),
        ('{"type": "resign", "id": "c5", "seat": 1}', Resign("c5", 1)),
        ('{"id": "c6", "first": 0, "last": 40, "type": "past"}', AskPast("c6", 0, 40)),
    ],
)
def test_a_message_is_known_by_its_type(text: str, message: FromClient) -> None:
    assert decode_client_message(text.encode()) == message


@pytest.mark.parametrize(
    "message",
    [
        {"type": "play", "id": "", "ply": 0, "move": "y5"},
        {"type": "play", "id": "x" * 41, "ply": 0, "move": "y5"},
        {"type": "play", "id": "c", "ply": -1, "move": "y5"},
        {"type": "play", "id": "c", "ply": 1_000_001, "move": "y5"},
        {"type": "play", "id": "c", "ply": 0, "move": ""},
        {"type": "play", "id": "c", "ply": 0, "move": "y" * 33},
        {"type": "play", "id": "c", "move": "y5"},
        {"type": "play", "id": 7, "ply": 0, "move": "y5"},
        {"type": "join", "id": "c", "name": "x" * 201},
        {"type": "join", "id": "c", "seed": "x" * 65},
        *(
            {"type": kind, "id": "c", "ply": 0, "number": 1, field: text}
            for kind, field in (("join", "commitment"), ("roll", "share"), ("reveal", "share"))
            for text in ("a" * 64 + "\n", "a" * 63 + "\n", "\n" + "a" * 64, "a" * 65, "a" * 63, "A" * 64, "")
        ),
        {"type": "resign", "id": "c", "seat": 2},
        {"type": "offer", "id": "c", "what": "undo"},
        {"type": "answer", "id": "c", "what": "draw"},
        {"type": "threats", "id": "c"},
        {"type": "unknown", "id": "c"},
        {"id": "c"},
    ],
)
def test_a_field_out_of_bounds_is_refused(message: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        decode_client_message(json.dumps(message).encode())


def test_the_longest_legal_message_is_within_the_bound_on_bytes() -> None:
    longest = Join("i" * 40, "\U0001f3b2" * 40, "\U0001f3b2" * 64)
    assert len(json.dumps(msgspec.to_builtins(longest))) < MAX_MESSAGE_BYTES


@pytest.mark.parametrize("kind", FromClient.__args__)
def test_every_message_is_documented(kind: type[msgspec.Struct]) -> None:
    assert f"`{kind.__struct_config__.tag}`" in DOCS.read_text(encoding="utf-8")
