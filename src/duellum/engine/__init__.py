"""Engines for every game: the public Engine, external engines, matches, and the UCI protocol."""
