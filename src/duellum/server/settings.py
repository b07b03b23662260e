"""How a server is set up: where it listens, where it keeps things, and how much it puts up with."""

import os
from pathlib import Path

import msgspec
from msgspec import Struct

_VARIABLE = "DUELLUM_SERVER"


class Limits(Struct, frozen=True):
    """Bounds on what anybody may ask for."""

    messages_a_second: float = 20
    """Of one connection, over a while; ten seconds' worth may come at once."""
    address_messages_a_second: float = 400
    """Likewise of all connections of one address."""
    requests_a_second: float = 20
    """HTTP requests of one address, likewise."""
    games_a_minute: float = 20
    """New games of one address; ten minutes' worth may come at once."""
    records_a_minute: float = 30
    """Records of one address to be read, likewise."""
    connections: int = 20_000
    address_connections: int = 200
    unread_bytes: int = 262_144
    """How much a connection may leave unread before it is cut off."""
    tables: int = 20_000
    """How many games are in memory at once."""
    idle_seconds: float = 10
    """How long a game that nobody looks at stays in memory."""
    bot_threads: int = 0
    """How many engines think at once; 0 for as many as there are processors, less one."""


class Settings(Struct, frozen=True):
    """One server's settings."""

    data: str
    """The folder where it keeps its secret and, unless told otherwise, its database."""
    database: str = ""
    """The log's address; a SQLite file in the data folder if empty."""
    bus: str = ""
    """``redis://...``, or empty where one process serves alone."""
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    origins: tuple[str, ...] = ()
    """Whose pages may talk to the server; empty for its own."""
    bot_pause: float = 0.6
    """How many seconds a bot's move takes at least."""
    limits: Limits = Limits()

    @property
    def log_address(self) -> str:
        """Where the log is kept."""
        return self.database or f"sqlite:///{Path(self.data, 'server.db').absolute()}"

    @property
    def is_alone(self) -> bool:
        """Whether no other process writes to the log, as far as the settings tell."""
        return self.workers == 1 and not self.bus and self.log_address.startswith("sqlite:")


def hand_over(settings: Settings) -> None:
    """Leave the settings for this process's children, such as workers."""
    os.environ[_VARIABLE] = msgspec.json.encode(settings).decode()


def handed_over() -> Settings:
    """Return the settings a parent has left. Raises :class:`LookupError`."""
    return msgspec.json.decode(os.environ[_VARIABLE], type=Settings)
