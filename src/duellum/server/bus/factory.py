"""The choice of bus: opens the bus at an address."""

from pathlib import Path

from duellum.server.bus.contract import Bus, NoBus
from duellum.server.bus.redis import RedisBus
from duellum.server.bus.unix import SCHEME, UnixBus
from duellum.store import StoreError


def open_bus(address: str, node: str, *, is_sole_writer: bool) -> Bus:
    """Return a node's bus at an address, none if that is empty. Raises :class:`~duellum.store.StoreError`."""
    if not address:
        return NoBus(is_sole_writer=is_sole_writer)
    try:
        if address.startswith(SCHEME):
            return UnixBus(Path(address.removeprefix(SCHEME)), node)
        return RedisBus(address)
    except ImportError as error:
        raise StoreError(f"Redis needs the extra duellum[scale]: {error}") from error
    except (ValueError, OSError) as error:
        raise StoreError(f"the bus {address!r} cannot be opened: {error}") from error
