"""The exceptions of the game contract."""

import copy
import pickle

import pytest

from duellum.core.errors import MoveError, PositionError, UnknownGameError, check_text


@pytest.mark.parametrize("error", [MoveError, PositionError, UnknownGameError])
def test_every_error_is_a_value_error(error: type[ValueError]) -> None:
    assert issubclass(error, ValueError)


def test_a_move_error_keeps_its_clause_when_copied() -> None:
    error = MoveError("blocked", "B9")
    for again in (copy.copy(error), pickle.loads(pickle.dumps(error))):  # noqa: S301 - our own
        assert (str(again), again.clause) == ("blocked", "B9")


def test_only_a_text_is_a_text() -> None:
    check_text("", "a move is a text")
    with pytest.raises(TypeError, match="a move is a text, not NoneType"):
        check_text(None, "a move is a text")
