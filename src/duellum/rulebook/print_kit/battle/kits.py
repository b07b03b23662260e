"""Battle's kits."""

from duellum.rulebook.print_kit.battle.assembly import assembly_pages
from duellum.rulebook.print_kit.battle.board import board_pages
from duellum.rulebook.print_kit.battle.cards import card_pages
from duellum.rulebook.print_kit.battle.dice import dice_pages
from duellum.rulebook.print_kit.battle.examples import ART
from duellum.rulebook.print_kit.battle.laser import board_laser_svg, dice_laser_svg
from duellum.rulebook.print_kit.battle.solids import die_stl, king_stl
from duellum.rulebook.print_kit.kit import leaflet_kit, machine_kit, page_kit

KITS = (
    page_kit("battle", "set", assembly_pages, board_pages, dice_pages, card_pages),
    leaflet_kit("battle", ART),
    page_kit("battle", "board", board_pages),
    page_kit("battle", "dice", dice_pages),
    page_kit("battle", "cards", card_pages),
    page_kit("battle", "assembly", assembly_pages),
    machine_kit("battle", "laser-dice", "svg", dice_laser_svg),
    machine_kit("battle", "laser-board", "svg", board_laser_svg),
    machine_kit("battle", "die", "stl", die_stl),
    machine_kit("battle", "king", "stl", king_stl),
)
"""What can be printed of Battle, the whole set first."""
