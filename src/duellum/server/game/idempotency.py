"""Idempotency keys: the commands that were carried out, so that a resent one is answered and not repeated.

A key is a player and the id of a command. The keys of a game are one byte string, which takes little memory
and is quickly copied: for each key a hash, and the sequence of the event that the command caused.
"""

from hashlib import blake2b

IDEMPOTENCY_WINDOW = 64
"""How many of the last commands of a game are known."""
_HASH_BYTES, _ENTRY_BYTES = 8, 12
_MAX_BYTES = IDEMPOTENCY_WINDOW * _ENTRY_BYTES


def add_key(keys: bytes, player: str | None, command: str, sequence: int) -> bytes:
    """Return the keys with one more, and without the oldest where the window is full."""
    return (keys + _hash_key(player, command) + sequence.to_bytes(4))[-_MAX_BYTES:]


def find_sequence(keys: bytes, player: str, command: str) -> int | None:
    """Return the sequence of the event that a command caused; None for a command that is not known."""
    key = _hash_key(player, command)
    place = keys.find(key)
    while place > 0 and place % _ENTRY_BYTES:  # it was found across two entries
        place = keys.find(key, place + 1)
    return None if place < 0 else int.from_bytes(keys[place + _HASH_BYTES : place + _ENTRY_BYTES])


def _hash_key(player: str | None, command: str) -> bytes:
    """Return a hash of a key, the same in every process: snapshots of games hold it."""
    return blake2b(f"{player}\0{command}".encode(), digest_size=_HASH_BYTES).digest()
