"""Signed cookies: anyone who holds a player's cookie is that player. There are no passwords.

A cookie's value is the player, the generation of the player's sessions, the time of signing, the session's id
and a signature. Values of older versions, which lack the id, or have only the player and a signature, stay
valid as long as their key does; their session's id is made from the signature.
"""

import base64
import hashlib
import hmac
import secrets
import time
from collections.abc import Callable

from msgspec import Struct

from duellum.core.fairness import hmac_sha256
from duellum.server.sessions.keys import LIFETIME_SECONDS, Key, KeyRing

COOKIE = "duellum"
HOST_COOKIE = "__Host-duellum"
"""The name over HTTPS: browsers accept it only if it is Secure and for this very host."""
RENEWAL_SECONDS = 86_400
"""A cookie older than this is renewed when it is used: a day, so that it is known when a session was used."""
_MAX_VALUE_LENGTH = 100
_SESSION_BYTES = 9
_SIGNATURE_BYTES = 18
"""Of the HMAC. A multiple of three, so that base64 has no padding and no unused bits."""


class Session(Struct, frozen=True):
    """What a valid cookie says."""

    player: str
    id: str
    """Names the session among those of the player; a renewed cookie keeps it."""
    generation: int
    """How often the player's sessions had been revoked when the cookie was signed."""
    is_old_format: bool
    is_due: bool
    """Whether the cookie is to be renewed: it is old, of the old format, or signed by an old key."""


class CookieSigner:
    """Signs sessions with HMAC-SHA-256 and verifies the signatures of cookies."""

    def __init__(self, keys: KeyRing, now: Callable[[], float] = time.time) -> None:
        self._keys, self._now = keys, now

    def new_player(self) -> str:
        """Return a new player id."""
        return secrets.token_urlsafe(12)

    def new_session(self) -> str:
        """Return a new session id."""
        return secrets.token_urlsafe(_SESSION_BYTES)

    def sign(self, player: str, session: str, generation: int = 0) -> str:
        """Return the value of a new cookie."""
        text = f"{player}.{generation}.{int(self._now())}.{session}"
        return f"{text}.{_sign(self._keys.newest, f'session {text}')}"

    def verify(self, value: str | None) -> Session | None:
        """Return the session of a cookie's value; None unless its signature is exactly ours and it is valid.

        The signature is compared as text: another encoding of the same bytes is not accepted.
        """
        if not value or len(value) > _MAX_VALUE_LENGTH or not value.isascii():
            return None
        found = self._find_session(value)
        if found is None and self._keys.refresh():  # another process may have signed it with a new key
            found = self._find_session(value)
        return found

    def _find_session(self, value: str) -> Session | None:
        text, _, signature = value.rpartition(".")
        is_old_format = "." not in text
        signed = f"player {text}" if is_old_format else f"session {text}"
        for number, key in enumerate(self._keys.list_keys(self._now())):
            if hmac.compare_digest(signature, _sign(key, signed)):
                if is_old_format:
                    return Session(text, _session_of(signature), 0, is_old_format=True, is_due=True)
                return self._parse(text, signature, is_newest=number == 0)
        return None

    def _parse(self, text: str, signature: str, *, is_newest: bool) -> Session | None:
        player, generation, signed_at, *session = text.split(".")
        age = self._now() - int(signed_at)
        if age > LIFETIME_SECONDS:
            return None
        name = session[0] if session else _session_of(signature)
        is_due = not is_newest or age > RENEWAL_SECONDS or not session
        return Session(player, name, int(generation), is_old_format=False, is_due=is_due)

    def format_cookie(self, player: str, session: str, generation: int = 0, *, is_secure: bool) -> str:
        """Return the Set-Cookie header; scripts cannot read the cookie, other sites cannot use it."""
        return _format_header(self.sign(player, session, generation), LIFETIME_SECONDS, is_secure=is_secure)


def format_deletion(*, is_secure: bool) -> str:
    """Return the Set-Cookie header that deletes the cookie."""
    return _format_header("", 0, is_secure=is_secure)


def _format_header(value: str, max_age: int, *, is_secure: bool) -> str:
    name, secure = (HOST_COOKIE, "; Secure") if is_secure else (COOKIE, "")
    return f"{name}={value}; Path=/; Max-Age={max_age}; HttpOnly; SameSite=Lax{secure}"


def _session_of(signature: str) -> str:
    """Return the id of a session whose cookie has none: the same for each use, unknown to anyone else."""
    digest = hashlib.sha256(f"session of {signature}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:_SESSION_BYTES]).decode()


def _sign(key: Key, text: str) -> str:
    digest = hmac_sha256(key.secret, text.encode())
    return base64.urlsafe_b64encode(digest[:_SIGNATURE_BYTES]).decode()
