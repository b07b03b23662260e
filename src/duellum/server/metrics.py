"""The server's figures, as operators' tools read them."""

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

APPENDED = Counter("duellum_events_total", "Events written to the log.")
CONFLICTS = Counter("duellum_conflicts_total", "Appends another node was faster with.")
REFUSED = Counter("duellum_refused_total", "Commands refused, by reason.", ["reason"])
CUT_OFF = Counter("duellum_cut_off_total", "Connections cut off, by reason.", ["reason"])
CONNECTIONS = Gauge("duellum_connections", "WebSockets open.", multiprocess_mode="livesum")
TABLES = Gauge("duellum_tables", "Games in memory.", multiprocess_mode="livesum")
THINKING = Gauge("duellum_bots_thinking", "Engines at work.", multiprocess_mode="livesum")
BOT_SECONDS = Histogram("duellum_bot_seconds", "What a bot's move took, waiting for a thread included.")
BOT_FAILURES = Counter("duellum_bot_failures_total", "Searches that crashed or took too long.")


def figures() -> bytes:
    """Return all figures, of all workers where there are several."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # it has no types
    return generate_latest(registry)
