"""Qwixx Duel's compiled twin of the rules: bitboards, turns, exact expectation."""
