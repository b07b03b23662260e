"""Simulated players that never give up: they reconnect, resend what was not answered, and keep the score.

Each pair plays game after game of Qwixx Duel. Whatever the server has acknowledged to anybody is noted, to be
looked for in the log afterwards.
"""

import asyncio
import contextlib
import json
import secrets
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PAUSE = 0.03
_SERVER_DOWN_ERRORS = (OSError, WebSocketException, httpx.HTTPError, TimeoutError, EOFError)
Message = dict[str, Any]


class Player:
    """One side of a game, who always does the first thing the rules allow."""

    def __init__(self, address: str, cookie: str, game: str) -> None:
        self.address, self.cookie, self.game = address, cookie, game
        self.sequence = 0
        self.state: Message = {}
        self.you: list[int] = []
        self.waiting: Message | None = None
        """A command that was not answered yet; it is sent again after every reconnection."""
        self.acknowledged: dict[str, int] = {}
        """By command, the sequence the server answered with."""
        self.is_over = False
        self.reconnections = -1

    async def play(self) -> None:
        """Play until the game is over, however often the server goes away."""
        while not self.is_over:
            with contextlib.suppress(*_SERVER_DOWN_ERRORS):
                after = f"?after={self.sequence}" if self.state else ""
                path = f"{self.address}/api/games/{self.game}/play{after}"
                headers = {"Cookie": self.cookie}
                async with connect(path, additional_headers=headers, open_timeout=5) as socket:
                    self._keep_cookie(socket)
                    self.reconnections += 1
                    await self._run_session(socket)
            await asyncio.sleep(PAUSE)

    def _keep_cookie(self, socket: ClientConnection) -> None:
        if not self.cookie and socket.response is not None:
            self.cookie = socket.response.headers["Set-Cookie"].partition(";")[0]

    async def _run_session(self, socket: ClientConnection) -> None:
        is_new = True
        while not self.is_over:
            text = await asyncio.wait_for(socket.recv(), 10)
            is_news = self._on_message(json.loads(text))
            if is_news and is_new and self.waiting is not None:
                await socket.send(json.dumps(self.waiting))
            elif is_news and self.waiting is None:
                await self._act(socket)
            is_new = is_new and not is_news

    def _on_message(self, message: Message) -> bool:
        """Take in a message; whether it tells how the game stands."""
        match message["type"]:
            case "welcome":
                self.you = message["you"]
                return False
            case "state":
                self.state = message
            case "update":
                self.state |= {name: value for name, value in message.items() if name != "type"}
                self._acknowledge(message)
            case "done" | "refused":
                return self._on_answer(message)
            case _:
                return False
        assert message["sequence"] >= self.sequence, "the server forgot something"
        self.sequence = message["sequence"]
        self.is_over = self.state["status"] == "over"
        return True

    def _acknowledge(self, message: Message) -> None:
        first = message["sequence"] - len(message["events"]) + 1
        for number, event in enumerate(message["events"], first):
            if event["command"] is not None:
                self.acknowledged[event["command"]] = number
            if self.waiting is not None and event["command"] == self.waiting["id"]:
                self.waiting = None

    def _on_answer(self, message: Message) -> bool:
        """Take in an answer to the waiting command alone."""
        if self.waiting is None or message["command"] != self.waiting["id"]:
            return False
        if message["type"] == "done":
            self.acknowledged[message["command"]] = message["sequence"]
        elif message["reason"] == "unavailable":
            raise TimeoutError("the server cannot write now")  # come back and send it again
        else:
            assert message["reason"] in ("stale", "already-seated", "over"), message
        self.waiting = None
        return True

    async def _act(self, socket: ClientConnection) -> None:
        situation = self.state["situation"]
        seats = self.state["seats"]
        command: Message | None = None
        if not self.you or any(seats[seat]["kind"] == "kept" for seat in self.you):
            command = {"type": "join", "seed": "luck"}
        elif self.state["status"] == "playing" and situation["to_move"] in self.you:
            ply = situation["ply"]
            if situation["actor"] == "dice":
                command = {"type": "roll", "ply": ply}
            else:
                command = {"type": "play", "ply": ply, "move": situation["legal"][0]["move"]}
        if command is not None:
            self.waiting = {"id": secrets.token_hex(4), **command}
            await socket.send(json.dumps(self.waiting))


async def new_pair(urls: tuple[str, str]) -> tuple[Player, Player]:
    """Create a game, and return its two players, each at a node; waits for them as long as it takes."""
    wish = {"rules": "qwixx", "players": [{"kind": "me"}, {"kind": "open"}]}
    while True:
        with contextlib.suppress(*_SERVER_DOWN_ERRORS):
            async with httpx.AsyncClient(base_url=urls[0]) as host:
                created = await host.post("/api/games", json=wish)
                if created.status_code == 201:
                    game = created.json()["game"]
                    cookie = f"duellum={host.cookies['duellum']}"
                    return _player(urls[0], cookie, game), _player(urls[1], "", game)
        await asyncio.sleep(PAUSE)


def _player(url: str, cookie: str, game: str) -> Player:
    return Player(url.replace("http", "ws"), cookie, game)


async def keep_playing(
    urls: tuple[str, str], stop: asyncio.Event, played: list[tuple[Player, Player]]
) -> None:
    """Play game after game; the one under way when `stop` is set is played to its end."""
    while not stop.is_set():
        pair = await new_pair(urls)
        played.append(pair)
        await asyncio.gather(*(player.play() for player in pair))
