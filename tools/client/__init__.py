"""Generators of what the browser client is told by Python: message types, constants and data."""
