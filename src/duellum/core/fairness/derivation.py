"""Fair dice: the server commits to a seed, each player adds one, every roll is derived from all three.

At creation the server generates a seed and shows its commitment, :func:`compute_commitment`. Each player
adds a seed of their own. Every roll then comes from :func:`derive_faces`. At the end the server's seed
is revealed, and everybody can derive every roll again. A roll depends only on its number, not on time: taken
back and rolled again, it shows the same faces, so nobody gains by taking back. ``docs/fairness.md`` specifies
it.
"""

import hashlib
import hmac
import secrets

VERSION = "duellum dice 1"
SEED_BYTES = 32
MAX_PLAYER_SEED_LENGTH = 64
_REJECTION_THRESHOLD = 252
"""The largest multiple of six a byte can reach: bytes from here on are rejected, so no face is favoured."""


class SeedError(ValueError):
    """A seed that cannot be used; says why."""


def new_seed() -> bytes:
    """Return a seed for the server, from the system's source of secrets.

    >>> len(new_seed())
    32
    """
    return secrets.token_bytes(SEED_BYTES)


def new_player_seed() -> str:
    """Return a seed for a player without one, such as a bot."""
    return secrets.token_hex(8)


def compute_commitment(seed: bytes) -> str:
    """Return what is shown before the game: the SHA-256 of the server's seed, in hexadecimal.

    >>> compute_commitment(bytes(32))
    '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'
    """
    check_seed(seed)
    return hashlib.sha256(seed).hexdigest()


def check_seed(seed: bytes) -> None:
    """Raise :class:`SeedError` unless this can be a server's seed."""
    if len(seed) != SEED_BYTES:
        raise SeedError(f"a server's seed must have {SEED_BYTES} bytes, not {len(seed)}")


def check_player_seed(seed: str) -> None:
    """Raise :class:`SeedError` unless a player may bring this: 1 to 64 characters that can be printed."""
    if not 1 <= len(seed) <= MAX_PLAYER_SEED_LENGTH:
        raise SeedError(
            f"a player's seed must have 1 to {MAX_PLAYER_SEED_LENGTH} characters, not {len(seed)}"
        )
    if not seed.isprintable():
        raise SeedError("a player's seed must contain only printable characters")


def derive_faces(
    seed: bytes, game_id: str, player_seeds: tuple[str, str], number: int, count: int
) -> tuple[int, ...]:
    """Return the faces of a game's roll with this number, the first being 1, of `count` dice.

    `player_seeds` are in the order of the seats. Raises :class:`SeedError`.

    >>> derive_faces(bytes(32), "example", ("Ann's", "Ben's"), 1, 6)
    (1, 2, 3, 5, 5, 4)
    """
    check_seed(seed)
    for player_seed in player_seeds:
        check_player_seed(player_seed)
    if number < 1 or count < 1:
        raise ValueError(f"rolls and dice are counted from 1, not {number} and {count}")
    faces: list[int] = []
    block = 0
    while len(faces) < count:
        digest = hmac_sha256(seed, build_message(game_id, *player_seeds, str(number), str(block)))
        faces += [byte % 6 + 1 for byte in digest if byte < _REJECTION_THRESHOLD]
        block += 1
    return tuple(faces[:count])


def hmac_sha256(key: bytes, text: bytes) -> bytes:
    """Return the HMAC-SHA256 of a text.

    Not by ``hmac.digest``, which releases the GIL: getting it back from a busy thread can take a hundred
    times as long as the digest.
    """
    return hmac.new(key, text, "sha256").digest()


def build_message(*fields: str) -> bytes:
    r"""Return the text to authenticate: the version, then each field on a line, prefixed with its length.

    The lengths keep fields apart whatever they contain.

    >>> build_message("example", "Ann's", "ü", "1", "0")
    b"duellum dice 1\n7:example\n5:Ann's\n2:\xc3\xbc\n1:1\n1:0"
    """
    encoded = (field.encode() for field in fields)
    return b"\n".join((VERSION.encode(), *(b"%d:%b" % (len(field), field) for field in encoded)))
