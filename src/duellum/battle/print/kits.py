"""Battle's kits."""

from duellum.battle.print.assembly import assembly_pages
from duellum.battle.print.board import board_pages
from duellum.battle.print.cards import card_pages
from duellum.battle.print.dice import dice_pages
from duellum.battle.print.examples import ART
from duellum.battle.print.laser import board_laser_svg, dice_laser_svg
from duellum.battle.print.solids import die_stl, die_svg, king_stl, king_svg
from duellum.printing.kit import leaflet_kit, machine_kit, page_kit

KITS = (
    page_kit("battle", "set", assembly_pages, board_pages, dice_pages, card_pages),
    leaflet_kit("battle", ART),
    page_kit("battle", "board", board_pages),
    page_kit("battle", "dice", dice_pages),
    page_kit("battle", "cards", card_pages),
    page_kit("battle", "assembly", assembly_pages),
    machine_kit("battle", "laser-dice", "svg", dice_laser_svg),
    machine_kit("battle", "laser-board", "svg", board_laser_svg),
    machine_kit("battle", "die", "stl", die_stl, die_svg),
    machine_kit("battle", "king", "stl", king_stl, king_svg),
)
"""What can be printed of Battle, the whole set first."""
