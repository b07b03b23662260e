"""Signed cookies: whoever holds a player's cookie is that player. There are no accounts or passwords."""

import base64
import hmac
import os
import secrets
from pathlib import Path

from duellum.core.fairness import hmac_sha256

COOKIE = "duellum"
SECRET_VARIABLE = "DUELLUM_SECRET"  # noqa: S105 - the variable's name, not its value
_MIN_SECRET_BYTES = 32
_MAX_VALUE_LENGTH = 100
_SIGNATURE_BYTES = 18
"""Of the HMAC. A multiple of three, so that base64 has no padding and no unused bits."""
_YEAR_SECONDS = 31_536_000


class SecretError(ValueError):
    """A secret that is too short to protect anything."""


class CookieSigner:
    """Signs player ids with HMAC-SHA-256 and verifies the signatures of cookies."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) < _MIN_SECRET_BYTES:
            raise SecretError(f"a secret has {_MIN_SECRET_BYTES} bytes at least, not {len(secret)}")
        self._secret = secret

    def new_player(self) -> str:
        """Return a new player id."""
        return secrets.token_urlsafe(12)

    def sign(self, player: str) -> str:
        """Return the value of a player's cookie: the id and its signature."""
        return f"{player}.{self._signature(player)}"

    def verify(self, value: str | None) -> str | None:
        """Return the player of a cookie's value; None unless its signature is exactly ours.

        The signature is compared as text: another encoding of the same bytes is not accepted.
        """
        if not value or len(value) > _MAX_VALUE_LENGTH or not value.isascii():
            return None
        player, _, signature = value.partition(".")
        return player if hmac.compare_digest(signature, self._signature(player)) else None

    def format_cookie(self, player: str, *, is_secure: bool) -> str:
        """Return the Set-Cookie header; scripts cannot read the cookie, other sites cannot use it."""
        secure = "; Secure" if is_secure else ""
        return (
            f"{COOKIE}={self.sign(player)}; Path=/; Max-Age={_YEAR_SECONDS}; HttpOnly; SameSite=Lax{secure}"
        )

    def _signature(self, player: str) -> str:
        digest = hmac_sha256(self._secret, f"player {player}".encode())
        return base64.urlsafe_b64encode(digest[:_SIGNATURE_BYTES]).decode()


def load_secret(folder: Path) -> bytes:
    """Return the secret: from the environment, so that several nodes can share it, else from the data folder.

    There it is created once, readable by its owner alone. Raises :class:`OSError`.
    """
    given = os.environ.get(SECRET_VARIABLE)
    if given:
        return given.encode()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "secret"
    draft = folder / f".secret.{secrets.token_hex(4)}"
    try:
        if not path.exists():
            handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            os.write(handle, secrets.token_bytes(32))
            os.fsync(handle)
            os.close(handle)
            os.link(draft, path)  # unlike a rename it never replaces what another process has just created
    except FileExistsError:
        pass
    finally:
        draft.unlink(missing_ok=True)
    return path.read_bytes()
