"""The machine's addresses in its local networks, the one with the default route first."""

import ipaddress
import socket
from collections.abc import Iterator

import ifaddr

Interface = ipaddress.IPv4Interface | ipaddress.IPv6Interface
"""An address of this machine and the network it belongs to."""

_OUTSIDE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses reserved for documentation: a route to them is the default route."""


def find_interfaces() -> list[Interface]:
    """Return where this machine can be reached from its networks; IPv6 only if there is no IPv4."""
    found = [interface for interface in _list_interfaces() if _is_usable(interface)]
    chosen = [interface for interface in found if interface.version == 4] or found
    default = _find_default_addresses()
    return sorted(chosen, key=lambda interface: str(interface.ip) not in default)


def format_host(interface: Interface) -> str:
    """Return the address as it is in a link."""
    return str(interface.ip) if interface.version == 4 else f"[{interface.ip}]"


def is_in_network(address: str, interfaces: list[Interface]) -> bool:
    """Whether somebody is in one of our networks: by a private address, or by one of the same network."""
    try:
        peer = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    return not peer.is_global or any(peer in interface.network for interface in interfaces)


def _list_interfaces() -> Iterator[Interface]:
    for adapter in ifaddr.get_adapters():
        for each in adapter.ips:
            address = each.ip if isinstance(each.ip, str) else each.ip[0]
            yield ipaddress.ip_interface(f"{address}/{each.network_prefix}")


def _is_usable(interface: Interface) -> bool:
    """Whether others can use it in a link: an IPv6 link-local address is different on each machine."""
    address = interface.ip
    is_local = address.is_loopback or address.is_unspecified or address.is_multicast
    return not is_local and not (address.version == 6 and address.is_link_local)


def _find_default_addresses() -> set[str]:
    """Return the addresses from which packets leave by the default route; nothing is sent to find out."""
    found = set()
    for family, outside in _OUTSIDE.items():
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((outside, 9))
                found.add(probe.getsockname()[0])
        except OSError:  # no such route
            continue
    return found
