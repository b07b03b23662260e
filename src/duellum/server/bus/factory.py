"""Which bus an address means."""

from pathlib import Path

from duellum.server.bus.contract import Bus, NoBus
from duellum.server.bus.redis import RedisBus
from duellum.server.bus.unix import SCHEME, Neighbours
from duellum.store import StoreError


def open_bus(address: str, node: str, *, is_alone: bool) -> Bus:
    """Return a node's bus at an address, none if that is empty. Raises :class:`~duellum.store.StoreError`."""
    if not address:
        return NoBus(is_alone=is_alone)
    try:
        if address.startswith(SCHEME):
            return Neighbours(Path(address.removeprefix(SCHEME)), node)
        return RedisBus(address)
    except ImportError as error:
        raise StoreError(f"Redis needs the extra duellum[scale]: {error}") from error
    except (ValueError, OSError) as error:
        raise StoreError(f"no bus is at {address!r}: {error}") from error
