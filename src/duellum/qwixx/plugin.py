"""Qwixx Duel as the platform finds it."""

from duellum.core.plugin import Plugin

PLUGIN = Plugin(
    rules="duellum.qwixx:RULES",
    engine="duellum.qwixx.engine.spec:ENGINE_SPEC",
    environment="duellum.qwixx.research.spec:ENVIRONMENT",
    puzzles="duellum.qwixx.puzzles",
    puzzle_maker="duellum.qwixx.puzzles.maker:QwixxPuzzles",
    rulebook="duellum.qwixx.rulebook:RULEBOOK",
    lessons="duellum.qwixx.lessons.course:COURSE",
    print_kits="duellum.qwixx.print_kit.kits:KITS",
    kernels={
        "qwixx": "duellum.qwixx.wasm.game_kernel:QWIXX_KERNEL",
        "qwixx_simulation": "duellum.qwixx.wasm.simulation_kernel:SIMULATION_KERNEL",
    },
    commands=("duellum.qwixx.commands:simulate", "duellum.qwixx.commands:train"),
)
"""Qwixx Duel's parts."""
