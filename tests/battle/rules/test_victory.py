"""Victory by B16 and B17: of a move, and in a position."""

import pytest
from hypothesis import given

from duellum.battle import BLACK, WHITE, Position
from duellum.battle.rules.board import Side
from duellum.core.rules import Outcome
from tests.battle.positions import random_position, set_up
from tests.strategies import seeds

START = Position.start()


def test_b15_the_king_captures_even_the_king() -> None:
    beside = set_up("Ke4 ke5 ad4")
    assert {str(move) for move in beside.legal_moves() if move.captured} == {"e4n1", "e4w1"}
    assert beside.play(beside.parse_move("e4n1")).outcome() == Outcome(WHITE, "king captured", "B16")


@pytest.mark.parametrize(("side", "mover", "king"), [(WHITE, "A", "k"), (BLACK, "a", "K")])
def test_b16_capturing_the_king_wins_at_once(side: Side, mover: str, king: str) -> None:
    own_king = "K" if side is WHITE else "k"
    position = set_up(f"{mover}d4 {king}d5 {own_king}a2", side)
    after = position.play(position.parse_move("d4n1"))
    assert after.outcome() == Outcome(side, "king captured", "B16")
    assert after.legal_moves() == ()
    assert after.actor is None


@pytest.mark.parametrize("guard", [None, "a", "k"])
def test_b17_the_king_on_the_enemy_palace_wins_occupied_or_not(guard: str | None) -> None:
    position = set_up("Ke7" + (f" {guard}e8" if guard else "") + (" ki8" if guard != "k" else ""))
    after = position.play(position.parse_move("e7n1"))
    assert after.outcome() == Outcome(
        WHITE, "king captured" if guard == "k" else "palace taken", expected_clause(guard)
    )
    assert after.legal_moves() == ()


def expected_clause(guard: str | None) -> str:
    return "B16" if guard == "k" else "B17"


def test_b17_holds_for_black_and_no_other_die_wins_there() -> None:
    position = set_up("ke2 Ka1", BLACK)
    assert position.play(position.parse_move("e2s1")).outcome() == Outcome(BLACK, "palace taken", "B17")
    die = set_up("Ae7 Ka1 ki8")
    assert die.play(die.parse_move("e7n1")).outcome() is None
    home = set_up("Kd1 ki8")
    assert home.play(home.parse_move("d1e1")).outcome() is None  # one's own palace wins nothing


@given(seeds)
def test_the_clause_of_a_winning_move_is_that_of_the_position_after_it(seed: int) -> None:
    position = random_position(seed)
    for move in position.legal_moves():
        outcome = position.play(move).outcome()
        is_won = outcome is not None and outcome.winner is not None
        assert move.wins_by == (outcome.clause if outcome is not None and is_won else None)


def test_winning_moves_take_the_king_or_the_palace() -> None:
    position = Position.parse("8k/4K3A/9/9/9/9/9/9 w 0 9")
    assert {str(move): move.wins_by for move in position.winning_moves()} == {"e7n1": "B17", "i7n1": "B16"}
