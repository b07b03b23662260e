"""Battle's kits."""

from duellum.battle.print_kit.assembly import assembly_pages
from duellum.battle.print_kit.board import board_pages
from duellum.battle.print_kit.cards import card_pages
from duellum.battle.print_kit.dice import DIE, KING_FACES, NET, dice_pages
from duellum.battle.print_kit.examples import ART
from duellum.battle.print_kit.laser import board_laser_svg, dice_laser_svg
from duellum.core.svg import Markup
from duellum.printing.folding import Camera, Pose, fold_net, folded_svg
from duellum.printing.kit import leaflet_kit, machine_kit, page_kit
from duellum.printing.solid import Shape, cube_stl, die_engravings, uniform_engravings
from duellum.printing.workshop import solid_die_svg

DEPTH = 0.8
"""How deep pips and crowns are engraved, in millimetres."""
_CROWN = ((20, -20), (27, 12), (12, 0), (0, 19), (-12, 0), (-27, 12), (-20, -20))
_SIZE = 0.31  # of the crown on a die of 25 mm


def die_stl() -> bytes:
    """Return a die with engraved pips."""
    return cube_stl(NET.side, DEPTH, die_engravings(DIE, NET.side))


def die_svg() -> Markup:
    """Return the die as it comes from the printer, about the origin."""
    return solid_die_svg(DIE)


def king_stl() -> bytes:
    """Return a king-cube with a crown engraved in every face."""
    scale = _SIZE * NET.side / 25
    crown = Shape([(x * scale, y * scale) for x, y in _CROWN], (0.0, -15 * scale))
    return cube_stl(NET.side, DEPTH, uniform_engravings(crown), grid=1)


def king_svg() -> Markup:
    """Return a king-cube as it comes from the printer, about the origin, as large as a die of 20 mm."""
    crown = [(x * _SIZE / 25, -y * _SIZE / 25) for x, y in _CROWN]
    parts = fold_net(NET, KING_FACES, Pose(90, 90, 90, ()), lambda _: [crown])
    return folded_svg(parts, Camera(30, 50), 20 / NET.side)


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
