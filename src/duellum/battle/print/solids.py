"""Battle's die and king-cube for 3D printers."""

from duellum.battle.print.dice import DIE, KING_FACES, NET
from duellum.core.svg import Markup
from duellum.printing.folding import Camera, Pose, fold_net, folded_svg
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
