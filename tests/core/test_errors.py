"""The exceptions of the game contract."""

import copy
import pickle

import pytest

from duellum.core.errors import MoveError, PositionError, UnknownGameError, check_text, show_input
from duellum.core.i18n import Translatable


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
    assert show_input("\x1b[2J\u202e it's") == "\N{REPLACEMENT CHARACTER}[2J\N{REPLACEMENT CHARACTER} it's"
    assert len(show_input("x" * 5000)) == 40


def test_only_a_text_is_a_text() -> None:
    check_text("", "a move is a text")
    with pytest.raises(TypeError, match="a move is a text, not NoneType"):
        check_text(None, "a move is a text")
