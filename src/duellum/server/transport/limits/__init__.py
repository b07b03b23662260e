"""Limits of what clients may use, shared between processes; the watchdog of the event loop."""
