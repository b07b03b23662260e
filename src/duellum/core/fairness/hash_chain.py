"""Hash chains: a share for every roll, all of them fixed by one commitment and revealed one at a time.

A party generates a secret, the last link. Each link's SHA-256 is the link before it; link 0 is the
commitment, and link `i` is the party's share of roll `i`. A share can be checked as soon as it is revealed,
and reveals nothing about the next one. In a joint game the server and both players have a chain each. So
nobody knows a roll before the last of the three has revealed its share, and nobody can choose a roll, because
all shares were fixed before the game.
"""

import hashlib
import re
from functools import lru_cache

from duellum.core.fairness.derivation import SeedError, check_seed, derive_faces

CHAIN_LENGTH = 512
"""How many rolls a chain has shares for; no game of Qwixx Duel has even a quarter of that."""
_HEXADECIMAL = re.compile(r"[0-9a-f]{64}")


@lru_cache(maxsize=2048)
def compute_share(secret: bytes, number: int) -> str:
    """Return the share of a roll, from 1 to :data:`CHAIN_LENGTH`, in hexadecimal; 0 gives the commitment.

    Raises :class:`~duellum.core.fairness.SeedError`.

    >>> compute_share(bytes(32), 512) == bytes(32).hex()
    True
    """
    check_seed(secret)
    _check_number(number, 0)
    return _hash(secret, CHAIN_LENGTH - number).hex()


def compute_chain_commitment(secret: bytes) -> str:
    """Return what is shown before the game: the end of the chain, in hexadecimal.

    >>> compute_chain_commitment(bytes(32))[:16]
    '828d92442dee10bb'
    """
    return compute_share(secret, 0)


def check_share(share: str, number: int, commitment: str) -> None:
    """Raise :class:`~duellum.core.fairness.SeedError` unless this share of a roll was committed to."""
    _check_number(number, 1)
    if rewind_share(share, number) != commitment:
        raise SeedError(f"the share of roll {number} is not the one that was committed to")


def rewind_share(share: str, steps: int) -> str:
    """Return the share of the roll this many rolls earlier. Raises :class:`~duellum.core.fairness.SeedError`.

    Only lower-case digits are allowed: the dice depend on the text, so a value must have only one text.
    """
    if not _HEXADECIMAL.fullmatch(share):
        raise SeedError("a share must be 64 lower-case hexadecimal digits")
    return _hash(bytes.fromhex(share), steps).hex()


def count_reveals(share: str, commitment: str) -> int:
    """Return the number of the roll whose share this is; 0 for the commitment itself.

    Raises :class:`~duellum.core.fairness.SeedError` for a share of another chain.
    """
    for number in range(CHAIN_LENGTH + 1):
        if share == commitment:
            return number
        share = rewind_share(share, 1)
    raise SeedError("the share does not belong to the chain that was committed to")


def derive_joint_faces(
    game_id: str, number: int, server_share: str, player_shares: tuple[str, str], count: int
) -> tuple[int, ...]:
    """Return the faces of a roll from everybody's shares of it, derived as from three seeds.

    The computer has no chain; its constant seed takes the place of its share.

    >>> derive_joint_faces("example", 1, "00" * 32, ("11" * 32, "22" * 32), 6)
    (4, 1, 1, 2, 2, 6)
    """
    return derive_faces(bytes.fromhex(server_share), game_id, player_shares, number, count)


def _hash(link: bytes, steps: int) -> bytes:
    for _ in range(steps):
        link = hashlib.sha256(link).digest()
    return link


def _check_number(number: int, least: int) -> None:
    if not least <= number <= CHAIN_LENGTH:
        raise SeedError(f"a chain has shares for rolls 1 to {CHAIN_LENGTH}, not for roll {number}")
