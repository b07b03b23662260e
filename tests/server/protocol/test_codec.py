"""Encoding and decoding: whatever bytes come, decoding raises one of the declared errors or succeeds."""

import contextlib

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from duellum.server.protocol.client import Ping
from duellum.server.protocol.codec import DECODE_ERRORS, decode_client_message, encode_message


def test_a_message_is_decoded_as_it_was_encoded() -> None:
    assert decode_client_message(encode_message(Ping("p1"))) == Ping("p1")


@pytest.mark.parametrize(
    ("data", "error"),
    [
        (b"", msgspec.DecodeError),
        (b"{", msgspec.DecodeError),
        (b"[]", msgspec.ValidationError),
        (b'{"type": "ping"}', msgspec.ValidationError),
        (b'{"type": "ping", "id": "\xff"}', UnicodeDecodeError),
        (b'{"type": "ping", "id": "p", "x": ' + b"[" * 100_000, RecursionError),
    ],
)
def test_wrong_bytes_raise_a_declared_error(data: bytes, error: type[Exception]) -> None:
    assert issubclass(error, DECODE_ERRORS)
    with pytest.raises(error):
        decode_client_message(data)


@given(st.binary(max_size=100))
def test_no_bytes_raise_anything_else(data: bytes) -> None:
    with contextlib.suppress(*DECODE_ERRORS):
        decode_client_message(data)
