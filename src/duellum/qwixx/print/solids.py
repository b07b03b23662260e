"""Qwixx Duel's die for 3D printers; printed in six colours it serves for all."""

from duellum.core.svg import Markup
from duellum.printing.solid import cube_stl, die_engravings
from duellum.printing.workshop import solid_die_svg
from duellum.qwixx.print.dice import DIE, NET

DEPTH = 0.6
"""How deep pips are engraved, in millimetres."""


def die_stl() -> bytes:
    """Return a die with engraved pips."""
    return cube_stl(NET.side, DEPTH, die_engravings(DIE, NET.side))


def die_svg() -> Markup:
    """Return the die as it comes from the printer, about the origin."""
    return solid_die_svg(DIE)
