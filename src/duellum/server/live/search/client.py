"""For whom an engine searches: network address, player and game, between which the queue is fair."""

from msgspec import Struct


class SearchClient(Struct, frozen=True):
    """A client of the engine pool; empty texts stand for the server itself."""

    address: str = ""
    """As the limits count it: an IPv4 address, or an IPv6 network of 64 bits."""
    player: str = ""
    game: str = ""

    @property
    def path(self) -> tuple[str, str, str]:
        """From the outside in. The address comes first: a cookie is free, an address is not."""
        return self.address, self.player, self.game
