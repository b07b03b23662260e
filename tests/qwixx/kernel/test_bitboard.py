"""The kernel against its plain twin: choices, states after them, counts and ends; and its chance."""

import os
from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duellum.qwixx import Decline, Effect, Placement, Position, Roll
from duellum.qwixx.kernel import bitboard
from duellum.qwixx.kernel.rng import (
    Effects,
    Rng,
    draw_bits,
    pick_field,
    play_random_game,
    play_random_turn,
    roll_dice,
    seed_rng,
)
from duellum.qwixx.rules.board import Choice, Side
from tests.qwixx.boards import lay, walk
from tests.strategies import seeds

IS_COMPILED = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
EFFECTS = {
    bitboard.PLACED: Effect.PLACE,
    bitboard.STACKED: Effect.STACK,
    bitboard.CAPTURED: Effect.CAPTURE,
    bitboard.CLOSED: Effect.CLOSE,
}
manners = st.sampled_from([None, 0.0, 0.1, 0.5])
pytestmark = pytest.mark.twins


def new_rng(seed: int, number: int = 0) -> Rng:
    rng = np.zeros(1, np.uint64)
    seed_rng(rng, seed, number)
    return rng


def start() -> bitboard.State:
    state = np.empty(bitboard.WORDS, np.int64)
    bitboard.write_start(state)
    return state


def fields_in(mask: int) -> set[int]:
    return {field for field in range(64) if mask >> field & 1}


def choice_of(move: Placement | Decline) -> Choice:
    return move.field if isinstance(move, Placement) else "-"


def open_fields(position: Position) -> set[int]:
    """Return the fields that the kernel opens to the action that is due."""
    assert position.thrown is not None
    state, side, dice = (
        bitboard.encode(position),
        int(position.to_move),
        bitboard.encode_roll(position.thrown),
    )
    if position.first is None:
        return fields_in(bitboard.first_choices(state, side, dice))
    return fields_in(bitboard.second_choices(state, side, dice, bitboard.encode_choice(position.first)))


def assert_counts_agree(position: Position) -> None:
    state = bitboard.encode(position)
    hand = int(state[bitboard.HAND])
    assert bitboard.has_ended(hand) == (position.ending is not None)
    assert bitboard.closed_rows(hand) == len(position.closed_rows)
    for side in Side:
        assert bitboard.score(state, int(side)) == position.total(side)
        assert bitboard.supply(hand, int(side)) == position.supply(side)
        assert bitboard.misthrows(hand, int(side)) == position.misthrows[side]


def assert_move_agrees(position: Position, move: Placement | Decline) -> None:
    """Compare the state after a choice, and after the misthrow that may follow it."""
    state, side = bitboard.encode(position), int(position.to_move)
    choice = bitboard.encode_choice(choice_of(move))
    if isinstance(move, Placement):
        assert EFFECTS[bitboard.place(state, side, choice)] is move.effect
    if position.first is not None:
        bitboard.finish_turn(state, side, bitboard.encode_choice(position.first), choice)
    np.testing.assert_array_equal(state, bitboard.encode(position.play(move)))


def assert_twins_agree(position: Position) -> None:
    assert_counts_agree(position)
    if position.actor in ("dice", None):
        return
    moves = position.legal_moves()
    assert open_fields(position) == {move.field for move in moves if isinstance(move, Placement)}
    for move in moves:
        assert_move_agrees(position, move)


@settings(max_examples=25 if IS_COMPILED else 10)
@given(seeds, manners)
def test_twins_agree_in_games(seed: int, manner: float | None) -> None:
    for position in walk(seed, manner):
        assert_twins_agree(position)


@given(seeds, manners)
@settings(max_examples=20 if IS_COMPILED else 8)
def test_a_decoded_state_is_a_position_with_that_state(seed: int, manner: float | None) -> None:
    for position in walk(seed, manner):
        state = bitboard.encode(position)
        decoded = bitboard.decode(state, int(position.to_move))
        np.testing.assert_array_equal(bitboard.encode(decoded), state)
        assert decoded.to_move is position.to_move
        assert decoded.ending == position.ending
        if position.thrown is not None and position.ending is None:
            assert bitboard.decode_roll(state, bitboard.encode_roll(position.thrown)) == position.thrown


def test_overtaken_stacks_decode_to_the_left_most_stone() -> None:
    position = lay("r3:b r5:b3 r6:g2 r8:b2")
    decoded = bitboard.decode(bitboard.encode(position), 0)
    assert str(decoded).split("/")[0] == ".b3.bg2.b2....-"


@pytest.mark.parametrize("choice", ["-", 0, 43])
def test_choices_come_back(choice: Choice) -> None:
    assert bitboard.decode_choice(bitboard.encode_choice(choice)) == choice


def test_the_order_of_two_closings_tells_which_row_gets_the_last_lock_stone() -> None:
    stones = "r2:b r3:b r4:b r5:b r6:b2 y2:b r7:g y3:b y4:b y5:b y6:b9"
    position = lay(stones, roll="66/6666")
    assert position.supply(Side.BLACK) == 3
    for choices, scores in ((("r12", "y12"), [36, 78]), (("y12", "r12"), [28, 78])):
        after = position
        state = bitboard.encode(position)
        for text in choices:
            move = after.parse_move(text)
            assert isinstance(move, Placement)
            after = after.play(move)
            bitboard.place(state, 0, move.field)
        assert list(after.row_scores(Side.BLACK)[:2]) == scores
        np.testing.assert_array_equal(state, bitboard.encode(after))


class Replay:
    """Random turns of the kernel played again by the plain rules, choice by choice, and what was seen."""

    def __init__(self, rng: Rng, position: Position | None = None) -> None:
        self.rng = rng
        self.position = position or Position.start()
        self.effects: Counter[tuple[Side, Effect]] = Counter()
        self.turns = 0

    def play_turn(self) -> None:
        side, state = int(self.position.to_move), bitboard.encode(self.position)
        dice = roll_dice(self.rng)
        self.turns += 1
        self.position = self.position.play(bitboard.decode_roll(state, dice))
        first = pick_field(bitboard.first_choices(state, side, dice), self.rng)
        self.choose(first)
        if self.position.ending is None:
            state = bitboard.encode(self.position)
            self.choose(pick_field(bitboard.second_choices(state, side, dice, first), self.rng))

    def choose(self, field: int) -> None:
        move = (
            self.position.decline() if field == bitboard.NONE else self.position.placement(field)
        )  # raises if the kernel were wrong
        if isinstance(move, Placement):
            self.effects[self.position.to_move, move.effect] += 1
        self.position = self.position.play(move)


def replay_game(seed: int, number: int) -> tuple[Replay, Effects]:
    """Play one random game with the kernel and, beside it, with the plain rules."""
    state, rng, effects = start(), new_rng(seed, number), np.zeros((2, 4), np.int64)
    replay, side = Replay(new_rng(seed, number)), 0
    while not bitboard.has_ended(int(state[bitboard.HAND])):
        play_random_turn(state, side, rng, effects)
        replay.play_turn()
        assert rng[0] == replay.rng[0]
        np.testing.assert_array_equal(state, bitboard.encode(replay.position))
        assert_counts_agree(replay.position)
        side = 1 - side
    assert replay.position.ending is not None
    return replay, effects


@pytest.mark.parametrize("seed", range(3))
def test_random_games_of_the_kernel_are_games_by_the_plain_rules(seed: int) -> None:
    for number in range(30 if IS_COMPILED else 8):
        replay, effects = replay_game(seed, number)
        for (side, effect), times in replay.effects.items():
            kind = next(kind for kind in EFFECTS if EFFECTS[kind] is effect)
            assert effects[side, kind] == times
        assert effects.sum() == replay.effects.total()


@pytest.mark.parametrize(
    "position",
    [
        lay("r2:b9 y2:b9 g12:b3 b5:g"),
        lay("r2:b2 r3:b r4:b2 r12:b r=b y2:b2 y3:b y4:b2 g12:b2 g11:b3"),
    ],
    ids=["one stone left", "every second closing ends it"],
)
def test_a_random_turn_is_over_when_action_1_ends_the_game(position: Position) -> None:
    between = 0
    for seed in range(300):
        state, replay = bitboard.encode(position), Replay(new_rng(seed), position)
        play_random_turn(state, 0, new_rng(seed), np.zeros((2, 4), np.int64))
        replay.play_turn()
        np.testing.assert_array_equal(state, bitboard.encode(replay.position))
        between += replay.position.thrown is not None
    assert between > 0


def test_a_whole_random_game_is_its_turns() -> None:
    for number in range(5):
        replay, _ = replay_game(7, number)
        state, effects = start(), np.zeros((2, 4), np.int64)
        turns = play_random_game(state, 0, new_rng(7, number), effects)
        assert turns == replay.turns
        np.testing.assert_array_equal(state, bitboard.encode(replay.position))


def test_the_source_is_splitmix64() -> None:
    rng = np.zeros(1, np.uint64)
    drawn = [draw_bits(rng) for _ in range(3)]
    assert drawn == [0xE220A8397B1DCDAF >> 5, 0x6E789E6AA1B965F4 >> 5, 0x06C45D188009454F >> 5]


def test_sources_of_neighbouring_seeds_and_games_differ() -> None:
    states = {int(new_rng(seed, number)[0]) for seed in range(30) for number in range(30)}
    assert len(states) == 900


def assert_uniform(counts: list[int]) -> None:
    """Check that no count is farther from the mean than five standard errors."""
    mean = sum(counts) / len(counts)
    assert max(abs(count - mean) for count in counts) < 5 * mean**0.5


def test_every_face_of_every_die_and_every_pair_comes_up_alike() -> None:
    rng = new_rng(2)
    rolls = [roll_dice(rng) for _ in range(60_000 if IS_COMPILED else 4_000)]
    for die in range(6):
        faces = Counter(bitboard.face(dice, die) for dice in rolls)
        assert_uniform([faces[face] for face in range(6)])
        pairs = Counter((bitboard.face(dice, die), bitboard.face(dice, (die + 1) % 6)) for dice in rolls)
        assert_uniform([pairs[face, other] for face in range(6) for other in range(6)])


@pytest.mark.parametrize("fields", [[], [0], [3, 43], [0, 5, 11, 17, 22, 30, 33, 43]])
def test_picks_are_uniform_and_declining_is_one_of_them(fields: list[int]) -> None:
    rng = new_rng(3)
    mask = sum(1 << field for field in fields)
    picks = Counter(pick_field(mask, rng) for _ in range(9_000))
    assert set(picks) == {*fields, bitboard.NONE}
    assert_uniform(list(picks.values()))


@given(seeds)
@settings(max_examples=20)
def test_dice_are_those_of_the_notation(seed: int) -> None:
    dice = roll_dice(new_rng(seed))
    roll = bitboard.decode_roll(start(), dice)
    faces = [bitboard.face(dice, die) + 1 for die in range(6)]
    assert roll == Roll((faces[0], faces[1]), tuple(faces[2:]))
