"""Random games of the kernel, replayed by the plain rules next to it."""

from collections import Counter

import numpy as np
from hypothesis import strategies as st

from duellum.core.rng import Rng, seed_rng
from duellum.qwixx import Effect, Placement, Position
from duellum.qwixx.kernel import bitboard, encoding, moves
from duellum.qwixx.kernel.dice import roll_dice
from duellum.qwixx.kernel.random_play import Effects, pick_field, play_random_turn
from duellum.qwixx.rules.board import Side

manners = st.sampled_from([None, 0.0, 0.1, 0.5])


def new_rng(seed: int, number: int = 0) -> Rng:
    rng = np.zeros(1, np.uint64)
    seed_rng(rng, seed, number)
    return rng


def start() -> bitboard.State:
    state = np.empty(bitboard.WORDS, np.int64)
    bitboard.write_start(state)
    return state


def assert_counts_agree(position: Position) -> None:
    state = encoding.encode(position)
    hand = int(state[bitboard.HAND])
    assert bitboard.has_ended(hand) == (position.ending is not None)
    assert bitboard.closed_rows(hand) == len(position.closed_rows)
    for side in Side:
        assert bitboard.score(state, int(side)) == position.total(side)
        assert bitboard.supply(hand, int(side)) == position.supply(side)
        assert bitboard.misthrows(hand, int(side)) == position.misthrows[side]


class Replay:
    """Random turns of the kernel played again by the plain rules, choice by choice, and what was seen."""

    def __init__(self, rng: Rng, position: Position | None = None) -> None:
        self.rng = rng
        self.position = position or Position.start()
        self.effects: Counter[tuple[Side, Effect]] = Counter()
        self.turns = 0

    def play_turn(self) -> None:
        side, state = int(self.position.to_move), encoding.encode(self.position)
        dice = roll_dice(self.rng)
        self.turns += 1
        self.position = self.position.play(encoding.decode_roll(state, dice))
        first = pick_field(moves.first_choices(state, side, dice), self.rng)
        self.choose(first)
        if self.position.ending is None:
            state = encoding.encode(self.position)
            self.choose(pick_field(moves.second_choices(state, side, dice, first), self.rng))

    def choose(self, field: int) -> None:
        move = (
            self.position.decline() if field == bitboard.NONE else self.position.placement(field)
        )  # raises if the kernel were wrong
        if isinstance(move, Placement):
            self.effects[self.position.to_move, move.effect] += 1
        self.position = self.position.play(move)


def replay_game(seed: int, number: int) -> tuple[Replay, Effects]:
    """Play one random game with the kernel and, next to it, with the plain rules."""
    state, rng, effects = start(), new_rng(seed, number), np.zeros((2, 4), np.int64)
    replay, side = Replay(new_rng(seed, number)), 0
    while not bitboard.has_ended(int(state[bitboard.HAND])):
        play_random_turn(state, side, rng, effects)
        replay.play_turn()
        assert rng[0] == replay.rng[0]
        np.testing.assert_array_equal(state, encoding.encode(replay.position))
        assert_counts_agree(replay.position)
        side = 1 - side
    assert replay.position.ending is not None
    return replay, effects


def assert_uniform(counts: list[int]) -> None:
    """Check that no count is farther from the mean than five standard errors."""
    mean = sum(counts) / len(counts)
    assert max(abs(count - mean) for count in counts) < 5 * mean**0.5


EFFECTS = {
    moves.PLACED: Effect.PLACE,
    moves.STACKED: Effect.STACK,
    moves.CAPTURED: Effect.CAPTURE,
    moves.CLOSED: Effect.CLOSE,
}
