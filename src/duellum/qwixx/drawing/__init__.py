"""Drawings of Qwixx Duel positions: text for terminals, SVG for pages and print."""
