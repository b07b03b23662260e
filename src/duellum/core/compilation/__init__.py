"""Compiling the engines ahead of the first search, in a process of its own, with progress."""
