"""Qwixx Duel's dice as nets: two white ones, and one of each colour, whose pips are the sign of its row."""

from duellum.core.die import Die
from duellum.core.i18n import Translatable
from duellum.core.svg import Markup, element, group_at, pips
from duellum.printing.line_art import INK
from duellum.printing.net import Net, die_faces
from duellum.printing.net_svg import WHITE_DIE, FaceArt, Look, net_drawing, whole_net_svg
from duellum.printing.page import Body, Line, Page, Paper
from duellum.qwixx.drawing.palette import HUES, TINTS
from duellum.qwixx.print_kit.row import sign_svg
from duellum.qwixx.rules.board import Colour

NET = Net(side=18.0, tab=5.5)
DIE = Die(top=1, north=5)
WHITE_DICE = 2  # Q3
_COLUMNS = 3
_MARKS = HUES | {Colour.YELLOW: "#8a6500"}  # a light colour needs darker signs to be seen


def sign_art(colour: Colour) -> FaceArt:
    """Return what draws a colour's faces: each pip is the sign of its row."""

    def draw(face: int, side: float) -> Markup:
        signs = (
            group_at(x * side * 0.28, y * side * 0.28, sign_svg(colour, side * 0.235)) for x, y in pips(face)
        )
        return element("g", *signs)

    return draw


def coloured_look(colour: Colour) -> Look:
    """Return the look of a colour's die."""

    def draw(face: int, side: float) -> Markup:
        return element("g", sign_art(colour)(face, side), fill=_MARKS[colour], stroke=INK, stroke_width=0.5)

    return Look(TINTS[colour], INK, draw)


def dice_pages(paper: Paper) -> list[Page]:
    """Return the page with all six dice."""
    body = Body.of(paper)
    looks = [WHITE_DIE] * WHITE_DICE + [coloured_look(colour) for colour in Colour]
    names = ["white"] * WHITE_DICE + [colour.letter for colour in Colour]
    gap = (body.width - _COLUMNS * NET.width) / (_COLUMNS + 1)
    parts = []
    for number, (look, name) in enumerate(zip(looks, names, strict=True)):
        row, column = divmod(number, _COLUMNS)
        drawn = whole_net_svg(NET, die_faces(DIE), look)
        place = gap + column * (NET.width + gap), 12 + row * (NET.height + 20)
        alt = Translatable("print-alt-qwixx-die", {"colour": name})
        parts.append(net_drawing(NET, drawn, place, alt))
    return [
        Page(Translatable("print-kit-dice"), Translatable("print-nets-hint"), tuple(parts), (), tuple(Line))
    ]
