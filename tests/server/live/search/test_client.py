"""The engine pool's clients."""

from duellum.server.live.search.client import SearchClient


def test_players_of_one_address_share_its_turn() -> None:
    assert SearchClient("2001:db8:1:2::/64", "ann", "g").path == ("2001:db8:1:2::/64", "ann", "g")
