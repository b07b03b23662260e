"""Encoding and decoding of WebSocket messages as JSON."""

from collections.abc import Callable

import msgspec

from duellum.server.protocol.client import FromClient

DECODE_ERRORS = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""What decoding can raise: invalid JSON, no UTF-8, no message of the protocol, or too deeply nested."""

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)

encode_message: Callable[[msgspec.Struct], bytes] = _ENCODER.encode
"""Return a message as JSON bytes."""

decode_client_message: Callable[[bytes], FromClient] = _DECODER.decode
"""Return a client's message from its JSON bytes. Raises one of :data:`DECODE_ERRORS`."""
