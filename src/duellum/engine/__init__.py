"""Engines for every game: the public Engine, matches, analysis of games, and the UCI protocol."""
