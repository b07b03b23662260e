"""Analyses of recorded games, for clients that have no engine: run position by position, and presented."""
