"""The events of the log and what clients see of them, against JSON that an earlier version wrote.

``log_events.jsonl`` has whole games: each line is an event as the log kept it then, and as an update told it
to clients.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from duellum.server.game import events
from duellum.server.game.presenter import present_update
from duellum.server.game.replay import apply_event, create_state
from duellum.server.protocol import events as public
from duellum.server.protocol.codec import encode_message

LINES = [
    json.loads(line)
    for line in Path(__file__).with_name("log_events.jsonl").read_text(encoding="utf-8").splitlines()
]
ADDED_TO_PLIES = {"words"}
"""Fields of a move that clients are told since; those of that version pass over them."""
SECRETS = {"player", "name", "seed", "runs_on", "until", "charged", "compensated", "commitment", "shares"}


@pytest.mark.parametrize("kept", [line["kept"] for line in LINES], ids=lambda kept: kept["type"])
def test_an_event_of_an_earlier_version_is_read_and_written_as_it_was(kept: dict[str, Any]) -> None:
    event = events.decode(json.dumps(kept).encode())
    assert json.loads(events.encode(event)) == kept


def test_clients_see_the_events_of_whole_games_as_an_earlier_version_told_them() -> None:
    seen: list[Any] = []
    for line in LINES:
        event = events.decode(json.dumps(line["kept"]).encode())
        if isinstance(event, events.Created):
            state = create_state("testgame2345", event, 0)
            seen.append(None)
        else:
            state = apply_event(state, event, 0)
            update = present_update(state, [event])
            if update is None:  # only the whole state tells that a name is gone
                assert isinstance(event, events.Forgotten)
                seen.append(None)
                continue
            seen += map(drop_additions, json.loads(encode_message(update))["events"])
    assert seen == [line["shown"] for line in LINES]


def drop_additions(event: dict[str, Any]) -> dict[str, Any]:
    """Return an event as that version told it."""
    if "ply" not in event:
        return event
    return event | {"ply": {name: event["ply"][name] for name in event["ply"].keys() - ADDED_TO_PLIES}}


def test_every_kind_of_event_is_among_them() -> None:
    written = {line["kept"]["type"] for line in LINES}
    assert written == {kind.__struct_config__.tag for kind in events.LogEvent.__args__}
    shown = {line["shown"]["type"] for line in LINES if line["shown"]}
    assert shown == {kind.__struct_config__.tag for kind in public.Event.__args__}


@pytest.mark.parametrize("kind", events.ExtendedEvent.__args__)
def test_what_clients_see_has_the_same_tag_and_no_secret(kind: Any) -> None:  # noqa: ANN401 - a class of events
    view = kind.__base__
    assert view in public.Event.__args__
    assert kind.__struct_config__.tag == view.__struct_config__.tag
    assert SECRETS.isdisjoint(view.__struct_fields__)


@pytest.mark.parametrize("payload", [b"", b"{}", b'{"type":"unknown"}', b'{"type":"moved"}', b"\xff"])
def test_bytes_that_are_no_event_are_refused(payload: bytes) -> None:
    with pytest.raises(events.EventError, match="not an event of this version"):
        events.decode(payload)
