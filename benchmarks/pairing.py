"""The lobby: ten thousand players seek an opponent within a minute, on one node and on two.

All of them are connected to the lobby, as they are on the first page, and each seeks once, at a random
moment. Half of them want one game and half the other, with one of two clocks. Seeks and pairs are on disk,
with SQLite and synchronous FULL, before anybody is told, and so is the game of each pair. Two nodes are two
processes with one log and a bus of Unix sockets; the players are spread over both.

``python -m benchmarks.pairing [PLAYERS] [SECONDS]``
"""

import asyncio
import json
import random
import sys
from collections import Counter

import msgspec
import uvloop

from benchmarks.server import server
from benchmarks.server_load import Socket
from benchmarks.timing import describe_machine, read_steal

PLAYERS, SECONDS = 10_000, 60.0
MAX_P99_SECONDS = 0.2
_TERMS = [
    (rules, clock)
    for rules in ("battle", "qwixx")
    for clock in ({"kind": "fischer", "seconds": 180, "increment": 2}, {"kind": "sudden", "seconds": 900})
]
_CONNECTED_AT_ONCE = 50
_PATIENCE_SECONDS = 20.0
"""How long after the last seek somebody may be without an opponent."""


class Player:
    """A player who seeks once."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.rules, self.clock = _TERMS[number // 2 % len(_TERMS)]
        self.is_in = asyncio.Event()
        self.games: list[str] = []
        self.sent_at = self.stored_at = self.told_at = 0.0
        self._loop = asyncio.get_running_loop()
        self._socket = Socket("/api/lobby?player=new", "", self._receive)

    async def enter(self, port: int) -> None:
        """Connect, and wait for the welcome."""
        await self._loop.create_connection(lambda: self._socket, "127.0.0.1", port)
        await self.is_in.wait()

    def seek(self) -> None:
        """Seek an opponent."""
        self.sent_at = self._loop.time()
        message = {"type": "seek", "id": f"p{self.number}", "rules": self.rules, "clock": self.clock}
        self._socket.send(json.dumps(message).encode())

    def leave(self) -> None:
        """Disconnect."""
        self._socket.transport.close()

    def _receive(self, text: bytes) -> None:
        if text.startswith(b'{"type":"welcome"'):
            self.is_in.set()
        elif text.startswith(b'{"type":"seeking","seek":{'):
            self.stored_at = self._loop.time()
        elif text.startswith(b'{"type":"matched"'):
            self.told_at = self._loop.time()
            self.games.append(json.loads(text)["game"])
        elif text.startswith(b'{"type":"probe"'):
            self._socket.send(json.dumps({"type": "echo", "probe": json.loads(text)["probe"]}).encode())
        elif not text.startswith((b'{"type":"lobby"', b'{"type":"seeking"', b'{"type":"own-game"')):
            raise RuntimeError(f"the server says {text[:200]!r}")


async def pair_all(port: int, count: int, seconds: float) -> list[Player]:
    """Let so many players seek within that time; return them once nobody waits, or after some patience."""
    players = [Player(number) for number in range(count)]
    for first in range(0, count, _CONNECTED_AT_ONCE):
        await asyncio.gather(*(player.enter(port) for player in players[first : first + _CONNECTED_AT_ONCE]))
    loop, rng = asyncio.get_running_loop(), random.Random(1)
    for player in players:
        loop.call_later(rng.uniform(0, seconds), player.seek)
    await asyncio.sleep(seconds)
    deadline = loop.time() + _PATIENCE_SECONDS
    while loop.time() < deadline and not all(player.games for player in players):
        await asyncio.sleep(0.1)
    await asyncio.sleep(1.0)  # in which somebody might be told of a second game
    for player in players:
        player.leave()
    return players


def measure(nodes: int, count: int = PLAYERS, seconds: float = SECONDS) -> None:
    """Print how many were paired, and how long that took. Exits if anybody was paired twice or left over."""
    steal = read_steal()
    with server(workers=nodes) as (port, _):
        players = uvloop.run(pair_all(port, count, seconds))
    games = Counter(game for player in players for game in player.games)
    pairs: dict[str, list[Player]] = {}
    for player in players:
        for game in player.games:
            pairs.setdefault(game, []).append(player)
    twice = sum(len(player.games) > 1 for player in players)
    left = sum(not player.games for player in players)
    wrong = sum(number != 2 for number in games.values())
    mixed = sum(len({(each.rules, each.clock["kind"]) for each in pair}) > 1 for pair in pairs.values())
    stored = _Latencies([_since_later(pair, "stored_at") for pair in pairs.values()])
    sent = _Latencies([_since_later(pair, "sent_at") for pair in pairs.values()])
    print(
        f"pairing, nodes: {nodes}: {count:,} players in {seconds:.0f} s, {len(games):,} games; {twice} "
        f"paired twice, {left} left over, {wrong + mixed} wrong pairs; until both are told, from the later "
        f"seek on disk {stored}, from sending it {sent}; steal {read_steal() - steal:.1f} s"
    )
    if twice or left or wrong or mixed or stored.share(0.99) > MAX_P99_SECONDS:
        sys.exit("pairing: not as required")


def _since_later(pair: list[Player], name: str) -> float:
    latest: float = max(getattr(each, name) for each in pair)
    return max(each.told_at for each in pair) - latest


class _Latencies:
    """Latencies in seconds."""

    def __init__(self, seconds: list[float]) -> None:
        self._sorted = sorted(seconds)

    def share(self, share: float) -> float:
        """Return a percentile; 0.99 for p99."""
        return self._sorted[min(int(len(self._sorted) * share), len(self._sorted) - 1)]

    def __str__(self) -> str:
        shares = (("p50", 0.5), ("p99", 0.99), ("max", 1.0))
        return ", ".join(f"{name} {self.share(share) * 1000:.0f} ms" for name, share in shares)


if __name__ == "__main__":
    print(describe_machine())
    arguments = [msgspec.convert(text, int, strict=False) for text in sys.argv[1:]]
    for number in (1, 2):
        measure(number, *arguments)
