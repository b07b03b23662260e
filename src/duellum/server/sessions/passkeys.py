"""Passkeys: the challenges of their ceremonies, and the verification of their answers.

A challenge is signed and says until when it is valid, so no node has to remember it: the answer brings it
back. It is bound to its purpose. The caller makes sure that an answer is used only once. The package
`webauthn` is imported with the first answer, as that takes half a second.
"""

import base64
import hmac
import ipaddress
import json
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from msgspec import Struct

from duellum.core.fairness import hmac_sha256
from duellum.server.protocol.account import NewPasskeyAnswer, PasskeyAnswer
from duellum.server.sessions.keys import Key, KeyRing

if TYPE_CHECKING:
    from webauthn.helpers.cose import COSEAlgorithmIdentifier

CHALLENGE_SECONDS = 300
"""How long a challenge is valid."""
ALGORITHMS = (-7, -8, -257)
"""ES256, EdDSA and RS256: what all passkeys offer at least one of."""
_NONCE_BYTES, _TIME_BYTES, _SIGNATURE_BYTES = 16, 5, 32


class PasskeyError(ValueError):
    """The answer of a passkey cannot be accepted; the message says why, for logs."""


class Site(Struct, frozen=True):
    """A site with passkeys: in the words of WebAuthn, the id and the origin of a relying party."""

    domain: str
    origin: str


class NewPasskey(Struct, frozen=True):
    """A verified new passkey."""

    id: str
    key: bytes
    sign_count: int


def find_site(origin: str | None) -> Site | None:
    """Return the site of a page's origin; None where there are no passkeys: over HTTP, for an IP address."""
    parts = urlsplit(origin or "")
    domain = parts.hostname or ""
    is_local = domain == "localhost" or domain.endswith(".localhost")
    if origin is None or parts.scheme not in ("https", "http") or _is_address(domain):
        return None
    return Site(domain, origin) if domain and (is_local or parts.scheme == "https") else None


class Ceremonies:
    """Makes and checks challenges."""

    def __init__(self, keys: KeyRing, now: Callable[[], float] = time.time) -> None:
        self._keys, self._now = keys, now

    def make_challenge(self, purpose: str) -> str:
        """Return a challenge for a purpose, which includes what it is bound to."""
        expires = int(self._now()) + CHALLENGE_SECONDS
        text = secrets.token_bytes(_NONCE_BYTES) + expires.to_bytes(_TIME_BYTES)
        return encode_bytes(text + _sign(self._keys.newest, purpose, text))

    def read_challenge(self, answer: NewPasskeyAnswer | PasskeyAnswer, purpose: str) -> str:
        """Return the challenge of an answer, if it is ours and still valid. Raises :class:`PasskeyError`."""
        try:
            challenge = json.loads(decode_bytes(answer.client_data))["challenge"]
            found = decode_bytes(challenge)
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise PasskeyError("the client data has no challenge") from error
        text, signature = found[:-_SIGNATURE_BYTES], found[-_SIGNATURE_BYTES:]
        known = (_sign(key, purpose, text) for key in self._keys.list_keys(self._now()))
        if not sum(hmac.compare_digest(signature, each) for each in known):
            raise PasskeyError("the challenge was not made for this")
        if int.from_bytes(text[_NONCE_BYTES:]) < self._now():
            raise PasskeyError("the challenge has expired")
        return encode_bytes(found)


def verify_new_passkey(answer: NewPasskeyAnswer, challenge: str, site: Site) -> NewPasskey:
    """Return a new passkey, verified. Takes milliseconds. Raises :class:`PasskeyError`."""
    from webauthn import verify_registration_response  # noqa: PLC0415 - slow to import, rarely needed

    response = {"clientDataJSON": answer.client_data, "attestationObject": answer.attestation}
    try:
        verified = verify_registration_response(
            credential=_credential(answer.id, response),
            expected_challenge=decode_bytes(challenge),
            expected_rp_id=site.domain,
            expected_origin=site.origin,
            require_user_verification=True,
            supported_pub_key_algs=_algorithms(),
        )
    except Exception as error:  # hostile bytes may fail anywhere in the parsers
        raise PasskeyError(f"the new passkey is not valid: {error!r}"[:200]) from error
    return NewPasskey(
        encode_bytes(verified.credential_id), verified.credential_public_key, verified.sign_count
    )


def verify_sign_in(answer: PasskeyAnswer, challenge: str, site: Site, key: bytes, sign_count: int) -> int:
    """Return the passkey's new sign count. Takes milliseconds. Raises :class:`PasskeyError`."""
    from webauthn import verify_authentication_response  # noqa: PLC0415 - as above

    response = {
        "clientDataJSON": answer.client_data,
        "authenticatorData": answer.authenticator_data,
        "signature": answer.signature,
    }
    try:
        verified = verify_authentication_response(
            credential=_credential(answer.id, response),
            expected_challenge=decode_bytes(challenge),
            expected_rp_id=site.domain,
            expected_origin=site.origin,
            credential_public_key=key,
            credential_current_sign_count=sign_count,
            require_user_verification=True,
        )
    except Exception as error:  # as above
        raise PasskeyError(f"the passkey's answer is not valid: {error!r}"[:200]) from error
    return verified.new_sign_count


def encode_bytes(content: bytes) -> str:
    """Return bytes as base64url without padding, as WebAuthn writes them."""
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def decode_bytes(text: str) -> bytes:
    """Return the bytes of base64url without padding. Raises :class:`ValueError`."""
    return base64.urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))


def _credential(name: str, response: dict[str, str]) -> dict[str, Any]:
    return {"id": name, "rawId": name, "type": "public-key", "response": response}


def _algorithms() -> "list[COSEAlgorithmIdentifier]":
    from webauthn.helpers.cose import COSEAlgorithmIdentifier  # noqa: PLC0415 - as above

    return [COSEAlgorithmIdentifier(each) for each in ALGORITHMS]


def _is_address(domain: str) -> bool:
    try:
        ipaddress.ip_address(domain)
    except ValueError:
        return False
    return True


def _sign(key: Key, purpose: str, text: bytes) -> bytes:
    return hmac_sha256(key.secret, f"ceremony {purpose}\0".encode() + text)
