"""Fair dice: what they come from, that others can derive them, and that no face is favoured."""

import json
import math

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st

from duellum.core.fairness import (
    SeedError,
    build_message,
    check_player_seed,
    compute_commitment,
    derive_faces,
    new_player_seed,
    new_seed,
)
from tools.golden.dice_vectors import FILE, Vector, vector, vectors

GOLDEN: list[Vector] = json.loads(FILE.read_text(encoding="utf-8"))
LEAST, MOST = 0.001, 0.999
"""Between these stands every p-value below; the seeds are fixed, so it always does or never."""


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: f"{golden['game']}-{golden['number']}")
def test_the_golden_dice_are_derived(golden: Vector) -> None:
    seed, (first, second) = bytes.fromhex(golden["seed"]), golden["player_seeds"]
    faces = derive_faces(seed, golden["game"], (first, second), golden["number"], golden["count"])
    assert list(faces) == golden["faces"]
    assert compute_commitment(seed) == golden["commitment"]
    assert (
        build_message(golden["game"], first, second, str(golden["number"]), "0").decode()
        == golden["first_message"]
    )


def test_the_golden_file_is_what_its_maker_writes() -> None:
    assert vectors() == GOLDEN


def test_the_golden_dice_know_rejection_more_than_one_block_and_every_number_of_dice() -> None:
    assert max(golden["rejected"] for golden in GOLDEN) >= 3
    assert {golden["blocks"] for golden in GOLDEN} >= {1, 2, 4}
    assert {golden["count"] for golden in GOLDEN} >= {2, 3, 4, 5, 6}


texts = st.text(st.characters(exclude_categories=("C", "Z")), min_size=1, max_size=64).filter(str.isprintable)


@given(
    st.binary(min_size=32, max_size=32),
    st.text(max_size=20),
    texts,
    texts,
    st.integers(1),
    st.integers(1, 70),
)
def test_both_implementations_derive_the_same(
    seed: bytes, game: str, first: str, second: str, number: int, count: int
) -> None:
    expected = vector(seed, game, [first, second], number, count)["faces"]
    assert list(derive_faces(seed, game, (first, second), number, count)) == expected


@given(st.lists(st.text(max_size=5), max_size=5), st.lists(st.text(max_size=5), max_size=5))
def test_different_fields_never_give_the_same_message(one: list[str], other: list[str]) -> None:
    assert (build_message(*one) == build_message(*other)) == (one == other)


def test_a_roll_with_fewer_dice_begins_like_one_with_more() -> None:
    six = derive_faces(bytes(32), "a", ("b", "c"), 1, 6)
    assert derive_faces(bytes(32), "a", ("b", "c"), 1, 4) == six[:4]


def test_every_ingredient_changes_the_dice() -> None:
    rolls = {
        derive_faces(bytes(32), "a", ("b", "c"), 1, 30),
        derive_faces(bytes(31) + b"1", "a", ("b", "c"), 1, 30),
        derive_faces(bytes(32), "A", ("b", "c"), 1, 30),
        derive_faces(bytes(32), "a", ("c", "b"), 1, 30),
        derive_faces(bytes(32), "a", ("b", "C"), 1, 30),
        derive_faces(bytes(32), "a", ("b", "c"), 2, 30),
    }
    assert len(rolls) == 6


def test_new_seeds_are_of_the_right_kind_and_new() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert {len(seed) for seed in seeds} == {32}
    assert len(seeds) == 100
    check_player_seed(new_player_seed())


@pytest.mark.parametrize("seed", ["", "x" * 65, "line\nline", "\x00", "\ud800", "\u202e"])
def test_a_seed_no_record_could_carry_is_refused(seed: str) -> None:
    with pytest.raises(SeedError, match="a player's seed must"):
        derive_faces(bytes(32), "a", ("fine", seed), 1, 6)


def test_a_server_seed_of_another_length_is_refused() -> None:
    with pytest.raises(SeedError, match="32 bytes, not 31"):
        compute_commitment(bytes(31))
    with pytest.raises(SeedError, match="32 bytes, not 33"):
        derive_faces(bytes(33), "a", ("b", "c"), 1, 6)


@pytest.mark.parametrize(("number", "count"), [(0, 6), (1, 0), (-1, 6)])
def test_rolls_and_dice_are_counted_from_one(number: int, count: int) -> None:
    with pytest.raises(ValueError, match="counted from 1"):
        derive_faces(bytes(32), "a", ("b", "c"), number, count)


@pytest.mark.parametrize("dice", [198_000, pytest.param(10_000_002, marks=pytest.mark.slow)])
def test_no_face_place_or_neighbour_is_favoured(dice: int) -> None:
    rolls = np.array(
        [
            derive_faces(bytes(32), "statistics", ("first", "second"), number, 6)
            for number in range(1, dice // 6 + 1)
        ]
    )
    faces = rolls.ravel()
    assert LEAST < p_value(np.bincount(faces, minlength=7)[1:]) < MOST
    for place in rolls.T:
        assert LEAST < p_value(np.bincount(place, minlength=7)[1:]) < MOST
    for lag in (1, 2, 3, 6, 12):  # 6: the same die in the next roll
        assert LEAST < p_value(pairs(faces, lag)) < MOST
        assert LEAST < normal_p_value(correlation(faces, lag) * math.sqrt(len(faces))) < MOST


def pairs(faces: npt.NDArray[np.int64], lag: int) -> npt.NDArray[np.int64]:
    """Count the 36 pairs of faces so far apart, no die standing in two pairs."""
    starts = np.arange(len(faces) - lag)
    starts = starts[starts // lag % 2 == 0]
    return np.bincount((faces[starts] - 1) * 6 + faces[starts + lag] - 1, minlength=36)


def correlation(faces: npt.NDArray[np.int64], lag: int) -> float:
    around = faces - 3.5
    return float(np.mean(around[:-lag] * around[lag:]) / (35 / 12))


def p_value(counts: npt.NDArray[np.int64]) -> float:
    """How often fair dice are at least so uneven: chi-square, by Wilson and Hilferty's approximation."""
    expected, degrees = counts.sum() / len(counts), len(counts) - 1
    statistic = float(((counts - expected) ** 2 / expected).sum())
    spread = 2 / (9 * degrees)
    return normal_p_value(((statistic / degrees) ** (1 / 3) - 1 + spread) / math.sqrt(spread))


def normal_p_value(deviation: float) -> float:
    return math.erfc(deviation / math.sqrt(2)) / 2


def test_the_statistics_would_notice_what_is_unfair() -> None:
    random = np.random.default_rng(1)
    plain_remainder = random.integers(0, 256, 10_000_000) % 6 + 1  # what no rejection would give
    assert p_value(np.bincount(plain_remainder, minlength=7)[1:]) < LEAST
    sticky = random.integers(1, 7, 200_000)
    repeated = random.random(len(sticky)) < 0.02
    sticky[1:][repeated[1:]] = sticky[:-1][repeated[1:]]  # a die in fifty shows its neighbour's face
    assert p_value(pairs(sticky, 1)) < LEAST
    assert not LEAST < normal_p_value(correlation(sticky, 1) * math.sqrt(len(sticky))) < MOST
