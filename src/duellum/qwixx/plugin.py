"""Qwixx Duel as the platform finds it."""

from duellum.core.plugin import Plugin

PLUGIN = Plugin(
    rules="duellum.qwixx:RULES",
    engine="duellum.qwixx.engine.spec:ENGINE_SPEC",
    puzzles="duellum.qwixx.puzzles",
    puzzle_maker="duellum.qwixx.puzzles.maker:QwixxPuzzles",
    rulebook="duellum.qwixx.rulebook:BOOK",
    lessons="duellum.qwixx.lessons.course:COURSE",
    print_kits="duellum.qwixx.print.kits:KITS",
    kernels={"qwixx": "duellum.qwixx.wasm.game_kernel:QWIXX_KERNEL"},
    commands=("duellum.qwixx.commands.simulate:simulate", "duellum.qwixx.commands.train:train"),
)
"""Qwixx Duel's parts."""
