"""The TypeScript bindings: those in the client are the ones that Python's entry points give."""

from pathlib import Path

import pytest

from duellum.core.wasm import camel_case
from tools.wasm.binding_files import binding_files
from tools.wasm.bindings import format_bindings
from tools.wasm.build import load_kernel


@pytest.mark.parametrize(
    ("path", "text"), binding_files().items(), ids=[path.name for path in binding_files()]
)
def test_the_bindings_are_those_of_the_entry_points(path: Path, text: str) -> None:
    assert path.read_text(encoding="utf-8") == text, "run 'make types'"


def test_names_are_written_as_javascript_writes_them() -> None:
    assert [camel_case(name) for name in ("play_move", "key", "step_pieces_2")] == [
        "playMove",
        "key",
        "stepPieces2",
    ]


def test_a_binding_has_a_method_an_array_and_a_constant_of_each_kind() -> None:
    text = format_bindings(load_kernel("battle"), "battle.py")
    assert "  playMove(move: number): void;\n" in text
    assert "  winProbability(score: number, scale: number): number;\n" in text
    assert "  readonly positionMasks: BigUint64Array;\n" in text
    assert '    ["positionPieces", Int8Array, 72],\n' in text
    assert "export const KING = 24;\n" in text
