"""The ids of Qwixx Duel's clauses; the message catalogues hold their texts."""

from duellum.core.rules import Origin

CLAUSES = tuple(f"Q{number}" for number in range(1, 26))
"""Q1 to Q23 are the makers' rules."""

ORIGINS: dict[str, Origin] = {"Q24": "mixed", "Q25": "house"}
"""The house rules: the rule sheets name no tie-break (Q24), and no other way to end a game (Q25)."""
