"""The ids of Qwixx Duel's clauses; the message catalogues hold their texts."""

CLAUSES = tuple(f"Q{number}" for number in range(1, 26))
"""Q25 is a clause of this platform, not of the game's authors."""
