"""Battle's openings: the book, and what its moves are for."""
