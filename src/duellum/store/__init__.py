"""The event log: what happened in every game, kept so that nothing acknowledged is ever lost.

A game is the replay of its events. The log only grows; two writers to one game cannot both win. Payloads are
opaque here. This is the only code that knows a database: SQLite embedded, PostgreSQL to scale.
"""

from duellum.store.backends import open_log
from duellum.store.event_log import ConflictError, Entry, EventLog, StoreError

__all__ = ["ConflictError", "Entry", "EventLog", "StoreError", "open_log"]
