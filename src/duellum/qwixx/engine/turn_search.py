"""The search of a turn, compiled: its options, what a level overlooks, and their values depth by depth.

Python and WebAssembly run the same code. It can be run in slices: :func:`deepen` evaluates this many states
and continues when it is called again.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from duellum.core.compiled import compiled
from duellum.core.rng import Rng, draw_below, seed_rng
from duellum.qwixx.engine.expectimax import Workspace, evaluate_results
from duellum.qwixx.engine.neural_net.evaluator import (
    Evaluator,
)
from duellum.qwixx.engine.search import evaluate_endgames, evaluate_replies, evaluate_turns, is_endgame
from duellum.qwixx.kernel.bitboard import WORDS, State, copy_state
from duellum.qwixx.kernel.expectation import MAX_RESULTS, States, Values, expect_by_whites
from duellum.qwixx.kernel.game import DICE, FIRST, ArrayPosition
from duellum.qwixx.kernel.game import SIDE as POSITION_SIDE
from duellum.qwixx.kernel.turns import MAX_TURN_OPTIONS, UNDECIDED, Turns, list_turns

Numbers = npt.NDArray[np.int64]

NETWORK_DEPTH, EXPECTIMAX_DEPTH, ENDGAME_DEPTH = 1, 2, 3
"""The search depths, see ``search.py``; the last applies to endgames only."""

# Indices in TurnSearch.numbers
OPTION_COUNT, STATE_COUNT, CANDIDATE_COUNT, DEPTH, MAX_DEPTH, NEXT_STATE, NODES, SIDE, DUE = range(9)
NUMBERS = 9

# What deepen returns
FINISHED, ITERATED, PAUSED = range(3)

_DRAWS = 250  # the resolution of a random choice of what is overlooked: four in a thousand
"""``draw_below`` takes no larger numbers; two draws make one in 62,500."""


class TurnSearch(NamedTuple):
    """The ways to finish a turn under way, and what is known of them."""

    states: States  # [MAX_TURN_OPTIONS, WORDS]: the distinct results
    choices: Turns  # [MAX_TURN_OPTIONS, 2]: the two choices of each option
    state_of: Numbers  # [MAX_TURN_OPTIONS]: by option, the line of the state it leads to
    values: Values  # [MAX_TURN_OPTIONS]: of the states, to the player whose turn it is
    new_values: Values  # as above of the iteration under way
    candidates: Numbers  # [MAX_TURN_OPTIONS]: an option for each choice now due, the best first
    numbers: Numbers  # [NUMBERS]: see the indices above
    rng: Rng


def new_turn_search() -> TurnSearch:
    """Return the arrays of a search."""
    return TurnSearch(
        np.zeros((MAX_TURN_OPTIONS, WORDS), np.int64),
        np.zeros((MAX_TURN_OPTIONS, 2), np.int64),
        np.zeros(MAX_TURN_OPTIONS, np.int64),
        np.zeros(MAX_TURN_OPTIONS),
        np.zeros(MAX_TURN_OPTIONS),
        np.zeros(MAX_TURN_OPTIONS, np.int64),
        np.zeros(NUMBERS, np.int64),
        np.zeros(1, np.uint64),
    )


@compiled
def begin_turn(search: TurnSearch, state: State, side: int, dice: int, first: int) -> int:
    """Write the options of a turn, and return their number.

    `first` is the choice of action 1 if it has been made in `state`, else ``UNDECIDED``. What is overlooked,
    and then the limits, are set afterwards.
    """
    numbers = search.numbers
    count = list_turns(state, side, dice, first, search.states, search.choices)
    for index in range(NUMBERS):
        numbers[index] = 0
    for option in range(count):
        search.state_of[option] = option
    numbers[OPTION_COUNT] = numbers[STATE_COUNT] = count
    numbers[SIDE], numbers[DUE] = side, 0 if first == UNDECIDED else 1
    return count


@compiled
def _merge_states(search: TurnSearch) -> None:
    """Keep each state once; two placements in either order often lead to the same one."""
    numbers, states, kept = search.numbers, search.states, 0
    for option in range(numbers[OPTION_COUNT]):
        found = -1
        for other in range(kept):
            is_same = True
            for word in range(WORDS):
                is_same = is_same and states[other, word] == states[option, word]
            if is_same:
                found = other
                break
        if found < 0:
            found = kept
            copy_state(states[option], states[kept])
            kept += 1
        search.state_of[option] = found
    numbers[STATE_COUNT] = kept


@compiled
def overlook_options(search: TurnSearch, per_mille: int, seed: int) -> None:
    """Drop each option with this probability in a thousand, but keep at least one; by a seed of 0 or more."""
    numbers, kept = search.numbers, 0
    count = numbers[OPTION_COUNT]
    seed_rng(search.rng, seed, 0)
    for option in range(count):
        drawn = draw_below(_DRAWS, search.rng) * _DRAWS + draw_below(_DRAWS, search.rng)
        if drawn * 1000 >= per_mille * _DRAWS * _DRAWS:
            _move_option(search, option, kept)
            kept += 1
    if kept == 0:
        _move_option(search, draw_below(count, search.rng), 0)
        kept = 1
    numbers[OPTION_COUNT] = kept


@compiled
def _move_option(search: TurnSearch, option: int, place: int) -> None:
    copy_state(search.states[option], search.states[place])
    search.choices[place, 0], search.choices[place, 1] = search.choices[option, 0], search.choices[option, 1]


@compiled
def limit_turn(search: TurnSearch, depth: int, nodes: int) -> int:
    """Set the greatest depth that the limits allow, 0 for none, and that applies; return it."""
    numbers = search.numbers
    _merge_states(search)
    deepest = min(depth, ENDGAME_DEPTH) if depth > 0 else ENDGAME_DEPTH
    if 0 < nodes < numbers[STATE_COUNT] * MAX_RESULTS:
        deepest = NETWORK_DEPTH
    has_endgame = False
    for number in range(numbers[STATE_COUNT]):
        has_endgame = has_endgame or is_endgame(search.states[number])
    numbers[MAX_DEPTH] = deepest if has_endgame else min(deepest, EXPECTIMAX_DEPTH)
    return int(numbers[MAX_DEPTH])


@compiled
def deepen_network(evaluator: Evaluator, search: TurnSearch) -> int:
    """Evaluate every state by the network, depth 1; return what has ended, the iteration or the search."""
    numbers = search.numbers
    evaluate_turns(evaluator, search.states[: numbers[STATE_COUNT]], int(numbers[SIDE]), search.new_values)
    numbers[NODES] = numbers[STATE_COUNT]
    return _end_iteration(search)


@compiled
def deepen_expectimax(
    evaluator: Evaluator, workspaces: tuple[Workspace, ...], search: TurnSearch, states: int
) -> int:
    """Evaluate this many more states at depth 2 or 3, after :func:`deepen_network`; return what has ended."""
    numbers, first = search.numbers, search.numbers[NEXT_STATE]
    end = min(first + states, numbers[STATE_COUNT])
    side = int(numbers[SIDE])
    if numbers[DEPTH] + 1 == EXPECTIMAX_DEPTH:
        evaluate_replies(
            evaluator, workspaces[0], search.states[first:end], side, search.new_values[first:end]
        )
    else:
        evaluate_endgames(evaluator, workspaces, search.states[first:end], side, search.new_values[first:end])
    numbers[NODES] += (end - first) * MAX_RESULTS
    numbers[NEXT_STATE] = end
    return PAUSED if end < numbers[STATE_COUNT] else _end_iteration(search)


@compiled
def _end_iteration(search: TurnSearch) -> int:
    """Take over the new values, rank the options, and return whether the search continues."""
    numbers = search.numbers
    for state in range(numbers[STATE_COUNT]):
        search.values[state] = search.new_values[state]
    rank_options(search)
    numbers[DEPTH] += 1
    numbers[NEXT_STATE] = 0
    return FINISHED if numbers[DEPTH] >= numbers[MAX_DEPTH] else ITERATED


@compiled
def rank_options(search: TurnSearch) -> None:
    """Write the best option of each choice now due, the best first; of equal ones the first."""
    numbers, candidates, count = search.numbers, search.candidates, 0
    due = numbers[DUE]
    for option in range(numbers[OPTION_COUNT]):
        value = search.values[search.state_of[option]]
        choice, place = search.choices[option, due], count
        is_better = True
        for other in range(count):
            if search.choices[candidates[other], due] == choice:
                place = other
                is_better = value > search.values[search.state_of[candidates[other]]]
        if not is_better:
            continue
        if place == count:
            count += 1
        while place > 0 and _is_before(search, option, int(candidates[place - 1])):
            candidates[place] = candidates[place - 1]
            place -= 1
        candidates[place] = option
    numbers[CANDIDATE_COUNT] = count


@compiled
def _is_before(search: TurnSearch, option: int, other: int) -> bool:
    """Whether an option is better than another, or as good and listed before it."""
    value, other_value = search.values[search.state_of[option]], search.values[search.state_of[other]]
    return value > other_value or (value == other_value and option < other)


@compiled
def expected_values_by_whites(
    evaluator: Evaluator, workspace: Workspace, state: State, side: int, fixed: int, expectations: Values
) -> None:
    """Write what :func:`expected_value` is for each pair of white dice: 6 * first + second, faces less one.

    `fixed` sets coloured dice: three bits each from red on, the face, or 0 for one that is averaged over.
    """
    count = evaluate_results(evaluator, workspace, state, side)
    expect_by_whites(workspace.result_index, workspace.values[:count], fixed, expectations)


@compiled
def expected_value(evaluator: Evaluator, workspace: Workspace, state: State, side: int) -> float:
    """Return the expectation over all rolls of the best value at depth 1, to `side`, about to roll."""
    count = evaluate_results(evaluator, workspace, state, side)
    total = 0.0
    for result in range(count):
        total += workspace.probabilities[result] * workspace.values[result]
    return total


@compiled
def begin_search(
    search: TurnSearch,
    position: ArrayPosition,
    depth: int,
    nodes: int,
    overlooked_per_mille: int,
    seed: int,
) -> int:
    """Begin the search of the turn under way, with limits, 0 for none; return the greatest depth."""
    counters = position.counters
    begin_turn(
        search, position.state, int(counters[POSITION_SIDE]), int(counters[DICE]), int(counters[FIRST])
    )
    if overlooked_per_mille > 0:
        overlook_options(search, overlooked_per_mille, seed)
    return limit_turn(search, depth, nodes)


@compiled
def value_before_roll(evaluator: Evaluator, workspace: Workspace, position: ArrayPosition) -> float:
    """Return the expectation over all rolls of the best value at depth 1, to the player about to roll."""
    return expected_value(evaluator, workspace, position.state, int(position.counters[POSITION_SIDE]))


@compiled
def write_white_values(
    evaluator: Evaluator, workspace: Workspace, position: ArrayPosition, fixed: int, white_values: Values
) -> None:
    """Write the expectation of the best value at depth 1 by white dice: 6 * first + second, faces less one.

    A coloured die is averaged over unless `fixed` has its face: three bits each from red on, 0 for none.
    """
    side = int(position.counters[POSITION_SIDE])
    expected_values_by_whites(evaluator, workspace, position.state, side, fixed, white_values)
