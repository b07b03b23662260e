"""HTTP and WebSocket: the application, endpoints, identity, rate limits, static files."""
