"""Accounts: what is stored about players, read from the log and changed there.

Two nodes that change the same player meet in the log: one append wins, the other node reads what happened and
decides again. So nothing that may happen once happens twice: a code or a challenge is used once.
"""

import asyncio
import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence

import msgspec
from msgspec import Struct

from duellum.server.community import accounts, codes
from duellum.server.community.accounts import Account, AccountEvent, RecoveryCodesMade
from duellum.server.live.steady_clock import now_ms
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.store import ConflictError, DeletedError, Entry, EventLog, StoreError

DEVICE_CODE_MS = 300_000
"""How long a device code is valid."""
DEVICE_CODE_LABEL = "devicecode"
SEEN_COARSE_MS = 86_400_000
"""How exactly it is known when a session was last used: to the day."""
_MAX_ATTEMPTS = 10
_MAX_CACHED = 10_000
RECOVERY, DEVICE_CODES = "~recovery:", "~device:"
"""How the streams of locators, and of device codes by their hash, begin."""
Decide = Callable[[Account, int], Sequence[AccountEvent]]
"""Returns what follows for an account at this time. Raises :class:`RefusedError`."""


class Locator(Struct, frozen=True):
    """Whose recovery codes begin with a locator."""

    player: str


class DeviceCode(Struct, frozen=True):
    """Whose session another device may begin, and until when."""

    player: str
    expires: int


class Accounts:
    """The players of a log."""

    def __init__(self, log: EventLog) -> None:
        self._log = log
        self._cache: OrderedDict[str, Account] = OrderedDict()

    async def get(self, player: str) -> Account:
        """Return a player's account; that of a guest is empty. Raises :class:`RefusedError`."""
        account = self._cache.pop(player, None) or Account(player)
        try:
            entries = await self._log.read(accounts.stream_of(player), account.sequence)
        except StoreError as error:
            raise _refuse() from error
        account = accounts.fold(account, ((each.at, accounts.decode(each.payload)) for each in entries))
        self._cache[player] = account
        while len(self._cache) > _MAX_CACHED:
            self._cache.popitem(last=False)
        return account

    async def change(self, player: str, decide: Decide, label: str = "") -> Account:
        """Write what follows for a player, and return the account after it. Raises :class:`RefusedError`."""
        for _ in range(_MAX_ATTEMPTS):
            account, now = await self.get(player), now_ms()
            events = decide(account, now)
            if not events or await self.append(account, events, now, label):
                return await self.get(player)
        raise RefusedError(Reason.UNAVAILABLE, "too many changes of this player at the same time")

    async def append(
        self, account: Account, events: Sequence[AccountEvent], now: int, label: str = ""
    ) -> bool:
        """Write events that follow an account; False if it has changed meanwhile.

        Raises :class:`RefusedError`.
        """
        payloads = [accounts.encode(event) for event in events]
        stream = accounts.stream_of(account.player)
        try:
            await self._log.append(stream, account.sequence, payloads, at=now, live=False, label=label)
        except DeletedError as error:
            raise RefusedError(Reason.SIGNED_OUT, "this player has been deleted") from error
        except ConflictError:
            return False
        except StoreError as error:
            raise _refuse() from error
        return True

    async def note_seen(self, player: str, session: str, device: str, generation: int) -> Account:
        """Note that a session is in use, and return the account. Raises :class:`RefusedError`."""
        seen = accounts.Seen(session, device, generation)
        return await self.change(player, lambda *at: accounts.decide_seen(at[0], seen, at[1], SEEN_COARSE_MS))

    # -- Recovery codes -----------------------------------------------------------------------------------

    async def make_recovery_codes(self, player: str, session: str) -> list[str]:
        """Replace a player's recovery codes, and return the new ones. Raises :class:`RefusedError`."""
        accounts.check_recent(await self.get(player), session, now_ms())
        locator, salt = await self._reserve_locator(player), secrets.token_bytes(16)
        drawn = [codes.draw_code(codes.SECRET_LENGTH, secrets.randbelow) for _ in range(codes.RECOVERY_CODES)]
        hashes = await asyncio.to_thread(lambda: tuple(codes.hash_secret(each, salt) for each in drawn))
        made = RecoveryCodesMade(locator, salt, hashes)
        await self.change(player, lambda *at: accounts.decide_recovery_codes(at[0], made, session, at[1]))
        return [codes.format_code(locator + secret, codes.LOCATOR_LENGTH) for secret in drawn]

    async def _reserve_locator(self, player: str) -> str:
        while True:
            locator = codes.draw_code(codes.LOCATOR_LENGTH, secrets.randbelow)
            if await self._write(f"{RECOVERY}{locator}", 0, Locator(player)):
                return locator

    async def find_recovery(self, typed: str) -> tuple[str, str, bytes]:
        """Return the player of a recovery code, its locator, and its hash. Raises :class:`RefusedError`."""
        code = codes.parse_code(typed, codes.LOCATOR_LENGTH + codes.SECRET_LENGTH) or ""
        locator, secret = code[: codes.LOCATOR_LENGTH], code[codes.LOCATOR_LENGTH :]
        entries = await self._read(f"{RECOVERY}{locator}") if code else ()
        if not entries:
            raise _refuse_code()
        player = msgspec.json.decode(entries[0].payload, type=Locator).player
        recovery = (await self.get(player)).recovery
        if recovery is None:
            raise _refuse_code()
        found = await asyncio.to_thread(codes.hash_secret, secret, recovery.salt)
        if not codes.is_among(found, recovery.hashes):
            raise _refuse_code()
        return player, locator, found

    # -- Device codes -------------------------------------------------------------------------------------

    async def make_device_code(self, player: str) -> tuple[str, int]:
        """Return a code by which another device becomes this player, and until when it is valid.

        Raises :class:`RefusedError`.
        """
        accounts.check_present(await self.get(player))
        code, expires = (
            codes.draw_code(codes.DEVICE_CODE_LENGTH, secrets.randbelow),
            now_ms() + DEVICE_CODE_MS,
        )
        if not await self._write(_device_stream(code), 0, DeviceCode(player, expires), DEVICE_CODE_LABEL):
            raise RefusedError(Reason.UNAVAILABLE, "no code can be made now")
        return codes.format_code(code, 5), expires

    async def use_device_code(self, typed: str) -> str:
        """Use up a device code, and return its player. Raises :class:`RefusedError`."""
        code = codes.parse_code(typed, codes.DEVICE_CODE_LENGTH)
        entries = await self._read(_device_stream(code)) if code else ()
        if code is None or len(entries) != 1:
            raise _refuse_code()
        found = msgspec.json.decode(entries[0].payload, type=DeviceCode)
        if found.expires < now_ms() or not await self._write(
            _device_stream(code), 1, found, DEVICE_CODE_LABEL
        ):
            raise _refuse_code()
        return found.player

    # -- The log ------------------------------------------------------------------------------------------

    async def _read(self, stream: str) -> Sequence[Entry]:
        try:
            return await self._log.read(stream)
        except StoreError as error:
            raise _refuse() from error

    async def _write(self, stream: str, after: int, event: Struct, label: str = "") -> bool:
        """Write an event; False if another one is in its place. Raises :class:`RefusedError`."""
        payload = msgspec.json.encode(event)
        try:
            await self._log.append(stream, after, [payload], at=now_ms(), live=False, label=label)
        except ConflictError:
            return False
        except StoreError as error:
            raise _refuse() from error
        return True


def _device_stream(code: str) -> str:
    return f"{DEVICE_CODES}{hashlib.sha256(code.encode()).hexdigest()[:48]}"


def _refuse() -> RefusedError:
    return RefusedError(Reason.UNAVAILABLE, "players cannot be read or stored now")


def _refuse_code() -> RefusedError:
    return RefusedError(Reason.BAD_CODE, "this code is wrong, has been used, or has expired")
