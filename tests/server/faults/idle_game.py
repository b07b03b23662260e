"""A game between two people who think while a fault lasts, with a clock that runs for one of them."""

import asyncio
import contextlib
import time

import httpx
from websockets.exceptions import WebSocketException

from tests.server.clients import ApiClient, GameConnection, Message

CLOCK_MS = 10_000
_DOWN_ERRORS = (OSError, WebSocketException, httpx.HTTPError, TimeoutError, EOFError, KeyError)
_ATTEMPT_SECONDS = 5.0
_MOVE_SECONDS = 60.0


class IdleGame:
    """A game of Battle in which the first player is to move."""

    def __init__(self, ann: ApiClient, ben: ApiClient, game: str) -> None:
        self._ann, self._ben, self.game = ann, ben, game
        self._connections = contextlib.AsyncExitStack()
        self._began_at = time.monotonic()
        self.thinking_seconds = 0.0
        """For how long the clock ran while the server served."""

    @classmethod
    async def begin(cls, url: str) -> "IdleGame":
        """Let two players join; they stay connected, and the clock runs."""
        ann, ben = ApiClient(url), ApiClient(url)
        game = await ann.create("battle", clock={"kind": "sudden", "seconds": CLOCK_MS // 1000})
        begun = cls(ann, ben, game)
        for player in (ann, ben):
            seat = await begun._connections.enter_async_context(player.connect_to(game))
            await (await seat.receive_state()).do("join")
        begun.resume()
        return begun

    def pause(self) -> None:
        """Note that a fault begins."""
        self.thinking_seconds += time.monotonic() - self._began_at

    def resume(self) -> None:
        """Note that the fault is over."""
        self._began_at = time.monotonic()

    async def move(self) -> Message:
        """Make a move, however often the server has to be asked; return the state after it."""
        async with asyncio.timeout(_MOVE_SECONDS):
            while True:
                with contextlib.suppress(*_DOWN_ERRORS):
                    async with asyncio.timeout(_ATTEMPT_SECONDS), self._ann.connect_to(self.game) as seat:
                        if state := await self._try_move(seat):
                            self.pause()
                            return state
                await asyncio.sleep(0.05)

    async def _try_move(self, seat: GameConnection) -> Message | None:
        await seat.receive_state()
        if seat.state["status"] == "over" or seat.ply:
            return seat.state
        answer = await seat.do("play", id="the-move", ply=0, move="i1n5")
        return None if answer["type"] == "refused" else seat.state

    async def close(self) -> None:
        """Disconnect both players."""
        with contextlib.suppress(*_DOWN_ERRORS):
            await self._connections.aclose()
        await self._ann.http.aclose()
        await self._ben.http.aclose()
