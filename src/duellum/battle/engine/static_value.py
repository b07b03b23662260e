"""The static value of a position: by the network, or where there is none by the hand-made evaluation."""

from duellum.battle.engine.evaluation import evaluate, evaluate_activity, evaluate_piece_squares
from duellum.battle.engine.network import FORMAT_COLUMN, LAST, evaluate_by_network
from duellum.battle.engine.search_context import SearchContext
from duellum.core.compiled import compiled

LAZY_MARGIN = 300
"""By how much the expensive terms of the hand-made evaluation may change the cheap ones."""


@compiled
def _has_network(context: SearchContext) -> bool:
    """Whether there is a network; modules in which it has no rows are compiled without it."""
    return len(context.network) > 0 and context.network[LAST, FORMAT_COLUMN] != 0


@compiled
def evaluate_position(context: SearchContext, side: int) -> int:
    """Return the value of an undecided position, seen from `side`, which is to move."""
    pieces, masks = context.pieces, context.masks
    if _has_network(context):
        return evaluate_by_network(pieces, masks, side, context.network)
    return evaluate(pieces, masks, side, context.kings[side], context.kings[1 - side], context.weights)


@compiled
def evaluate_within(context: SearchContext, side: int, alpha: int, beta: int) -> int:
    """Return the value of a position, or where it is not between `alpha` and `beta` perhaps a bound of it."""
    pieces, masks = context.pieces, context.masks
    if _has_network(context):
        return evaluate_by_network(pieces, masks, side, context.network)
    value = evaluate_piece_squares(pieces, masks, side, context.weights)
    if value - LAZY_MARGIN >= beta:
        return value - LAZY_MARGIN
    if value + LAZY_MARGIN > alpha:
        own_king, enemy_king = context.kings[side], context.kings[1 - side]
        value += evaluate_activity(pieces, masks, side, own_king, enemy_king, context.weights)
    return value
