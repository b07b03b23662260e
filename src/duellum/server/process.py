"""Running the server: one process, or several that share a socket."""

import contextlib
import gc
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import uvicorn
from msgspec.structs import replace
from starlette.types import ASGIApp

from duellum.server.bus.unix import SCHEME, has_neighbours
from duellum.server.logging_config import LOGGING
from duellum.server.protocol.client import MAX_MESSAGE_BYTES
from duellum.server.settings import Settings, hand_over, handed_over

_GARBAGE = (1_000, 1_000_000, 1)
"""When garbage is looked for: a little at a time, as everybody waits for it, and only among what is new. To
look at all that thousands of games hold takes half a second; rooms are trees and leave no garbage, whoever
plays leaves none either, and the upkeep looks for what is left after all."""
_SWITCH_SECONDS = 0.001
"""How long a busy event loop may keep the log's writer from the interpreter: five times for each group."""
_FIGURES_FOLDER = "PROMETHEUS_MULTIPROC_DIR"


def app() -> ASGIApp:
    """Return the application with the settings that were handed over; uvicorn calls this in each process."""
    from duellum.server.transport.app import Server, create_app  # noqa: PLC0415 - after the figures' folder is set

    application = create_app(Server(handed_over()))
    gc.freeze()
    gc.set_threshold(*_GARBAGE)
    sys.setswitchinterval(_SWITCH_SECONDS)
    return application


def options(settings: Settings) -> dict[str, Any]:
    """Return what uvicorn is to know."""
    return {
        "host": settings.host,
        "port": settings.port,
        "http": "duellum.server.transport.websocket:Http",
        "ws": "duellum.server.transport.websocket:Wire",  # websockets-sansio, made lighter
        "ws_max_size": MAX_MESSAGE_BYTES,
        "ws_per_message_deflate": False,
        "lifespan": "on",
        "access_log": False,
        "server_header": False,
        "timeout_graceful_shutdown": 5,
    }


def run(settings: Settings) -> None:
    """Serve until told to stop; then connections close with code 1012, and what is being written is."""
    with _shared(settings) if settings.workers > 1 else contextlib.nullcontext(settings) as chosen:
        hand_over(chosen)
        uvicorn.run(
            "duellum.server.process:app",
            factory=True,
            workers=chosen.workers,
            log_config=LOGGING,
            **options(chosen),
        )


@contextlib.contextmanager
def _shared(settings: Settings) -> Iterator[Settings]:
    """Let all workers count together, and wake each other where there is no other bus."""
    with tempfile.TemporaryDirectory(prefix="duellum-") as folder:
        figures, bus = Path(folder, "figures"), Path(folder, "bus")
        figures.mkdir()
        bus.mkdir()
        os.environ[_FIGURES_FOLDER] = str(figures)
        try:
            yield (
                settings if settings.bus or not has_neighbours() else replace(settings, bus=f"{SCHEME}{bus}")
            )
        finally:
            del os.environ[_FIGURES_FOLDER]
