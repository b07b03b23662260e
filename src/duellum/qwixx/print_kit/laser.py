"""Qwixx Duel for a laser cutter: the stones of both players, and the six dice."""

from duellum.core.svg import Markup, element
from duellum.printing.laser import ENGRAVE, GAP, LaserParts, laser_svg, net_parts
from duellum.printing.net import die_faces
from duellum.printing.net_svg import pip_art
from duellum.qwixx.print_kit.dice import DIE, NET, WHITE_DICE, sign_art
from duellum.qwixx.print_kit.row import STONE
from duellum.qwixx.rules.board import BLACK, STONES, Colour, Side

_RADIUS = STONE / 2 - 0.5
_COLUMNS = STONES // 2
_DICE_COLUMNS = 3
_PITCH = STONE + 1.5
WIDTH = _COLUMNS * _PITCH + 2 * GAP
_DICE_TOP = GAP + 4 * _PITCH + GAP
HEIGHT = _DICE_TOP + 2 * (NET.height + GAP)


def laser_file() -> str:
    """Return the stones above, Black's first, and the dice below."""
    arts = [pip_art(ENGRAVE)] * WHITE_DICE + [sign_art(colour) for colour in Colour]
    parts = [
        stone_parts(side).move(
            GAP + (place % _COLUMNS + 0.5) * _PITCH, GAP + (line + place // _COLUMNS + 0.5) * _PITCH
        )
        for line, side in ((0, BLACK), (2, Side.GREY))
        for place in range(STONES)
    ]
    for number, art in enumerate(arts):
        row, column = divmod(number, _DICE_COLUMNS)
        x, y = GAP + column * (NET.width + GAP), _DICE_TOP + row * (NET.height + GAP)
        parts.append(net_parts(NET, die_faces(DIE), art).move(x, y))
    return laser_svg(parts, WIDTH, HEIGHT, "Qwixx Duel: stones and dice")


def stone_parts(side: Side) -> LaserParts:
    """Return a round stone: Black's with a disc engraved, Grey's with a ring scored."""
    disc = element("circle", r=_RADIUS * 0.55)
    engraved, scored = (disc, Markup()) if side is BLACK else (Markup(), disc)
    return LaserParts(engraved, scored, element("circle", r=_RADIUS))
