"""Compiling an engine before a command uses it, with a progress bar where that takes long."""

from duellum.cli.prepare import compile_with_bar
from duellum.core.engine import GameEngine
from duellum.core.rules import Rules
from duellum.engine.playouts import find_engine_spec


def warm_up(rules: Rules, engine: GameEngine) -> GameEngine:
    """Return the engine ready to search; show the progress where it has to be compiled."""
    if find_engine_spec(rules).stages:
        compile_with_bar([rules.name])
    engine.warm_up()
    return engine
