"""The commands that only Battle has."""
