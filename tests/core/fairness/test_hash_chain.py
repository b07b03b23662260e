"""Hash chains: shares that one commitment fixes, and that tell nothing of the next."""

import hashlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duellum.core.fairness import (
    CHAIN_LENGTH,
    SeedError,
    check_share,
    compute_chain_commitment,
    compute_share,
    count_reveals,
    derive_faces,
    derive_joint_faces,
    rewind_share,
)
from tools.golden.dice_vectors import JOINT_FILE, JointVector, joint_vectors

GOLDEN: list[JointVector] = json.loads(JOINT_FILE.read_text(encoding="utf-8"))
secrets = st.binary(min_size=32, max_size=32)
numbers = st.integers(1, CHAIN_LENGTH)


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: f"{golden['game']}-{golden['number']}")
def test_the_golden_joint_dice_are_derived(golden: JointVector) -> None:
    number, shares = golden["number"], golden["shares"]
    for secret, commitment, share in zip(golden["secrets"], golden["commitments"], shares, strict=True):
        if secret is None or commitment is None:
            continue  # a bot's
        assert compute_share(bytes.fromhex(secret), number) == share
        assert compute_chain_commitment(bytes.fromhex(secret)) == commitment
        check_share(share, number, commitment)
    faces = derive_joint_faces(golden["game"], number, shares[0], (shares[1], shares[2]), golden["count"])
    assert list(faces) == golden["faces"]


def test_the_golden_file_is_what_its_maker_writes() -> None:
    assert joint_vectors() == GOLDEN


@given(secrets, numbers)
def test_each_share_is_the_hash_of_the_next(secret: bytes, number: int) -> None:
    share = bytes.fromhex(compute_share(secret, number))
    assert hashlib.sha256(share).hexdigest() == compute_share(secret, number - 1)


@given(secrets, numbers, numbers)
def test_a_share_is_accepted_for_its_own_roll_only(secret: bytes, number: int, other: int) -> None:
    share, commitment = compute_share(secret, number), compute_chain_commitment(secret)
    check_share(share, number, commitment)
    assert count_reveals(share, commitment) == number
    if other != number:
        with pytest.raises(SeedError, match="not the one that was committed to"):
            check_share(share, other, commitment)


@given(secrets, numbers, numbers)
def test_earlier_shares_follow_from_later_ones(secret: bytes, one: int, other: int) -> None:
    early, late = sorted((one, other))
    assert rewind_share(compute_share(secret, late), late - early) == compute_share(secret, early)


@given(secrets, secrets, numbers)
def test_a_share_of_another_chain_is_refused(secret: bytes, other: bytes, number: int) -> None:
    if secret != other:
        with pytest.raises(SeedError):
            check_share(compute_share(other, number), number, compute_chain_commitment(secret))
        with pytest.raises(SeedError):
            count_reveals(compute_share(other, number), compute_chain_commitment(secret))


@pytest.mark.parametrize("change", [str.upper, lambda text: text + " ", lambda text: text[:-1], lambda _: ""])
def test_one_value_has_one_text(change: object) -> None:
    share, commitment = compute_share(bytes(32), 3), compute_chain_commitment(bytes(32))
    with pytest.raises(SeedError, match="64 lower-case hexadecimal digits"):
        check_share(change(share), 3, commitment)  # type: ignore[operator]  # a function of a text


@pytest.mark.parametrize("number", [-1, CHAIN_LENGTH + 1])
def test_a_chain_has_an_end(number: int) -> None:
    with pytest.raises(SeedError, match="1 to 512"):
        compute_share(bytes(32), number)
    with pytest.raises(SeedError, match="1 to 512"):
        check_share(bytes(32).hex(), 0, bytes(32).hex())


def test_a_joint_roll_is_derived_like_any_other_with_the_shares_as_seeds() -> None:
    server, first, second = (compute_share(bytes([place]) * 32, 7) for place in range(3))
    joint = derive_joint_faces("game", 7, server, (first, second), 6)
    assert joint == derive_faces(bytes.fromhex(server), "game", (first, second), 7, 6)
