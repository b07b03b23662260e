"""One game as pure functions: state, commands, events, clock, and what clients are shown."""
