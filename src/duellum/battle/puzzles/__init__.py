"""Battle's puzzles: where they come from, what makes a position one, and their themes."""
