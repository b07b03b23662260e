"""Codes that people write down or type: recovery codes and device codes. Pure; randomness is an argument.

The alphabet is Crockford's: what is easily misread is read as what was meant. A recovery code begins with the
locator of its set, by which the player is found; the rest is the secret. Secrets are stored as scrypt hashes,
because people cannot be asked to write down 128 bits.
"""

import hashlib
import hmac
from collections.abc import Callable

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LOCATOR_LENGTH, SECRET_LENGTH = 6, 12
"""Of a recovery code: 30 and 60 bits."""
DEVICE_CODE_LENGTH = 10
"""50 bits, for a code that is valid for minutes and can be used once."""
RECOVERY_CODES = 10
_MISREAD = str.maketrans("OIL", "011")
_MAX_TYPED = 60


def draw_code(length: int, random_below: Callable[[int], int]) -> str:
    """Return a random code, without hyphens."""
    return "".join(ALPHABET[random_below(len(ALPHABET))] for _ in range(length))


def format_code(code: str, group: int) -> str:
    """Return a code in groups with hyphens, as people read it."""
    return "-".join(code[start : start + group] for start in range(0, len(code), group))


def parse_code(typed: str, length: int) -> str | None:
    """Return a code that was typed; None if it cannot be one."""
    if len(typed) > _MAX_TYPED:
        return None
    code = "".join(typed.upper().replace("-", "").split()).translate(_MISREAD)
    return code if len(code) == length and set(code) <= set(ALPHABET) else None


def hash_secret(secret: str, salt: bytes) -> bytes:
    """Return the hash of a recovery code's secret; takes about 50 ms and 16 MB."""
    return hashlib.scrypt(secret.encode(), salt=salt, n=1 << 14, r=8, p=1, dklen=32)


def is_among(found: bytes, hashes: tuple[bytes, ...]) -> bool:
    """Whether a hash is one of these; takes the same time whatever the answer is."""
    return sum(hmac.compare_digest(found, each) for each in hashes) > 0
