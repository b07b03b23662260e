"""Deletion of old games in SQLite, a bounded number of events at a time."""

import sqlite3

from msgspec import Struct

from duellum.store.event_log import DELETED, DELETING

_SELECT_BEGUN = "SELECT id FROM game WHERE label = ? AND labelled_at >= 0 LIMIT 1"
_SELECT_OLDEST = "SELECT id FROM game WHERE label = ? AND labelled_at < ? ORDER BY labelled_at LIMIT 1"
_BEGIN = "UPDATE game SET live = 0, due = NULL, label = ? WHERE id = ?"
_DELETE = "DELETE FROM event WHERE rowid IN (SELECT rowid FROM event WHERE game = ? LIMIT ?)"
DELETE_SNAPSHOT = "DELETE FROM snapshot WHERE game = ?"
_FINISH = "UPDATE game SET label = ?, labelled_at = NULL WHERE id = ?"


class Purge(Struct, frozen=True, eq=False):
    """A step of a deletion, as :meth:`~duellum.store.event_log.EventLog.purge` describes it."""

    label: str
    before: int
    limit: int


def delete_events(connection: sqlite3.Connection, purge: Purge) -> str | None:
    """Delete events of one game; return its id, None if no game is to be deleted.

    The game's row stays: its label says that the id is not free.
    """
    game_id = _find_game(connection, purge)
    if game_id is None:
        return None
    connection.execute(_BEGIN, (DELETING, game_id))
    connection.execute(DELETE_SNAPSHOT, (game_id,))
    if connection.execute(_DELETE, (game_id, purge.limit)).rowcount < purge.limit:
        connection.execute(_FINISH, (DELETED, game_id))
    return game_id


def _find_game(connection: sqlite3.Connection, purge: Purge) -> str | None:
    begun = connection.execute(_SELECT_BEGUN, (DELETING,)).fetchone()
    found = begun or connection.execute(_SELECT_OLDEST, (purge.label, purge.before)).fetchone()
    return found[0] if found else None
