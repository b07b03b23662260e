"""Qwixx Duel's kits."""

from duellum.printing.kit import leaflet_kit, machine_kit, page_kit
from duellum.qwixx.print.assembly import assembly_pages
from duellum.qwixx.print.board import board_pages
from duellum.qwixx.print.dice import dice_pages
from duellum.qwixx.print.examples import ART
from duellum.qwixx.print.laser import laser_file
from duellum.qwixx.print.scores import score_pages
from duellum.qwixx.print.solids import die_stl, die_svg
from duellum.qwixx.print.stones import stone_pages

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
