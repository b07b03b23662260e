"""Simple policies for Qwixx Duel: baselines to compare the engine with.

``random`` picks each action uniformly from its legal choices and declining.

``greedy`` takes the turn that gains most points now: its own minus the opponent's, so that a capture counts
and a misthrow costs. Ties are broken at random.

``careful`` has an evaluation function. To the lead in points it adds, with ``WEIGHTS`` tuned in matches:

- mobility, its own minus the opponent's: the spaces where a stone may still be placed. Each stone in a row
  scores a point more than the one before, so mobility is worth more in a row with many stones, and less as
  the supplies run out. A space counts by how often two dice give its number, so a gap costs what it skips.
  An own front, which can be stacked upon, counts too.
- danger: its own single front stone can be captured before the next turn, more likely on a number that comes
  up often; a stack cannot.
- ending: a turn that ends the game is taken if it wins and avoided if it loses.

It wins seven games of ten against greedy: ``duellum simulate qwixx --policy careful --against greedy``.
"""

import enum

import numpy as np
import numpy.typing as npt

from duellum.core.compiled import compiled, stack_array
from duellum.core.rng import Rng, draw_below
from duellum.qwixx.kernel.bitboard import (
    CHOICES,
    HAND,
    NONE,
    WORDS,
    State,
    has_ended,
    legal_places,
    own_places,
    score,
    stones,
    supply,
)
from duellum.qwixx.kernel.dice import roll_dice
from duellum.qwixx.kernel.moves import finish_turn, place
from duellum.qwixx.kernel.random_play import Effects, play_random_turn
from duellum.qwixx.kernel.turns import MAX_TURN_OPTIONS, UNDECIDED, list_turns
from duellum.qwixx.rules.board import FACES, LAST, PLACES, STONES, Colour

Weights = npt.NDArray[np.float64]


class Policy(enum.IntEnum):
    """A policy by its index into ``WEIGHTS``."""

    RANDOM = 0
    GREEDY = 1
    CAREFUL = 2


RANDOM = int(Policy.RANDOM)
MOBILITY, EMPTY_ROW, DANGER, ENDING = range(4)
WEIGHTS = np.array([[0, 0, 0, 0], [0, 0, 0, 0], [4, 1.4, 1, 1000]])  # by policy; greedy uses the points alone
_BEFORE_LAST = (1 << LAST) - 1  # the places before the last


def _hit_probabilities() -> Weights:
    """Return by set of places the probability that the sum of two dice gives one of them."""
    sums = [one + other for one in FACES for other in FACES]
    ways = [sums.count(number) for number in Colour.RED.numbers]  # symmetric, so the same for all rows
    return np.array(
        [
            sum(ways[place] for place in PLACES if places >> place & 1) / len(sums)
            for places in range(1 << len(PLACES))
        ]
    )


HIT_PROBABILITIES = _hit_probabilities()

_new_states = stack_array((MAX_TURN_OPTIONS, WORDS), np.int64)
_new_turns = stack_array((MAX_TURN_OPTIONS, 2), np.int64)


@compiled
def _mobility(row: int, side: int, weights: Weights) -> float:
    """Return the value of the fields where the side may still place in a row, with full supplies."""
    reached = HIT_PROBABILITIES[legal_places(row, side) & _BEFORE_LAST]
    return float(weights[MOBILITY] * reached * (stones(row, side) + weights[EMPTY_ROW]))


@compiled
def _danger(row: int, side: int, weights: Weights) -> float:
    """Return the expected cost of a capture of the side's front stone in this row."""
    exposed = own_places(row, side) & legal_places(row, 1 - side)
    return float(weights[DANGER] * HIT_PROBABILITIES[exposed] * stones(row, side))


@compiled
def evaluate(state: State, side: int, weights: Weights) -> float:
    """Return the value of a state to the side, which has just moved, in points."""
    hand = int(state[HAND])
    lead = score(state, side) - score(state, 1 - side)
    if has_ended(hand):
        return float(lead + weights[ENDING] * ((lead > 0) - (lead < 0)))
    tempo = min(supply(hand, 0), supply(hand, 1)) / STONES
    value = float(lead)
    for colour in range(HAND):
        row = int(state[colour])
        value += tempo * (_mobility(row, side, weights) - _mobility(row, 1 - side, weights))
        value -= _danger(row, side, weights)
    return value


@compiled
def evaluate_turns(states: State, count: int, side: int, policy: int, values: Weights) -> None:
    """Write the value of each of `count` states to the side, by a policy."""
    for number in range(count):
        values[number] = evaluate(states[number], side, WEIGHTS[policy])


@compiled
def choose_turn(state: State, side: int, dice: int, weights: Weights, rng: Rng) -> int:
    """Return the choices, first * 45 + second, of the turn with the highest value; ties are broken at random.

    The second is ``NONE`` where the game ends with the first.
    """
    states, turns = _new_states(), _new_turns()
    best, best_value, equals = 0, -np.inf, 0
    for turn in range(list_turns(state, side, dice, UNDECIDED, states, turns)):
        value = evaluate(states[turn], side, weights)
        equals = 1 if value > best_value else equals + (value == best_value)
        if value > best_value or (value == best_value and draw_below(equals, rng) == 0):
            best, best_value = turn, value
    return int(turns[best, 0] * CHOICES + turns[best, 1])


@compiled
def play_turn(state: State, side: int, policy: int, rng: Rng, effects: Effects) -> None:
    """Roll the dice and play a turn by a policy."""
    if policy == RANDOM:
        play_random_turn(state, side, rng, effects)
        return
    turn = choose_turn(state, side, roll_dice(rng), WEIGHTS[policy], rng)
    first, second = turn // CHOICES, turn % CHOICES
    if first != NONE:
        effects[side, place(state, side, first)] += 1
    if second != NONE:
        effects[side, place(state, side, second)] += 1
    finish_turn(state, side, first, second)
