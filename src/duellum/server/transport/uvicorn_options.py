"""Options of uvicorn that hold for every listener."""

from typing import Any

from duellum.server.protocol.client import MAX_MESSAGE_BYTES

LISTENER_OPTIONS: dict[str, Any] = {
    "ws_max_size": MAX_MESSAGE_BYTES,
    "ws_per_message_deflate": False,
    "access_log": False,
    "server_header": False,
}
