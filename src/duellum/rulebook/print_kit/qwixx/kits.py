"""Qwixx Duel's kits."""

from duellum.rulebook.print_kit.kit import leaflet_kit, machine_kit, page_kit
from duellum.rulebook.print_kit.qwixx.assembly import assembly_pages
from duellum.rulebook.print_kit.qwixx.board import board_pages
from duellum.rulebook.print_kit.qwixx.dice import dice_pages
from duellum.rulebook.print_kit.qwixx.examples import ART
from duellum.rulebook.print_kit.qwixx.laser import laser_file
from duellum.rulebook.print_kit.qwixx.scores import score_pages
from duellum.rulebook.print_kit.qwixx.solids import die_stl
from duellum.rulebook.print_kit.qwixx.stones import stone_pages

KITS = (
    page_kit("qwixx", "set", assembly_pages, board_pages, stone_pages, dice_pages, score_pages),
    leaflet_kit("qwixx", ART),
    page_kit("qwixx", "board", board_pages),
    page_kit("qwixx", "stones", stone_pages),
    page_kit("qwixx", "dice", dice_pages),
    page_kit("qwixx", "scores", score_pages),
    page_kit("qwixx", "assembly", assembly_pages),
    machine_kit("qwixx", "laser-stones", "svg", laser_file),
    machine_kit("qwixx", "die", "stl", die_stl),
)
"""What can be printed of Qwixx Duel, the whole set first."""
