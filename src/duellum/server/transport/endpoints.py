"""What all HTTP endpoints share: bodies, refusals as responses, rate limits, cookies."""

import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from duellum.server.protocol.codec import DECODE_ERRORS
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.http import Problem
from duellum.server.transport.identity import Identity, Visitor, address_of
from duellum.server.transport.limits.rate_limit import ClientLimiter

_STATUS = {
    Reason.UNKNOWN_GAME: 404, Reason.TOO_FAST: 429, Reason.TOO_MANY: 429, Reason.UNAVAILABLE: 503,
    Reason.FORBIDDEN_ORIGIN: 403, Reason.NOT_HOST: 403, Reason.TOO_LONG: 413, Reason.ENGINE_BUSY: 503,
    Reason.ENGINE_FAILED: 503, Reason.SIGNED_OUT: 401, Reason.SIGN_IN_AGAIN: 403, Reason.NOT_PERMANENT: 403,
    Reason.BAD_PASSKEY: 403, Reason.BAD_CODE: 403, Reason.NAME_TAKEN: 409,
}  # fmt: skip
Body = TypeVar("Body", bound=Struct)
UNCACHED = {"cache-control": "no-store"}


class Endpoints:
    """A group of endpoints."""

    def __init__(self, identity: Identity) -> None:
        self._identity = identity

    def guard(
        self, endpoint: Callable[[Request], Awaitable[Response]]
    ) -> Callable[[Request], Awaitable[Response]]:
        """Return an endpoint with an origin check, whose refusals become responses."""

        async def guarded(request: Request) -> Response:
            try:
                self._check_origin(request)
                return await endpoint(request)
            except RefusedError as error:
                why = msgspec.UNSET if error.why is None else error.why
                problem = msgspec.json.encode(
                    Problem(error.reason, error.text, error.clause, error.line, why)
                )
                return json_response(problem, _STATUS.get(error.reason, 400))
            except ClientDisconnect:
                return Response(status_code=400)  # which nobody will read

        return guarded

    def _check_rate(self, limiter: ClientLimiter, request: Request) -> None:
        player = self._identity.recognise_player(request)
        if not limiter.take(player, address_of(request), time.monotonic()):
            raise RefusedError(Reason.TOO_FAST, "too many requests in too short a time")

    def _check_origin(self, request: Request) -> None:
        if not self._identity.is_allowed_origin(request):
            raise RefusedError(Reason.FORBIDDEN_ORIGIN, "this origin is not allowed")

    def _reply(
        self, request: Request, answer: object, visitor: Visitor | None = None, status: int = 200
    ) -> Response:
        response = json_response(msgspec.json.encode(answer), status)
        self._set_cookie(request, response, visitor)
        return response

    def _set_cookie(self, request: Request, response: Response, visitor: Visitor | None) -> None:
        if visitor is not None and visitor.needs_cookie:
            response.headers.append("set-cookie", self._identity.format_cookie(request, visitor))


async def read_body(request: Request, max_bytes: int) -> bytes:
    """Return a request's body. Raises :class:`RefusedError` when it is too long."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > max_bytes:
            raise RefusedError(Reason.TOO_LONG, f"a request may have at most {max_bytes} bytes here")
    return bytes(body)


def decode_body(body: bytes, wanted: type[Body]) -> Body:
    """Return a request's body, decoded. Raises :class:`RefusedError`."""
    try:
        return msgspec.json.decode(body, type=wanted)
    except DECODE_ERRORS as error:
        raise RefusedError(Reason.MALFORMED, str(error)[:200]) from error


def json_response(body: bytes, status: int = 200) -> Response:
    """Return a response with JSON that is not cached."""
    return Response(body, status, media_type="application/json", headers=UNCACHED)
