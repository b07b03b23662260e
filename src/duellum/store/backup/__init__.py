"""Backups of an event log, taken while the server writes, and restoring them.

A backup is a folder with the events as a SQLite file, whichever database they come from, the keys, and a
manifest. So it is verified by one piece of code, can be restored into either database, and a server can be
started on it directly.
"""
