"""Commands for developers and researchers: counting, simulating, training and fitting."""
