"""Battle as the platform finds it."""

from duellum.core.plugin import Plugin

PLUGIN = Plugin(
    rules="duellum.battle:RULES",
    engine="duellum.battle.engine.spec:ENGINE_SPEC",
    openings="duellum.battle.engine.opening.book:BOOK_SPEC",
    tablebase="duellum.battle.engine.tablebase.tablebase:BattleTablebase",
    puzzles="duellum.battle.puzzles",
    puzzle_maker="duellum.battle.puzzles.maker:BattlePuzzles",
    rulebook="duellum.battle.rulebook:BOOK",
    lessons="duellum.battle.lessons.course:COURSE",
    print_kits="duellum.battle.print.kits:KITS",
    kernels={
        "battle": "duellum.battle.wasm.game_kernel:BATTLE_KERNEL",
        "endings": "duellum.battle.wasm.endings_kernel:ENDINGS_KERNEL",
    },
    commands=(
        "duellum.battle.commands.diagram:diagram",
        "duellum.battle.commands.tablebase:tablebase",
        "duellum.battle.commands.tune:tune",
    ),
)
"""Battle's parts."""
