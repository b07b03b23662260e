"""A server of a test's own on a loopback port, and clients who talk to it as a browser would."""

# ruff: noqa: ANN401 - what is said in JSON can be anything

import asyncio
import contextlib
import json
import os
import socket
from collections.abc import AsyncIterator
from http.cookies import SimpleCookie
from itertools import count
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
import uvicorn
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect

from duellum.server.live.registry import TableRegistry
from duellum.server.process import uvicorn_options
from duellum.server.settings import Limits, Settings
from duellum.server.transport.app import Server, create_app

Message = dict[str, Any]
TIMEOUT_SECONDS = 60.0
_IDLE_CONNECTIONS = httpx.Limits(keepalive_expiry=2)
"""Shorter than the server keeps idle connections: a request must not meet one that is just being closed."""
_RATES = [name for name in Limits.__struct_fields__ if name.endswith(("_per_second", "_per_minute"))]
UNLIMITED = msgspec.convert(dict.fromkeys(_RATES, 1e6), Limits)
"""No rate limits; for tests of other things."""
OPEN_GAME = {"rules": "qwixx", "players": [{"kind": "me"}, {"kind": "open"}]}
"""The request for a game that waits for a second player."""


class RunningServer:
    """A running server."""

    def __init__(self, port: int, server: Server) -> None:
        self.port, self.server = port, server
        self.url = f"http://127.0.0.1:{port}"

    @property
    def registry(self) -> TableRegistry:
        return self.server.registry

    def new_client(self) -> "ApiClient":
        return ApiClient(self.url)


_PORTS = range(10_000, 32_000)
"""Below those of outgoing connections, any of which could take a port that is free just now."""
_NEXT_PORTS = count(os.getpid() * 101)


def free_port() -> int:
    """Return a port that nobody uses; each process begins elsewhere, and takes none twice."""
    while True:
        port = _PORTS[next(_NEXT_PORTS) % len(_PORTS)]
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(("127.0.0.1", port))
            return port


@contextlib.asynccontextmanager
async def running_server(
    folder: Path, limits: Limits = UNLIMITED, **settings: Any
) -> AsyncIterator[RunningServer]:
    """Serve in this very process, until the end of the block."""
    chosen = replace(
        Settings(str(folder), port=free_port(), limits=limits, min_bot_move_seconds=0.0),
        **settings,
    )
    server = Server(chosen)
    host = uvicorn.Server(uvicorn.Config(create_app(server), log_config=None, **uvicorn_options(chosen)))
    task = asyncio.create_task(host.serve())
    while not host.started:
        if task.done():
            task.result()
            raise RuntimeError("the server did not start")
        await asyncio.sleep(0.005)
    try:
        yield RunningServer(chosen.port, server)
    finally:
        host.should_exit = True
        await asyncio.wait_for(task, TIMEOUT_SECONDS)


class ApiClient:
    """A player with a cookie."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=TIMEOUT_SECONDS, limits=_IDLE_CONNECTIONS)
        self.sent = 0

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def create(self, rules: str = "qwixx", players: str = "me open", **options: Any) -> str:
        """Create a game; players are named as in the protocol, a bot by its level."""
        new_game = {
            "rules": rules,
            "players": [
                {"kind": "bot", "level": int(player)} if player.isdigit() else {"kind": player}
                for player in players.split()
            ],
            "starts": "first",
            **options,
        }
        answer = await self.http.post("/api/games", json=new_game)
        assert answer.status_code == 201, answer.text
        game: str = answer.json()["game"]
        return game

    @contextlib.asynccontextmanager
    async def connect_to(
        self, game: str, after: int | None = None, **headers: str
    ) -> AsyncIterator["GameConnection"]:
        """Connect to a game, until the end of the block."""
        query = "" if after is None else f"?after={after}"
        address = f"{self.url.replace('http', 'ws')}/api/games/{game}/play{query}"
        async with connect(address, additional_headers={"Cookie": self.cookie, **headers}) as socket:
            self._keep_cookie(socket)
            yield GameConnection(self, socket)

    def _keep_cookie(self, socket: ClientConnection) -> None:
        """Store the cookie that a handshake gave, as a browser does."""
        if socket.response is not None:
            given = SimpleCookie(socket.response.headers.get("Set-Cookie", ""))
            self.http.cookies.update({name: morsel.value for name, morsel in given.items()})

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()


class GameConnection:
    """A connection to a game, and what is known of it."""

    ids = count(1)

    def __init__(self, client: ApiClient, socket: ClientConnection) -> None:
        self.client, self.socket = client, socket
        self.state: Message = {}
        self.you: list[int] = []
        self.received: list[Message] = []

    async def receive(self, *types: str, **fields: Any) -> Message:
        """Return the next message of one of these types with these fields; the others are taken in, too."""
        while True:
            text = await asyncio.wait_for(self.socket.recv(), TIMEOUT_SECONDS)
            message: Message = json.loads(text)
            self.received.append(message)
            self._update(message)
            is_asked = not types or message["type"] in types
            if is_asked and all(message.get(name) == value for name, value in fields.items()):
                return message

    def _update(self, message: Message) -> None:
        match message["type"]:
            case "welcome":
                self.you = message["you"]
            case "state":
                self.state = message
            case "update":
                self.state |= {
                    name: value for name, value in message.items() if name not in ("type", "events")
                }

    async def receive_presence(self, **fields: Any) -> Message:
        """Return the presence with these fields: the one heard last, or else the next."""
        told = [message for message in self.received if message["type"] == "presence"]
        if told and all(told[-1].get(name) == value for name, value in fields.items()):
            return told[-1]
        return await self.receive("presence", **fields)

    async def receive_state(self) -> "GameConnection":
        """Receive the messages up to the first state."""
        await self.receive("state", "update")
        return self

    async def send(self, type_: str, **fields: Any) -> str:
        """Send a command and return its id."""
        identity = fields.pop("id", None) or f"c{next(self.ids)}"
        await self.socket.send(json.dumps({"type": type_, "id": identity, **fields}))
        return identity

    async def do(self, type_: str, **fields: Any) -> Message:
        """Send a command and return its answer."""
        return await self.answer(await self.send(type_, **fields))

    async def answer(self, identity: str) -> Message:
        """Return the answer to a command."""
        while True:
            message = await self.receive(
                "update", "refused", "done", "threats", "hint", "chances", "past", "pong"
            )
            if message.get("command") == identity:
                return message
            if any(event.get("command") == identity for event in message.get("events", ())):
                return message

    @property
    def situation(self) -> Message:
        found: Message = self.state["situation"]
        return found

    @property
    def ply(self) -> int:
        found: int = self.situation["ply"]
        return found

    async def move(self) -> Message:
        """Throw the dice or make the first legal move, whichever is due."""
        if self.situation["actor"] == "dice":
            return await self.do("roll", ply=self.ply)
        return await self.do("play", ply=self.ply, move=self.situation["legal"][0]["move"])


@contextlib.asynccontextmanager
async def two_players(
    server: RunningServer, rules: str = "qwixx", **options: Any
) -> AsyncIterator[tuple[GameConnection, GameConnection]]:
    """Two clients at a game that has begun; the first of them begins."""
    async with server.new_client() as ann, server.new_client() as ben:
        game = await ann.create(rules, **options)
        async with ann.connect_to(game) as first, ben.connect_to(game) as second:
            for seat, name in ((await first.receive_state(), "Ann"), (await second.receive_state(), "Ben")):
                await seat.do("join", name=name, seed=f"seed of {name}")
            await first.receive("update", status="playing")
            yield first, second
