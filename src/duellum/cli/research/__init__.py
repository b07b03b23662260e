"""Commands for developers and researchers: counting, building books and mining puzzles."""
