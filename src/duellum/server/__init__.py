"""The server: live games that are never lost. See docs/server.md for the messages of its protocol."""
