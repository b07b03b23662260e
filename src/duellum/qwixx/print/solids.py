"""Qwixx Duel's die for 3D printers; printed in six colours it serves for all."""

from duellum.printing.solid import cube_stl, die_engravings
from duellum.qwixx.print.dice import DIE, NET

DEPTH = 0.6
"""How deep pips are engraved, in millimetres."""


def die_stl() -> bytes:
    """Return a die with engraved pips."""
    return cube_stl(NET.side, DEPTH, die_engravings(DIE, NET.side))
