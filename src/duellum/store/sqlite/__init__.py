"""The event log in a SQLite file."""
