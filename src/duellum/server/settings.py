"""The server's settings: addresses, storage and limits."""

import os
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

_VARIABLE = "DUELLUM_SERVER"


class Limits(Struct, frozen=True):
    """Rate limits and other bounds on what clients may ask for."""

    messages_per_second: float = 20
    """Sustained rate of one connection, in frames of any kind; a burst may hold ten seconds' worth."""
    player_messages_per_second: float = 60
    """Likewise for all connections of one player."""
    address_messages_per_second: float = 400
    """Likewise for all connections of one address."""
    total_messages_per_second: float = 5_000
    """Likewise for all connections of this process, where a burst holds one second's worth."""
    message_fragments: int = 64
    """Into how many frames a message may be split."""
    requests_per_second: float = 100
    """HTTP requests of one address, likewise."""
    player_requests_per_second: float = 50
    """HTTP requests of one player, likewise."""
    total_requests_per_second: float = 1_000
    """HTTP requests to this process, likewise."""
    handshakes_per_second: float = 20
    """WebSocket handshakes of one address, likewise."""
    player_handshakes_per_second: float = 5
    """WebSocket handshakes of one player, likewise."""
    total_handshakes_per_second: float = 300
    """WebSocket handshakes at this process, likewise."""
    games_per_minute: float = 20
    """New games of one address, and of one player; a burst may hold ten minutes' worth."""
    total_games_per_minute: float = 1_200
    """New games at this process, likewise."""
    records_per_minute: float = 30
    """Records that one address, and one player, may have replayed; a burst may hold a minute's worth."""
    total_records_per_minute: float = 300
    """Records that this process replays, likewise a minute's worth."""
    analyses_per_minute: float = 6
    """Games that one address, and one player, may have analysed; a burst may hold ten minutes' worth."""
    total_analyses_per_minute: float = 60
    """Games that this process analyses, likewise."""
    prints_per_minute: float = 30
    """Files to print that one address, and one player, may ask for, likewise."""
    total_prints_per_minute: float = 300
    """Files to print that this process hands out, likewise."""
    previews_per_minute: float = 60
    """Link previews, pages and pictures, that one address, and one player, may ask for, likewise."""
    total_previews_per_minute: float = 600
    """Link previews that this process hands out, likewise."""
    connections: int = 20_000
    """WebSocket connections of this process."""
    address_connections: int = 200
    """WebSocket connections of one address."""
    game_connections: int = 1_000
    """WebSocket connections at one game that is going on; its players may always connect."""
    sockets: int = 21_000
    """Open sockets of this process, whatever they are used for; fewer where it may not open so many files."""
    address_sockets: int = 300
    """Open sockets of one address; a trusted proxy's address is not limited."""
    address_sockets_per_second: float = 50
    """Sockets that one address may open, as a rate; a burst may hold ten seconds' worth."""
    pending_sockets: int = 2_000
    """Open sockets of this process that have not sent a request yet; one more closes the oldest."""
    reserved_files: int = 128
    """File descriptors that are kept for database, log and engines."""
    header_bytes: int = 16_384
    """Bytes of a request's first line and headers."""
    header_fields: int = 100
    """Headers of a request."""
    header_seconds: float = 10
    """How long a client has to send a request's headers."""
    body_seconds: float = 30
    """How long a client has to send a request's body."""
    response_seconds: float = 60
    """How long a client may leave a response unread."""
    keep_alive_seconds: int = 5
    """How long an HTTP connection may be idle between two requests."""
    unread_bytes: int = 262_144
    """How much may be buffered for a slow reader before its connection is cut off."""
    tables: int = 20_000
    """How many games are in memory at once."""
    idle_seconds: float = 10
    """How long a game without connections stays in memory."""
    bot_threads: int = 0
    """How many engine searches run at once; 0 for the number of processors less one."""
    player_hints: int = 4
    """Hints, win probabilities and analyses of one player that may wait or be searched for at a time."""
    address_hints: int = 16
    """Likewise for all players at one address."""
    analyses: int = 4
    """Games that are analysed at once, one of an address at most; each needs 16 MB."""


class Settings(Struct, frozen=True):
    """One server's settings."""

    data: str
    """Folder for its secret and, by default, its database."""
    database: str = ""
    """The event log: sqlite:///FILE or postgresql://...; a SQLite file in the data folder if empty."""
    bus: str = ""
    """``redis://...``, to wake other nodes that share the database; empty where one node serves alone."""
    host: str = "127.0.0.1"
    """Address to listen on; 0.0.0.0 for all interfaces."""
    port: Annotated[int, Meta(le=65_535)] = 8000
    """Port to listen on."""
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    """Number of processes that share the port."""
    origins: tuple[str, ...] = ()
    """Origin of a page that may use the server, such as https://play.example.org; by default its own."""
    trusted_proxies: tuple[str, ...] = ()
    """Address or network of a reverse proxy whose X-Forwarded-For and -Proto are believed; by default the
    loopback address, or what the variable FORWARDED_ALLOW_IPS says."""
    hsts: str = "max-age=31536000"
    """The Strict-Transport-Security header of responses over HTTPS; empty for none."""
    metrics: str = ""
    """Address and port of a listener of their own for metrics, such as 127.0.0.1:9100; empty for none."""
    personal: bool = False
    """Whether the server belongs to the person at this machine, who may let players in the network join."""
    network_addresses: tuple[str, ...] = ()
    """Where those players are let in, such as ``192.168.1.5/24``; empty for the machine's own addresses."""
    compiles_ahead: bool = True
    """Whether the engines are compiled in the background as soon as the server starts."""
    min_bot_move_seconds: float = 0.6
    """The least number of seconds a bot's move takes."""
    keep_finished_days: Annotated[float, Meta(ge=0)] = 0
    """How many days a game is kept after its end; 0 for ever."""
    keep_aborted_days: Annotated[float, Meta(ge=0)] = 30
    """How many days a game without a result is kept after it was aborted; 0 for ever."""
    limits: Limits = Limits()

    @property
    def log_address(self) -> str:
        """The event log's address."""
        return self.database or f"sqlite:///{Path(self.data, 'server.db').absolute()}"

    @property
    def retention_days(self) -> dict[str, float]:
        """How many days games are kept, by their label in the log; those not named are kept for ever."""
        days = {"finished": self.keep_finished_days, "aborted": self.keep_aborted_days}
        return {label: number for label, number in days.items() if number}

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
