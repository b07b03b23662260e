"""The plain rules against the naive game of ``naive_game.py``: choices, effects, counts and outcomes."""

import random

import pytest

from duellum.qwixx import Colour, Decline, Placement, Position, Roll, field_name
from duellum.qwixx.rules.board import FIELDS, Side, colour_of, place_of
from tests.qwixx.positions import choose_to_build, choose_uniformly, roll_dice
from tests.qwixx.rules.naive_game import NaiveGame

LETTERS = "bg"


def effects(position: Position) -> dict[str, str]:
    """Return what each legal choice would do, in the naive game's words."""
    return {
        str(move): "decline" if isinstance(move, Decline) else move.effect.value
        for move in position.legal_moves()
    }


def piles(position: Position) -> dict[str, list[str]]:
    """Return the stones by field as the naive game keeps them."""
    stacks = {field: position.board[colour_of(field)].stacks[place_of(field)] for field in FIELDS}
    return {
        field_name(field): [LETTERS[stack.side]] * stack.height if stack else []
        for field, stack in stacks.items()
    }


def assert_same(position: Position, naive: NaiveGame) -> None:
    assert piles(position) == naive.piles
    assert [position.supply(side) for side in Side] == [len(naive.supply[letter]) for letter in LETTERS]
    for side in Side:
        assert list(position.row_scores(side)) == naive.points(LETTERS[side])
        assert position.total(side) == naive.score(LETTERS[side])
        assert position.misthrows[side] == naive.misthrown.count(LETTERS[side])
    assert (position.ending or "") == naive.why_over
    if position.dice is not None:
        assert effects(position) == naive.choices()


def throw_both(position: Position, naive: NaiveGame, rng: random.Random) -> Position:
    position = roll_dice(position, rng)
    roll = position.dice
    assert isinstance(roll, Roll)
    coloured = {colour.letter: face for colour in Colour if (face := roll.colours[colour]) is not None}
    naive.throw(list(roll.whites), coloured)
    return position


def play_both(seed: int, declining: float | None) -> str:
    """Play one game on both tables, comparing after each step, and return how it ended."""
    rng = random.Random(seed)
    position = Position.start(Side(seed % 2))
    naive = NaiveGame(LETTERS[position.to_move])
    while position.actor is not None:
        if position.actor == "dice":
            assert LETTERS[position.to_move] == naive.active
            position = throw_both(position, naive, rng)
        else:
            move: Placement | Decline
            move = (
                choose_to_build(position, rng)
                if declining is None
                else choose_uniformly(position, rng, declining)
            )
            position = position.play(move)
            naive.choose(str(move))
        assert_same(position, naive)
    outcome = position.outcome()
    assert outcome is not None
    assert ("" if outcome.winner is None else LETTERS[outcome.winner]) == naive.winner()
    return outcome.reason


@pytest.mark.parametrize("declining", [0.0, 0.1, 0.4])
def test_both_agree_in_uniform_games(declining: float) -> None:
    for seed in range(60):
        play_both(seed, declining)


def test_both_agree_in_games_that_fill_the_board_and_end_in_every_way() -> None:
    reasons = {play_both(seed, None) for seed in range(120)}
    assert reasons == {"supply empty", "four misthrows", "two rows closed"}
