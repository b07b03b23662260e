"""Qwixx Duel's rules in plain Python: the authority on what is legal."""
