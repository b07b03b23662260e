"""Whole games of Qwixx Duel between simple policies, at machine speed."""
