"""The game on arrays against the plain rules: moves in their order, playing, outcomes, steps, and texts."""

import numpy as np
import pytest
from hypothesis import given, settings

from duellum.battle import Position
from duellum.battle.engine.zobrist import write_key
from duellum.battle.kernel import game, notation
from duellum.battle.kernel.encoding import EMPTY, KING, SQUARE_COUNT, decode_move
from duellum.battle.kernel.messages import MAX_NUMBERS, MESSAGES
from duellum.battle.kernel.movegen import MAX_MOVES
from duellum.battle.rules.position import MAX_PLIES_WITHOUT_CAPTURE, find_outcome
from duellum.core.messages import Told
from tests.battle.positions import random_position
from tests.refusals import encode_text
from tests.strategies import seeds
from tests.twins import IS_NATIVE

pytestmark = pytest.mark.twins


def new_position() -> game.ArrayPosition:
    masks = np.zeros((2, 2), np.uint64)
    return game.ArrayPosition(np.full(SQUARE_COUNT, EMPTY, np.int8), masks, np.zeros(3, np.int32))


def format_text(position: game.ArrayPosition) -> str:
    written = np.zeros(notation.MAX_TEXT, np.uint8)
    return written[: notation.format_position(position, written)].tobytes().decode()


def parse_text(given: str) -> tuple[game.ArrayPosition, Told | None]:
    """Return the position with a text, and what the kernel says against it."""
    position, numbers = new_position(), np.zeros(MAX_NUMBERS, np.int32)
    encoded = encode_text(given, notation.MAX_TEXT)
    code = notation.parse_position(encoded, len(given), position, numbers)
    return position, MESSAGES.read(code, numbers.tolist(), given)


def find_clause(history: list[Position]) -> int:
    """Return the clause that ends a game, by the kernel."""
    since = history[max(0, len(history) - 1 - history[-1].plies_since_capture) :]
    keys = np.zeros(MAX_PLIES_WITHOUT_CAPTURE + 1, np.uint64)
    for index, position in enumerate(since):
        write_key(game.encode_position(position), keys, index)
    return int(game.find_outcome(game.encode_position(history[-1]), keys, len(since)))


@settings(max_examples=60 if IS_NATIVE else 5)
@given(seeds)
def test_moves_and_what_follows_are_those_of_the_rules(seed: int) -> None:
    position = random_position(seed)
    array, after, moves = game.encode_position(position), new_position(), np.zeros(MAX_MOVES, np.int32)
    count = game.list_moves(array, moves)
    expected = position.legal_moves()
    assert [str(decode_move(position, move)) for move in moves[:count].tolist()] == [*map(str, expected)]
    squares, pieces = np.zeros(game.MAX_STEPS, np.int32), np.zeros(game.MAX_STEPS, np.int32)
    for number, move in zip(moves[:count].tolist(), expected, strict=True):
        game.play_move(array, number, after)
        assert format_text(after) == str(position.play(move))
        clause = game.find_winning_clause(array, number)
        assert clause == (0 if move.wins_by is None else int(move.wins_by[1:]))
        steps = game.trace_move(array, number, squares, pieces)
        assert squares[:steps].tolist() == [*move.path]
        dice = [KING if piece.die is None else piece.die.index for piece in move.pieces]
        assert pieces[:steps].tolist() == dice
    outcome = position.outcome()
    assert find_clause([position]) == (0 if outcome is None else int(outcome.clause[1:]))


@settings(max_examples=60 if IS_NATIVE else 5)
@given(seeds)
def test_a_text_gives_the_position_that_it_was_written_from(seed: int) -> None:
    position = random_position(seed)
    parsed, fault = parse_text(str(position))
    assert fault is None
    for found, expected in zip(parsed, game.encode_position(position), strict=True):
        np.testing.assert_array_equal(found, expected)


def test_the_third_occurrence_of_a_position_ends_the_game() -> None:
    positions = [Position.parse("8k/9/9/9/9/9/9/K8 w 0 9")]
    for move in ("a1n1", "i8s1", "a2s1", "i7n1") * 2:
        assert find_clause(positions) == 0
        positions.append(positions[-1].play(move))
    assert find_clause(positions) == 19
    assert find_outcome(positions) is not None


def test_moves_that_lead_to_the_same_position_are_merged() -> None:
    position = Position.parse("8k/9/9/9/3T5/9/9/K8 w 0 9")
    array, moves = game.encode_position(position), np.zeros(MAX_MOVES, np.int32)
    count = game.merge_moves(array.pieces, moves, game.list_moves(array, moves))
    merged = {(move.start, move.target, move.after): move for move in position.legal_moves()}
    assert [str(decode_move(position, move)) for move in moves[:count].tolist()] == [
        *map(str, merged.values())
    ]
