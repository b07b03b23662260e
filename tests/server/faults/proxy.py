"""A proxy in front of a database or a bus, which can be slow or cut the line without a word."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

_POSTGRESQL_SOCKET = ".s.PGSQL.5432"
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Proxy:
    """Forwards connections; every chunk may be delayed, and held for as long as the line is cut."""

    def __init__(self) -> None:
        self.delay_seconds = 0.0
        self._is_open = asyncio.Event()
        self._is_open.set()
        self._writers: set[asyncio.StreamWriter] = set()

    @contextlib.contextmanager
    def cut(self) -> Iterator[None]:
        """Hold everything until the end of the block; nobody is told."""
        self._is_open.clear()
        try:
            yield
        finally:
            self._is_open.set()

    async def forward(self, client: Streams, server: Streams) -> None:
        """Forward both ways until one side closes."""
        ends = {client[1], server[1]}
        self._writers |= ends
        try:
            await asyncio.gather(self._pump(client[0], server[1]), self._pump(server[0], client[1]))
        finally:
            for writer in ends:
                writer.transport.abort()
            self._writers -= ends

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                await self._is_open.wait()
                await asyncio.sleep(self.delay_seconds)
                writer.write(data)
                await writer.drain()
        writer.close()

    async def close(self) -> None:
        """Cut all connections."""
        while self._writers:
            for writer in self._writers:
                writer.transport.abort()
            await asyncio.sleep(0.02)


@contextlib.asynccontextmanager
async def postgresql_proxy(address: str, folder: Path) -> AsyncIterator[tuple[Proxy, str]]:
    """Run a proxy in front of a database on a Unix socket; gives it and the address through it."""
    url, proxy = urlsplit(address), Proxy()
    socket = Path(parse_qs(url.query)["host"][0], _POSTGRESQL_SOCKET)

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await _connect(proxy, (reader, writer), asyncio.open_unix_connection(socket))

    server = await asyncio.start_unix_server(serve, folder / _POSTGRESQL_SOCKET)
    try:
        yield proxy, f"{url.scheme}://{url.netloc}{url.path}?host={folder}"
    finally:
        server.close()
        await proxy.close()


@contextlib.asynccontextmanager
async def redis_proxy(address: str) -> AsyncIterator[tuple[Proxy, str]]:
    """Run a proxy in front of Redis on a TCP port; gives it and the address through it."""
    url, proxy = urlsplit(address), Proxy()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await _connect(proxy, (reader, writer), asyncio.open_connection(url.hostname, url.port))

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    try:
        yield proxy, f"redis://127.0.0.1:{port}{url.path}"
    finally:
        server.close()
        await proxy.close()


async def _connect(proxy: Proxy, client: Streams, connecting: Awaitable[Streams]) -> None:
    try:
        server = await connecting
    except OSError:
        client[1].transport.abort()
        return
    await proxy.forward(client, server)
