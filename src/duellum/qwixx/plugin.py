"""Qwixx Duel as the platform finds it."""

from duellum.core.plugin import Plugin

PLUGIN = Plugin(
    rules="duellum.qwixx:RULES",
    engine="duellum.qwixx.engine.spec:ENGINE_SPEC",
    puzzles="duellum.qwixx.puzzles",
    puzzle_maker="duellum.qwixx.puzzles.maker:QwixxPuzzles",
    rulebook="duellum.rulebook.qwixx_book:BOOK",
    lessons="duellum.rulebook.lessons.qwixx:COURSE",
    print_kits="duellum.rulebook.print_kit.qwixx.kits:KITS",
)
"""Qwixx Duel's parts."""
