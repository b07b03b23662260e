"""Matches between engines, and the statistics of their results."""
