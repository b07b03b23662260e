"""The game on arrays against the plain rules: choices, rolls, what follows from them, and what is counted."""

import numpy as np
import pytest
from hypothesis import given, settings

from duellum.qwixx import Placement, Position, Roll
from duellum.qwixx.kernel import encoding, game
from duellum.qwixx.rules.board import Colour
from duellum.qwixx.rules.position import Move
from duellum.qwixx.rules.scoring import ENDINGS
from tests.qwixx.kernel.array_positions import encode_position, format_text
from tests.qwixx.kernel.replay import manners
from tests.qwixx.positions import random_game_positions
from tests.strategies import seeds
from tests.twins import IS_NATIVE

pytestmark = pytest.mark.twins


def list_fields(position: game.ArrayPosition) -> set[int]:
    fields = np.zeros(game.MAX_FIELDS, np.int32)
    return set(fields[: game.list_fields(position, fields)].tolist())


def play(position: game.ArrayPosition, move: Move) -> game.ArrayPosition:
    after = game.new_position()
    if isinstance(move, Roll):
        game.play_roll(position, encoding.encode_roll(move), after)
    else:
        choice = encoding.encode_choice(move.field if isinstance(move, Placement) else "-")
        game.play_choice(position, choice, after)
    return after


def assert_same(found: game.ArrayPosition, expected: Position) -> None:
    assert format_text(found) == str(expected)
    np.testing.assert_array_equal(found.state, encoding.encode(expected))


def assert_twins_agree(position: Position) -> None:
    encoded = encode_position(position)
    assert_same(encoded, position)
    moves = position.legal_moves()
    assert list_fields(encoded) == {move.field for move in moves if isinstance(move, Placement)}
    for move in moves:
        assert_same(play(encoded, move), position.play(move))
    if position.actor == "dice":
        for faces in ((1, 6, 2, 3, 4, 5), (5, 5, 1, 1, 6, 6)):
            roll = position.roll(faces[: position.dice_due])
            assert_same(play(encoded, roll), position.play(roll))


def assert_facts_agree(position: Position) -> None:
    facts = np.zeros(game.FACT_COUNT, np.int32)
    game.write_facts(encode_position(position), facts)
    ending = -1 if position.ending is None else ENDINGS.index(position.ending)
    outcome, dice = position.outcome(), position.dice
    winner = -1 if outcome is None or outcome.winner is None else int(outcome.winner)
    faces = [0] * 6 if dice is None else [*dice.whites, *(dice.colours[colour] or 0 for colour in Colour)]
    assert facts.tolist() == [
        *position.supplies,
        *position.misthrows,
        *position.totals,
        ending,
        winner,
        *faces,
    ]


@settings(max_examples=25 if IS_NATIVE else 5)
@given(seeds, manners)
def test_twins_agree_in_games(seed: int, manner: float | None) -> None:
    for position in random_game_positions(seed, manner):
        assert_twins_agree(position)
        assert_facts_agree(position)


def test_the_higher_white_die_comes_first() -> None:
    after = game.new_position()
    game.play_roll(encode_position(Position.start()), encoding.encode_roll(Roll((6, 2), (1, 1, 1, 1))), after)
    swapped = game.new_position()
    lower_first = 1 | 5 << 3
    game.play_roll(encode_position(Position.start()), lower_first, swapped)
    assert format_text(swapped) == format_text(after)
