"""Battle's compiled twin of the rules: move generation, attacks, perft."""
