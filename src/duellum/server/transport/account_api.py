"""The endpoints of a player's account: ways to sign in, sessions, public name, export, deletion.

Nothing here has an e-mail address or a password. A sign-in always begins a new session, and ends the one that
the browser had before.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import IO, Literal

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from duellum.server.community import accounts
from duellum.server.community.accounts import Account, AccountEvent, PasskeyAdded, SignedIn
from duellum.server.live.accounts import Decide
from duellum.server.live.registry import TableRegistry
from duellum.server.live.steady_clock import now_ms
from duellum.server.protocol.account import (
    AccountInfo,
    CodeEntry,
    DeviceCodeInfo,
    NewPasskeyAnswer,
    PasskeyAnswer,
    PasskeyChallenge,
    PasskeyInfo,
    PasskeyRemoval,
    PasskeyRequest,
    PublicName,
    RecoveryCodes,
    SessionEnd,
    SessionInfo,
)
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.http import SessionRevocation
from duellum.server.sessions import passkeys
from duellum.server.sessions.passkeys import Ceremonies, PasskeyError, Site
from duellum.server.transport.device_labels import device_of
from duellum.server.transport.endpoints import UNCACHED, Endpoints, decode_body, read_body
from duellum.server.transport.identity import Identity, Visitor
from duellum.server.transport.limits.admission import Admission
from duellum.store import StoreError

_MAX_BODY = 32_768
_DAY_MS = 86_400_000
_CHUNK = 65_536


_STRANGER = AccountInfo(known=False, permanent=False, name="", passkeys=[], codes=0, sessions=[], fresh=True)


class AccountApi(Endpoints):
    """The endpoints."""

    def __init__(
        self, registry: Callable[[], TableRegistry], identity: Identity, admission: Admission
    ) -> None:
        super().__init__(identity)
        self._registry, self._sign_ins, self._changes = registry, admission.sign_ins, admission.creations
        self._ceremonies = Ceremonies(identity.keys)
        self._exports = asyncio.Semaphore(1)
        """One export at a time: each reads all games of a player."""

    # -- Who the player is --------------------------------------------------------------------------------

    async def get_account(self, request: Request) -> Response:
        """Return who the player is."""
        visitor = self._identity.recognise(request)
        if visitor is None:
            return self._reply(request, _STRANGER)
        generation = self._identity.revocations.generation_of(visitor.player)
        account = await self._registry().accounts.note_seen(
            visitor.player, visitor.session, device_of(request), generation
        )
        return self._show(request, visitor, account)

    async def rename(self, request: Request) -> Response:
        """Give the player a public name."""
        self._check_rate(self._changes, request)
        wanted = decode_body(await read_body(request, _MAX_BODY), PublicName)
        visitor = self._require(request)
        account = await self._registry().public_names.rename(visitor.player, wanted.name)
        return self._show(request, visitor, account)

    # -- Passkeys -----------------------------------------------------------------------------------------

    async def begin_passkey(self, request: Request) -> Response:
        """Return what a browser needs to make a passkey for its player, who may be new."""
        self._check_rate(self._sign_ins, request)
        visitor, site = self._identity.identify(request), _find_site(request)
        account = await self._registry().accounts.get(visitor.player)
        accounts.check_recent(account, visitor.session, now_ms())
        challenge = self._ceremonies.make_challenge(_purpose_of(visitor, site))
        user = passkeys.encode_bytes(visitor.player.encode())
        wanted = PasskeyRequest(
            challenge, site.domain, user, list(account.passkeys), list(passkeys.ALGORITHMS)
        )
        return self._reply(request, wanted, visitor)

    async def add_passkey(self, request: Request) -> Response:
        """Add a passkey that the browser has made; the player is permanent from then on."""
        self._check_rate(self._sign_ins, request)
        answer = decode_body(await read_body(request, _MAX_BODY), NewPasskeyAnswer)
        before, site, device = self._require(request), _find_site(request), device_of(request)
        try:
            challenge = self._ceremonies.read_challenge(answer, _purpose_of(before, site))
            made = await asyncio.to_thread(passkeys.verify_new_passkey, answer, challenge, site)
        except PasskeyError as error:
            raise RefusedError(Reason.BAD_PASSKEY, str(error)) from error
        added = PasskeyAdded(made.id, made.key, made.sign_count, site.domain, device, challenge)
        visitor, begun = self._begin(request, before.player, passkey=made.id, sign_count=made.sign_count)

        def decide(account: Account, now: int) -> Sequence[AccountEvent]:
            return accounts.decide_passkey(account, added, before.session, begun, now)

        return await self._enter(request, visitor, decide)

    async def remove_passkey(self, request: Request) -> Response:
        """Remove a passkey."""
        self._check_rate(self._changes, request)
        wanted = decode_body(await read_body(request, _MAX_BODY), PasskeyRemoval)
        visitor = self._require(request)

        def decide(account: Account, now: int) -> Sequence[AccountEvent]:
            return accounts.decide_passkey_removal(account, wanted.id, visitor.session, now)

        return self._show(request, visitor, await self._registry().accounts.change(visitor.player, decide))

    # -- Signing in ---------------------------------------------------------------------------------------

    async def begin_sign_in(self, request: Request) -> Response:
        """Return what a passkey has to sign; whose it is, only the passkey knows."""
        self._check_rate(self._sign_ins, request)
        site = _find_site(request)
        challenge = self._ceremonies.make_challenge(_sign_in_purpose(site))
        return self._reply(request, PasskeyChallenge(challenge, site.domain))

    async def sign_in_with_passkey(self, request: Request) -> Response:
        """Begin a session of the player whose passkey has signed."""
        self._check_rate(self._sign_ins, request)
        answer = decode_body(await read_body(request, _MAX_BODY), PasskeyAnswer)
        site = _find_site(request)
        try:
            player = passkeys.decode_bytes(answer.user).decode("ascii")
            challenge = self._ceremonies.read_challenge(answer, _sign_in_purpose(site))
            known = (await self._registry().accounts.get(player)).passkeys.get(answer.id)
            if known is None or known.site != site.domain:
                raise PasskeyError("the passkey is not known here")
            verify = passkeys.verify_sign_in
            count = await asyncio.to_thread(verify, answer, challenge, site, known.key, known.sign_count)
        except ValueError as error:  # a PasskeyError, or no player's id
            raise RefusedError(Reason.BAD_PASSKEY, str(error)) from error
        visitor, begun = self._begin(
            request, player, passkey=answer.id, sign_count=count, challenge=challenge
        )
        return await self._enter(
            request, visitor, lambda account, _: accounts.decide_passkey_sign_in(account, begun)
        )

    async def sign_in_with_recovery_code(self, request: Request) -> Response:
        """Begin a session of the player whose recovery code was typed, and use up the code."""
        self._check_rate(self._sign_ins, request)
        typed = decode_body(await read_body(request, _MAX_BODY), CodeEntry)
        player, locator, code = await self._registry().accounts.find_recovery(typed.code)
        visitor, begun = self._begin(request, player, by="recovery", code=code)
        return await self._enter(
            request, visitor, lambda account, _: accounts.decide_recovery(account, locator, begun)
        )

    async def sign_in_with_device_code(self, request: Request) -> Response:
        """Begin a session of the player at whose device the code is shown, and use up the code."""
        self._check_rate(self._sign_ins, request)
        typed = decode_body(await read_body(request, _MAX_BODY), CodeEntry)
        player = await self._registry().accounts.use_device_code(typed.code)
        visitor, begun = self._begin(request, player, by="device")
        return await self._enter(
            request, visitor, lambda account, _: accounts.decide_device_sign_in(account, begun)
        )

    # -- Codes --------------------------------------------------------------------------------------------

    async def make_recovery_codes(self, request: Request) -> Response:
        """Return new recovery codes, which replace all earlier ones; the player may be new."""
        self._check_rate(self._sign_ins, request)
        visitor = self._identity.identify(request)
        made = await self._registry().accounts.make_recovery_codes(visitor.player, visitor.session)
        return self._reply(request, RecoveryCodes(made), visitor)

    async def make_device_code(self, request: Request) -> Response:
        """Return a code for another device."""
        self._check_rate(self._sign_ins, request)
        visitor = self._require(request)
        code, expires = await self._registry().accounts.make_device_code(visitor.player)
        return self._reply(request, DeviceCodeInfo(code, expires), visitor)

    # -- Sessions -----------------------------------------------------------------------------------------

    async def end_session(self, request: Request) -> Response:
        """End one of the player's sessions; if it is the one that asks, the browser is signed out."""
        self._check_rate(self._changes, request)
        wanted = decode_body(await read_body(request, _MAX_BODY), SessionEnd)
        visitor = self._require(request)
        account = await self._registry().accounts.get(visitor.player)
        if wanted.id == visitor.session:
            await self._revoke(visitor.player, visitor.session)
            return self._sign_out(request)
        if wanted.id in account.sessions:
            await self._revoke(visitor.player, wanted.id)
        return self._show(request, visitor, account)

    async def revoke_sessions(self, request: Request) -> Response:
        """Make all of the player's cookies invalid; this browser gets a new one unless it leaves, too."""
        self._check_rate(self._changes, request)
        wanted = decode_body(await read_body(request, _MAX_BODY), SessionRevocation)
        visitor = self._identity.recognise(request)
        if visitor is not None:
            await self._revoke(visitor.player)
        if visitor is None or not wanted.keep:
            return self._sign_out(request)
        response = Response(status_code=204, headers=UNCACHED)
        self._set_cookie(request, response, replace(visitor, needs_cookie=True))
        return response

    # -- The player's data --------------------------------------------------------------------------------

    async def export(self, request: Request) -> Response:
        """Return everything stored about the player, and the records of all games, as a ZIP file."""
        self._check_rate(self._changes, request)
        visitor = self._require(request)
        async with self._exports:
            file = await self._registry().export(visitor.player)
        headers = UNCACHED | {"content-disposition": 'attachment; filename="duellum.zip"'}
        return StreamingResponse(_read_file(file), headers=headers, media_type="application/zip")

    async def delete(self, request: Request) -> Response:
        """Delete all personal data of the player."""
        self._check_rate(self._changes, request)
        visitor = self._require(request)
        account = await self._registry().accounts.get(visitor.player)
        if not account.has_left:
            accounts.check_recent(account, visitor.session, now_ms())
        await self._registry().leave(visitor.player)
        await self._revoke(visitor.player)
        return self._sign_out(request)

    # -- Parts --------------------------------------------------------------------------------------------

    def _require(self, request: Request) -> Visitor:
        """Return the player who asks. Raises :class:`RefusedError` if there is none."""
        visitor = self._identity.recognise(request)
        if visitor is None:
            raise RefusedError(Reason.SIGNED_OUT, "this browser is not signed in")
        return visitor

    def _begin(
        self, request: Request, player: str, by: Literal["passkey", "recovery", "device"] = "passkey",
        *, passkey: str = "", sign_count: int = 0, challenge: str = "", code: bytes = b"",
    ) -> tuple[Visitor, SignedIn]:  # fmt: skip
        """Return a new session of a player, and the event that begins it."""
        visitor, generation = (
            self._identity.new_visitor(player),
            self._identity.revocations.generation_of(player),
        )
        device = device_of(request)
        return visitor, SignedIn(
            visitor.session, device, generation, by, passkey, sign_count, challenge, code
        )

    async def _enter(self, request: Request, visitor: Visitor, decide: Decide) -> Response:
        """Store the beginning of a session, and let it take the place of the one that the browser had."""
        account = await self._registry().accounts.change(visitor.player, decide)
        before = self._identity.recognise(request)
        if before is not None:
            await self._revoke(before.player, before.session)
        return self._show(request, visitor, account)

    async def _revoke(self, player: str, session: str = "") -> None:
        try:
            await self._identity.revocations.revoke(player, now_ms(), session)
        except StoreError as error:
            raise RefusedError(Reason.UNAVAILABLE, "the revocation cannot be stored now") from error

    def _sign_out(self, request: Request) -> Response:
        response = Response(status_code=204, headers=UNCACHED)
        response.headers.append("set-cookie", self._identity.format_deletion(request))
        return response

    def _show(self, request: Request, visitor: Visitor, account: Account) -> Response:
        """Return an account, with the sessions that have not been revoked; the one that asks comes first."""
        is_valid = self._identity.revocations.is_valid
        sessions = [
            SessionInfo(
                name, each.device, each.created, each.seen - each.seen % _DAY_MS, name == visitor.session
            )
            for name, each in account.sessions.items()
            if is_valid(account.player, name, each.generation)
        ]
        if all(not each.current for each in sessions):  # a guest's are not stored
            sessions.append(SessionInfo(visitor.session, device_of(request), 0, 0, current=True))
        sessions.sort(key=lambda each: (not each.current, -each.seen, -each.created))
        shown = AccountInfo(
            known=True,
            permanent=account.is_permanent,
            name=account.name,
            passkeys=[
                PasskeyInfo(name, each.device, each.created, each.used)
                for name, each in account.passkeys.items()
            ],
            codes=0 if account.recovery is None else len(account.recovery.hashes),
            sessions=sessions,
            fresh=not account.passkeys or account.is_fresh(visitor.session, now_ms()),
        )
        return self._reply(request, shown, visitor)


def _find_site(request: Request) -> Site:
    """Return the site of the page that asks, whose origin is allowed. Raises :class:`RefusedError`."""
    site = passkeys.find_site(request.headers.get("origin"))
    if site is None:
        raise RefusedError(Reason.NO_PASSKEYS, "passkeys need a page over HTTPS, or one on localhost")
    return site


def _purpose_of(visitor: Visitor, site: Site) -> str:
    """Return what the challenge of a new passkey is bound to: player, session, and the page's origin."""
    return f"passkey {visitor.player} {visitor.session} {site.origin}"


def _sign_in_purpose(site: Site) -> str:
    return f"sign-in {site.origin}"


def _read_file(file: IO[bytes]) -> Iterator[bytes]:
    with file:
        while chunk := file.read(_CHUNK):
            yield chunk
