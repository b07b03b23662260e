"""A proxy in front of PostgreSQL that can refuse connections as a server that is starting up does."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

_STARTING_UP = b"SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0"
_SOCKET = ".s.PGSQL.5432"


class StartupProxy:
    """Forwards connections over Unix sockets; refuses the next `refusals` of them."""

    def __init__(self, server: Path) -> None:
        self._server = server
        self._writers: set[asyncio.StreamWriter] = set()
        self.refusals = 0

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve one connection."""
        if self.refusals > 0:
            self.refusals -= 1
            await self._refuse(reader, writer)
            return
        server_reader, server_writer = await asyncio.open_unix_connection(self._server)
        ends = {writer, server_writer}
        self._writers |= ends
        await asyncio.gather(_forward(reader, server_writer), _forward(server_reader, writer))
        self._writers -= ends

    @staticmethod
    async def _refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        length = int.from_bytes(await reader.readexactly(4))
        await reader.readexactly(length - 4)  # the startup packet
        writer.write(b"E" + (len(_STARTING_UP) + 4).to_bytes(4) + _STARTING_UP)
        await writer.drain()
        writer.close()

    def restart(self, refusals: int) -> None:
        """Cut all connections, then be starting up for so many attempts to connect."""
        self.refusals = refusals
        for writer in self._writers:
            writer.transport.abort()


async def _forward(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    writer.close()


@contextlib.asynccontextmanager
async def startup_proxy(address: str, folder: Path) -> AsyncIterator[tuple[StartupProxy, str]]:
    """Run a proxy in front of the database at an address; gives it and the address through it."""
    url = urlsplit(address)
    proxy = StartupProxy(Path(parse_qs(url.query)["host"][0], _SOCKET))
    server = await asyncio.start_unix_server(proxy.connect, folder / _SOCKET)
    try:
        yield proxy, f"{url.scheme}://{url.netloc}{url.path}?host={folder}"
    finally:
        server.close()
        proxy.restart(0)
        await asyncio.sleep(0.05)
