"""Puzzles: mining, grading, verifying, selecting, and the collections that come with the package."""
