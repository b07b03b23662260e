"""The tablebase's WebAssembly module in Node against Python's tables."""

import random
from dataclasses import replace

from duellum.battle.engine.tablebase.probe import probe_position
from duellum.battle.engine.tablebase.retrograde import build
from duellum.battle.kernel.encoding import encode
from duellum.battle.rules.position import Position
from tests.battle.engine.tablebase.endings import random_ending
from tests.battle.positions import rotate_position
from tests.wasm.kernels import Case, ask


def describe_ending(position: Position) -> Case:
    """Return the case that asks about a position: its arrays as JSON can have them."""
    pieces, masks = encode(position)
    texts = [str(mask) for mask in masks.ravel().tolist()]
    ending = [pieces.tolist(), texts, int(position.to_move), position.plies_since_capture]
    return {"ask": "probe", "positions": [], "ending": ending}


def test_endings_have_the_distances_of_the_native_tables() -> None:
    source, tables = random.Random(11), build()
    positions = [random_ending(source) for _ in range(1500)]
    positions += [rotate_position(position) for position in positions[:500]]  # Black has the die
    positions += [replace(position, plies_since_capture=90) for position in positions[:300]]
    positions.append(Position.start())
    found = ask("endings", [describe_ending(position) for position in positions])
    assert found == [probe_position(tables, position) for position in positions]
    assert found[-1] is None
    assert {value > 0 for value in found if value is not None} == {True, False}
