"""The ids of Battle's clauses, by which refusals and endings name them; the catalogues say what they say."""

CLAUSES = tuple(f"B{number}" for number in range(1, 22))
"""B18 to B21 are the platform's, not the makers'."""
