"""HTTP and WebSocket: the application, endpoints, identity, limits, static files."""
