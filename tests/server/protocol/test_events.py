"""Events as clients see them: each says which command caused it, and docs/server.md names them all."""

from typing import Any

import pytest

from duellum.server.protocol.events import Event
from tests.server.protocol.test_errors import DOCS


@pytest.mark.parametrize("kind", Event.__args__)
def test_every_event_is_documented_and_names_its_command(kind: Any) -> None:  # noqa: ANN401 - a class of events
    assert f"`{kind.__struct_config__.tag}`" in DOCS.read_text(encoding="utf-8").partition("### Events")[2]
    assert kind.__struct_fields__[-1] == "command"
    assert kind.__struct_defaults__ == (None,)
