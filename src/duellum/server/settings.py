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
    """WebSocket frames per second on one connection; bursts may use up to ten seconds' worth at once."""
    player_messages_per_second: float = 60
    """WebSocket frames per second on all connections of one player; bursts may use up to ten seconds'
    worth at once."""
    address_messages_per_second: float = 400
    """WebSocket frames per second on all connections from one address; bursts may use up to ten seconds'
    worth at once."""
    total_messages_per_second: float = 5_000
    """WebSocket frames per second on all connections to this process; bursts may use one second's worth
    at once."""
    message_fragments: int = 64
    """Maximum number of frames into which one message may be split."""
    requests_per_second: float = 100
    """HTTP requests per second from one address; bursts may use up to ten seconds' worth at once."""
    player_requests_per_second: float = 50
    """HTTP requests per second from one player; bursts may use up to ten seconds' worth at once."""
    total_requests_per_second: float = 1_000
    """HTTP requests per second to this process; bursts may use one second's worth at once."""
    handshakes_per_second: float = 20
    """WebSocket handshakes per second from one address; bursts may use up to ten seconds' worth at once."""
    player_handshakes_per_second: float = 5
    """WebSocket handshakes per second from one player; bursts may use up to ten seconds' worth at once."""
    total_handshakes_per_second: float = 300
    """WebSocket handshakes per second with this process; bursts may use one second's worth at once."""
    games_per_minute: float = 20
    """New games per minute from one address or player; bursts may use up to ten minutes' worth at once."""
    total_games_per_minute: float = 1_200
    """New games per minute in this process; bursts may use one minute's worth at once."""
    seeks_per_minute: float = 30
    """Challenges that one address or player may make or accept per minute; bursts may use up to ten
    minutes' worth at once."""
    total_seeks_per_minute: float = 12_000
    """Challenges that are made or accepted in this process per minute; bursts may use one minute's worth
    at once."""
    address_seeks: int = 30
    """Open challenges of all players at one address."""
    records_per_minute: float = 30
    """Saved games that one address or player may have replayed per minute; bursts may use one minute's
    worth at
    once."""
    total_records_per_minute: float = 300
    """Saved games that this process replays per minute; bursts may use one minute's worth at once."""
    analyses_per_minute: float = 6
    """Games that one address or player may have analysed per minute; bursts may use up to ten minutes'
    worth at once."""
    total_analyses_per_minute: float = 60
    """Games that this process analyses per minute; bursts may use one minute's worth at once."""
    prints_per_minute: float = 30
    """Files to print that one address or player may request per minute; bursts may use up to ten minutes'
    worth at once."""
    total_prints_per_minute: float = 300
    """Files to print that this process sends per minute; bursts may use one minute's worth at once."""
    previews_per_minute: float = 60
    """Link previews (pages and pictures) that one address or player may request per minute; bursts may
    use up to
    ten minutes' worth at once."""
    total_previews_per_minute: float = 600
    """Link previews that this process sends per minute; bursts may use one minute's worth at once."""
    sign_ins_per_minute: float = 20
    """Steps of signing in (passkeys, codes) that one address or player may take per minute; bursts may use
    one minute's worth at once."""
    total_sign_ins_per_minute: float = 600
    """Steps of signing in that this process takes per minute; bursts may use one minute's worth at once."""
    connections: int = 20_000
    """WebSocket connections to this process."""
    address_connections: int = 200
    """WebSocket connections from one address."""
    game_connections: int = 1_000
    """WebSocket connections to one game in progress; its players can always connect."""
    sockets: int = 21_000
    """Open sockets of this process, whatever their use; fewer if the system allows it fewer open files."""
    address_sockets: int = 300
    """Open sockets from one address; the addresses of trusted proxies are not limited."""
    address_sockets_per_second: float = 50
    """Sockets that one address may open per second; bursts may use up to ten seconds' worth at once."""
    pending_sockets: int = 2_000
    """Open sockets that have not sent a request yet; beyond this number, the oldest is closed."""
    reserved_files: int = 128
    """File descriptors reserved for the database, logs and engines."""
    header_bytes: int = 16_384
    """Maximum number of bytes in a request's first line and headers."""
    header_fields: int = 100
    """Maximum number of headers in a request."""
    header_seconds: float = 10
    """Seconds a client has to send a request's headers."""
    body_seconds: float = 30
    """Seconds a client has to send a request's body."""
    response_seconds: float = 60
    """Seconds a client may leave a response unread."""
    keep_alive_seconds: int = 5
    """Seconds an HTTP connection may be idle between two requests."""
    unread_bytes: int = 262_144
    """Bytes buffered for a slow reader before its connection is closed."""
    tables: int = 20_000
    """Maximum number of games in memory at the same time."""
    idle_seconds: float = 10
    """Seconds a game without connections stays in memory."""
    bot_threads: int = 0
    """Maximum number of engine searches at the same time; 0 means one fewer than the number of processors."""
    player_hints: int = 4
    """Maximum number of hints, win probabilities and analyses that one player may have waiting or running."""
    address_hints: int = 16
    """Maximum number of hints, win probabilities and analyses that all players at one address may have
    waiting or running."""
    analyses: int = 4
    """Maximum number of games analysed at the same time, at most one per address; each needs 16 MB."""


class Settings(Struct, frozen=True):
    """One server's settings."""

    data: str
    """Folder for the server's keys and, by default, its database."""
    database: str = ""
    """Address of the event log: sqlite:///FILE or postgresql://...; by default a SQLite file in the data
    folder."""
    bus: str = ""
    """Address of the Redis server (``redis://...``) that connects nodes sharing a database; empty for a
    single
    node."""
    host: str = "127.0.0.1"
    """Address to listen on; 0.0.0.0 for all interfaces."""
    port: Annotated[int, Meta(le=65_535)] = 8000
    """Port to listen on."""
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    """Number of processes that share the port."""
    origins: tuple[str, ...] = ()
    """Origin of a page that may use the server, such as https://play.example.org; by default only the
    server's
    own."""
    trusted_proxies: tuple[str, ...] = ()
    """Address or network of a reverse proxy whose X-Forwarded-For and X-Forwarded-Proto headers are
    trusted; by
    default the value of FORWARDED_ALLOW_IPS, or else the loopback address."""
    hsts: str = "max-age=31536000"
    """Value of the Strict-Transport-Security header sent over HTTPS; empty to send none."""
    metrics: str = ""
    """Address and port of a separate listener for metrics, such as 127.0.0.1:9100; empty for no listener."""
    personal: bool = False
    """Whether the server belongs to the person at this machine, who may let players on the network join."""
    network_addresses: tuple[str, ...] = ()
    """Addresses on which those players may join, such as ``192.168.1.5/24``; empty for all of the
    machine's own."""
    min_bot_move_seconds: float = 0.6
    """The shortest time in seconds that a computer player takes for a move."""
    keep_finished_days: Annotated[float, Meta(ge=0)] = 0
    """Days a finished game is kept; by default 0, which keeps it for ever."""
    keep_aborted_days: Annotated[float, Meta(ge=0)] = 30
    """Days a cancelled game is kept; 0 to keep it for ever."""
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
