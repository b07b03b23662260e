"""What clients use of a process, and whose socket is closed when there are too many."""

import asyncio
import time
from typing import cast
from unittest.mock import Mock

import pytest
from msgspec.structs import replace

from duellum.server.settings import Limits
from duellum.server.transport.limits.admission import STATE_KEY, Admission, SocketTable, find_admission
from duellum.server.transport.limits.rate_limit import ClientLimiter
from tests.server.clients import UNLIMITED


def new_transport() -> asyncio.Transport:
    return cast("asyncio.Transport", Mock(spec=asyncio.Transport))


def test_one_pending_socket_too_many_closes_the_oldest_that_is_pending() -> None:
    table = SocketTable(replace(UNLIMITED, pending_sockets=2))
    first, second, third, fourth = (new_transport() for _ in range(4))
    assert all(table.open(each, "a") for each in (first, second))
    table.confirm(first)
    assert all(table.open(each, "b") for each in (third, fourth))
    assert [cast("Mock", each).abort.called for each in (first, second, third, fourth)] == [
        False, True, False, False,
    ]  # fmt: skip
    assert table.counts.total == 3
    table.close(second)  # which its protocol does, too
    assert table.counts.total == 3


def test_sockets_have_a_rate_by_address_but_not_by_proxy() -> None:
    table = SocketTable(replace(UNLIMITED, address_sockets_per_second=0.2))
    assert [table.open(new_transport(), "a") for _ in range(3)] == [True, True, False]
    assert table.open(new_transport(), "b")
    assert all(table.open(new_transport(), None) for _ in range(5))


@pytest.mark.parametrize(
    ("field", "clients"),
    [
        ("player_handshakes_per_second", [("ann", "1"), ("ann", "2"), ("ann", "3"), ("ben", "1")]),
        ("handshakes_per_second", [("ann", "1"), ("ben", "1"), ("cat", "1"), ("ann", "2")]),
    ],
)
def test_handshakes_are_counted_by_player_and_by_address(field: str, clients: list[tuple[str, str]]) -> None:
    admission = Admission(replace(UNLIMITED, **{field: 0.2}))
    assert [admission.take_handshake(*client) for client in clients] == [True, True, False, True]


def test_requests_are_counted_in_total() -> None:
    admission = Admission(replace(UNLIMITED, total_requests_per_second=2))
    assert [admission.take_request(None, str(number)) for number in range(3)] == [True, True, False]


def test_frames_are_counted_by_connection_player_address_and_in_total() -> None:
    for field, players, addresses in (
        ("messages_per_second", "ab", "12"),
        ("player_messages_per_second", "aa", "12"),
        ("address_messages_per_second", "ab", "11"),
        ("total_messages_per_second", "ab", "12"),
    ):
        rate = 16 if field.startswith("total") else 1.6
        admission = Admission(replace(UNLIMITED, **{field: rate}))
        taken = []
        for player, address in zip(players, addresses, strict=True):
            budget = admission.new_budget()
            budget.share(admission.get_frame_buckets(player, address))
            now = time.monotonic()
            taken.append(sum(budget.take(now) for _ in range(30)))
        assert taken == ([16, 16] if field == "messages_per_second" else [16, 0]), field


def test_a_server_without_an_admission_gets_one_with_the_default_limits() -> None:
    state: dict[str, object] = {}
    found = find_admission(state)
    assert found.limits == Limits()
    assert find_admission(state) is found
    own = Admission(UNLIMITED)
    assert find_admission({STATE_KEY: own}) is own


def test_every_limiter_by_player_and_address_is_shared_between_processes() -> None:
    admission = Admission(Limits())
    own = {name for name, value in vars(admission).items() if isinstance(value, ClientLimiter)}
    assert {name.rpartition("-")[0] for name in admission.list_limiters()} == own
