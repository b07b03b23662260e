"""Qwixx Duel to print."""
