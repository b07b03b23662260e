"""Race to 21 as the platform finds it."""

from duellum.core.plugin import Plugin

PLUGIN = Plugin(rules="race21:RULES", rulebook="race21.rulebook:BOOK")
