"""Running the server: one process, or several that share a socket."""

import contextlib
import gc
import os
import tempfile
from collections.abc import Iterator
from typing import Any

import uvicorn
from starlette.types import ASGIApp

from duellum.server.logs import LOGGING
from duellum.server.messages import MOST_BYTES
from duellum.server.settings import Settings, hand_over, handed_over

_GARBAGE = (20_000, 20, 50)
"""When garbage is looked for. Rooms are trees and leave none, so searching thousands of them is in vain."""
_FIGURES_FOLDER = "PROMETHEUS_MULTIPROC_DIR"


def app() -> ASGIApp:
    """Return the application with the settings that were handed over; uvicorn calls this in each process."""
    from duellum.server.app import Server, create_app  # noqa: PLC0415 - after the figures' folder is set

    application = create_app(Server(handed_over()))
    gc.freeze()
    gc.set_threshold(*_GARBAGE)
    return application


def options(settings: Settings) -> dict[str, Any]:
    """Return what uvicorn is to know."""
    return {
        "host": settings.host,
        "port": settings.port,
        "ws": "duellum.server.wire:Wire",  # websockets-sansio, made lighter
        "ws_max_size": MOST_BYTES,
        "ws_per_message_deflate": False,
        "lifespan": "on",
        "access_log": False,
        "server_header": False,
        "timeout_graceful_shutdown": 5,
    }


def run(settings: Settings) -> None:
    """Serve until told to stop; then connections close with code 1012, and what is being written is."""
    hand_over(settings)
    with _shared_figures() if settings.workers > 1 else contextlib.nullcontext():
        uvicorn.run(
            "duellum.server.serving:app",
            factory=True,
            workers=settings.workers,
            log_config=LOGGING,
            **options(settings),
        )


@contextlib.contextmanager
def _shared_figures() -> Iterator[None]:
    """Let all workers count together."""
    with tempfile.TemporaryDirectory(prefix="duellum-figures-") as folder:
        os.environ[_FIGURES_FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[_FIGURES_FOLDER]
