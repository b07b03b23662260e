"""Snapshots of game states: an idle game is kept compressed, in a tenth of the memory."""

import pickle
import zlib
from typing import Any

from msgspec.structs import replace

from duellum.core.registry import load_rules
from duellum.server.game.state import GameState


def encode_snapshot(state: GameState) -> bytes:
    """Return the state as bytes for this process alone; they must not be stored."""
    without_rules: Any = replace(state, rules=state.rules.name)
    return zlib.compress(pickle.dumps(without_rules, pickle.HIGHEST_PROTOCOL), 1)


def decode_snapshot(snapshot: bytes) -> GameState:
    """Return the state again; the inverse of :func:`encode_snapshot`."""
    state: Any = pickle.loads(zlib.decompress(snapshot))  # noqa: S301 - never leaves this process's memory
    return replace(state, rules=load_rules(state.rules))  # type: ignore[no-any-return]  # it was one
