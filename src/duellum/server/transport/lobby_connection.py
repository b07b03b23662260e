"""A connection to the lobby: takes what a visitor wants within the limits, and sends what there is to see."""

from collections.abc import Callable

import msgspec

from duellum.server.live.registry import TableRegistry
from duellum.server.protocol.client import Echo
from duellum.server.protocol.codec import DECODE_ERRORS, encode_message
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.lobby import AcceptSeek, CancelSeek, FromVisitor, LobbyWelcome, SeekOpponent
from duellum.server.protocol.server import PROTOCOL_VERSION
from duellum.server.transport.client_connection import ClientConnection
from duellum.server.transport.uvicorn_protocols import WebSocketProtocol

_decode: Callable[[bytes], FromVisitor] = msgspec.json.Decoder(FromVisitor).decode


class LobbyConnection(ClientConnection):
    """One browser tab or program in the lobby."""

    __slots__ = ("_registry", "_take_seek", "player")

    def __init__(
        self,
        websocket: WebSocketProtocol,
        player: str | None,
        registry: TableRegistry,
        max_unsent_bytes: int,
        address: str,
        take_seek: Callable[[str | None, str], bool],
    ) -> None:
        """`take_seek` counts a challenge of a player at an address; False if it is one too many."""
        super().__init__(websocket, max_unsent_bytes, address)
        self.player, self._registry, self._take_seek = player, registry, take_seek

    async def serve(self) -> None:
        """Serve until either side closes."""
        lobby = self._registry.lobby
        self.send(encode_message(LobbyWelcome(PROTOCOL_VERSION, self.player is not None)))
        lobby.enter(self)
        self._registry.lobby_view.enter(self)
        self.send_probe()
        try:
            await self._websocket.serve(self.receive, self.refuse_excess)
        finally:
            self.stop_probing()
            lobby.leave(self)

    def receive(self, data: bytes) -> None:
        """Handle a message; never waits."""
        try:
            message = _decode(data)
        except DECODE_ERRORS as error:
            self.refuse(None, RefusedError(Reason.MALFORMED, str(error)[:200]))
            return
        if isinstance(message, Echo):
            self.measure_lag(message.probe)
            return
        try:
            self._carry_out(message)
        except RefusedError as error:
            self.refuse(message.id, error)

    def _carry_out(self, message: SeekOpponent | CancelSeek | AcceptSeek) -> None:
        lobby = self._registry.lobby
        if isinstance(message, CancelSeek):
            lobby.cancel(self)
            return
        if not self._take_seek(self.player, self.address):
            raise RefusedError(Reason.TOO_FAST, "too many challenges in too short a time")
        if isinstance(message, SeekOpponent):
            lobby.seek(self, message)
        else:
            lobby.accept(self, message)
