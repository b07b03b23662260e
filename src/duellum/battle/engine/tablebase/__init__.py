"""Endgame tablebases: built by retrograde analysis, kept on disk, probed by the search."""
