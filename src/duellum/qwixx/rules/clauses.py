"""The ids of Qwixx Duel's clauses, for refusals and endings; the catalogues say what each of them says."""

CLAUSES = tuple(f"Q{number}" for number in range(1, 26))
"""Q25 is the platform's, not the makers'."""
