"""The types of an analysis as TypeScript, generated from Python's: ``make types`` writes them."""

from pathlib import Path

import msgspec

from duellum.engine.analysis.model import MIN_LOSS, Grade
from duellum.server.protocol.http import RecordAnalysis
from duellum.server.protocol.schema import build_components
from tools.client.typescript import declare

FILE = Path(__file__).parents[2] / "web" / "src" / "review" / "analysis" / "types.ts"
_HEAD = """// Written by "make types" from src/duellum/engine/analysis/ and server/protocol/. Do not edit.
import type { MoveView, PositionView, Seat, Translatable } from "../../protocol/types.ts";
"""
_IMPORTED = {"Translatable"}


def list_review_types() -> list[str]:
    """Return the names of the types that belong to reviews alone."""
    _, components = msgspec.json.schema_components([RecordAnalysis], ref_template="#/{name}")
    return sorted(components.keys() - _IMPORTED)


def review_files() -> dict[Path, str]:
    """Return by file what it must hold: the types of an analysis, and the least loss of each grade."""
    schemas = build_components()
    types = [declare(name, schemas[name], is_sent=False) for name in list_review_types()]
    return {FILE: "\n".join([_HEAD, *types, _format_losses(), _format_signs()])}


def _format_losses() -> str:
    pairs = [f'  ["{grade.value}", {least:g}],\n' for grade, least in MIN_LOSS.items()]
    comment = "/** The least loss of each grade, the worst first. */\n"
    return f"{comment}export const MIN_LOSS: readonly (readonly [Grade, number])[] = [\n{''.join(pairs)}];\n"


def _format_signs() -> str:
    signs = "".join(f'  {grade.value}: "{grade.sign}",\n' for grade in Grade)
    comment = "/** The annotation sign of each grade. */\n"
    return f"{comment}export const SIGNS: Readonly<Record<Grade, string>> = {{\n{signs}}};\n"
