"""Pictures of what machines make: a net in the colours of a laser cutter, and a cube from a 3D printer."""

from collections.abc import Mapping

from duellum.core.die import Die
from duellum.core.svg import Markup, element, group_at
from duellum.printing.folding import Camera, Pose, fold_net, folded_svg
from duellum.printing.laser import CUT, ENGRAVE, SCORE, LaserParts, net_parts
from duellum.printing.net import Net, die_faces
from duellum.printing.net_svg import pip_art

_HEIGHT = 37.0
_LINE = 0.4  # on paper, where a hair would not be seen
_CUBE = Net(side=20.0, tab=5.0)


def layered_svg(parts: LaserParts, width: float, height: float, scale: float) -> Markup:
    """Return a laser cutter's part about its middle, in the colours of its layers."""
    engraved, scored, cut = parts
    line = _LINE / scale
    layers = (
        element("g", engraved, fill=ENGRAVE),
        element("g", scored, fill="none", stroke=SCORE, stroke_width=line),
        element("g", cut, fill="none", stroke=CUT, stroke_width=line),
    )
    return group_at(-width / 2 * scale, -height / 2 * scale, *layers, scale=scale)


def laser_net_svg(net: Net, faces: Mapping[str, int]) -> Markup:
    """Return a net as a laser cutter takes it."""
    return layered_svg(net_parts(net, faces, pip_art(ENGRAVE)), net.width, net.height, _HEIGHT / net.height)


def solid_die_svg(die: Die, camera: Camera = Camera(30, 50), size: float = 1.0) -> Markup:  # noqa: B008 - immutable
    """Return a cube as it comes from the printer."""
    return folded_svg(fold_net(_CUBE, die_faces(die), Pose(90, 90, 90, ())), camera, size)


def row_of_dice_svg(die: Die) -> Markup:
    """Return several cubes side by side."""
    return element("g", *(group_at(x, y, solid_die_svg(die, size=0.5)) for x, y in _PLACES))


_PLACES = ((-16, -9), (0, -9), (16, -9), (-16, 9), (0, 9), (16, 9))
