"""The event log in a PostgreSQL database."""
