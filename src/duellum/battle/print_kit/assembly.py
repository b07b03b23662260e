"""How Battle's set is put together: of paper, and with a laser cutter or a 3D printer."""

from duellum.battle import Position
from duellum.battle.drawing.viewpoint import HEIGHT, WIDTH
from duellum.battle.print_kit.board import HALF_HEIGHT, HALF_WIDTH, STRIP, half_svg
from duellum.battle.print_kit.cards import position_parts
from duellum.battle.print_kit.dice import DIE, NET
from duellum.battle.print_kit.laser import BOARD_HEIGHT, board_parts
from duellum.core.i18n import Translatable
from duellum.core.svg import Markup, element, group_at
from duellum.printing.assembly import Step, arrow_svg, assembly_page, die_steps
from duellum.printing.folding import Camera
from duellum.printing.net import die_faces
from duellum.printing.page import Page, Paper
from duellum.printing.workshop import laser_net_svg, layered_svg, row_of_dice_svg, solid_die_svg

_SCALE = 0.14
_START_SCALE = 36 / WIDTH


def assembly_pages(paper: Paper) -> list[Page]:
    """Return the sheet for paper and the sheet for machines."""
    needs = [Translatable("print-needs-battle"), Translatable("print-tools"), Translatable("print-material")]
    board = [
        Step(_halves(gap=5), Translatable("print-step-strip")),
        Step(_halves(gap=0), Translatable("print-step-join")),
        Step(_start(), Translatable("print-step-start")),
    ]
    paper_steps = [*die_steps(NET, die_faces(DIE)), *board]
    return [
        assembly_page(paper, Translatable("print-kit-assembly"), needs, paper_steps),
        assembly_page(
            paper, Translatable("print-workshop"), [Translatable("print-needs-machine")], _machine_steps()
        ),
    ]


def _halves(gap: float) -> Markup:
    """Return both halves of the board, one above the other, Black's moved up by the gap."""
    seam = 2.0
    left = -HALF_WIDTH / 2 * _SCALE
    white = group_at(left, seam - STRIP * _SCALE, half_svg(is_white=True), scale=_SCALE)
    black = group_at(left, seam - HALF_HEIGHT * _SCALE - gap, half_svg(is_white=False), scale=_SCALE)
    arrow = group_at(0, seam - gap - 1, arrow_svg(gap)) if gap else Markup()
    return element("g", white, black, arrow)


def _start() -> Markup:
    x, y = -WIDTH / 2 * _START_SCALE, -HEIGHT / 2 * _START_SCALE
    transform = f"translate({x} {y}) scale({_START_SCALE:.4f})"
    return element("g", *position_parts(Position.start()), transform=transform)


def _machine_steps() -> list[Step]:
    net = laser_net_svg(NET, die_faces(DIE))
    board = layered_svg(board_parts(), HALF_WIDTH, BOARD_HEIGHT, 0.15)
    pictures = {
        "print-laser-colours": net,
        "print-laser-dice": die_steps(NET, die_faces(DIE))[2].picture,
        "print-laser-board": board,
        "print-solid-print": solid_die_svg(DIE),
        "print-solid-battle": row_of_dice_svg(DIE),
        "print-solid-paint": solid_die_svg(DIE, Camera(-35, 40)),
    }
    return [Step(picture, Translatable(name)) for name, picture in pictures.items()]
