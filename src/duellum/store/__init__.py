"""The event log: what happened in every game, kept so that nothing acknowledged is ever lost.

A game is the replay of its events. The log only grows; two writers to one game cannot both win. Payloads are
opaque here. This is the only code that knows a database: SQLite embedded, PostgreSQL to scale.
"""

from duellum.store.log import ConflictError, Entry, EventLog, StoreError
from duellum.store.opening import open_log

__all__ = ["ConflictError", "Entry", "EventLog", "StoreError", "open_log"]
