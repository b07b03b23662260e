"""Battle as the platform finds it."""

from duellum.core.plugin import Plugin

PLUGIN = Plugin(
    rules="duellum.battle:RULES",
    engine="duellum.battle.engine.spec:ENGINE_SPEC",
    environment="duellum.battle.research.spec:ENVIRONMENT",
    openings="duellum.battle.engine.opening_book:BOOK_SPEC",
    tablebase="duellum.battle.engine.tablebase.tablebase:BattleTablebase",
    puzzles="duellum.battle.puzzles",
    puzzle_maker="duellum.battle.puzzles.maker:BattlePuzzles",
    rulebook="duellum.battle.rulebook:RULEBOOK",
    lessons="duellum.battle.lessons.course:COURSE",
    print_kits="duellum.battle.print_kit.kits:KITS",
    kernels={
        "battle": "duellum.battle.wasm.game_kernel:BATTLE_KERNEL",
        "battle_network": "duellum.battle.wasm.network_kernel:NETWORK_KERNEL",
        "battle_tools": "duellum.battle.wasm.tools_kernel:TOOLS_KERNEL",
        "endings": "duellum.battle.wasm.endings_kernel:ENDINGS_KERNEL",
    },
    commands=(
        "duellum.battle.commands:diagram",
        "duellum.battle.commands:tablebase",
        "duellum.battle.commands:tune",
    ),
)
"""Battle's parts."""
