"""Qwixx Duel's puzzles: the best of a turn, what makes it a puzzle, and its themes."""
