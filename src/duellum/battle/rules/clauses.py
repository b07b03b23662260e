"""The ids of Battle's clauses, named by refusals and outcomes; the translation catalogues hold their text."""

from duellum.core.rules import Origin

CLAUSES = tuple(f"B{number}" for number in range(1, 22))
"""B1 to B17 are the makers' rules."""

ORIGINS: dict[str, Origin] = dict.fromkeys(("B18", "B19", "B20", "B21"), "house")
"""The house rules: the rule sheets do not say what happens then."""
