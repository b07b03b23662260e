"""The contract of the bus between nodes, which only wakes them: what happened is in the event log.

A wake that is lost costs a second: nodes poll the log while the bus is not healthy. Nodes also tell each
other what clients have used of their limits; a report that is lost lets a client use some more.
"""

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct


class Wake(Struct, frozen=True):
    """A notification: a game has new events, or its presence at a node has changed."""

    node: str
    game: str
    sequence: int
    seats: tuple[int, ...] = ()
    """The seats whose players are connected to this node."""
    watchers: int = 0
    """How many connections to the game this node has."""
    spectators: int = 0
    """How many people without a seat watch the game at this node."""
    message: str = ""
    """A player's reaction, for those who watch the game there: it is not in the log, and may be lost."""


class Usage(Struct, frozen=True):
    """A report of what clients have used at a node since its last one."""

    node: str
    taken: dict[str, dict[str, float]]
    """By limit, what each player or address has taken."""
    open: dict[str, dict[str, int]]
    """By kind of connection, how many each address has open."""


Listener = Callable[[Wake], None]
UsageListener = Callable[[Usage], None]


class Bus(Protocol):
    """How nodes wake each other."""

    @property
    def is_healthy(self) -> bool:
        """Whether wakes are delivered now; while they are not, nodes poll the log."""

    def start(self, listener: Listener) -> None:
        """Begin to pass wakes from other nodes to the listener."""

    def publish(self, wake: Wake) -> None:
        """Send a wake to the other nodes, soon; never blocks."""

    def listen_to_usage(self, listener: UsageListener) -> None:
        """Pass reports from other nodes to the listener; called before :meth:`start`."""

    def publish_usage(self, usage: Usage) -> None:
        """Send a report to the other nodes that can be reached now; never blocks."""

    async def close(self) -> None:
        """Stop."""


class NoBus:
    """For a single process, which needs no bus; or for several that poll the log every second."""

    def __init__(self, *, is_sole_writer: bool) -> None:
        self.is_healthy = is_sole_writer

    def start(self, listener: Listener) -> None:
        """Do nothing: no wake will arrive."""

    def publish(self, wake: Wake) -> None:
        """Do nothing: nobody is to be woken."""

    def listen_to_usage(self, listener: UsageListener) -> None:
        """Do nothing: no report will arrive."""

    def publish_usage(self, usage: Usage) -> None:
        """Do nothing: nobody hears it."""

    async def close(self) -> None:
        """Do nothing."""
