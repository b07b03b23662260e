"""Which client a network address means in the limits."""

import ipaddress
from functools import lru_cache

_IPV6_PREFIX = 64
"""What a provider gives one customer at least: all its addresses count as one."""


@lru_cache(maxsize=4096)
def group_address(host: str) -> str:
    """Return the key of a client's limits: its IPv4 address, or the /64 network of its IPv6 address."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if address.version == 4:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address.packed, _IPV6_PREFIX), strict=False))
