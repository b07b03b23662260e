"""Qwixx Duel's kits."""

from duellum.core.svg import Markup
from duellum.printing.kit import leaflet_kit, machine_kit, page_kit
from duellum.printing.solid import cube_stl, die_engravings
from duellum.printing.workshop import solid_die_svg
from duellum.qwixx.print_kit.assembly import assembly_pages
from duellum.qwixx.print_kit.board import board_pages
from duellum.qwixx.print_kit.dice import DIE, NET, dice_pages
from duellum.qwixx.print_kit.examples import ART
from duellum.qwixx.print_kit.laser import laser_file
from duellum.qwixx.print_kit.scores import score_pages
from duellum.qwixx.print_kit.stones import stone_pages

DEPTH = 0.6
"""How deep pips are engraved, in millimetres."""


def die_stl() -> bytes:
    """Return a die with engraved pips."""
    return cube_stl(NET.side, DEPTH, die_engravings(DIE, NET.side))


def die_svg() -> Markup:
    """Return the die as it comes from the printer, about the origin."""
    return solid_die_svg(DIE)


KITS = (
    page_kit("qwixx", "set", assembly_pages, board_pages, stone_pages, dice_pages, score_pages),
    leaflet_kit("qwixx", ART),
    page_kit("qwixx", "board", board_pages),
    page_kit("qwixx", "stones", stone_pages),
    page_kit("qwixx", "dice", dice_pages),
    page_kit("qwixx", "scores", score_pages),
    page_kit("qwixx", "assembly", assembly_pages),
    machine_kit("qwixx", "laser-stones", "svg", laser_file),
    machine_kit("qwixx", "die", "stl", die_stl, die_svg),
)
"""What can be printed of Qwixx Duel, the whole set first."""
