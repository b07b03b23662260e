"""Reasons of refusals: docs/server.md lists them all, with the same meanings."""

import ast
import inspect
import re
from pathlib import Path

from duellum.server.protocol import errors
from duellum.server.protocol.errors import Reason, RefusedError

DOCS = Path(__file__).parents[3] / "docs/server.md"


def documented_meanings() -> dict[str, str]:
    """Return the docstring below each reason."""
    [body] = [
        node.body
        for node in ast.parse(inspect.getsource(errors)).body
        if isinstance(node, ast.ClassDef) and node.name == "Reason"
    ]
    constants = [
        node.value.value
        for node in body
        if isinstance(node, ast.Assign | ast.Expr) and isinstance(node.value, ast.Constant)
    ]
    texts = [str(constant) for constant in constants[1:]]
    return dict(zip(texts[::2], texts[1::2], strict=True))


def test_every_reason_is_documented_with_its_meaning() -> None:
    table = DOCS.read_text(encoding="utf-8").partition("## Reasons")[2]
    rows = dict(re.findall(r"^\| `([a-z-]+)` \| (.*) \|$", table, re.MULTILINE))
    assert rows == documented_meanings()
    assert list(rows) == [reason.value for reason in Reason]


def test_a_refusal_carries_what_a_client_is_told() -> None:
    refused = RefusedError(Reason.ILLEGAL, "line 4: no such square", "B8", 4)
    assert str(refused) == refused.text == "line 4: no such square"
    assert (refused.reason, refused.clause, refused.line) == ("illegal", "B8", 4)
