"""The ids of Battle's clauses, named by refusals and outcomes; the translation catalogues hold their text."""

CLAUSES = tuple(f"B{number}" for number in range(1, 22))
"""B1 to B17 are the makers' rules; B18 to B21 are the platform's."""
