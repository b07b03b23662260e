"""Move ordering: the table's move, captures, killer moves, then history."""

import numpy as np
import numpy.typing as npt
import pytest

from duellum.battle import Position
from duellum.battle.engine.move_ordering import pick_move, rate_moves, record_cutoff, threatens_king
from duellum.battle.engine.search_context import SearchContext
from duellum.battle.kernel.encoding import decode_move, encode_move
from duellum.battle.kernel.movegen import generate
from duellum.core.compiled import compiled
from tests.battle.engine.contexts import create_context

pytestmark = pytest.mark.twins
FEN = "k8/9/9/9/3a5/3A5/9/2B5K w 0 9"
POSITION = Position.parse(FEN)


@compiled
def order_moves(context: SearchContext, table_move: int, cutoff_move: int) -> npt.NDArray[np.int32]:
    count = generate(context.pieces, context.masks, 0, context.moves[0])
    if cutoff_move:
        record_cutoff(context, 0, 0, cutoff_move, 3, 0)
    rate_moves(context, 0, 0, count, table_move)
    for index in range(count):
        pick_move(context, 0, index, count)
    return context.moves[0, :count]


def list_ordered_moves(table_move: str = "", cutoff_move: str = "") -> list[str]:
    numbers = [encode_move(POSITION.parse_move(text)) if text else 0 for text in (table_move, cutoff_move)]
    moves = order_moves(create_context(FEN), *numbers)
    return [str(decode_move(POSITION, int(move))) for move in moves]


def test_captures_come_first_and_no_move_is_lost() -> None:
    assert list_ordered_moves()[0] == "d3n1"
    assert sorted(list_ordered_moves()) == sorted(map(str, POSITION.legal_moves()))


def test_the_move_of_the_table_comes_before_captures() -> None:
    assert list_ordered_moves(table_move="d3w1")[:2] == ["d3w1", "d3n1"]


def test_a_killer_move_comes_after_captures_and_before_the_rest() -> None:
    assert list_ordered_moves()[1] != "i1n1"
    assert list_ordered_moves(cutoff_move="i1n1")[:2] == ["d3n1", "i1n1"]


@compiled
def find_threats(context: SearchContext, moves: npt.NDArray[np.int32]) -> npt.NDArray[np.bool_]:
    masks = context.masks
    low, high = masks[0, 0] | masks[1, 0], masks[0, 1] | masks[1, 1]
    found = np.zeros(len(moves), np.bool_)
    for index in range(len(moves)):
        move = moves[index]
        found[index] = threatens_king(context, 0, move, context.pieces[move & 127], low, high)
    return found


def test_a_threat_to_the_king_is_seen() -> None:
    start = Position.start()
    moves = [move for move in start.legal_moves() if str(move).startswith("i1")]
    numbers = np.array([encode_move(move) for move in moves], np.int32)
    threats = find_threats(create_context(str(start)), numbers)
    assert [str(move) for move, threat in zip(moves, threats, strict=True) if threat] == ["i1n4w1"]
