"""Simple ways to play Qwixx Duel at machine speed, compiled by Numba: yardsticks for the engine to come.

``random`` picks each action uniformly from its legal choices and declining.

``greedy`` takes the turn that gains most points now: own points less the enemy's, so that a capture counts
and a misthrow costs. Among equals it picks at random.

``careful`` looks beyond the points. To the lead in points it adds, with ``WEIGHTS`` that did well in matches:

- room, own less the enemy's: the stones that may still come. Each stone in a row brings a point more than the
  one before, so room is worth more where many stand, and less as the supplies run out. Fields count by how
  often two dice give their number, so a gap costs what it skips, and an own front, which can be raised, is
  room too.
- danger: an own single front stone can be captured before the next turn, the more so on a number that often
  comes up; a stack cannot.
- ending: a turn that ends the game is taken if it wins and shunned if it loses.

It beats greedy in seven games of ten.
"""

import enum

import numpy as np
import numpy.typing as npt

from duellum.core.jit import jit
from duellum.qwixx.kernel.bitboard import (
    HAND,
    NONE,
    WORDS,
    State,
    finish_turn,
    has_ended,
    legal_places,
    own_places,
    place,
    score,
    stones,
    supply,
)
from duellum.qwixx.kernel.rng import Effects, Source, below, play_random_turn, roll
from duellum.qwixx.kernel.turns import MOST_TURNS, UNDECIDED, list_turns
from duellum.qwixx.rules.board import LAST, PLACES, STONES

Weights = npt.NDArray[np.float64]


class Policy(enum.IntEnum):
    """A way to play."""

    RANDOM = 0
    GREEDY = 1
    CAREFUL = 2


RANDOM = int(Policy.RANDOM)
ROOM, EMPTY_ROW, DANGER, ENDING = range(4)
WEIGHTS = np.array([[0, 0, 0, 0], [0, 0, 0, 0], [4, 1.4, 1, 1000]])  # by policy; greedy sees the points alone
_OPEN = (1 << LAST) - 1  # the places before the last
_ACTIONS = NONE + 1


def _chances() -> Weights:
    """Return by set of places how many of the 36 throws of two dice give one of them, as a share."""
    ways = [6 - abs(place - 5) for place in PLACES]
    return np.array(
        [
            sum(ways[place] for place in PLACES if places >> place & 1) / 36
            for places in range(1 << len(PLACES))
        ]
    )


CHANCES = _chances()


@jit
def _room(row: int, side: int, weights: Weights) -> float:
    """Return what the stones that the side may still place in a row are worth, at the start of a game."""
    reached = CHANCES[legal_places(row, side) & _OPEN]
    return float(weights[ROOM] * reached * (stones(row, side) + weights[EMPTY_ROW]))


@jit
def _danger(row: int, side: int, weights: Weights) -> float:
    """Return what a capture in this row threatens to cost the side: a row's last stone brought most."""
    exposed = own_places(row, side) & legal_places(row, 1 - side)
    return float(weights[DANGER] * CHANCES[exposed] * stones(row, side))


@jit
def value(state: State, side: int, weights: Weights) -> float:
    """Return what a state after a turn of the side is worth to it, in points."""
    hand = int(state[HAND])
    lead = score(state, side) - score(state, 1 - side)
    if has_ended(hand):
        return float(lead + weights[ENDING] * ((lead > 0) - (lead < 0)))
    tempo = min(supply(hand, 0), supply(hand, 1)) / STONES
    worth = float(lead)
    for colour in range(HAND):
        row = int(state[colour])
        worth += tempo * (_room(row, side, weights) - _room(row, 1 - side, weights))
        worth -= _danger(row, side, weights)
    return worth


@jit
def choose_turn(state: State, side: int, dice: int, weights: Weights, source: Source) -> int:
    """Return the choices, first * 45 + second, of the turn worth most; among equals one at random.

    The second is ``NONE`` where the game ends with the first.
    """
    states, turns = np.empty((MOST_TURNS, WORDS), np.int64), np.empty((MOST_TURNS, 2), np.int64)
    best, best_worth, equals = 0, -np.inf, 0
    for turn in range(list_turns(state, side, dice, UNDECIDED, states, turns)):
        worth = value(states[turn], side, weights)
        equals = 1 if worth > best_worth else equals + (worth == best_worth)
        if worth > best_worth or (worth == best_worth and below(equals, source) == 0):
            best, best_worth = turn, worth
    return int(turns[best, 0] * _ACTIONS + turns[best, 1])


@jit
def play_turn(state: State, side: int, policy: int, source: Source, effects: Effects) -> None:
    """Roll and play a turn by a policy."""
    if policy == RANDOM:
        play_random_turn(state, side, source, effects)
        return
    turn = choose_turn(state, side, roll(source), WEIGHTS[policy], source)
    first, second = turn // _ACTIONS, turn % _ACTIONS
    if first != NONE:
        effects[side, place(state, side, first)] += 1
    if second != NONE:
        effects[side, place(state, side, second)] += 1
    finish_turn(state, side, first, second)
