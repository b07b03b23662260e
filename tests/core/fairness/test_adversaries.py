"""Joint dice against a malicious server, a malicious player, and both together; one player is honest.

The adversaries know every secret but the honest player's. Whatever they do, either the dice are as if thrown,
or the honest player notices. Seeds that nobody witnessed are attacked, too, to show that the attack works.
"""

import hashlib
import random
from collections import Counter
from collections.abc import Callable, Iterator

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from duellum.core.fairness import compute_chain_commitment, compute_share, derive_faces, derive_joint_faces
from tests.core.fairness.honest_player import CheatedError, HonestPlayer, Shares
from tests.core.fairness.test_derivation import LEAST, MOST, p_value

GAME = "q7hk2"
SERVER, OPPONENT = b"s" * 32, b"o" * 32
secrets = st.binary(min_size=32, max_size=32)


def sit_down(
    secret: bytes, server: bytes = SERVER, opponent: bytes = OPPONENT, game: str = GAME
) -> HonestPlayer:
    """Return an honest player in the second seat, against two who may work together."""
    player = HonestPlayer(1, secret)
    others = compute_chain_commitment(server), compute_chain_commitment(opponent)
    player.sit_down(game, (*others, player.commitment))
    return player


def throw(
    player: HonestPlayer, number: int, server: bytes = SERVER, opponent: bytes = OPPONENT
) -> tuple[int, ...]:
    """Throw the dice as the protocol says, the opponent being the mover; the honest player checks them."""
    first = compute_share(opponent, number)
    second = player.answer_roll(number, first)
    shares = compute_share(server, number), first, second
    faces = derive_joint_faces(player.game, number, shares[0], shares[1:], 6)
    player.check_roll(number, shares, faces)
    return faces


@given(secrets, secrets, secrets, st.integers(1, 20))
def test_honest_parties_never_accuse_each_other(
    server: bytes, first: bytes, second: bytes, rolls: int
) -> None:
    if len({server, first, second}) < 3:
        return
    ann, ben = HonestPlayer(0, first), HonestPlayer(1, second)
    commitments = compute_chain_commitment(server), ann.commitment, ben.commitment
    for player in (ann, ben):
        player.sit_down(GAME, commitments)
    for number in range(1, rolls + 1):
        mover, other = (ann, ben) if number % 2 else (ben, ann)
        own = mover.start_roll(number)
        answer = other.answer_roll(number, own)
        pair = (own, answer) if mover is ann else (answer, own)
        shares = (compute_share(server, number), *pair)
        faces = derive_joint_faces(GAME, number, shares[0], pair, 6)
        ann.check_roll(number, shares, faces)
        ben.check_roll(number, shares, faces)


# -- Steering: every deviation is noticed ------------------------------


def other_text(share: str) -> str:
    """Return another text of the same bytes."""
    return share.upper()


def other_share(share: str) -> str:
    """Return a share chosen after the honest player's was seen."""
    return hashlib.sha256(share.encode()).hexdigest()


def neighbour(share: str) -> str:
    """Return the share of the roll before."""
    return hashlib.sha256(bytes.fromhex(share)).hexdigest()


@given(
    secrets,
    st.integers(1, 8),
    st.integers(0, 2),
    st.sampled_from([other_text, other_share, neighbour]),
)
def test_a_share_that_was_not_committed_to_is_noticed(
    secret: bytes, number: int, place: int, change: Callable[[str], str]
) -> None:
    if secret in (SERVER, OPPONENT):
        return
    player = sit_down(secret)
    for earlier in range(1, number):
        throw(player, earlier)
    first = compute_share(OPPONENT, number)
    shares = [compute_share(SERVER, number), first, player.answer_roll(number, first)]
    shares[place] = change(shares[place])
    if place == 0 and change is other_text and shares[0].islower():
        return  # it has no letters, and so no other text
    faces = derive_joint_faces(GAME, number, shares[0], (shares[1], shares[2]), 6)
    with pytest.raises(CheatedError):
        player.check_roll(number, (shares[0], shares[1], shares[2]), faces)


@given(secrets, st.integers(0, 5), st.integers(1, 5))
def test_dice_that_the_shares_do_not_give_are_noticed(secret: bytes, place: int, more: int) -> None:
    if secret in (SERVER, OPPONENT):
        return
    player = sit_down(secret)
    first = compute_share(OPPONENT, 1)
    shares = compute_share(SERVER, 1), first, player.answer_roll(1, first)
    faces = list(derive_joint_faces(GAME, 1, shares[0], shares[1:], 6))
    faces[place] = (faces[place] - 1 + more) % 6 + 1
    with pytest.raises(CheatedError, match="not what the shares give"):
        player.check_roll(1, shares, tuple(faces))


def test_a_game_that_begins_anew_under_other_commitments_gets_no_share() -> None:
    player = sit_down(b"b" * 32)
    throw(player, 1)
    old = compute_chain_commitment(SERVER), compute_chain_commitment(OPPONENT), player.commitment
    new: Shares = (compute_chain_commitment(b"t" * 32), *old[1:])
    for game, commitments in ((GAME, new), ("another", old)):
        with pytest.raises(CheatedError, match="the commitments have changed"):
            player.sit_down(game, commitments)


def test_nobody_may_copy_the_honest_commitment() -> None:
    player = HonestPlayer(1, b"b" * 32)
    with pytest.raises(CheatedError, match="copied"):
        player.sit_down(GAME, (compute_chain_commitment(SERVER), player.commitment, player.commitment))


# -- Foreseeing: no share leaves the honest player before its roll is under way ------------------------------


def test_no_share_is_given_before_its_roll_is_due() -> None:
    player = sit_down(b"b" * 32)
    for number in (2, 3, 100):
        with pytest.raises(CheatedError, match="not due"):
            player.answer_roll(number, compute_share(OPPONENT, number))
    throw(player, 1)
    with pytest.raises(CheatedError, match="not due"):
        player.start_roll(3)


def test_no_share_is_given_before_the_mover_has_thrown() -> None:
    player = sit_down(b"b" * 32)
    right = compute_share(OPPONENT, 1)
    wrong = compute_share(SERVER, 1), compute_share(OPPONENT, 2), "00" * 32, "", "early"
    for false_share in (*wrong, f"{right}\n", f" {right}", right.upper()):
        with pytest.raises(CheatedError):
            player.answer_roll(1, false_share)
    assert player.revealed == 0


def test_a_share_asked_for_again_is_the_same() -> None:
    player = sit_down(b"b" * 32)
    assert throw(player, 1) == throw(player, 1)


# -- Statistics: what is left to the adversaries gives them nothing ------------------------------


def honest_secrets(count: int) -> Iterator[bytes]:
    source = random.Random(15)
    return (source.randbytes(32) for _ in range(count))


def test_the_best_of_many_chains_gives_no_better_dice() -> None:
    """The colluding pair sees the honest commitment, and takes the chains that look best against a guess."""
    faces: list[int] = []
    for secret in honest_secrets(400):
        commitment = HonestPlayer(1, secret).commitment
        server, opponent = max(chains(commitment), key=lambda pair: sum(foresee(pair, commitment)))
        faces += throw(sit_down(secret, server, opponent), 1, server, opponent)
    assert LEAST < p_value(np.bincount(faces, minlength=7)[1:]) < MOST


def chains(commitment: str) -> list[tuple[bytes, bytes]]:
    sources = (hashlib.sha512(f"{commitment} {number}".encode()).digest() for number in range(8))
    return [(source[:32], source[32:]) for source in sources]


def foresee(pair: tuple[bytes, bytes], known: str) -> tuple[int, ...]:
    """Guess roll 1 as well as the adversaries can: with all that is theirs, and the latest link they know."""
    server, opponent = (compute_share(secret, 1) for secret in pair)
    return derive_joint_faces(GAME, 1, server, (opponent, known), 6)


def test_a_guess_at_the_next_roll_is_right_as_often_as_chance() -> None:
    """After each roll the pair knows the honest share of it, which is the hash of the next."""
    errors = Counter[int]()
    for secret in honest_secrets(300):
        player = sit_down(secret)
        known = player.commitment
        for number in (1, 2, 3):
            server, opponent = compute_share(SERVER, number), compute_share(OPPONENT, number)
            guess = derive_joint_faces(GAME, number, server, (opponent, known), 6)
            faces = throw(player, number)
            errors.update((one - other) % 6 for one, other in zip(guess, faces, strict=True))
            known = compute_share(secret, number)
    assert LEAST < p_value(np.array([errors[error] for error in range(6)])) < MOST


def test_the_attack_that_joint_dice_stop_works_on_seeds_that_nobody_witnessed() -> None:
    """The operator sees both seeds first, and tries its own until it likes the first two dice."""
    tries = (number.to_bytes(32) for number in range(10_000))
    seed = next(seed for seed in tries if derive_faces(seed, GAME, ("Ann's", "Ben's"), 1, 4) == (6, 6, 6, 6))
    player = sit_down(b"b" * 32)
    first = compute_share(OPPONENT, 1)
    own = player.answer_roll(1, first)
    chosen = next(
        share
        for share in (number.to_bytes(32).hex() for number in range(10_000))
        if derive_joint_faces(GAME, 1, share, (first, own), 4) == (6, 6, 6, 6)
    )
    assert derive_faces(seed, GAME, ("Ann's", "Ben's"), 1, 4) == (6, 6, 6, 6)
    with pytest.raises(CheatedError, match="not the one that was committed to"):
        player.check_roll(1, (chosen, first, own), (6, 6, 6, 6))
