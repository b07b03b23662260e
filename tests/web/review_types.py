"""The types of an analysis as TypeScript, generated from Python's: ``make types`` writes them."""

from pathlib import Path

import msgspec

from duellum.engine.analysis.document import Analysis
from duellum.engine.analysis.model import MIN_LOSS, Grade
from tests.web.typescript import declare

FILE = Path(__file__).parents[2] / "web" / "src" / "review" / "analysis" / "types.ts"
_HEAD = """// Written by "make types" from src/duellum/engine/analysis/. Do not edit.
import type { Seat, Translatable } from "../../protocol/types.ts";
"""
_IMPORTED = {"Translatable"}


def review_files() -> dict[Path, str]:
    """Return by file what it must hold: the types of an analysis, and the least loss of each grade."""
    [_], components = msgspec.json.schema_components([Analysis], ref_template="#/{name}")
    types = [
        declare(name, schema, is_sent=False)
        for name, schema in sorted(components.items())
        if name not in _IMPORTED
    ]
    return {FILE: "\n".join([_HEAD, *types, _format_losses(), _format_signs()])}


def _format_losses() -> str:
    pairs = [f'  ["{grade.value}", {least:g}],\n' for grade, least in MIN_LOSS.items()]
    comment = "/** The least loss of each grade, the worst first. */\n"
    return f"{comment}export const MIN_LOSS: readonly (readonly [Grade, number])[] = [\n{''.join(pairs)}];\n"


def _format_signs() -> str:
    signs = "".join(f'  {grade.value}: "{grade.sign}",\n' for grade in Grade)
    comment = "/** The annotation sign of each grade. */\n"
    return f"{comment}export const SIGNS: Readonly<Record<Grade, string>> = {{\n{signs}}};\n"
