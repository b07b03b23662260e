"""Qwixx Duel as text and SVG."""
