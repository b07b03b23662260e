"""Players with accounts, for tests: what their browsers ask the server."""

# ruff: noqa: ANN401 - what is said in JSON can be anything

import contextlib
from collections.abc import AsyncIterator
from typing import Any

import httpx

from tests.server.authenticator import Authenticator
from tests.server.clients import ApiClient, RunningServer

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def origin_of(server: RunningServer) -> str:
    """The origin under which a browser at the server's machine has passkeys."""
    return f"http://localhost:{server.port}"


class Browser(ApiClient):
    """A browser whose page may ask for passkeys."""

    def __init__(self, server: RunningServer, agent: str = FIREFOX) -> None:
        super().__init__(server.url)
        self.origin = origin_of(server)
        self.http.headers.update({"origin": self.origin, "user-agent": agent})

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self.http.post(f"/api/account/{path}", json=body)

    async def ask(self, path: str, **body: Any) -> dict[str, Any]:
        answer = await self.post(path, **body)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def account(self) -> dict[str, Any]:
        found: dict[str, Any] = (await self.http.get("/api/account")).json()
        return found

    async def own_games(self) -> list[str]:
        return [each["game"] for each in (await self.http.get("/api/games")).json()["own"]]

    async def add_passkey(self) -> Authenticator:
        """Make a passkey for this browser's player."""
        device = Authenticator(self.origin)
        await self.ask("passkeys", **device.make(await self.ask("passkeys/challenge")))
        return device

    async def sign_in(self, device: Authenticator) -> httpx.Response:
        """Sign in with a passkey."""
        device.origin = self.origin
        return await self.post("sign-in/passkey", **device.sign(await self.ask("sign-in/challenge")))


@contextlib.asynccontextmanager
async def browsers(*servers: RunningServer) -> AsyncIterator[tuple[Browser, ...]]:
    """A browser at each of these servers."""
    async with contextlib.AsyncExitStack() as stack:
        yield tuple([await stack.enter_async_context(Browser(server)) for server in servers])


def reason_of(answer: httpx.Response) -> str:
    """Why a request was refused."""
    found: str = answer.json().get("reason", "")
    return found
