"""Battle as the platform finds it."""

from duellum.core.plugin import Plugin

PLUGIN = Plugin(
    rules="duellum.battle:RULES",
    engine="duellum.battle.engine.spec:ENGINE_SPEC",
    openings="duellum.battle.engine.opening.book:BOOK_SPEC",
    puzzles="duellum.battle.puzzles",
    puzzle_maker="duellum.battle.puzzles.maker:BattlePuzzles",
    rulebook="duellum.rulebook.battle_book:BOOK",
    lessons="duellum.rulebook.lessons.battle:COURSE",
    print_kits="duellum.rulebook.print_kit.battle.kits:KITS",
)
"""Battle's parts."""
