"""A client's connection: what those to a table and those to the lobby have in common."""

import asyncio
from typing import Literal

from msgspec import UNSET

from duellum.server.live.steady_clock import now_ms
from duellum.server.metrics import DROPPED_CONNECTIONS, REFUSED_COMMANDS
from duellum.server.protocol.codec import encode_message
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.server import Goodbye, Probe, Refused
from duellum.server.transport.uvicorn_protocols import POLICY_VIOLATION, WebSocketProtocol

PROBE_INTERVAL_SECONDS = 20.0
MAX_REFUSED_FRAMES = 200
"""How many frames beyond the rate limit are refused before the connection is cut off."""
_LAG_SAMPLES = 4
"""How many measurements of the network delay are kept; the shortest counts."""


class ClientConnection:
    """Sends messages, probes the client, and refuses what is beyond its limits."""

    __slots__ = (
        "_is_dropped", "_lags", "_max_unsent_bytes", "_probe", "_probe_timer", "_refused_frames",
        "_websocket", "address",
    )  # fmt: skip

    def __init__(self, websocket: WebSocketProtocol, max_unsent_bytes: int, address: str) -> None:
        self.address = address
        self._websocket, self._max_unsent_bytes = websocket, max_unsent_bytes
        self._is_dropped = False
        self._refused_frames = 0
        self._probe = 0
        self._probe_timer: asyncio.TimerHandle
        self._lags: tuple[int, ...] = ()

    def send(self, payload: bytes) -> None:
        """Send a message; a client that does not read is cut off."""
        if self._websocket.unsent_bytes > self._max_unsent_bytes:
            self._drop("too-slow")
        elif not self._is_dropped:
            self._websocket.send_text(payload)

    def _drop(self, reason: Literal["too-slow", "too-fast"]) -> None:
        """Close the connection and say why."""
        if not self._is_dropped:
            DROPPED_CONNECTIONS.labels(reason).inc()
            self._is_dropped = True
            self._websocket.send_text(encode_message(Goodbye(reason)))
            self._websocket.close(POLICY_VIOLATION)  # which ends serve(), too

    def send_probe(self) -> None:
        """Ask the client for a sign of life, and again at intervals."""
        self._probe = now_ms()
        self.send(encode_message(Probe(self._probe)))
        self._probe_timer = asyncio.get_running_loop().call_later(PROBE_INTERVAL_SECONDS, self.send_probe)

    def refuse(self, command: str | None, error: RefusedError) -> None:
        """Tell the client why a command is refused."""
        REFUSED_COMMANDS.labels(error.reason.value).inc()
        why = UNSET if error.why is None else error.why
        self.send(encode_message(Refused(command, error.reason, error.text, error.clause, why)))

    def stop_probing(self) -> None:
        """Ask no more."""
        self._probe_timer.cancel()

    def refuse_excess(self, is_message: bool) -> None:  # noqa: FBT001 - the protocol's callback
        """Refuse a frame beyond the rate limit; only a whole message is answered."""
        self._refused_frames += 1
        if self._refused_frames > MAX_REFUSED_FRAMES:
            self._drop("too-fast")
        elif is_message:
            self.refuse(None, RefusedError(Reason.TOO_FAST, "too many messages in too short a time"))

    def measure_lag(self, probe: int) -> None:
        """Take in the answer to a probe."""
        if probe == self._probe:
            self._lags = (*self._lags, max(0, now_ms() - probe))[-_LAG_SAMPLES:]
            self._probe = 0
