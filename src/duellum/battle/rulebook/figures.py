"""The figures of Battle's book: a roll diagram for each face that can be on top."""

from functools import partial

from duellum.battle import diagram_svg, diagram_text
from duellum.core.die import ORIENTATIONS, Die
from duellum.rulebook.model import Figure

_LAST = 6
"""The diagram with the key of the arrows: one is enough for all."""


def _draw_diagram(die: Die) -> Figure:
    draw_text = partial(diagram_text, die, has_key=die.top == _LAST)
    return Figure(f"roll-{die.top}", draw_text, partial(diagram_svg, die))


def _find_die(top: int) -> Die:
    """Return a die as it lies in the camp: with its 3 toward its owner, or else its 2."""
    front = 2 if top in (3, 4) else 3
    [die] = [die for die in ORIENTATIONS if die.top == top and die.south == front]
    return die


ROLL_DIAGRAMS = tuple(_draw_diagram(_find_die(top)) for top in range(1, 7))
"""By top face from 1 to 6; turned, each serves all dice with that face on top."""
