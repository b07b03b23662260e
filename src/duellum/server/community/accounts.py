"""What is stored about a player, folded from the events of the player's stream; decisions add events. Pure.

A player without events is a guest. Passkeys and recovery codes make a guest permanent: from then on, the
player can come back without a cookie. Only a public key, or the hash of a code, is ever stored.

Everything ever written must stay readable: a new field needs a default, any other change needs a new tag.
"""

from collections.abc import Iterable
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from duellum.server.protocol.errors import Reason, RefusedError

FRESH_MS = 900_000
"""How long after a sign-in with a passkey or a recovery code the ways to sign in may be changed."""
MAX_PASSKEYS = 20
_CHALLENGE_MS = 600_000
"""How long a used challenge is remembered: longer than any is valid."""
_STREAM = "~player:"


class Seen(Struct, frozen=True, tag="seen", omit_defaults=True):
    """A session was used, for the first time or the first time in a while."""

    session: str
    device: str
    generation: int = 0


class PasskeyAdded(Struct, frozen=True, tag="passkey-added", omit_defaults=True):
    """A passkey was added; `challenge` is the one that it answered."""

    id: str
    key: bytes
    sign_count: int
    site: str
    """The domain that the passkey works for."""
    device: str
    challenge: str


class PasskeyRemoved(Struct, frozen=True, tag="passkey-removed"):
    """A passkey was removed."""

    id: str


class RecoveryCodesMade(Struct, frozen=True, tag="recovery-codes-made"):
    """New recovery codes replace all earlier ones."""

    locator: str
    salt: bytes
    hashes: tuple[bytes, ...]


class SignedIn(Struct, frozen=True, tag="signed-in", omit_defaults=True):
    """A session began, by a passkey, a recovery code, or a device code from another session."""

    session: str
    device: str
    generation: int
    by: Literal["passkey", "recovery", "device"]
    passkey: str = ""
    sign_count: int = 0
    challenge: str = ""
    code: bytes = b""
    """The hash of the recovery code that was used."""


class Named(Struct, frozen=True, tag="named"):
    """The player chose a public name; `claim` is the stream that reserves it."""

    name: str
    claim: str


class Left(Struct, frozen=True, tag="left"):
    """The player asked for the deletion of all personal data."""


AccountEvent = Seen | PasskeyAdded | PasskeyRemoved | RecoveryCodesMade | SignedIn | Named | Left
_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[AccountEvent] = msgspec.json.Decoder(AccountEvent)


class Passkey(Struct, frozen=True):
    """A passkey of an account."""

    key: bytes
    sign_count: int
    site: str
    device: str
    created: int
    used: int


class RecoveryCodes(Struct, frozen=True):
    """The recovery codes that have not been used yet."""

    locator: str
    salt: bytes
    hashes: tuple[bytes, ...]
    created: int


class SessionRecord(Struct, frozen=True):
    """A session of an account: a browser with a cookie."""

    device: str
    generation: int
    created: int
    seen: int
    authenticated: int = 0
    """When the player last proved who they are in it; 0 for a session that began with a device code."""


class Account(Struct, frozen=True):
    """A player after some of the events of the player's stream."""

    player: str
    sequence: int = 0
    name: str = ""
    passkeys: dict[str, Passkey] = {}
    recovery: RecoveryCodes | None = None
    sessions: dict[str, SessionRecord] = {}
    used_challenges: dict[str, int] = {}
    claims: frozenset[str] = frozenset()
    """All streams of names that the player has reserved."""
    locators: frozenset[str] = frozenset()
    """The locators of all sets of recovery codes."""
    has_left: bool = False

    @property
    def is_permanent(self) -> bool:
        """Whether the player can come back without a cookie."""
        return bool(self.passkeys) or self.recovery is not None

    def is_fresh(self, session: str, now: int) -> bool:
        """Whether the player has proved who they are in this session a short while ago."""
        record = self.sessions.get(session)
        return record is not None and now - record.authenticated < FRESH_MS


def stream_of(player: str) -> str:
    """Return the id of a player's stream in the log."""
    return f"{_STREAM}{player}"


def player_of(stream: str) -> str:
    """Return the player whose stream this is."""
    return stream.removeprefix(_STREAM)


def encode(event: AccountEvent) -> bytes:
    """Return an event as the log keeps it."""
    return _ENCODER.encode(event)


def decode(payload: bytes) -> AccountEvent:
    """Return the event that the log kept."""
    return _DECODER.decode(payload)


# -- Folding ----------------------------------------------------------------------------------------------


def fold(account: Account, entries: Iterable[tuple[int, AccountEvent]]) -> Account:
    """Return the account after more events, each with its time."""
    for at, event in entries:
        account = replace(_apply(account, event, at), sequence=account.sequence + 1)
    return account


def _apply(account: Account, event: AccountEvent, at: int) -> Account:
    match event:
        case Seen():
            known = account.sessions.get(event.session)
            created, authenticated = (at, 0) if known is None else (known.created, known.authenticated)
            record = SessionRecord(event.device, event.generation, created, at, authenticated)
            return replace(account, sessions=account.sessions | {event.session: record})
        case PasskeyAdded():
            passkey = Passkey(event.key, event.sign_count, event.site, event.device, at, at)
            return replace(
                _use_challenge(account, event.challenge, at), passkeys=account.passkeys | {event.id: passkey}
            )
        case PasskeyRemoved():
            kept = {name: each for name, each in account.passkeys.items() if name != event.id}
            return replace(account, passkeys=kept)
        case RecoveryCodesMade():
            codes = RecoveryCodes(event.locator, event.salt, event.hashes, at)
            return replace(account, recovery=codes, locators=account.locators | {event.locator})
        case SignedIn():
            return _apply_sign_in(account, event, at)
        case Named():
            return replace(account, name=event.name, claims=account.claims | {event.claim})
        case Left():
            return Account(
                account.player, account.sequence, claims=account.claims, locators=account.locators,
                has_left=True,
            )  # fmt: skip


def _apply_sign_in(account: Account, event: SignedIn, at: int) -> Account:
    record = SessionRecord(event.device, event.generation, at, at, 0 if event.by == "device" else at)
    passkeys, codes = account.passkeys, account.recovery
    if event.passkey in passkeys:
        used = replace(passkeys[event.passkey], sign_count=event.sign_count, used=at)
        passkeys = passkeys | {event.passkey: used}
    if codes is not None and event.by == "recovery":
        codes = replace(codes, hashes=tuple(each for each in codes.hashes if each != event.code))
    return replace(
        _use_challenge(account, event.challenge, at),
        sessions=account.sessions | {event.session: record}, passkeys=passkeys, recovery=codes,
    )  # fmt: skip


def _use_challenge(account: Account, challenge: str, at: int) -> Account:
    if not challenge:
        return account
    recent = {each: used for each, used in account.used_challenges.items() if at - used < _CHALLENGE_MS}
    return replace(account, used_challenges=recent | {challenge: at})


# -- Decisions --------------------------------------------------------------------------------------------


def decide_passkey(
    account: Account, added: PasskeyAdded, session: str, begun: SignedIn, now: int
) -> list[AccountEvent]:
    """Return what follows from a verified passkey: it is added, and a new session replaces `session`.

    Raises :class:`RefusedError`.
    """
    check_recent(account, session, now)
    _check_unused(account, added.challenge)
    if added.id in account.passkeys:
        raise RefusedError(Reason.BAD_PASSKEY, "the player has this passkey already")
    if len(account.passkeys) >= MAX_PASSKEYS:
        raise RefusedError(Reason.TOO_MANY, f"a player can have at most {MAX_PASSKEYS} passkeys")
    return [added, begun]


def decide_passkey_removal(account: Account, passkey: str, session: str, now: int) -> list[AccountEvent]:
    """Return what follows from removing a passkey. Raises :class:`RefusedError`."""
    check_recent(account, session, now)
    if passkey not in account.passkeys:
        return []
    if len(account.passkeys) == 1 and (account.recovery is None or not account.recovery.hashes):
        raise RefusedError(Reason.LAST_WAY_IN, "without this passkey the player could not come back")
    return [PasskeyRemoved(passkey)]


def decide_passkey_sign_in(account: Account, begun: SignedIn) -> list[AccountEvent]:
    """Return what follows from a verified answer of a passkey. Raises :class:`RefusedError`."""
    if begun.passkey not in account.passkeys:
        raise RefusedError(Reason.BAD_PASSKEY, "the passkey is not known here")
    _check_unused(account, begun.challenge)
    return [begun]


def decide_recovery(account: Account, locator: str, begun: SignedIn) -> list[AccountEvent]:
    """Return what follows from a recovery code that was typed. Raises :class:`RefusedError`."""
    codes = account.recovery
    if codes is None or codes.locator != locator or begun.code not in codes.hashes:
        raise RefusedError(Reason.BAD_CODE, "this code is wrong, or has been used")
    return [begun]


def decide_recovery_codes(
    account: Account, made: RecoveryCodesMade, session: str, now: int
) -> list[AccountEvent]:
    """Return what follows from new recovery codes. Raises :class:`RefusedError`."""
    check_recent(account, session, now)
    return [made]


def decide_device_sign_in(account: Account, begun: SignedIn) -> list[AccountEvent]:
    """Return what follows from a device code that was typed. Raises :class:`RefusedError`."""
    check_present(account)
    return [begun]


def decide_seen(account: Account, seen: Seen, now: int, coarse_ms: int) -> list[AccountEvent]:
    """Return what is to be noted about the use of a session: nothing if a recent use is, or for a guest."""
    record = account.sessions.get(seen.session)
    is_recent = record is not None and record.generation == seen.generation and now - record.seen < coarse_ms
    return [] if not account.sequence or account.has_left or is_recent else [seen]


def check_present(account: Account) -> None:
    """Raise :class:`RefusedError` if the player has left."""
    if account.has_left:
        raise RefusedError(Reason.SIGNED_OUT, "this player has been deleted")


def check_recent(account: Account, session: str, now: int) -> None:
    """Raise :class:`RefusedError` unless a player with a passkey has used one a short while ago.

    Thus a stolen cookie alone cannot take a player over for good, or delete one.
    """
    check_present(account)
    if account.passkeys and not account.is_fresh(session, now):
        raise RefusedError(Reason.SIGN_IN_AGAIN, "sign in again with a passkey or a recovery code first")


def _check_unused(account: Account, challenge: str) -> None:
    check_present(account)
    if challenge in account.used_challenges:
        raise RefusedError(Reason.BAD_PASSKEY, "this answer of a passkey was used before")
