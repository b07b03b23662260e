"""Battle's engine: search, evaluation, transposition table, levels."""
