"""Encoding and decoding of WebSocket messages as JSON."""

from collections.abc import Callable

import msgspec

from duellum.server.protocol.messages import FromClient

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)

encode_message: Callable[[msgspec.Struct], bytes] = _ENCODER.encode
"""Return a message as JSON bytes."""

decode_client_message: Callable[[bytes], FromClient] = _DECODER.decode
"""Return a client's message from its JSON bytes. Raises one of :data:`~.messages.UNREADABLE`."""
