"""Every kind of frame that RFC 6455 allows or forbids, each as a flood."""

import random
from collections.abc import Callable, Iterator

from tests.server.attacks.raw_client import Opcode, RawClient, build_frame

_PING_MESSAGE = b'{"type":"ping","id":"a"}'
_PLAY = b'{"type":"play","id":"a","ply":0,"move":"y5"}'
Flood = Callable[[int], bytes]
"""Returns the bytes of so many frames."""


def _repeat(*frames: bytes) -> Flood:
    return lambda count: b"".join(frames) * (count // len(frames) + 1)


def _begin(first: bytes, then: bytes) -> Flood:
    return lambda count: first + then * count


def _mix(count: int) -> bytes:
    """Return valid frames of all kinds in a random order, the same at each call."""
    source = random.Random(1)
    frames = [build_frame(opcode, bytes(size)) for opcode in (1, 2, 9, 10) for size in (0, 1, 20, 125)]
    return b"".join(source.choices(frames, k=count))


def _fragment(payload: bytes) -> list[bytes]:
    """Return a message, a byte in each frame."""
    opcodes = [Opcode.TEXT, *[Opcode.CONTINUATION] * (len(payload) - 1)]
    last = len(payload) - 1
    return [
        build_frame(opcode, payload[number : number + 1], fin=number == last)
        for number, opcode in enumerate(opcodes)
    ]


_TEXT_BEGIN = build_frame(Opcode.TEXT, b"{", fin=False)
_EMPTY_REST = build_frame(Opcode.CONTINUATION, fin=False)
FLOODS: dict[str, Flood] = {
    "empty-continuations": _begin(_TEXT_BEGIN, _EMPTY_REST),
    "binary-continuations": _begin(build_frame(Opcode.BINARY, fin=False), _EMPTY_REST),
    "continuations-with-pings": _begin(_TEXT_BEGIN, _EMPTY_REST + build_frame(Opcode.PING)),
    "messages-in-fragments": _repeat(*_fragment(_PING_MESSAGE)),
    "long-pings": _repeat(build_frame(Opcode.PING, bytes(125))),
    "empty-pings": _repeat(build_frame(Opcode.PING)),
    "long-pongs": _repeat(build_frame(Opcode.PONG, bytes(125))),
    "empty-pongs": _repeat(build_frame(Opcode.PONG)),
    "empty-texts": _repeat(build_frame(Opcode.TEXT)),
    "texts-that-are-no-json": _repeat(build_frame(Opcode.TEXT, b"[" * 100)),
    "long-texts": _repeat(build_frame(Opcode.TEXT, b"x" * 4096)),
    "too-long-texts": _repeat(build_frame(Opcode.TEXT, b"x" * 5000)),
    "ping-messages": _repeat(build_frame(Opcode.TEXT, _PING_MESSAGE)),
    "moves": _repeat(build_frame(Opcode.TEXT, _PLAY)),
    "binary-messages": _repeat(build_frame(Opcode.BINARY, _PING_MESSAGE)),
    "every-valid-kind": _mix,
    "closes": _repeat(build_frame(Opcode.CLOSE, b"\x03\xe8")),
    "closes-with-a-bad-code": _repeat(build_frame(Opcode.CLOSE, b"\0\1")),
    "reserved-data-opcodes": _repeat(*(build_frame(opcode, b"x") for opcode in range(3, 8))),
    "reserved-control-opcodes": _repeat(*(build_frame(opcode, b"x") for opcode in range(11, 16))),
    "reserved-bits": _repeat(*(build_frame(Opcode.TEXT, b"{}", reserved=bits) for bits in range(1, 8))),
    "unmasked": _repeat(build_frame(Opcode.TEXT, b"{}", is_masked=False)),
    "fragmented-pings": _repeat(build_frame(Opcode.PING, fin=False)),
    "pings-that-are-too-long": _repeat(build_frame(Opcode.PING, bytes(200))),
    "continuations-of-nothing": _repeat(build_frame(Opcode.CONTINUATION, b"x")),
    "a-text-within-a-text": _repeat(_TEXT_BEGIN, build_frame(Opcode.TEXT, b"{}")),
    "a-frame-of-2^63-bytes": _repeat(build_frame(Opcode.TEXT, b"x", length=1 << 63)),
    "half-a-frame": lambda _: build_frame(Opcode.TEXT, b"x" * 10, length=4000),
}


def flood(port: int, game: str, kind: str, frames: int, sources: list[str]) -> int:
    """Send so many frames over as many connections as it takes, from several addresses.

    Return how many frames the server's side took off this client's hands before it closed.
    """
    blob = FLOODS[kind](frames)
    per_byte, written = frames / len(blob), 0
    for source in _cycle(sources, attempts=20):
        with RawClient(port, source) as client:
            if b" 101 " not in client.upgrade(game):
                continue
            written += client.send(blob[written:])
            if written >= len(blob):
                client.read_to_end(0.2)
                break
    return int(written * per_byte)


def _cycle(sources: list[str], attempts: int) -> Iterator[str]:
    for number in range(attempts):
        yield sources[number % len(sources)]
