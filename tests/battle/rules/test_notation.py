"""Battle's notation: round trips, and what is refused and why."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duellum.battle import RULES, Position
from duellum.battle.rules.board import SQUARES, square_name
from duellum.battle.rules.notation import parse_move, parse_square
from duellum.core.errors import MoveError, PositionError
from tests.strategies import random_game, seeds

EMPTY = "/".join(["9"] * 7)


def test_the_start_is_written_as_in_the_rules() -> None:
    assert str(Position.start()) == "sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 0 1"
    assert Position.parse("sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 0 1") == Position.start()


@given(seeds, st.integers(0, 150))
def test_every_position_of_a_game_and_every_move_survives_its_text(seed: int, plies: int) -> None:
    game = random_game(RULES, seed, plies)
    position = game.position
    assert Position.parse(str(position)) == position
    for move in game.legal_moves():
        assert position.parse_move(str(move)) == move


@given(st.sampled_from(SQUARES))
def test_squares_survive_their_names(square: int) -> None:
    assert parse_square(square_name(square)) == square


@given(st.text(alphabet="abcdeghiknstwXTK123456789/ .0-", max_size=60))
def test_any_text_is_refused_or_is_the_text_of_its_position(text: str) -> None:
    with contextlib.suppress(PositionError):
        assert str(Position.parse(text)) == text


@given(st.text(alphabet="abefhinsew0123456789", max_size=8))
def test_any_text_is_refused_or_is_the_text_of_its_move(text: str) -> None:
    with contextlib.suppress(MoveError):
        assert str(Position.start().parse_move(text)) == text


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "4 fields"),
        ("sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 0", "4 fields .* not 3"),
        ("sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT  w 0 1", "4 fields .* not 5"),
        ("sbfwkwfbs/9/9/9/9/9/TCGXKXGCT w 0 1", "8 ranks .* not 7"),
        ("sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCTA w 0 1", "rank 1 is too long: 'TCGXKXGCTA' has 10 squares, not 9"),
        ("sbfwkwfbs/9/9/8/9/9/9/TCGXKXGCT w 0 1", "rank 5 is too short: '8' has 8 squares, not 9"),
        (
            "sbfwkwfbs/9/9/45/9/9/9/TCGXKXGCT w 0 1",
            "rank 5: '5', character 2 of '45': write empty squares as one digit",
        ),
        ("sbfwkwfbs/9/9/0A8/9/9/9/TCGXKXGCT w 0 1", "rank 5: '0', character 1"),
        ("sbfwkwfbs/9/9/4z4/9/9/9/TCGXKXGCT w 0 1", "rank 5: 'z', character 2 of '4z4', is not a piece"),
        ("sbfwkwfbs/9/9/4²4/9/9/9/TCGXKXGCT w 0 1", "rank 5: '²', character 2"),
        (f"k8/{EMPTY[:-2]}/KK7 w 0 1", "White has a second king: kings are on a1 and b1"),
        (f"kk7/{EMPTY[:-2]}/K8 w 0 1", "Black has a second king: kings are on a8 and b8"),
        (f"k8/{EMPTY[:-2]}/9 w 0 1", "White has no king"),
        (f"9/{EMPTY[:-2]}/K8 w 0 5", "Black has no king"),
        (f"9/{EMPTY[:-2]}/9 w 0 5", "Black has no king"),
        (f"9/{EMPTY[:-2]}/K8 b 3 5", "Black has no king"),
        (f"k8/{EMPTY[:-4]}/A8/KAAAAAAAA w 0 1", "White has 9 dice, but can have at most 8"),
        (f"4K4/{EMPTY[:-2]}/k8 w 0 9", "White's king is on the enemy palace: White has won"),
        ("sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT W 0 1", "side to move must be w or b, not 'W'"),
        ("sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w -1 1", "plies since the last capture must be a whole number"),
        ("sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 101 60", "100 plies without a capture, so there cannot be 101"),
        ("sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 00 1", "must be a whole number of at least 0, not '00'"),
        (
            "sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 0 0",
            "the move number must be a whole number of at least 1, not '0'",
        ),
        ("sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 0 ١", "the move number must be"),
    ],
)
def test_what_is_no_position_is_refused_with_what_is_wrong_and_where(text: str, reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        Position.parse(text)


@pytest.mark.parametrize(
    "text", [f"9/{EMPTY[:-2]}/K8 b 0 9", f"k8/{EMPTY[:-2]}/9 w 0 9", f"4K4/{EMPTY[:-2]}/k8 b 7 9"]
)
def test_a_finished_game_has_a_text_too(text: str) -> None:
    assert str(Position.parse(text)) == text
    assert Position.parse(text).outcome() is not None


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "nothing was given"),
        ("j1n1", "'j1' at the start of 'j1n1' is not a square"),
        ("a9n1", "'a9' at the start of 'a9n1' is not a square"),
        ("a", "'a' at the start of 'a' is not a square"),
        ("a1", "'a1' names a square but no leg"),
        ("a1x5", "'x', character 3 of 'a1x5', is not a direction: use n, s, e or w"),
        ("a1n", "'a1n' has no count from 1 to 9 after 'n', character 3"),
        ("a1n0", "'a1n0' has no count from 1 to 9 after 'n', character 3"),
        ("a1n2e", "'a1n2e' has no count from 1 to 9 after 'e', character 5"),
        ("a1n5 ", "' ', character 5 of 'a1n5 ', is not a direction: use n, s, e or w"),
        ("A1n5", "'A1' at the start"),
    ],
)
def test_what_is_no_move_is_refused_with_what_is_wrong_and_where(text: str, reason: str) -> None:
    with pytest.raises(MoveError, match=reason) as caught:
        parse_move(text)
    assert caught.value.clause is None
