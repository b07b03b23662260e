"""Battle to print."""
