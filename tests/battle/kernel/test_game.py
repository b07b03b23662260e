"""The game on arrays against the plain rules: moves in their order, playing, outcomes, steps, and texts."""

import numpy as np
import pytest
from hypothesis import given, settings

from duellum.battle import Position
from duellum.battle.engine.zobrist import write_key
from duellum.battle.kernel import game, text
from duellum.battle.kernel.encoding import EMPTY, KING, SQUARE_COUNT, decode_move
from duellum.battle.kernel.movegen import MAX_MOVES
from duellum.battle.rules.position import MAX_PLIES_WITHOUT_CAPTURE, find_outcome
from tests.battle.positions import random_position
from tests.compilation import IS_COMPILED
from tests.strategies import seeds

pytestmark = pytest.mark.twins


def new_position() -> game.ArrayPosition:
    masks = np.zeros((2, 2), np.uint64)
    return game.ArrayPosition(np.full(SQUARE_COUNT, EMPTY, np.int8), masks, np.zeros(3, np.int32))


def format_text(position: game.ArrayPosition) -> str:
    written = np.zeros(text.MAX_TEXT, np.uint8)
    return written[: text.format_position(position, written)].tobytes().decode()


def parse_text(given: str) -> game.ArrayPosition | None:
    position, encoded = new_position(), np.frombuffer(given.encode().ljust(text.MAX_TEXT), np.uint8)
    return position if text.parse_position(encoded.copy(), len(given), position) else None


def find_clause(history: list[Position]) -> int:
    """Return the clause that ends a game, by the kernel."""
    since = history[max(0, len(history) - 1 - history[-1].plies_since_capture) :]
    keys = np.zeros(MAX_PLIES_WITHOUT_CAPTURE + 1, np.uint64)
    for index, position in enumerate(since):
        write_key(game.encode_position(position), keys, index)
    return int(game.find_outcome(game.encode_position(history[-1]), keys, len(since)))


@settings(max_examples=60 if IS_COMPILED else 5)
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


@settings(max_examples=60 if IS_COMPILED else 5)
@given(seeds)
def test_a_text_gives_the_position_that_it_was_written_from(seed: int) -> None:
    position = random_position(seed)
    parsed = parse_text(str(position))
    assert parsed is not None
    for found, expected in zip(parsed, game.encode_position(position), strict=True):
        np.testing.assert_array_equal(found, expected)


@pytest.mark.parametrize(
    "given",
    [
        "",
        "9/9/9/9/9/9/9/9",
        "9/9/9/9/9/9/9/9 x 0 1",
        "9/9/9/9/9/9/9/9 w 0 0",
        "9/9/9/9/9/9/9/9 w 01 1",
        "9/9/9/9/9/9/9/9 w 0 1 ",
        "9/9/9/9/9/9/9/81 w 0 1",
        "9/9/9/9/9/9/9/8Z w 0 1",
        "9/9/9/9/9/9/9/9/9 w 0 1",
    ],
)
def test_a_malformed_text_is_refused(given: str) -> None:
    assert parse_text(given) is None


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
