"""Whom an address stands for."""

import pytest

from duellum.server.transport.limits.addresses import group_address


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("a client", "a client"),
        ("", ""),
    ],
)
def test_an_ipv6_network_of_64_bits_is_one_client(host: str, key: str) -> None:
    assert group_address(host) == key
