"""The bus between workers of one machine: datagrams between Unix sockets in a folder of their own.

Wakes gather for a moment and go out together, the last one of each game. What a busy neighbour cannot take
yet is sent again; one that is gone is forgotten.
"""

import asyncio
import contextlib
import socket
from pathlib import Path

import msgspec

from duellum.server.bus.contract import Listener, Wake

SCHEME = "unix:"
_SECONDS_TO_GATHER = 0.005
_MOST_AT_ONCE = 200
"""Wakes in a datagram: some 20 KB, far less than a socket takes."""
_LARGEST = 1 << 18
_DECODER = msgspec.json.Decoder(list[Wake])


def has_neighbours() -> bool:
    """Whether this system has sockets of this kind."""
    return hasattr(socket, "AF_UNIX")


class Neighbours:
    """Wakes over sockets in a folder; every process there has one, called by its own name."""

    is_well = True

    def __init__(self, folder: Path, name: str) -> None:
        self._folder, self._path = folder, folder / name
        self._gathered: dict[str, Wake] = {}
        self._waiting: dict[str, dict[str, Wake]] = {}
        """By neighbour, the last wake of each game that it has not been sent."""
        self._timer: asyncio.TimerHandle | None = None
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)  # noqa: FBT003 - the standard library's own
        self._socket.bind(str(self._path))

    def start(self, listener: Listener) -> None:
        """Listen until closed."""
        self._loop = asyncio.get_running_loop()
        self._loop.add_reader(self._socket, self._hear, listener)

    def publish(self, wake: Wake) -> None:
        """Wake the neighbours in a moment."""
        self._gathered[wake.game] = wake
        self._send_soon()

    async def close(self) -> None:
        """Stop, and be gone for the others."""
        if self._timer is not None:
            self._timer.cancel()
        self._loop.remove_reader(self._socket)
        self._socket.close()
        self._path.unlink(missing_ok=True)

    def _hear(self, listener: Listener) -> None:
        with contextlib.suppress(BlockingIOError):
            while True:
                datagram = self._socket.recv(_LARGEST)
                with contextlib.suppress(msgspec.MsgspecError):
                    for wake in _DECODER.decode(datagram):
                        listener(wake)

    def _send_soon(self) -> None:
        if self._timer is None and (self._gathered or self._waiting):
            self._timer = self._loop.call_later(_SECONDS_TO_GATHER, self._send)

    def _send(self) -> None:
        self._timer = None
        for path in self._folder.iterdir():
            if path != self._path:
                self._waiting.setdefault(str(path), {}).update(self._gathered)
        self._gathered.clear()
        for neighbour in list(self._waiting):
            self._send_to(neighbour)
        self._send_soon()  # to those who could not take all

    def _send_to(self, neighbour: str) -> None:
        waiting = self._waiting[neighbour]
        try:
            while waiting:
                games = list(waiting)[:_MOST_AT_ONCE]
                self._socket.sendto(msgspec.json.encode([waiting[game] for game in games]), neighbour)
                for game in games:
                    del waiting[game]
        except BlockingIOError:
            return  # it is busy
        except OSError:  # it is gone; whether it was killed or left, nobody reads there any more
            Path(neighbour).unlink(missing_ok=True)
        del self._waiting[neighbour]
