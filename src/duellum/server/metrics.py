"""The server's metrics in Prometheus' format, and the listener of their own that serves them."""

import contextlib
import os
from collections.abc import Iterator
from threading import Thread
from wsgiref.simple_server import WSGIServer

from prometheus_client import (
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
    start_http_server,
)

_MAX_PORT = 65_535
APPENDED_EVENTS = Counter("duellum_events_total", "Events written to the log.")
APPEND_CONFLICTS = Counter("duellum_conflicts_total", "Appends that lost against another writer.")
REFUSED_COMMANDS = Counter("duellum_refused_total", "Commands refused, by reason.", ["reason"])
DROPPED_CONNECTIONS = Counter("duellum_cut_off_total", "Connections cut off, by reason.", ["reason"])
LIMITED = Counter("duellum_limited_total", "What exceeded a limit and was refused, by limit.", ["limit"])
LOOP_HOLD_SECONDS = Histogram(
    "duellum_loop_hold_seconds",
    "CPU seconds for which the event loop was held for more than a millisecond.",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
LONGEST_LOOP_HOLD = Gauge(
    "duellum_loop_hold_max_seconds",
    "The longest hold of the event loop within the last minute.",
    multiprocess_mode="livemax",
)
OPEN_CONNECTIONS = Gauge("duellum_connections", "Open WebSocket connections.", multiprocess_mode="livesum")
TABLES_IN_MEMORY = Gauge("duellum_tables", "Games in memory.", multiprocess_mode="livesum")
OPEN_SEEKS = Gauge("duellum_seeks", "Players who are seeking an opponent.", multiprocess_mode="livemax")
PAIRS = Counter("duellum_pairs_total", "Pairs of players for whom this process decided.")
FAILED_WRITES = Counter("duellum_failed_writes_total", "Writes to the log that failed.")
PURGED_STEPS = Counter(
    "duellum_purged_total", "Steps in which old games were deleted, each of one game and up to 100 events."
)
RUNNING_SEARCHES = Gauge("duellum_bots_thinking", "Engine searches under way.", multiprocess_mode="livesum")
BOT_MOVE_SECONDS = Histogram(
    "duellum_bot_seconds", "Seconds a bot's move took, including the wait for a thread."
)
BOT_FAILURES = Counter("duellum_bot_failures_total", "Engine searches that crashed or timed out.")
ABANDONED_SEARCHES = Gauge(
    "duellum_searches_abandoned",
    "Abandoned engine searches that are still running.",
    multiprocess_mode="livesum",
)
WAITING_SEARCHES = Gauge(
    "duellum_searches_waiting", "Engine searches waiting for a thread.", multiprocess_mode="livesum"
)
SEARCH_WAIT_SECONDS = Histogram(
    "duellum_search_wait_seconds", "Seconds a search waited for a thread, by kind: move or hint.", ["kind"]
)


def export_metrics() -> bytes:
    """Return all metrics in Prometheus' text format, summed over all workers if there are several."""
    return generate_latest(_registry())


@contextlib.contextmanager
def serve_metrics(address: str) -> Iterator[None]:
    """Serve the metrics of all workers at an address such as ``127.0.0.1:9100``, until the end of the block.

    A thread of this process serves them. An empty address serves nothing. Raises
    :class:`ValueError` for a malformed address and :class:`OSError` for one that cannot be used.
    """
    if not address:
        yield
        return
    server, thread = _open_listener(address)
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def _open_listener(address: str) -> tuple[WSGIServer, Thread]:
    host, _, port = address.rpartition(":")
    if not (host and port.isascii() and port.isdigit() and int(port) <= _MAX_PORT):
        raise ValueError(f"{address!r} is not of the form HOST:PORT, such as 127.0.0.1:9100")
    return start_http_server(int(port), host.strip("[]"), _registry())


def _registry() -> CollectorRegistry:
    """Return the metrics of this process, or the sum of all workers' if there are several."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return REGISTRY
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # it has no types
    return registry
