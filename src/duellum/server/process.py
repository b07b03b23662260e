"""Server processes: one, or several workers that share a port."""

import contextlib
import ctypes
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

from duellum.server.bus import unix
from duellum.server.logging_config import LOGGING
from duellum.server.settings import Settings, export_settings, import_settings
from duellum.server.transport.limits.file_limit import raise_file_limit
from duellum.server.transport.uvicorn_protocols import LISTENER_OPTIONS

_GARBAGE_COLLECTION_THRESHOLDS = (1_000, 1_000_000, 1)
"""Garbage collection looks at new objects only, a few at a time, because it stops the event loop. A full
collection over thousands of games takes half a second. Game states are trees and connections leave no
cycles, so hardly any garbage is left; maintenance runs a full collection every hour."""
_M_MMAP_THRESHOLD = -3
_MAPPED_BYTES = 1 << 20
_SWITCH_INTERVAL_SECONDS = 0.001
"""How long a busy event loop may hold the GIL while the log's writer thread waits, which it does five times
for each group commit."""
_SHUTDOWN_SECONDS = 5
_METRICS_VARIABLE = "PROMETHEUS_MULTIPROC_DIR"
"""prometheus_client reads it when it is first imported, which is why nothing here imports it."""


class MetricsListenerError(Exception):
    """The listener for metrics cannot be opened; the message says why."""


def app() -> ASGIApp:
    """Return the application with the exported settings; uvicorn calls this in each process."""
    from duellum.server.transport.app import Server, create_app  # noqa: PLC0415 - after the metrics folder is set

    return_freed_memory()
    settings = import_settings()
    raise_file_limit(settings.limits.sockets + settings.limits.reserved_files)
    application = create_app(Server(settings))
    gc.freeze()
    gc.set_threshold(*_GARBAGE_COLLECTION_THRESHOLDS)
    sys.setswitchinterval(_SWITCH_INTERVAL_SECONDS)
    return application


def return_freed_memory() -> None:
    """Let glibc map blocks of a megabyte or more, so that they go back to the system when they are freed.

    By default glibc raises this bound to the largest block that was freed, up to 32 MB. Shorter blocks are
    taken from the heap of a thread, which keeps them: each analysis has a table of 16 MB, and its thread may
    be new. Nothing happens with another C library.
    """
    if not sys.platform.startswith("linux"):
        return
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is not None:
        mallopt(_M_MMAP_THRESHOLD, _MAPPED_BYTES)


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    """Return the options for uvicorn."""
    return {
        "host": settings.host,
        "port": settings.port,
        "http": "duellum.server.transport.uvicorn_protocols:HttpProtocol",
        "ws": "duellum.server.transport.uvicorn_protocols:WebSocketProtocol",
        "lifespan": "on",
        "timeout_keep_alive": settings.limits.keep_alive_seconds,
        "timeout_graceful_shutdown": _SHUTDOWN_SECONDS,
        "proxy_headers": not settings.personal,  # it must know for certain who sits at this machine
        "forwarded_allow_ips": list(settings.trusted_proxies) or None,  # None for uvicorn's own variable
        **LISTENER_OPTIONS,
    }


def run(settings: Settings) -> None:
    """Serve until stopped; connections then close with code 1012, and all pending appends are written.

    Raises :class:`MetricsListenerError`.
    """
    with contextlib.ExitStack() as resources:
        if settings.workers > 1:
            settings = resources.enter_context(_share_resources(settings))
        _open_metrics_listener(settings.metrics, resources)
        export_settings(settings)
        uvicorn.run(
            "duellum.server.process:app",
            factory=True,
            workers=settings.workers,
            log_config=LOGGING,
            **uvicorn_options(settings),
        )


def _open_metrics_listener(address: str, resources: contextlib.ExitStack) -> None:
    from duellum.server.metrics import serve_metrics  # noqa: PLC0415 - after the metrics folder is set

    try:
        resources.enter_context(serve_metrics(address))
    except (OSError, ValueError) as error:
        raise MetricsListenerError(f"metrics cannot be served at {address}: {error}") from error


@contextlib.contextmanager
def _share_resources(settings: Settings) -> Iterator[Settings]:
    """Give the workers a folder for their metrics, and a bus of Unix sockets if there is no other."""
    with tempfile.TemporaryDirectory(prefix="duellum-") as folder:
        metrics, bus = Path(folder, "metrics"), Path(folder, "bus")
        metrics.mkdir()
        bus.mkdir()
        os.environ[_METRICS_VARIABLE] = str(metrics)
        has_bus = bool(settings.bus) or not unix.is_supported()
        try:
            yield settings if has_bus else replace(settings, bus=f"{unix.SCHEME}{bus}")
        finally:
            del os.environ[_METRICS_VARIABLE]
