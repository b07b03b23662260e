"""The server's metrics in Prometheus' format."""

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

APPENDED_EVENTS = Counter("duellum_events_total", "Events written to the log.")
APPEND_CONFLICTS = Counter("duellum_conflicts_total", "Appends that lost against another writer.")
REFUSED_COMMANDS = Counter("duellum_refused_total", "Commands refused, by reason.", ["reason"])
DROPPED_CONNECTIONS = Counter("duellum_cut_off_total", "Connections cut off, by reason.", ["reason"])
OPEN_CONNECTIONS = Gauge("duellum_connections", "Open WebSocket connections.", multiprocess_mode="livesum")
TABLES_IN_MEMORY = Gauge("duellum_tables", "Games in memory.", multiprocess_mode="livesum")
RUNNING_SEARCHES = Gauge("duellum_bots_thinking", "Engine searches under way.", multiprocess_mode="livesum")
BOT_MOVE_SECONDS = Histogram(
    "duellum_bot_seconds", "Seconds a bot's move took, including the wait for a thread."
)
BOT_FAILURES = Counter("duellum_bot_failures_total", "Engine searches that crashed or timed out.")


def export_metrics() -> bytes:
    """Return all metrics in Prometheus' text format, summed over all workers where there are several."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # it has no types
    return generate_latest(registry)
