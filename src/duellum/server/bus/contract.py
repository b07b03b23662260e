"""The bus between nodes: it only wakes. A wake says that a game went on; what happened stands in the log.

A wake that is lost costs a second: nodes look into the log themselves while the bus is not well.
"""

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct


class Wake(Struct, frozen=True):
    """A game went on, or who is present at a node changed."""

    node: str
    game: str
    sequence: int
    seats: tuple[int, ...] = ()
    """The seats whose players are connected to this node."""
    watchers: int = 0


Listener = Callable[[Wake], None]


class Bus(Protocol):
    """How nodes wake each other."""

    @property
    def is_well(self) -> bool:
        """Whether wakes arrive now; while they do not, nodes look for themselves."""

    def start(self, listener: Listener) -> None:
        """Begin to hand wakes of other nodes to the listener."""

    def publish(self, wake: Wake) -> None:
        """Wake the other nodes, some time soon."""

    async def close(self) -> None:
        """Stop."""


class NoBus:
    """For one process alone, which needs none; or for several that look into the log every second."""

    def __init__(self, *, is_alone: bool) -> None:
        self.is_well = is_alone

    def start(self, listener: Listener) -> None:
        """Do nothing: nobody will wake us."""

    def publish(self, wake: Wake) -> None:
        """Do nothing: nobody is to be woken."""

    async def close(self) -> None:
        """Do nothing."""
