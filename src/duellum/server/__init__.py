"""The server: live games that are never lost. See docs/server.md for what is said over the wire."""
