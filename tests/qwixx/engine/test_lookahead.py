"""One turn further: the mean over every throw of what is best then."""

import numpy as np
import pytest

from duellum.core.jit import jit
from duellum.qwixx import Position
from duellum.qwixx.engine.lookahead import look_ahead, look_ahead_after, new_room
from duellum.qwixx.engine.network.evaluator import Judge, foresee_after, new_judge
from duellum.qwixx.engine.network.margins import MARGINS, margin_of, win_share
from duellum.qwixx.engine.network.weights import shipped_network
from duellum.qwixx.kernel.bitboard import WORDS, State, encode
from duellum.qwixx.kernel.expectation import Values
from duellum.qwixx.kernel.turns import MOST_TURNS, UNDECIDED, list_turns
from duellum.qwixx.rules.board import Side
from tests.qwixx.boards import lay, walk
from tests.qwixx.engine.evaluations import some_waiting


@jit
def enumerated(judge: Judge, state: State, side: int, means: Values) -> None:
    """Write the mean over all throws of the view of each throw's best turn."""
    states, turns = np.empty((MOST_TURNS, WORDS), np.int64), np.empty((MOST_TURNS, 2), np.int64)
    seen, best = np.empty(MARGINS, np.float32), np.empty(MARGINS, np.float32)
    means[:] = 0
    for number in range(6**6):
        dice, rest = 0, number
        for die in range(6):
            dice |= rest % 6 << 3 * die
            rest //= 6
        most = -1.0
        for turn in range(list_turns(state, side, dice, UNDECIDED, states, turns)):
            foresee_after(judge, states[turn], side, seen)
            if win_share(seen) > most:
                most = win_share(seen)
                best[:] = seen
        means += best
    means /= 6**6


@pytest.mark.parametrize(
    "position",
    [
        lay("r2:b2 r3:b r4:b2 r12:b r=b y5:g g9:b b8:g2", Side.GREY, (1, 1)),
        lay("r2:b8 y2:b9 g12:b3 b5:g r8:g", Side.BLACK),
        *some_waiting(1, seed=3),
    ],
)
def test_it_is_the_mean_over_all_throws_of_the_best_the_network_finds(position: Position) -> None:
    judge, ahead, means = new_judge(shipped_network()), np.empty(MARGINS, np.float32), np.empty(MARGINS)
    state, side = encode(position), int(position.to_move)
    look_ahead(judge, new_room(), state, side, ahead)
    enumerated(judge, state, side, means)
    # Turns of like value may have different views, so the share is compared more closely.
    assert win_share(ahead) == pytest.approx(win_share(means.astype(np.float32)), abs=1e-6)
    np.testing.assert_allclose(ahead, means, atol=1e-4)
    assert ahead.sum() == pytest.approx(1, abs=1e-5)


def test_after_a_turn_it_is_turned_round_and_exact_once_the_game_is_over() -> None:
    judge, room = new_judge(shipped_network()), new_room()
    ahead, after = np.empty(MARGINS, np.float32), np.empty(MARGINS, np.float32)
    [position] = some_waiting(1)
    look_ahead(judge, room, encode(position), int(position.to_move), ahead)
    look_ahead_after(judge, room, encode(position), int(position.to_move.other), after)
    np.testing.assert_array_equal(after, ahead[::-1])
    *_, last = walk(4)
    look_ahead_after(judge, room, encode(last), 0, after)
    assert after[margin_of(last.total(Side.BLACK) - last.total(Side.GREY))] == after.sum() == 1
