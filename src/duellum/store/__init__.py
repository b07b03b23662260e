"""The event log: an append-only record of every game, durable before anything is acknowledged.

A game is the replay of its events. The log only grows, and of two writers to one game only one can win.
Payloads are opaque here. This is the only package that knows a database: SQLite embedded, PostgreSQL to
scale.
"""

from duellum.store.backends import open_event_log
from duellum.store.event_log import ConflictError, DeletedError, Entry, EventLog, Snapshot, StoreError

__all__ = [
    "ConflictError",
    "DeletedError",
    "Entry",
    "EventLog",
    "Snapshot",
    "StoreError",
    "open_event_log",
]
