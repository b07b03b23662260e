"""The reasons for a choice: from the rules, and from the next best candidate.

Each reason is a fact that the rules bear out, about the whole of the turn that the engine expects, and says
more than the move itself shows. They come in the order of their importance.
"""

import numpy as np

from duellum.core.compiled import compiled, lowest_bit, stack_array
from duellum.core.messages import NUMBER, Words
from duellum.core.reasons import (
    DRAWS,
    FORCED,
    Comparison,
    Lines,
    Reasons,
    add_reason,
    complete_reasons,
    is_best,
    new_reason_table,
)
from duellum.qwixx.kernel.bitboard import (
    HAND,
    NONE,
    POINTS,
    WIDTH,
    WORDS,
    State,
    copy_state,
    game_value,
    has_ended,
    is_safe,
    legal_places,
    own_places,
    score,
    stones,
)
from duellum.qwixx.kernel.game import DICE, FIRST, SIDE, ArrayPosition
from duellum.qwixx.kernel.moves import (
    CAPTURED,
    CLOSED,
    PLACED,
    STACKED,
    effect,
    finish_turn,
    first_choices,
    place,
    second_choices,
)
from duellum.qwixx.kernel.turns import UNDECIDED
from duellum.qwixx.rules.board import FIELDS, LAST, Colour, number_of

MANY_FIELDS = 2
"""Passing is explained by the spaces that a stone would skip if there are this many or more."""

_COLOUR = Words("COLOURS", tuple(colour.letter for colour in Colour))
REASONS = new_reason_table()  # each with the clause that it rests on
_WINS = REASONS.add("qwixx-why-wins", "Q24")
_LOSES = REASONS.add("qwixx-why-loses", "Q24")
_CLOSE = REASONS.add("qwixx-why-close", "Q18", colour=_COLOUR, number=NUMBER, points=NUMBER)
_CAPTURE = REASONS.add("qwixx-why-capture", "Q7", colour=_COLOUR, number=NUMBER, points=NUMBER)
_AVOIDS_MISTHROW = REASONS.add("qwixx-why-avoids-misthrow", "Q15")
_OPENS = REASONS.add("qwixx-why-opens", "Q17", colour=_COLOUR, number=NUMBER)
_SAFE = REASONS.add("qwixx-why-safe", "Q9", colour=_COLOUR, number=NUMBER)
_OVERTAKES = REASONS.add("qwixx-why-overtakes", "Q10", colour=_COLOUR, number=NUMBER)
_KEEPS_FIELD = REASONS.add("qwixx-why-keeps-field", "Q5", colour=_COLOUR, number=NUMBER)
_PASS = REASONS.add("qwixx-why-pass", "Q5", count=NUMBER)
_POINTS = REASONS.add("qwixx-why-points", "Q22", points=NUMBER, other=NUMBER)
_NO_GAP = REASONS.add("qwixx-why-no-gap", "Q5")
_SKIPS_FEWER = REASONS.add("qwixx-why-skips-fewer", "Q5", count=NUMBER)

_NUMBERS = np.array([number_of(field) for field in FIELDS], np.int64)
_new_state, _new_after, _new_end = (stack_array(WORDS, np.int64) for _ in range(3))


@compiled
def explain(position: ArrayPosition, comparison: Comparison, reasons: Reasons) -> int:
    """Write the reasons for a candidate, the most important first, and return their number."""
    return complete_reasons(comparison, reasons, _find_reasons(position, comparison, reasons))


@compiled
def _find_reasons(position: ArrayPosition, comparison: Comparison, reasons: Reasons) -> int:
    end, now = _new_end(), _new_state()
    state, side = position.state, int(position.counters[SIDE])
    line, length = comparison.lines[0], int(comparison.lengths[0])
    _play_line(position, line, length, end)
    count = _explain_end(end, side, reasons)
    if _list_due(position) == 0:
        return add_reason(reasons, count, FORCED)
    copy_state(state, now)
    for index in range(length):
        if line[index] != NONE:
            count = _explain_prize(now, side, int(line[index]), reasons, count)
            place(now, side, int(line[index]))
    if _avoids_misthrow(position, comparison):
        count = add_reason(reasons, count, _AVOIDS_MISTHROW)
    copy_state(state, now)
    for index in range(length):
        if line[index] != NONE:
            count = _explain_opened_field(now, side, int(line[index]), end, reasons, count)
            count = _explain_front(now, side, int(line[index]), reasons, count)
            place(now, side, int(line[index]))
    if line[0] == NONE:
        count = _explain_passing(position, comparison, reasons, count)
    if comparison.lengths[1] > 0 and is_best(comparison):
        count = _compare_points(position, comparison, reasons, count)
        count = _compare_skipped(position, comparison, reasons, count)
    return count


# -- Facts about a turn, or the rest of one ----------------------------------------------------------------


@compiled
def _play_line(position: ArrayPosition, line: Lines, length: int, end: State) -> None:
    """Write the state after the choices of a line."""
    side, first = int(position.counters[SIDE]), int(position.counters[FIRST])
    copy_state(position.state, end)
    for index in range(length):
        choice = int(line[index])
        if choice != NONE:
            place(end, side, choice)
        if first == UNDECIDED:
            first = choice
        else:
            finish_turn(end, side, first, choice)


@compiled
def _list_due(position: ArrayPosition) -> int:
    """Return the set of fields that the action due may place on."""
    side, dice, first = (
        int(position.counters[SIDE]),
        int(position.counters[DICE]),
        int(position.counters[FIRST]),
    )
    if first == UNDECIDED:
        return first_choices(position.state, side, dice)
    return second_choices(position.state, side, dice, first)


@compiled
def _list_fields(position: ArrayPosition) -> int:
    """Return the set of fields that the turn under way can still place on, by either action."""
    between = _new_state()
    side, dice = int(position.counters[SIDE]), int(position.counters[DICE])
    fields = _list_due(position)
    if position.counters[FIRST] != UNDECIDED:
        return fields
    firsts = fields | 1 << NONE
    while firsts:
        first = lowest_bit(firsts)
        firsts &= firsts - 1
        copy_state(position.state, between)
        if first != NONE:
            place(between, side, first)
        if not has_ended(int(between[HAND])):
            fields |= second_choices(between, side, dice, first)
    return fields


@compiled
def count_skipped(row: int, side: int, place_in_row: int) -> int:
    """Return how many spaces are between the side's right-most stone in a row and a new one; 0 on a stack."""
    own, skipped = own_places(row, side), 0
    while skipped < place_in_row and own >> place_in_row - 1 - skipped == 0:
        skipped += 1
    return 0 if own >> place_in_row else skipped


@compiled
def _sum_skipped(position: ArrayPosition, line: Lines, length: int) -> tuple[int, int, bool]:
    """Return how many fields a line's stones skip, how many they are, and if any takes an empty field."""
    now, side = _new_state(), int(position.counters[SIDE])
    skipped, number, has_placed = 0, 0, False
    copy_state(position.state, now)
    for index in range(length):
        field = int(line[index])
        if field != NONE:
            skipped += count_skipped(int(now[field // WIDTH]), side, field % WIDTH)
            has_placed = place(now, side, field) == PLACED or has_placed
            number += 1
    return skipped, number, has_placed


@compiled
def _is_misthrow(position: ArrayPosition, line: Lines, length: int) -> bool:
    """Whether a turn ends in a misthrow (Q15)."""
    first = int(line[length - 2]) if length > 1 else int(position.counters[FIRST])
    return bool(line[length - 1] == NONE and first == NONE)


@compiled
def _is_closed(row: int) -> bool:
    return (own_places(row, 0) | own_places(row, 1)) >> LAST != 0


# -- Reasons ------------------------------------------------------------------------------------------------


@compiled
def _explain_end(end: State, side: int, reasons: Reasons) -> int:
    """Say how the game ends with the turn; nothing while it is being played."""
    if not has_ended(int(end[HAND])):
        return 0
    value = game_value(end, side)
    return add_reason(reasons, 0, DRAWS if value == 0.5 else _WINS if value > 0.5 else _LOSES)


@compiled
def _about_field(reasons: Reasons, count: int, message: int, field: int, points: int = 0) -> int:
    return add_reason(reasons, count, message, field // WIDTH, int(_NUMBERS[field]), points)


@compiled
def _explain_prize(before: State, side: int, field: int, reasons: Reasons, count: int) -> int:
    """Say what closing a row brings, or what a capture takes from the opponent."""
    after = _new_after()
    copy_state(before, after)
    done, row = place(after, side, field), int(before[field // WIDTH])
    new_row = int(after[field // WIDTH])
    if done == CLOSED:
        points = POINTS[stones(new_row, side)] - POINTS[stones(row, side)]
        return _about_field(reasons, count, _CLOSE, field, int(points))
    if done == CAPTURED:
        points = POINTS[stones(row, 1 - side)] - POINTS[stones(new_row, 1 - side)]
        return _about_field(reasons, count, _CAPTURE, field, int(points))
    return count


@compiled
def _avoids_misthrow(position: ArrayPosition, comparison: Comparison) -> bool:
    """Whether the only stone of the turn avoids a misthrow, where no other or no better one could."""
    first, number, only = int(position.counters[FIRST]), 0, NONE
    for index in range(comparison.lengths[0]):
        if comparison.lines[0, index] != NONE:
            number, only = number + 1, int(comparison.lines[0, index])
    if (first not in (UNDECIDED, NONE)) or number != 1:
        return False
    if _list_fields(position) == 1 << only:
        return True
    next_length = int(comparison.lengths[1])
    return next_length > 0 and _is_misthrow(position, comparison.lines[1], next_length)


@compiled
def _explain_opened_field(
    before: State, side: int, field: int, end: State, reasons: Reasons, count: int
) -> int:
    """Say that the fifth stone opens the row's last field (Q17), unless the same turn takes it."""
    after, colour = _new_after(), field // WIDTH
    copy_state(before, after)
    place(after, side, field)
    was_open = legal_places(int(before[colour]), side) >> LAST
    is_open = legal_places(int(after[colour]), side) >> LAST
    if is_open > was_open and not _is_closed(int(end[colour])):
        return _about_field(reasons, count, _OPENS, colour * WIDTH + LAST)
    return count


@compiled
def _explain_front(before: State, side: int, field: int, reasons: Reasons, count: int) -> int:
    """Say that a front is safe now, or that the opponent's stack can grow no further (Q8 to Q10)."""
    colour, place_in_row = field // WIDTH, field % WIDTH
    row = int(before[colour])
    done = effect(row, side, place_in_row)
    if done == STACKED and not is_safe(row):
        return _about_field(reasons, count, _SAFE, field)
    own, other = own_places(row, side), own_places(row, 1 - side)
    if is_safe(row) and other > own and other >> place_in_row == 0 and done != CLOSED:
        front = colour * WIDTH
        while other >> front - colour * WIDTH > 1:
            front += 1
        return _about_field(reasons, count, _OVERTAKES, front)
    return count


@compiled
def _explain_passing(position: ArrayPosition, comparison: Comparison, reasons: Reasons, count: int) -> int:
    """Say what passing keeps: a field for action 2, or the fields that any stone would skip."""
    side = int(position.counters[SIDE])
    kept = _find_kept_field(position, comparison)
    if kept != NONE:
        count = _about_field(reasons, count, _KEEPS_FIELD, kept)
    fields, fewest = _list_due(position), WIDTH
    while fields:
        field = lowest_bit(fields)
        fields &= fields - 1
        fewest = min(fewest, count_skipped(int(position.state[field // WIDTH]), side, field % WIDTH))
    return add_reason(reasons, count, _PASS, fewest) if fewest >= MANY_FIELDS else count


@compiled
def _find_kept_field(position: ArrayPosition, comparison: Comparison) -> int:
    """Return the space of action 2 that the next best action 1 would block; ``NONE`` if it blocks none."""
    after, length = _new_after(), int(comparison.lengths[0])
    side, dice = int(position.counters[SIDE]), int(position.counters[DICE])
    second, first = int(comparison.lines[0, length - 1]), int(comparison.lines[1, 0])
    if comparison.lengths[1] == 0 or length == 1 or second == NONE:
        return NONE
    copy_state(position.state, after)
    if first != NONE:
        place(after, side, first)
    if has_ended(int(after[HAND])) or second_choices(after, side, dice, first) >> second & 1:
        return NONE
    return second


@compiled
def _compare_points(position: ArrayPosition, comparison: Comparison, reasons: Reasons, count: int) -> int:
    """Say that the turn scores more than the next best choice, where it does."""
    end, side = _new_end(), int(position.counters[SIDE])
    before = score(position.state, side)
    _play_line(position, comparison.lines[0], int(comparison.lengths[0]), end)
    points = score(end, side) - before
    _play_line(position, comparison.lines[1], int(comparison.lengths[1]), end)
    other = score(end, side) - before
    return add_reason(reasons, count, _POINTS, points, other) if points > other >= 0 else count


@compiled
def _compare_skipped(position: ArrayPosition, comparison: Comparison, reasons: Reasons, count: int) -> int:
    """Say that the turn skips no field, or fewer than the next best choice with as many stones."""
    skipped, number, has_placed = _sum_skipped(position, comparison.lines[0], int(comparison.lengths[0]))
    others, other_number, _ = _sum_skipped(position, comparison.lines[1], int(comparison.lengths[1]))
    if number > 0 and skipped == 0 and has_placed:
        return add_reason(reasons, count, _NO_GAP)
    if number > 0 and others > skipped and other_number == number:
        return add_reason(reasons, count, _SKIPS_FEWER, others - skipped)
    return count
