"""The bus between workers of one machine: datagrams over Unix sockets in a shared folder.

Wakes are collected for a few milliseconds and sent together, the last one of each game. What a busy worker
cannot receive yet is sent again; a worker that has ended is forgotten. A report of usage is a datagram of its
own, a JSON object where wakes are a list; one that cannot be received at once is lost.
"""

import asyncio
import contextlib
import socket
from pathlib import Path

import msgspec

from duellum.server.bus.contract import Listener, Usage, UsageListener, Wake

SCHEME = "unix:"
_BATCH_SECONDS = 0.005
_MAX_BATCH = 200
"""Wakes in a datagram: about 20 KB, far less than a socket accepts."""
_MAX_DATAGRAM_BYTES = 1 << 18
_DECODER = msgspec.json.Decoder(list[Wake])
_USAGE_DECODER = msgspec.json.Decoder(Usage)


def is_supported() -> bool:
    """Whether this system has Unix sockets."""
    return hasattr(socket, "AF_UNIX")


class UnixBus:
    """Wakes over sockets in a folder; every process has one there, named after its node."""

    is_healthy = True

    def __init__(self, folder: Path, name: str) -> None:
        self._folder, self._path = folder, folder / name
        self._new: dict[str, Wake] = {}
        """By game, the last wake since the last sending."""
        self._unsent: dict[str, dict[str, Wake]] = {}
        """By peer, the last wake of each game that it has not been sent."""
        self._on_usage: UsageListener = lambda _: None
        self._timer: asyncio.TimerHandle | None = None
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)  # noqa: FBT003 - the standard library's own
        try:
            self._socket.bind(str(self._path))
        except OSError:
            self._socket.close()
            raise

    def start(self, listener: Listener) -> None:
        """Listen until closed."""
        self._loop = asyncio.get_running_loop()
        self._loop.add_reader(self._socket, self._receive, listener)

    def publish(self, wake: Wake) -> None:
        """Send a wake to the other workers within a few milliseconds."""
        self._new[wake.game] = wake
        self._schedule()

    def listen_to_usage(self, listener: UsageListener) -> None:
        """Pass reports of usage to the listener."""
        self._on_usage = listener

    def publish_usage(self, usage: Usage) -> None:
        """Send a report of usage to the other workers that can receive it now."""
        datagram = msgspec.json.encode(usage)
        for path in self._folder.iterdir():
            if path != self._path:
                with contextlib.suppress(OSError):  # it is busy, or has ended: the next wake finds out
                    self._socket.sendto(datagram, str(path))

    async def close(self) -> None:
        """Stop, and remove the socket so that the others forget it."""
        if self._timer is not None:
            self._timer.cancel()
        self._loop.remove_reader(self._socket)
        self._socket.close()
        self._path.unlink(missing_ok=True)

    def _receive(self, listener: Listener) -> None:
        with contextlib.suppress(BlockingIOError):
            while True:
                datagram = self._socket.recv(_MAX_DATAGRAM_BYTES)
                with contextlib.suppress(msgspec.MsgspecError):
                    if datagram.startswith(b"{"):
                        self._on_usage(_USAGE_DECODER.decode(datagram))
                        continue
                    for wake in _DECODER.decode(datagram):
                        listener(wake)

    def _schedule(self) -> None:
        if self._timer is None and (self._new or self._unsent):
            self._timer = self._loop.call_later(_BATCH_SECONDS, self._send_all)

    def _send_all(self) -> None:
        self._timer = None
        for path in self._folder.iterdir():
            if path != self._path:
                self._unsent.setdefault(str(path), {}).update(self._new)
        self._new.clear()
        for peer in list(self._unsent):
            self._send_to(peer)
        self._schedule()  # again for peers that could not receive everything

    def _send_to(self, peer: str) -> None:
        unsent = self._unsent[peer]
        try:
            while unsent:
                games = list(unsent)[:_MAX_BATCH]
                self._socket.sendto(msgspec.json.encode([unsent[game_id] for game_id in games]), peer)
                for game_id in games:
                    del unsent[game_id]
        except BlockingIOError:
            return  # its receive buffer is full
        except OSError:  # it has ended, killed or not: nobody reads from this socket any more
            Path(peer).unlink(missing_ok=True)
        del self._unsent[peer]
