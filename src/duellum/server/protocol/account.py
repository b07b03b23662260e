"""Bodies of the requests and responses of a player's account."""

from typing import Annotated

from msgspec import Meta, Struct

from duellum.server.protocol.names import MAX_TYPED_NAME_LENGTH

_Bytes = Annotated[str, Meta(max_length=8_000)]
"""Bytes as base64url without padding."""
TypedCode = Annotated[str, Meta(max_length=60)]


class PasskeyInfo(Struct, frozen=True):
    """A passkey of the player."""

    id: str
    device: str
    """The device it was made on, such as ``Firefox · Android``; empty if that is not known."""
    created: int
    used: int


class SessionInfo(Struct, frozen=True):
    """A browser in which the player is signed in."""

    id: str
    device: str
    created: int
    seen: int
    """The day on which it was last used."""
    current: bool
    """Whether it is the one that asks."""


class AccountInfo(Struct, frozen=True):
    """The response to ``GET /api/account`` and to most changes: who the player is, and how to come back."""

    known: bool
    """Whether this browser is a player at all; one that has not played yet is not."""
    permanent: bool
    """Whether the player can sign in; a guest cannot."""
    name: str
    """The public name; empty without one."""
    passkeys: list[PasskeyInfo]
    codes: int
    """How many recovery codes have not been used."""
    sessions: list[SessionInfo]
    fresh: bool
    """Whether the player may change all of this: signed in a short while ago, or has no passkey."""


class PublicName(Struct, frozen=True):
    """The body of ``POST /api/account/name``."""

    name: Annotated[str, Meta(max_length=MAX_TYPED_NAME_LENGTH)]


class PasskeyRequest(Struct, frozen=True):
    """The response to ``POST /api/account/passkeys/challenge``: what the browser needs to make a passkey."""

    challenge: str
    domain: str
    user: str
    """The player's id, as base64url."""
    known: list[str]
    """The passkeys that the player has."""
    algorithms: list[int]


class PasskeyChallenge(Struct, frozen=True):
    """The response to ``POST /api/account/sign-in/challenge``: what a passkey has to sign."""

    challenge: str
    domain: str


class NewPasskeyAnswer(Struct, frozen=True):
    """The body of ``POST /api/account/passkeys``: a new passkey."""

    id: _Bytes
    client_data: _Bytes
    attestation: _Bytes


class PasskeyAnswer(Struct, frozen=True):
    """The body of ``POST /api/account/sign-in/passkey``: what a passkey has signed."""

    id: _Bytes
    client_data: _Bytes
    authenticator_data: _Bytes
    signature: _Bytes
    user: Annotated[str, Meta(max_length=100)]
    """The player's id, as base64url, which the passkey knows."""


class PasskeyRemoval(Struct, frozen=True):
    """The body of ``POST /api/account/passkeys/remove``."""

    id: _Bytes


class RecoveryCodes(Struct, frozen=True):
    """The response to ``POST /api/account/recovery-codes``: shown once."""

    codes: list[str]


class DeviceCodeInfo(Struct, frozen=True):
    """The response to ``POST /api/account/device-codes``: to be typed on another device."""

    code: str
    expires: int


class CodeEntry(Struct, frozen=True):
    """The body of ``POST /api/account/sign-in/recovery`` and ``.../device``: a code that was typed."""

    code: TypedCode


class SessionEnd(Struct, frozen=True):
    """The body of ``POST /api/account/sessions/revoke``: the session that ends."""

    id: Annotated[str, Meta(max_length=40)]
