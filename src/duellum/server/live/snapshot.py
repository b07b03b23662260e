"""Rooms at rest: while nothing happens a room takes a few kilobytes, a tenth of what it takes at work."""

import pickle
import zlib
from typing import Any

from msgspec.structs import replace

from duellum.server.game.state import GameState, get_rules


def pack(state: GameState) -> bytes:
    """Return the room as bytes, which only this process can read and which are not to be kept."""
    unruled: Any = replace(state, rules=state.rules.name)
    return zlib.compress(pickle.dumps(unruled, pickle.HIGHEST_PROTOCOL), 1)


def unpack(packed: bytes) -> GameState:
    """Return the room again; the inverse of :func:`pack`."""
    state: Any = pickle.loads(zlib.decompress(packed))  # noqa: S301 - never leaves this process's memory
    return replace(state, rules=get_rules(state.rules))  # type: ignore[no-any-return]  # it was one
