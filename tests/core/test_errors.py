"""The exceptions of the game contract."""

import ast
import copy
import pickle
from pathlib import Path

import pytest

import duellum
from duellum.core.errors import MoveError, PositionError, UnknownGameError, check_text, show_input
from duellum.core.i18n import Translatable

SOURCES = Path(duellum.__file__).parent


@pytest.mark.parametrize("error", [MoveError, PositionError, UnknownGameError])
def test_every_error_is_a_value_error(error: type[ValueError]) -> None:
    assert issubclass(error, ValueError)


def test_a_move_error_keeps_its_clause_when_copied() -> None:
    why = Translatable("battle-illegal-blocked", {"square": "e4"})
    error = MoveError("blocked", "B9", why)
    for again in (copy.copy(error), pickle.loads(pickle.dumps(error))):  # noqa: S301 - our own
        assert (str(again), again.clause, again.why) == ("blocked", "B9", why)


def test_what_is_shown_of_a_wrong_text_is_short_and_has_no_control_characters() -> None:
    assert show_input("e1n9") == "e1n9"
    assert show_input("\x1b[2J") == r"\x1b[2J"
    assert len(show_input("x" * 5000)) == 40


def test_every_refusal_of_a_move_can_be_translated() -> None:
    """Each place that raises MoveError gives a text to translate, so that no player reads English."""
    plain = []
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "MoveError":
                has_why = len(node.args) == 3 or any(word.arg == "why" for word in node.keywords)
                if not has_why and not any(isinstance(part, ast.Starred) for part in node.args):
                    plain.append(f"{path.name}:{node.lineno}")
    assert plain == []


def test_only_a_text_is_a_text() -> None:
    check_text("", "a move is a text")
    with pytest.raises(TypeError, match="a move is a text, not NoneType"):
        check_text(None, "a move is a text")
