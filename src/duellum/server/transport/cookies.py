"""Who a player is: whoever holds the cookie. No accounts, no passwords, nothing to leak."""

import base64
import hmac
import os
import secrets
from pathlib import Path

from duellum.core.fairness import hmac_sha256

COOKIE = "duellum"
SECRET_VARIABLE = "DUELLUM_SECRET"  # noqa: S105 - the variable's name, not what it holds
_SHORTEST_SECRET = 32
_YEAR = 31_536_000


class SecretError(ValueError):
    """A secret that is too short to protect anything."""


class Guests:
    """Gives out players' names as signed cookies, and knows its own again."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) < _SHORTEST_SECRET:
            raise SecretError(f"a secret has {_SHORTEST_SECRET} bytes at least, not {len(secret)}")
        self._secret = secret

    def new_player(self) -> str:
        """Return a player nobody has been yet."""
        return secrets.token_urlsafe(12)

    def ticket(self, player: str) -> str:
        """Return what the player's cookie holds."""
        return f"{player}.{self._signature(player)}"

    def player_of(self, ticket: str | None) -> str | None:
        """Return whose ticket this is; None unless we gave it out."""
        player, _, signature = (ticket or "").partition(".")
        if not ticket or len(ticket) > 100 or not ticket.isascii():
            return None
        return player if hmac.compare_digest(signature, self._signature(player)) else None

    def cookie(self, player: str, *, is_secure: bool) -> str:
        """Return the header that gives a player their cookie; no script can read it, no other site use it."""
        secure = "; Secure" if is_secure else ""
        return f"{COOKIE}={self.ticket(player)}; Path=/; Max-Age={_YEAR}; HttpOnly; SameSite=Lax{secure}"

    def _signature(self, player: str) -> str:
        digest = hmac_sha256(self._secret, f"player {player}".encode())
        return base64.urlsafe_b64encode(digest[:18]).decode()


def load_secret(folder: Path) -> bytes:
    """Return the secret: from the environment, so that several nodes can share it, else from the data folder.

    There it is made once, readable by its owner alone. Raises :class:`OSError`.
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
            os.link(draft, path)  # unlike a renaming it never replaces what another process made meanwhile
    except FileExistsError:
        pass
    finally:
        draft.unlink(missing_ok=True)
    return path.read_bytes()
