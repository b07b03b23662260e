"""A load generator: many games of Qwixx Duel over plain sockets, light enough to keep up with the server.

Each game has two players with a connection each. A move's latency is the time from sending it to the
opponent's receipt of the update, so it holds the way there, the decision, the disk and the way back.
"""

import asyncio
import base64
import json
import os
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

import msgspec
from msgspec import Struct


class _Choice(Struct):
    move: str


class _Situation(Struct):
    ply: int
    to_move: int
    actor: int | str | None
    legal: list[_Choice]


class _Update(Struct):
    situation: _Situation | None = None
    status: str | None = None


_DECODER = msgspec.json.Decoder(_Update)


class Socket(asyncio.Protocol):
    """A minimal WebSocket client."""

    def __init__(self, path: str, cookie: str, on_text: Callable[[bytes], None]) -> None:
        self._path, self._cookie, self._on_text = path, cookie, on_text
        self._buffer = b""
        self._is_open = False
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self.transport = transport  # type: ignore[assignment]  # a socket's transport
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {self._cookie}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Parse frames; a server's are never masked."""
        buffer = self._buffer + data if self._buffer else data
        if not self._is_open:
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            if b" 101 " not in head:
                raise RuntimeError(f"no upgrade: {head[:100]!r}")
            self._is_open = True
        place, size = 0, len(buffer)
        while size - place >= 2:
            length, start = buffer[place + 1], place + 2
            if length == 126:
                length, start = int.from_bytes(buffer[place + 2 : place + 4]), place + 4
            elif length == 127:
                length, start = int.from_bytes(buffer[place + 2 : place + 10]), place + 10
            if start + length > size:
                break
            if buffer[place] == 0x81:
                self._on_text(buffer[start : start + length])
            elif buffer[place] == 0x89:
                self.transport.write(
                    b"\x8a\x80\0\0\0\0" if not length else self._pong(buffer[start : start + length])
                )
            place = start + length
        self._buffer = buffer[place:]

    @staticmethod
    def _pong(payload: bytes) -> bytes:
        return bytes((0x8A, 0x80 | len(payload))) + b"\0\0\0\0" + payload

    def send(self, text: bytes) -> None:
        """Send a short text, masked with zeros."""
        length = len(text)
        head = bytes((0x81, 0x80 | length)) if length < 126 else bytes((0x81, 0xFE)) + length.to_bytes(2)
        self.transport.write(head + b"\0\0\0\0" + text)


def _the(socket: Socket) -> Socket:
    return socket


async def request(
    port: int, method: str, path: str, body: bytes = b"", cookie: str = ""
) -> tuple[bytes, str]:
    """Return the body of a response, and the cookie it gave."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = (
        f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: {len(body)}\r\n"
    )
    writer.write(f"{head}Cookie: {cookie}\r\n\r\n".encode() + body)
    answer = await reader.read()
    writer.close()
    head_bytes, _, rest = answer.partition(b"\r\n\r\n")
    cookies = [line for line in head_bytes.decode().split("\r\n") if line.lower().startswith("set-cookie:")]
    return rest, cookies[0].partition(":")[2].partition(";")[0].strip() if cookies else cookie


@dataclass
class Load:
    """The load that is offered and its measurements."""

    port: int
    games: int
    interval: float = 0.0
    """Seconds from sending one move of a game to sending the next; 0 for as fast as answers come."""
    spread: float = 0.0
    """Seconds over which games begin, so that they end, and others begin, one by one and not all together."""
    latencies: list[float] = field(default_factory=list)
    """Seconds from sending to the opponent's receipt, while counting."""
    has_begun: asyncio.Event = field(default_factory=asyncio.Event)
    """Set once all pairs are connected, so that play does not delay the connecting."""
    is_counting: bool = False
    is_over: bool = False
    waiting: list[Callable[[], None]] = field(default_factory=list)
    sockets: set[Socket] = field(default_factory=set)
    tasks: set[asyncio.Task[None]] = field(default_factory=set)


class Pair:
    """Two players at one game after another."""

    def __init__(self, load: Load, seed: int) -> None:
        self._load, self._cookie = load, ""
        self._random = random.Random(seed)
        self._loop = asyncio.get_running_loop()
        self._sent = 0.0
        self._number = seed * 100_000
        self.ply = 0

    async def begin(self) -> None:
        """Create a game and connect; play then continues by itself."""
        wish = b'{"rules":"qwixx","players":[{"kind":"me"},{"kind":"open"}],"starts":"first"}'
        body, self._cookie = await request(self._load.port, "POST", "/api/games", wish, self._cookie)
        self._path = f"/api/games/{json.loads(body)['game']}/play"
        self._sockets = [
            Socket(self._path, cookie, partial(self._receive, seat))
            for seat, cookie in enumerate((self._cookie, ""))  # the handshake makes a player of the second
        ]
        for socket in self._sockets:
            await self._loop.create_connection(partial(_the, socket), "127.0.0.1", self._load.port)
            self._load.sockets.add(socket)

    def _send(self, socket: Socket, text: str) -> None:
        self._number += 1
        socket.send(f'{{"id":"{self._number}","type":{text}}}'.encode())

    def _receive(self, seat: int, text: bytes) -> None:
        if text.startswith(b'{"type":"state"'):
            self._send(self._sockets[seat], '"join","seed":"luck"')
        elif text.startswith(b'{"type":"update"') and not (self._sent and seat == self._mover):
            update = _DECODER.decode(text)  # the mover's own receipt is not looked at: the opponent's counts
            if update.situation is not None and update.status != "waiting":
                self._update(seat, update.situation)

    def _update(self, seat: int, situation: _Situation) -> None:
        """Take in the situation; act on the receipt of a move, or at the beginning."""
        is_receipt = bool(self._sent) and situation.ply == self.ply + 1
        is_beginning = not self._sent and situation.ply == 0 and seat == 0
        if not is_receipt and not is_beginning:
            return
        took = time.perf_counter() - self._sent if is_receipt else 0.0
        if is_receipt and self._load.is_counting:
            self._load.latencies.append(took)
        self._sent, self.ply = 0.0, situation.ply
        if situation.actor is None:
            self._leave()
        elif not self._load.has_begun.is_set():
            self._load.waiting.append(partial(self._move, situation))
        elif self._load.interval:
            pause = self._load.interval * self._random.uniform(0.5, 1.5) - took
            self._loop.call_later(max(0.0, pause), self._move, situation)
        else:
            self._move(situation)

    def _move(self, situation: _Situation) -> None:
        if self._load.is_over:
            return
        self._mover = situation.to_move
        self._sent = time.perf_counter()
        socket = self._sockets[self._mover]
        if situation.actor == "dice":
            self._send(socket, f'"roll","ply":{situation.ply}')
        else:
            move = self._random.choice(situation.legal).move
            self._send(socket, f'"play","ply":{situation.ply},"move":"{move}"')

    def _leave(self) -> None:
        """Continue with another game."""
        for socket in self._sockets:
            socket.transport.close()
            self._load.sockets.discard(socket)
        self.ply = 0
        if not self._load.is_over:
            task = self._loop.create_task(self.begin())
            self._load.tasks.add(task)
            task.add_done_callback(self._load.tasks.discard)


CONCURRENT_SETUPS = 20
"""How many pairs connect at the same time."""
GAME_MOVES = 57
"""Average number of moves of a game between random players."""


async def prepare(load: Load) -> list[Pair]:
    """Connect all pairs, some at a time, then let them play."""
    pairs: list[Pair] = []
    for first in range(1, load.games + 1, CONCURRENT_SETUPS):
        numbers = range(first, min(first + CONCURRENT_SETUPS, load.games + 1))
        pairs += await asyncio.gather(*(_new_pair(load, number) for number in numbers))
    load.has_begun.set()
    loop = asyncio.get_running_loop()
    for number, move in enumerate(load.waiting):
        loop.call_later(load.spread * number / load.games, move)
    await asyncio.sleep(load.spread)
    return pairs


async def _new_pair(load: Load, number: int) -> Pair:
    pair = Pair(load, number)
    await pair.begin()
    return pair


async def offer(load: Load, warm_up: float, seconds: float) -> float:
    """Offer the load and return the seconds it was measured for."""
    await prepare(load)
    await asyncio.sleep(warm_up)
    load.is_counting, start = True, time.perf_counter()
    await asyncio.sleep(seconds)
    load.is_counting, took = False, time.perf_counter() - start
    return took


async def finish(load: Load) -> None:
    """Stop playing and disconnect."""
    load.is_over = True
    await asyncio.sleep(0.5)
    await asyncio.gather(*load.tasks)
    for socket in load.sockets:
        socket.transport.close()
    await asyncio.sleep(0.2)


async def echo(
    port: int, connections: int, seconds: float, size: int, cpu: Callable[[], float]
) -> tuple[int, float, float]:
    """Return how many messages an echo server returned, in how many seconds, and its CPU seconds."""
    count, loop = 0, asyncio.get_running_loop()
    message = b"x" * size
    sockets: list[Socket] = []

    def receive(number: int) -> Callable[[bytes], None]:
        def again(_: bytes) -> None:
            nonlocal count
            count += 1
            sockets[number].send(message)

        return again

    for number in range(connections):
        make = partial(Socket, "/", "", receive(number))
        _, socket = await loop.create_connection(make, "127.0.0.1", port)
        sockets.append(socket)
    await asyncio.sleep(0.5)
    for socket in sockets:
        socket.send(message)
    await asyncio.sleep(0.5)
    start, before, busy = time.perf_counter(), count, cpu()
    await asyncio.sleep(seconds)
    measured = count - before, time.perf_counter() - start, cpu() - busy
    for socket in sockets:
        socket.transport.close()
    return measured
