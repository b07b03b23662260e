"""Reasons for moves: what they threaten, guard and win, compared with the other candidates."""
