"""The exact expectation against enumeration of the rolls, and against the plain rules roll by roll."""

import random
from itertools import product

import numpy as np
import pytest

from duellum.core.compiled import compiled, lowest_bit
from duellum.core.rng import DRAW_BITS, Rng, draw_bits
from duellum.qwixx import Position
from duellum.qwixx.kernel import encoding
from duellum.qwixx.kernel.bitboard import HAND, NONE, WORDS, State, has_ended
from duellum.qwixx.kernel.expectation import (
    MAX_RESULTS,
    Index,
    States,
    Values,
    compute_expectation,
    compute_probabilities,
    expect_by_whites,
    find_best_turn,
    list_results,
)
from duellum.qwixx.kernel.moves import finish_turn, first_choices, place, second_choices
from duellum.qwixx.rules.board import Side
from tests.qwixx.positions import ends_of_turn, random_game_positions, roll_dice, set_up

ACTIONS = NONE + 1
pytestmark = [pytest.mark.twins, pytest.mark.native]

TIGHT = {  # positions that few games reach: ends between the actions, last stones, closed rows
    "start": set_up(""),
    "one row closed": set_up("r2:b2 r3:b r4:b2 r12:b r=b y5:g g9:b b8:g2"),
    "action 1 can end the game": set_up("r2:b2 r3:b r4:b2 r12:b r=b y2:b y3:b y4:b2 y6:b g9:g", Side.BLACK),
    "one stone left": set_up("r2:b9 y2:b9 g12:b3 b5:g", Side.BLACK),
    "two stones left": set_up("r2:b8 y2:b9 g12:b3 b5:g r8:g", Side.BLACK),
    "three stones left, two rows to close": set_up("r2:b8 y2:b9 g12:b2 b5:g r9:g", Side.BLACK),
    "four rows to close": set_up("r2:g5 y2:g5 g12:g5 b12:g4", Side.GREY, (1, 2)),
    "the last misthrow": set_up("r11:g2 y11:g2 g3:g2 b3:g2", Side.GREY, (1, 2)),
    "captures in every row": set_up("r7:b y6:b g8:b b7:b"),
}


def results_of(position: Position) -> tuple[States, Index]:
    states, index = np.empty((MAX_RESULTS, WORDS), np.int64), np.empty((ACTIONS, ACTIONS), np.int16)
    count = list_results(encoding.encode(position), int(position.to_move), states, index)
    return states[:count], index


@compiled
def value_of(state: State, rng: Rng) -> float:
    """Return a value that any difference between two states changes beyond foresight."""
    rng[0] = 0
    for word in range(WORDS):
        rng[0] = int(rng[0]) ^ int(np.uint64(state[word]))
        rng[0] = draw_bits(rng)
    return draw_bits(rng) / 2.0**DRAW_BITS


def values_of(states: States) -> Values:
    rng = np.zeros(1, np.uint64)
    return np.array([value_of(state, rng) for state in states])


@compiled
def best_value(state: State, side: int, dice: int) -> float:
    """Return the best value among all turns with these dice, each played out on the board."""
    best, rng = -np.inf, np.zeros(1, np.uint64)
    between, after = np.empty(WORDS, np.int64), np.empty(WORDS, np.int64)
    firsts = first_choices(state, side, dice) | 1 << NONE
    while firsts:
        first = lowest_bit(firsts)
        firsts &= firsts - 1
        between[:] = state
        seconds = 0
        if first != NONE:
            place(between, side, first)
        if not has_ended(int(between[HAND])):
            seconds = second_choices(between, side, dice, first)
        seconds |= 1 << NONE
        while seconds:
            second = lowest_bit(seconds)
            seconds &= seconds - 1
            after[:] = between
            if second != NONE:
                place(after, side, second)
            finish_turn(after, side, first, second)
            best = max(best, value_of(after, rng))
    return best


@compiled
def average_over_rolls(state: State, side: int) -> float:
    """Return the mean of the best value over all 46,656 throws of six dice.

    Summed in 216 parts, or rounding errors would come near the limit of the comparison.
    """
    total = 0.0
    for three in range(6**3):
        part = 0.0
        for number in range(three * 6**3, (three + 1) * 6**3):
            dice, rest = 0, number
            for die in range(6):
                dice |= rest % 6 << 3 * die
                rest //= 6
            part += best_value(state, side, dice)
        total += part
    return total / 6**6


def rolls_due(count: int, seed: int) -> list[Position]:
    """Return positions of as many games, each with a roll due, early and late ones in turn."""
    found = []
    for number in range(count):
        game = random_game_positions(seed + number, None if number % 2 else 0.05)
        waiting = [position for position in game if position.actor == "dice"]
        found.append(waiting[-1 - number % 7] if number % 3 else random.Random(number).choice(waiting))
    return found


def assert_exact(position: Position) -> None:
    states, index = results_of(position)
    mean = compute_expectation(index, values_of(states))
    assert mean == pytest.approx(
        average_over_rolls(encoding.encode(position), int(position.to_move)), abs=1e-12, rel=0
    )


@pytest.mark.parametrize("position", TIGHT.values(), ids=TIGHT)
def test_expectation_is_the_mean_over_all_rolls_in_tight_positions(position: Position) -> None:
    assert_exact(position)


def test_expectation_is_the_mean_over_all_rolls_in_games() -> None:
    positions = rolls_due(30, 1)
    assert any(position.closed_rows for position in positions)
    for position in positions:
        assert_exact(position)


@pytest.mark.slow
def test_expectation_is_the_mean_over_all_rolls_in_hundreds_of_games() -> None:
    for position in rolls_due(600, 1000):
        assert_exact(position)


@compiled
def count_best(index: Index, values: Values, counts: Values) -> None:
    """Count for each result the throws of six dice that have it as their best turn."""
    for number in range(6**6):
        dice, rest = 0, number
        for die in range(6):
            dice |= rest % 6 << 3 * die
            rest //= 6
        turn = find_best_turn(index, values, dice)
        counts[index[turn // 45, turn % 45]] += 1


@pytest.mark.parametrize("position", TIGHT.values(), ids=TIGHT)
def test_a_result_is_as_likely_as_the_rolls_that_have_it_as_their_best(position: Position) -> None:
    states, index = results_of(position)
    values = values_of(states)
    probabilities, counts = np.empty(len(values)), np.zeros(len(values))
    compute_probabilities(index, values, probabilities)
    count_best(index, values, counts)
    # Games that are over may be listed twice, so states, not lines, are compared.
    distinct, lines = np.unique(states, axis=0, return_inverse=True)
    expected = np.bincount(lines, counts, len(distinct)) / 6**6
    np.testing.assert_allclose(np.bincount(lines, probabilities, len(distinct)), expected, atol=1e-12)
    assert probabilities.sum() == pytest.approx(1, abs=1e-12)


def assert_roll_agrees(position: Position, states: States, index: Index, values: Values) -> None:
    """Compare the best turn with all ends of the turn by the plain rules."""
    assert position.dice is not None
    ends = np.array([encoding.encode(end) for end in ends_of_turn(position)])
    turn = find_best_turn(index, values, encoding.encode_roll(position.dice))
    first, second = divmod(turn, ACTIONS)
    assert values[index[first, second]] == max(values_of(ends))
    listed = {state.tobytes() for state in states}
    assert {end.tobytes() for end in ends} <= listed


@pytest.mark.parametrize("position", TIGHT.values(), ids=TIGHT)
def test_the_best_turn_is_that_of_the_plain_rules(position: Position) -> None:
    chosen = random.Random(1)
    states, index = results_of(position)
    values = values_of(states)
    for _ in range(12):
        assert_roll_agrees(roll_dice(position, chosen), states, index, values)


def test_the_best_turn_is_that_of_the_plain_rules_in_games() -> None:
    chosen = random.Random(2)
    for position in rolls_due(6, 300):
        states, index = results_of(position)
        values = values_of(states)
        for _ in range(4):
            assert_roll_agrees(roll_dice(position, chosen), states, index, values)


def test_every_result_is_the_end_of_some_turn_by_the_plain_rules() -> None:
    position = TIGHT["three stones left, two rows to close"]
    states, _ = results_of(position)
    ends = set()
    for whites in product(range(1, 7), repeat=2):
        for die in range(1, 7):
            thrown = position.play(position.roll([*whites, die, die, die, die]))
            ends |= {encoding.encode(end).tobytes() for end in ends_of_turn(thrown)}
    assert {state.tobytes() for state in states} == ends


def test_results_are_never_more_than_the_most_and_distinct_while_the_game_goes_on() -> None:
    for position in (*TIGHT.values(), *rolls_due(12, 700)):
        states, index = results_of(position)
        assert index.max() == len(states) - 1 < MAX_RESULTS
        going_on = [state.tobytes() for state in states if not has_ended(int(state[HAND]))]
        assert len(set(going_on)) == len(going_on)


def test_the_most_results_are_those_of_an_open_board() -> None:
    assert MAX_RESULTS == 753
    assert len(results_of(TIGHT["start"])[0]) == 657


def test_a_value_that_is_the_same_everywhere_is_its_own_mean() -> None:
    states, index = results_of(TIGHT["one row closed"])
    assert compute_expectation(index, np.full(len(states), 0.25)) == pytest.approx(0.25, abs=1e-15)


def test_a_single_good_field_counts_as_often_as_the_dice_give_it() -> None:
    states, index = results_of(TIGHT["start"])
    values = np.zeros(len(states))
    red_2 = 0
    values[index[red_2, NONE]] = 1.0
    white_pair, one_of_three = 1 / 36, 1 / 6 * 11 / 36
    # Action 1 uses red 2 by two white ones; action 2 by the red one and at least one white.
    assert compute_expectation(index, values) == pytest.approx(white_pair + one_of_three - white_pair / 6)


def best_for_roll(states: States, index: Index, faces: tuple[int, ...]) -> float:
    """Return the best value that a roll of six faces allows, found by the choices for it."""
    values = values_of(states)
    dice = sum((face - 1) << 3 * die for die, face in enumerate(faces))
    first, second = divmod(find_best_turn(index, values, dice), ACTIONS)
    return float(values[index[first, second]])


@pytest.mark.parametrize("name", ["start", "one row closed", "captures in every row"])
def test_expectations_by_white_dice_are_means_over_the_coloured_ones(name: str) -> None:
    states, index = results_of(TIGHT[name])
    found, fixed_colours = np.empty(36), (3, 0, 5, 0)  # yellow and blue are averaged over
    fixed = sum(face << 3 * die for die, face in enumerate(fixed_colours))
    expect_by_whites(index, values_of(states), fixed, found)
    for first, second in ((1, 1), (2, 5), (6, 4)):
        rolls = [(first, second, 3, yellow, 5, blue) for yellow, blue in product(range(1, 7), repeat=2)]
        mean = sum(best_for_roll(states, index, roll) for roll in rolls) / len(rolls)
        assert found[6 * (first - 1) + second - 1] == pytest.approx(mean, abs=1e-12)


def test_expectations_by_white_dice_average_to_the_expectation() -> None:
    for position in TIGHT.values():
        states, index = results_of(position)
        values, found = values_of(states), np.empty(36)
        expect_by_whites(index, values, 0, found)
        assert found.mean() == pytest.approx(compute_expectation(index, values), abs=1e-12)
        assert (found.reshape(6, 6) == found.reshape(6, 6).T).all()


def test_with_all_dice_fixed_an_expectation_is_the_value_of_the_roll() -> None:
    states, index = results_of(TIGHT["captures in every row"])
    found = np.empty(36)
    expect_by_whites(index, values_of(states), 2 | 4 << 3 | 6 << 6 | 1 << 9, found)
    assert found[6 * 2 + 4] == best_for_roll(states, index, (3, 5, 2, 4, 6, 1))
