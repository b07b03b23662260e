"""The server: live games that are never lost. docs/server.md describes the protocol."""
