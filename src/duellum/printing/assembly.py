"""Assembly sheets: numbered pictures of scoring, cutting, folding and gluing, each with a sentence."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from duellum.core.i18n import Translatable
from duellum.core.svg import Markup, element, group_at, path
from duellum.printing.folding import Camera, Pose, fold_net, folded_svg
from duellum.printing.line_art import INK, PAPER, QUIET, drawing, figure, rectangle
from duellum.printing.net import TABS, Net
from duellum.printing.page import Body, Drawing, Note, Page, Paper

PICTURE_WIDTH, PICTURE_HEIGHT = 60.0, 44.0
_COLUMNS = 3
_CAPTION_HEIGHT = 19.0
_NEEDS_HEIGHT = 27.0
_LID_TABS = TABS[4:]
_NET_HEIGHT = 37.0  # of a flat net in its picture
_CUBE_SIDE = 20.0  # of a folded one


class Step(NamedTuple):
    """A picture about the origin, and what to do."""

    picture: Markup
    text: Translatable


def assembly_page(
    paper: Paper, title: Translatable, needs: Sequence[Translatable], steps: Sequence[Step]
) -> Page:
    """Return a sheet: what is needed, then the steps in rows of three."""
    body = Body.of(paper)
    pitch = (body.width - _COLUMNS * PICTURE_WIDTH) / (_COLUMNS - 1) + PICTURE_WIDTH
    notes = [Note(0, 8.5 * line, body.width, text) for line, text in enumerate(needs)]
    drawings = []
    for number, (picture, text) in enumerate(steps):
        row, column = divmod(number, _COLUMNS)
        x, y = column * pitch, _NEEDS_HEIGHT + row * (PICTURE_HEIGHT + _CAPTION_HEIGHT + 2)
        alt = Translatable("print-alt-step", {"number": number + 1})
        svg = _frame_picture(picture, number + 1)
        drawings.append(Drawing(x, y, PICTURE_WIDTH, PICTURE_HEIGHT, svg, alt))
        notes.append(Note(x, y + PICTURE_HEIGHT + 1.6, PICTURE_WIDTH, text, points=8.5))
    return Page(title, Translatable("print-assembly-hint"), tuple(drawings), tuple(notes))


def _frame_picture(picture: Markup, number: int) -> str:
    """Return a step's picture in its frame, with its number in the corner."""
    frame = rectangle(
        0.2,
        0.2,
        PICTURE_WIDTH - 0.4,
        PICTURE_HEIGHT - 0.4,
        rx=2.4,
        fill=PAPER,
        stroke=QUIET,
        stroke_width=0.3,
    )
    badge = element("circle", cx=5.4, cy=5.4, r=3.5, fill=INK)
    return drawing(
        frame,
        group_at(PICTURE_WIDTH / 2, PICTURE_HEIGHT / 2, picture),
        badge,
        figure(str(number), 5.4, 5.4, 4.4, PAPER),
        width=PICTURE_WIDTH,
        height=PICTURE_HEIGHT,
        name=f"step {number}",
    )


def die_steps(net: Net, faces: Mapping[str, int]) -> list[Step]:
    """Return how a net becomes a cube, in six steps."""

    def show(pose: Pose, camera: Camera, scale: float) -> Markup:
        return folded_svg(fold_net(net, faces, pose), camera, scale)

    flat, folded = _NET_HEIGHT / net.height, _CUBE_SIDE / net.side
    whole = show(Pose(0, 0, 0), Camera(0, 0), flat)
    pictures = (
        Markup(whole + _score_svg(net, flat) + group_at(14, -5, pen_svg())),
        Markup(whole + group_at(15, 6, scissors_svg())),
        show(Pose(42, 42, 45), Camera(20, 35), folded * 0.5),
        group_at(0, 1, show(Pose(90, 0, 30, _LID_TABS), Camera(20, 235), folded * 0.76)),
        show(Pose(90, 50, 80, _LID_TABS), Camera(30, 230), folded * 0.86),
        show(Pose(90, 90, 90, ()), Camera(30, 50), folded),
    )
    return [Step(picture, Translatable(name)) for picture, name in zip(pictures, _DIE, strict=True)]


_DIE = (
    "print-step-score",
    "print-step-cut",
    "print-step-fold",
    "print-step-box",
    "print-step-lid",
    "print-step-check",
)


def _score_svg(net: Net, scale: float) -> Markup:
    """Return the folds of a flat net about its middle, strongly dashed."""
    steps: list[str | float] = []
    for start, end in net.folds():
        for letter, (x, y) in (("M", start), ("L", end)):
            steps += [letter, (x - net.width / 2) * scale, (y - net.height / 2) * scale]
    return path(*steps, fill="none", stroke=INK, stroke_width=0.7, stroke_dasharray="1.4 0.9")


def scissors_svg() -> Markup:
    """Return a pair of scissors that opens to the left, its tips at the origin."""
    rings = [element("circle", cx=13, cy=y, r=2.4) for y in (-3.4, 3.4)]
    blades = path("M0 -3 L11 2 M0 3 L11 -2", stroke_width=1.1, stroke_linecap="round")
    pin = element("circle", cx=6.8, cy=0, r=0.5, fill=INK, stroke="none")
    return element("g", blades, *rings, pin, fill=PAPER, stroke=INK, stroke_width=0.8)


def pen_svg() -> Markup:
    """Return a pen to score with, its tip at the origin."""
    shape = path("M0 0 L2.2 -4.4 L9 -15 L12.2 -13 L5.4 -2.4 Z M2.2 -4.4 L5.4 -2.4")
    return element("g", shape, fill=PAPER, stroke=INK, stroke_width=0.6, stroke_linejoin="round")


def arrow_svg(length: float) -> Markup:
    """Return an arrow down from the origin."""
    shaft = path("M0 0 V", length - 2, stroke=INK, stroke_width=1.1)
    return Markup(shaft + path("M-2.2", length - 3.4, "L0", length, "L2.2", length - 3.4, "Z", fill=INK))
