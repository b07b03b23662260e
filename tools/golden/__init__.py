"""Makers of the golden files in tests/golden: what Python says, for tests in Python and in the browser."""
