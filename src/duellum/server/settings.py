"""The server's settings: addresses, storage and limits."""

import os
from pathlib import Path

import msgspec
from msgspec import Struct

_VARIABLE = "DUELLUM_SERVER"


class Limits(Struct, frozen=True):
    """Rate limits and other bounds on what clients may ask for."""

    messages_per_second: float = 20
    """Sustained rate of one connection; a burst may hold ten seconds' worth."""
    address_messages_per_second: float = 400
    """Likewise for all connections of one address."""
    requests_per_second: float = 20
    """HTTP requests of one address, likewise."""
    games_per_minute: float = 20
    """New games of one address; a burst may hold ten minutes' worth."""
    records_per_minute: float = 30
    """Records that one address may have replayed, likewise."""
    connections: int = 20_000
    """WebSocket connections of this process."""
    address_connections: int = 200
    """WebSocket connections of one address."""
    unread_bytes: int = 262_144
    """How much may be buffered for a slow reader before its connection is cut off."""
    tables: int = 20_000
    """How many games are in memory at once."""
    idle_seconds: float = 10
    """How long a game without connections stays in memory."""
    bot_threads: int = 0
    """How many engine searches run at once; 0 for the number of processors less one."""


class Settings(Struct, frozen=True):
    """One server's settings."""

    data: str
    """The folder for its secret and, by default, its database."""
    database: str = ""
    """The event log's address; a SQLite file in the data folder if empty."""
    bus: str = ""
    """``redis://...``, or empty where one process serves alone."""
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    origins: tuple[str, ...] = ()
    """Origins of pages that may use the server; empty for its own."""
    personal: bool = False
    """Whether the server belongs to the person at this machine, who may let players in the network join."""
    network_addresses: tuple[str, ...] = ()
    """Where those players are let in, such as ``192.168.1.5/24``; empty for the machine's own addresses."""
    compiles_ahead: bool = True
    """Whether the engines are compiled in the background as soon as the server starts."""
    min_bot_move_seconds: float = 0.6
    """The least number of seconds a bot's move takes."""
    limits: Limits = Limits()

    @property
    def log_address(self) -> str:
        """The event log's address."""
        return self.database or f"sqlite:///{Path(self.data, 'server.db').absolute()}"

    @property
    def is_sole_writer(self) -> bool:
        """Whether no other process writes to the log, as far as the settings show."""
        return self.workers == 1 and not self.bus and self.log_address.startswith("sqlite:")


def export_settings(settings: Settings) -> None:
    """Put the settings into the environment for child processes, such as workers."""
    os.environ[_VARIABLE] = msgspec.json.encode(settings).decode()


def import_settings() -> Settings:
    """Return the settings that a parent process has exported. Raises :class:`LookupError`."""
    return msgspec.json.decode(os.environ[_VARIABLE], type=Settings)
