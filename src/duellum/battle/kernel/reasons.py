"""The reasons for a move: from the rules, the principal variation and the next best candidate.

Each reason is a fact that the rules bear out, and says more than the move itself shows. They come in the
order of their importance.
"""

import numpy as np

from duellum.battle.kernel.encoding import EMPTY, SQUARE_COUNT, STEP_COUNTS, Moves
from duellum.battle.kernel.game import (
    ArrayPosition,
    find_decision,
    find_winning_clause,
    list_moves,
    merge_moves,
    play_move,
)
from duellum.battle.kernel.movegen import MAX_MOVES
from duellum.battle.kernel.threats import (
    Squares,
    captures_die,
    find_loose_dice,
    has_palace_run,
    list_wins,
    pass_turn,
)
from duellum.battle.rules.board import FILES, RANKS, SQUARES, square_name
from duellum.core.compiled import compiled, stack_array
from duellum.core.messages import NUMBER, ListOf, Words
from duellum.core.reasons import (
    DRAWS,
    FORCED,
    MAX_REASONS,
    Comparison,
    Reasons,
    add_reason,
    complete_reasons,
    is_best,
    new_reason_table,
)

MAX_GAIN_PLY = 5
"""A die won later than by the player's third move is not mentioned."""

_WIDTH, _HEIGHT = len(FILES), len(RANKS)
_SQUARE_LIST = ListOf(Words("SQUARES", tuple(map(square_name, SQUARES))))
REASONS = new_reason_table()  # each with the clause that it rests on
_TAKES_KING = REASONS.add("battle-why-takes-king", "B16")
_TAKES_PALACE = REASONS.add("battle-why-takes-palace", "B17")
_WINS = REASONS.add("battle-why-wins", "B16", moves=NUMBER)
_LOSES = REASONS.add("battle-why-loses", "B16", moves=NUMBER)
_RESCUE = REASONS.add("battle-why-rescue", "B16")
_GUARDS_PALACE = REASONS.add("battle-why-guards-palace", "B17")
_GAIN = REASONS.add("battle-why-gain", "B14", face=NUMBER)
_GAIN_LATER = REASONS.add("battle-why-gain-later", "B14", moves=NUMBER)
_SAVES = REASONS.add("battle-why-saves", "B14", count=NUMBER, squares=_SQUARE_LIST)
_ONLY = REASONS.add("battle-why-only", "B16")
_NEXT_LOSES_DIE = REASONS.add("battle-why-next-loses-die", "B14")
_THREAT_KING = REASONS.add("battle-why-threat-king", "B16")
_THREAT_PALACE = REASONS.add("battle-why-threat-palace", "B17")
_ATTACK = REASONS.add("battle-why-attack", "B14", count=NUMBER, squares=_SQUARE_LIST)
_EXCHANGE = REASONS.add("battle-why-exchange", "B14", face=NUMBER)
_SACRIFICE = REASONS.add("battle-why-sacrifice", "B14", face=NUMBER)

_new_moves, _new_known = (stack_array(MAX_MOVES, np.int32) for _ in range(2))
_new_pieces, _new_masks = stack_array(SQUARE_COUNT, np.int8), stack_array((2, 2), np.uint64)
_new_counters = stack_array(3, np.int32)
_new_loose, _new_other_loose = (stack_array(SQUARE_COUNT, np.uint8) for _ in range(2))


@compiled
def explain(position: ArrayPosition, comparison: Comparison, reasons: Reasons) -> int:
    """Write the reasons for a candidate, the most important first, and return their number."""
    return complete_reasons(comparison, reasons, _find_reasons(position, comparison, reasons))


@compiled
def _find_reasons(before: ArrayPosition, comparison: Comparison, reasons: Reasons) -> int:
    move = int(comparison.lines[0, 0])
    clause = find_winning_clause(before, move)
    if clause != 0:
        return add_reason(reasons, 0, _TAKES_KING if clause == 16 else _TAKES_PALACE)
    moves = _new_moves()
    after = ArrayPosition(_new_pieces(), _new_masks(), _new_counters())
    count = 0
    if merge_moves(before.pieces, moves, list_moves(before, moves)) == 1:
        count = add_reason(reasons, count, FORCED)
    play_move(before, move, after)
    if find_decision(after) != 0 or list_moves(after, moves) == 0:
        return add_reason(reasons, count, DRAWS)
    end = int(comparison.ends[0])
    if end != 0:
        count = add_reason(reasons, count, _WINS if end > 0 else _LOSES, (abs(end) + 1) // 2)
    if end < 0:
        return count
    won, ahead, _ = weigh_line(before, comparison.lines[0], int(comparison.lengths[0]))
    next_won, next_ahead, _ = weigh_line(before, comparison.lines[1], int(comparison.lengths[1]))
    captured = int(before.pieces[move >> 7 & 127])
    count = _explain_defence(before, after, reasons, count)
    count = _explain_gain(captured, ahead, next_ahead, reasons, count)
    if won >= 0:
        count = _explain_saved_dice(before, move, after, reasons, count)
    count = _explain_worse_moves(comparison, won, next_won, reasons, count)
    count = _explain_threats(before, after, reasons, count)
    return _explain_trade(captured, won, reasons, count)


@compiled
def weigh_line(position: ArrayPosition, line: Moves, length: int) -> tuple[int, int, int]:
    """Return how many dice more a line wins than it loses, since when it is ahead, and its lowest balance.

    A die that the opponent could take for nothing at the end of the line counts as lost. It is ahead from a
    ply counted from 1 on; 0 if it is not, or too late to be mentioned. The lowest balance is that before
    the last ply, 0 at most.
    """
    loose = _new_loose()
    here = ArrayPosition(_new_pieces(), _new_masks(), _new_counters())
    won, sign, behind, lowest = 0, 1, 0, 0
    _copy_position(position, here)
    for ply in range(length):
        move = int(line[ply])
        lowest = min(lowest, won)
        if captures_die(here, move):
            won += sign
        if won <= 0:
            behind = ply + 1
        sign = -sign
        play_move(here, move, here)
    if length % 2 == 1 and find_loose_dice(here, loose) > 0:
        won -= 1
    ahead = behind + 1 if won > 0 and behind < MAX_GAIN_PLY else 0
    return won, ahead, lowest


@compiled
def write_line_weights(position: ArrayPosition, line: Moves, length: int, weights: Moves) -> None:
    """Write what :func:`weigh_line` returns, for callers that get one number at most."""
    weights[0], weights[1], weights[2] = weigh_line(position, line, length)


@compiled
def _copy_position(source: ArrayPosition, target: ArrayPosition) -> None:
    for square in range(SQUARE_COUNT):
        target.pieces[square] = source.pieces[square]
    for side in range(2):
        for half in range(2):
            target.masks[side, half] = source.masks[side, half]
    for counter in range(3):
        target.counters[counter] = source.counters[counter]


@compiled
def _explain_defence(before: ArrayPosition, after: ArrayPosition, reasons: Reasons, count: int) -> int:
    """Say what the move prevents that the opponent would do if one passed."""
    moves = _new_moves()
    pass_turn(before)
    # A king that can be captured: one step to the palace cannot be prevented.
    was_lost = list_wins(before, moves) > 0
    was_run = not was_lost and has_palace_run(before)
    pass_turn(before)
    if list_wins(after, moves) > 0:
        return count
    if was_lost:
        return add_reason(reasons, count, _RESCUE)
    if was_run and not has_palace_run(after):
        return add_reason(reasons, count, _GUARDS_PALACE)
    return count


@compiled
def _explain_gain(captured: int, ahead: int, next_ahead: int, reasons: Reasons, count: int) -> int:
    """Say that a die is won: by a capture, or later where the next best move does not win one as well."""
    if ahead > 0 and captured != EMPTY:
        return add_reason(reasons, count, _GAIN, int(STEP_COUNTS[captured]))
    if ahead > 0 and next_ahead == 0:
        return add_reason(reasons, count, _GAIN_LATER, (ahead + 1) // 2)
    return count


@compiled
def _explain_saved_dice(
    before: ArrayPosition, move: int, after: ArrayPosition, reasons: Reasons, count: int
) -> int:
    """Say which dice the opponent could have taken for nothing and now cannot."""
    endangered, still = _new_loose(), _new_other_loose()
    pass_turn(before)
    number = find_loose_dice(before, endangered)
    pass_turn(before)
    if find_loose_dice(after, still) >= number:
        return count
    for square in range(SQUARE_COUNT):
        now = move >> 7 & 127 if square == move & 127 else square
        if still[now]:
            endangered[square] = 0
    return _name_squares(_SAVES, endangered, reasons, count)


@compiled
def _explain_worse_moves(
    comparison: Comparison, won: int, next_won: int, reasons: Reasons, count: int
) -> int:
    """Say what the next best move would lose."""
    if comparison.lengths[1] == 0 or not is_best(comparison):
        return count
    if comparison.ends[1] < 0:
        return add_reason(reasons, count, _ONLY)
    return add_reason(reasons, count, _NEXT_LOSES_DIE) if next_won < 0 <= won else count


@compiled
def _explain_threats(before: ArrayPosition, after: ArrayPosition, reasons: Reasons, count: int) -> int:
    """Say what the move threatens that was not threatened before."""
    wins, known = _new_moves(), _new_known()
    attacked, earlier = _new_loose(), _new_other_loose()
    pass_turn(after)
    clause = _find_new_win(after, wins, list_wins(after, wins), known, list_wins(before, known))
    find_loose_dice(after, attacked)
    pass_turn(after)
    if clause != 0:
        count = add_reason(reasons, count, _THREAT_KING if clause == 16 else _THREAT_PALACE)
    find_loose_dice(before, earlier)
    for square in range(SQUARE_COUNT):
        if earlier[square]:
            attacked[square] = 0
    return _name_squares(_ATTACK, attacked, reasons, count)


@compiled
def _find_new_win(position: ArrayPosition, wins: Moves, count: int, known: Moves, known_count: int) -> int:
    """Return the clause by which a move wins, 16 before 17; 0 if it does not win."""
    clause = 0
    for index in range(count):
        is_new = True
        for earlier in range(known_count):
            if wins[index] == known[earlier]:
                is_new = False
        if is_new and clause != 16:
            clause = find_winning_clause(position, int(wins[index]))
    return clause


@compiled
def _explain_trade(captured: int, won: int, reasons: Reasons, count: int) -> int:
    """Say what a capture costs that wins nothing."""
    if captured == EMPTY or won > 0:
        return count
    return add_reason(reasons, count, _EXCHANGE if won == 0 else _SACRIFICE, int(STEP_COUNTS[captured]))


@compiled
def _name_squares(message: int, squares: Squares, reasons: Reasons, count: int) -> int:
    """Append a reason about the squares of a set, by their names in order; nothing if there are none."""
    number, line = 0, count
    if line == MAX_REASONS:
        return count
    for file in range(_WIDTH):
        for rank in range(_HEIGHT):
            square = rank * _WIDTH + file
            if squares[square]:
                reasons[line, 3 + number] = square
                number += 1
    if number == 0:
        return count
    reasons[line, 0], reasons[line, 1], reasons[line, 2] = message, number, number
    return count + 1
