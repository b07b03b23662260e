"""A malicious client on a bare socket, which keeps to no rule but those that it wants to."""

import base64
import contextlib
import os
import socket
import struct
import time
from enum import IntEnum
from typing import Self

TIMEOUT_SECONDS = 30.0
_PIECE_BYTES = 65_536


class Opcode(IntEnum):
    """The opcodes of RFC 6455; the others are reserved."""

    CONTINUATION = 0
    TEXT = 1
    BINARY = 2
    CLOSE = 8
    PING = 9
    PONG = 10


def build_frame(
    opcode: int, payload: bytes = b"", *, fin: bool = True, reserved: int = 0, is_masked: bool = True,
    length: int | None = None,
) -> bytes:  # fmt: skip
    """Return a frame, also one that the RFC forbids; `length` may be another than the payload's."""
    length = len(payload) if length is None else length
    mask_bit = 0x80 if is_masked else 0
    head = bytes((fin << 7 | reserved << 4 | opcode,))
    if length < 126:
        head += bytes((mask_bit | length,))
    elif length < 65_536:
        head += struct.pack("!BH", mask_bit | 126, length)
    else:
        head += struct.pack("!BQ", mask_bit | 127, length)
    return head + (b"\0\0\0\0" if is_masked else b"") + payload  # a mask of zeros leaves it as it is


class RawClient:
    """A TCP connection to a server, from any of the loopback network's addresses."""

    def __init__(self, port: int, source: str = "127.0.0.2") -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), TIMEOUT_SECONDS, (source, 0))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> int:
        """Send until all is written or the server has enough; return how many bytes were written."""
        written = 0
        with contextlib.suppress(OSError):
            while written < len(data):
                written += self.socket.send(data[written : written + _PIECE_BYTES])
        return written

    def upgrade(self, game: str, *headers: str) -> bytes:
        """Ask for a WebSocket at a game's table; return the response's head, empty if there is none."""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET /api/games/{game}/play HTTP/1.1", "Host: localhost", "Upgrade: websocket",
            "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", *headers,
        )  # fmt: skip
        self.send(("\r\n".join(lines) + "\r\n\r\n").encode())
        return self.read_head()

    def read_head(self) -> bytes:
        """Return what the server sends up to an empty line, or up to its end."""
        return self.read_until(b"\r\n\r\n")

    def read_until(self, wanted: bytes) -> bytes:
        """Return what the server sends up to these bytes, or up to its end."""
        data = b""
        with contextlib.suppress(OSError):
            while not data.endswith(wanted) and (found := self.socket.recv(1)):
                data += found
        return data

    def read_to_end(self, seconds: float = TIMEOUT_SECONDS) -> bytes | None:
        """Return what the server sends until it closes; None if it does not within that time."""
        data, deadline = b"", time.monotonic() + seconds
        while (left := deadline - time.monotonic()) > 0:
            self.socket.settimeout(left)
            try:
                found = self.socket.recv(_PIECE_BYTES)
            except TimeoutError:
                return None
            except OSError:  # reset
                return data
            if not found:
                return data
            data += found
        return None
