"""The machine's addresses in its networks."""

import ipaddress
from collections.abc import Sequence

import pytest

from duellum.server.transport import network_addresses
from duellum.server.transport.network_addresses import find_interfaces, format_host, is_in_network


@pytest.fixture
def use_addresses(monkeypatch: pytest.MonkeyPatch) -> object:
    """Give the machine these addresses, the default route being that of the last one."""

    def use(*addresses: str) -> list[str]:
        interfaces = [ipaddress.ip_interface(address) for address in addresses]
        monkeypatch.setattr(network_addresses, "_list_interfaces", lambda: iter(interfaces))
        default = {str(interfaces[-1].ip)} if interfaces else set[str]()
        monkeypatch.setattr(network_addresses, "_find_default_addresses", lambda: default)
        return [str(interface.ip) for interface in find_interfaces()]

    return use


@pytest.mark.parametrize(
    ("addresses", "found"),
    [
        (["127.0.0.1/8", "192.168.1.5/24"], ["192.168.1.5"]),
        (["172.17.0.1/16", "10.0.0.7/8", "192.168.1.5/24"], ["192.168.1.5", "172.17.0.1", "10.0.0.7"]),
        (["192.168.1.5/24", "2001:db8:1::5/64"], ["192.168.1.5"]),
        (["127.0.0.1/8", "::1/128", "fe80::1/64", "fd00::5/64"], ["fd00::5"]),
        (["127.0.0.1/8", "::1/128", "fe80::1/64"], []),
    ],
)
def test_the_address_with_the_default_route_comes_first(
    use_addresses: object, addresses: Sequence[str], found: Sequence[str]
) -> None:
    assert callable(use_addresses)
    assert use_addresses(*addresses) == found


def test_this_machine_can_be_asked() -> None:
    for interface in find_interfaces():
        assert not interface.ip.is_loopback


def test_an_address_is_written_as_links_have_it() -> None:
    assert format_host(ipaddress.ip_interface("192.168.1.5/24")) == "192.168.1.5"
    assert format_host(ipaddress.ip_interface("fd00::5/64")) == "[fd00::5]"


@pytest.mark.parametrize(
    ("peer", "is_inside"),
    [("192.168.7.9", True), ("10.1.2.3", True), ("fe80::1%eth0", True), ("8.8.8.8", False),
     ("93.184.216.99", True), ("93.184.217.1", False), ("nonsense", False)],
)  # fmt: skip
def test_players_are_in_the_network_by_a_private_address_or_by_ours(peer: str, is_inside: bool) -> None:  # noqa: FBT001 - a case
    assert is_in_network(peer, [ipaddress.ip_interface("93.184.216.34/24")]) == is_inside
