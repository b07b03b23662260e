"""``duellum prepare``: compiling the engines in advance, with a progress bar."""

import sys
from collections.abc import Sequence

import click

from duellum.core.compilation.process import BackgroundCompilation
from duellum.core.compilation.stamp import is_compiled
from duellum.core.engine import has_engine
from duellum.core.registry import game_names, load_rules

_LABEL = "Compiling the engines (first time only)"
_STEPS = 1000
_REDRAW_SECONDS = 0.2


@click.command()
def prepare() -> None:
    """Compile the engines in advance, so that the first game starts at once.

    Does nothing if they are already compiled.
    """
    compile_with_bar([name for name in game_names() if has_engine(load_rules(name))])


def compile_with_bar(games: Sequence[str]) -> None:
    """Compile the engines of these games, all at once, and show the progress."""
    if all(map(is_compiled, games)):
        return
    compilation = BackgroundCompilation(games)
    with click.progressbar(length=_STEPS, label=_LABEL, show_eta=False, file=sys.stderr) as bar:
        while not compilation.wait(_REDRAW_SECONDS):
            bar.update(max(0, int(_STEPS * compilation.share()) - bar.pos))
        bar.update(_STEPS - bar.pos)
