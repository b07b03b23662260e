"""Compiling an engine before a command uses it, with a notice where that takes long."""

import threading

import click

from duellum.core.engine import GameEngine


def warm_up(engine: GameEngine) -> GameEngine:
    """Return the engine ready to search; tell the user where compiling takes long."""
    notice = threading.Timer(1.5, click.echo, ["Compiling the engine, once ..."], {"err": True})
    notice.daemon = True
    notice.start()
    engine.warm_up()
    notice.cancel()
    return engine
