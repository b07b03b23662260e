"""Iterative deepening from the root, compiled: aspiration windows, several principal variations (MultiPV).

Python and WebAssembly run the same code. It can be run in slices of nodes: :func:`deepen` returns after each
iteration and at the end of a slice, and continues when it is called again.
"""

from typing import NamedTuple

from duellum.battle.engine.scores import DECISIVE, WIN
from duellum.battle.engine.search import search_root
from duellum.battle.engine.search_context import (
    CONTROL_SIZE,
    IS_PAUSED,
    MAX_PLY,
    NODE_LIMIT,
    NODES,
    OVERLOOK_SEED,
    OVERLOOKED_PER_MILLE,
    PAUSE,
    SLICE_END,
    STOPPED,
    Numbers,
    SearchContext,
)
from duellum.battle.kernel.attacks import find_king
from duellum.battle.kernel.encoding import SQUARE_COUNT, Moves
from duellum.battle.kernel.game import SIDE, SINCE_CAPTURE, ArrayPosition, list_moves, merge_moves
from duellum.core.compiled import compiled

ASPIRATION_WINDOW = 40
"""How far from the last score the next one is first searched for."""
ASPIRATION_DEPTH = 5
"""From this depth on the last score is a good guess."""
UNLIMITED_NODES = 1 << 60
DEEPEST = 60
"""The depth at which a search without limits ends."""

# Indices in Root.state
(
    SEARCHED_DEPTH, MAX_DEPTH, WANTED, BASE, MOVE_COUNT, LINE_COUNT, NEW_LINES, COMPLETED_DEPTH, LOW,
    HIGH, IS_OPEN,
) = range(11)  # fmt: skip
ROOT_SIZE = 11

# What deepen returns
FINISHED, ITERATED, PAUSED = range(3)


class Root(NamedTuple):
    """The root of a search and the lines found so far."""

    state: Numbers  # [ROOT_SIZE], see the indices above
    scores: Moves  # [2, MAX_MOVES]: of the lines found, the best first; of those of the iteration under way
    lines: Moves  # [2, MAX_MOVES, MAX_PLY + 1]: the principal variations of both, each ended by 0


@compiled
def begin_search(context: SearchContext, root: Root, position: ArrayPosition, base: int, wanted: int) -> int:
    """Write the start of a search of `wanted` lines, and return the number of the root's moves.

    ``context.keys`` holds the keys of the `base` positions before this one, since the last capture. Limits
    and level are set afterwards, by :func:`limit_search`. Moves that lead to
    the same position are merged.
    """
    for square in range(SQUARE_COUNT):
        context.pieces[square] = position.pieces[square]
    for side in range(2):
        for half in range(2):
            context.masks[side, half] = position.masks[side, half]
        context.kings[side] = find_king(context.pieces, context.masks, side)
        for start in range(SQUARE_COUNT):
            for target in range(SQUARE_COUNT):
                context.history[side, start, target] = 0
    for ply in range(MAX_PLY):
        context.killers[ply, 0] = context.killers[ply, 1] = context.pv[ply, 0] = 0
    for index in range(CONTROL_SIZE):
        context.control[index] = 0
    count = merge_moves(context.pieces, context.moves[0], list_moves(position, context.moves[0]))
    for index in range(ROOT_SIZE):
        root.state[index] = 0
    root.state[WANTED], root.state[BASE], root.state[MOVE_COUNT] = min(wanted, count), base, count
    root.state[LINE_COUNT] = 1
    root.scores[0, 0], root.lines[0, 0, 0], root.lines[0, 0, 1] = 0, context.moves[0, 0], 0
    return count


@compiled
def limit_search(
    context: SearchContext, root: Root, depth: int, nodes: int, overlooked_per_mille: int, seed: int
) -> None:
    """Set the limits of a search, 0 for none, and which moves it overlooks, after :func:`begin_search`."""
    root.state[MAX_DEPTH] = depth if depth > 0 else DEEPEST
    context.control[NODE_LIMIT] = nodes if nodes > 0 else UNLIMITED_NODES
    context.control[OVERLOOKED_PER_MILLE], context.control[OVERLOOK_SEED] = overlooked_per_mille, seed


@compiled
def count_nodes(context: SearchContext) -> int:
    """Return how many nodes have been searched."""
    return int(context.control[NODES])


@compiled
def deepen(context: SearchContext, root: Root, position: ArrayPosition, nodes: int) -> int:
    """Search until an iteration ends, or at most about `nodes` nodes more; return what has ended.

    ``FINISHED``: a limit, a stop, or a forced end. ``ITERATED``: an iteration, and the next call begins the
    next one. ``PAUSED``: the slice, and the next call continues in the middle of the iteration. The lines
    found are in ``root.scores[0]`` and ``root.lines[0]``, ``root.state[LINE_COUNT]`` of them.
    """
    control, state = context.control, root.state
    control[STOPPED] = 0
    control[SLICE_END] = control[NODES] + nodes
    if not state[IS_OPEN]:
        state[SEARCHED_DEPTH] += 1
        state[NEW_LINES], state[IS_OPEN] = 0, 1
    while state[NEW_LINES] < state[WANTED]:
        line = state[NEW_LINES]
        score = _search_line(context, root, position, line)
        if control[STOPPED] == PAUSE:
            return PAUSED
        pv = context.pv[0]
        is_complete = pv[0] != 0 and pv[0] == context.moves[0, line] and score >= -WIN
        if control[STOPPED] and not is_complete:
            break
        root.scores[1, line] = score
        _copy_line(pv, root.lines[1, line])
        state[NEW_LINES] += 1
        if control[STOPPED]:
            break
    _merge_lines(root)
    state[IS_OPEN] = 0
    depth = state[SEARCHED_DEPTH]
    if control[STOPPED]:
        return FINISHED
    state[COMPLETED_DEPTH] = depth
    if depth >= state[MAX_DEPTH]:
        return FINISHED
    for line in range(state[LINE_COUNT]):
        score = root.scores[0, line]
        if abs(score) <= DECISIVE or WIN - abs(score) > depth:
            return ITERATED
    return FINISHED  # a deeper search cannot change the scores


@compiled
def _search_line(context: SearchContext, root: Root, position: ArrayPosition, line: int) -> int:
    """Return the score of the best move from the index `line` on, or after a pause or a stop any number.

    It is first searched for in a window about the score of the iteration before; a failure widens it.
    """
    state, depth = root.state, root.state[SEARCHED_DEPTH]
    if not context.control[IS_PAUSED]:
        guess = root.scores[0, line]
        state[LOW], state[HIGH] = -WIN, WIN
        if line < state[LINE_COUNT] and depth >= ASPIRATION_DEPTH and abs(guess) <= DECISIVE:
            state[LOW], state[HIGH] = guess - ASPIRATION_WINDOW, guess + ASPIRATION_WINDOW
    while True:
        if not context.control[IS_PAUSED]:
            context.pv[0, 0] = 0
        side, since_capture = int(position.counters[SIDE]), int(position.counters[SINCE_CAPTURE])
        alpha, beta = state[LOW], state[HIGH]
        score = search_root(
            context, side, since_capture, depth, alpha, beta, state[BASE], line, state[MOVE_COUNT]
        )
        if context.control[STOPPED] or alpha < score < beta or (alpha == -WIN and beta == WIN):
            return score
        if score <= alpha:
            state[LOW] = -WIN
        else:
            state[HIGH] = WIN


@compiled
def _copy_line(line: Moves, target: Moves) -> None:
    length = 0
    while line[length] != 0:
        target[length] = line[length]
        length += 1
    target[length] = 0


@compiled
def _merge_lines(root: Root) -> None:
    """Put the new lines among the lines found, the best first.

    Where a stop left fewer new lines than there were, old lines of other moves are kept.
    """
    state, scores, lines = root.state, root.scores, root.lines
    new, old = state[NEW_LINES], state[LINE_COUNT]
    if new == 0:
        return
    total = new
    for line in range(old):
        is_known = False
        for other in range(new):
            is_known = is_known or lines[1, other, 0] == lines[0, line, 0]
        if not is_known and total < old:
            scores[1, total] = scores[0, line]
            _copy_line(lines[0, line], lines[1, total])
            total += 1
    for line in range(total):  # an insertion sort that keeps the order of equal scores
        place = line
        while place > 0 and scores[0, place - 1] < scores[1, line]:
            scores[0, place] = scores[0, place - 1]
            _copy_line(lines[0, place - 1], lines[0, place])
            place -= 1
        scores[0, place] = scores[1, line]
        _copy_line(lines[1, line], lines[0, place])
    state[LINE_COUNT] = total
