"""An authenticator in software: makes passkeys and signs with them, as a browser and its device would."""

import base64
import hashlib
import json
import secrets
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

_PRESENT, _VERIFIED, _HAS_KEY = 1, 4, 64


def encode(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """A device with one passkey for one site; what it says about the page can be forged."""

    def __init__(self, origin: str, *, is_user_verified: bool = True) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(16)
        self.user = ""
        self.sign_count = 0
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._flags = _PRESENT | (_VERIFIED if is_user_verified else 0)

    def make(self, wanted: dict[str, Any]) -> dict[str, Any]:
        """Answer a request for a new passkey."""
        self.user = wanted["user"]
        numbers = self._key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        credential = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(key)
        data = self._data(wanted["domain"], _HAS_KEY) + credential
        attestation = {"fmt": "none", "attStmt": {}, "authData": data}
        return {
            "id": encode(self.id),
            "client_data": encode(self._client_data("webauthn.create", wanted["challenge"])),
            "attestation": encode(cbor2.dumps(attestation)),
        }

    def sign(self, wanted: dict[str, Any]) -> dict[str, Any]:
        """Answer a request to sign in."""
        self.sign_count += 1
        client_data, data = (
            self._client_data("webauthn.get", wanted["challenge"]),
            self._data(wanted["domain"]),
        )
        signed = data + hashlib.sha256(client_data).digest()
        return {
            "id": encode(self.id),
            "client_data": encode(client_data),
            "authenticator_data": encode(data),
            "signature": encode(self._key.sign(signed, ec.ECDSA(hashes.SHA256()))),
            "user": self.user,
        }

    def _data(self, domain: str, more: int = 0) -> bytes:
        return hashlib.sha256(domain.encode()).digest() + struct.pack(
            ">BI", self._flags | more, self.sign_count
        )

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()
