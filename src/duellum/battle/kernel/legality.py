"""What is impossible about a position, on arrays: the twin of the checks in ``rules/position.py``."""

from duellum.battle.kernel.encoding import EMPTY, ENEMY_PALACE, KING, SQUARE_COUNT, Moves
from duellum.battle.kernel.game import NUMBER, SIDE, SINCE_CAPTURE, ArrayPosition, owner
from duellum.battle.kernel.messages import DICE, KINGS, LONG, NO_KING, PALACE
from duellum.battle.rules.position import MAX_DICE, MAX_PLIES_WITHOUT_CAPTURE
from duellum.core.compiled import compiled
from duellum.core.messages import NO_MESSAGE


@compiled
def check_position(position: ArrayPosition, numbers: Moves) -> int:
    """Return the code of what is impossible about a position, 0 for nothing, and write the numbers of it."""
    if position.counters[SINCE_CAPTURE] > MAX_PLIES_WITHOUT_CAPTURE:
        return LONG  # B20
    for side in range(2):
        fault = _check_pieces(position, side, numbers)
        if fault != NO_MESSAGE:
            return fault
    return NO_MESSAGE


@compiled
def _check_pieces(position: ArrayPosition, side: int, numbers: Moves) -> int:
    dice = kings = 0
    for square in range(SQUARE_COUNT):
        if position.pieces[square] != EMPTY and owner(position, square) == side:
            if position.pieces[square] == KING:
                numbers[2 + kings] = square
                kings += 1
            else:
                dice += 1
    numbers[0], numbers[1] = side, kings
    if kings > 1:
        return KINGS  # B3
    if dice > MAX_DICE:
        return DICE  # B3
    if kings == 0:
        return NO_MESSAGE if _may_lack_king(position, side) else NO_KING  # B3
    has_won = numbers[2] == ENEMY_PALACE[side] and position.counters[SIDE] == side
    return PALACE if has_won else NO_MESSAGE  # B17


@compiled
def _may_lack_king(position: ArrayPosition, side: int) -> bool:
    """Whether the last move may have captured this side's king."""
    is_due = position.counters[SIDE] == side and position.counters[SINCE_CAPTURE] == 0
    return bool(is_due and (side == 1 or position.counters[NUMBER] > 1))
