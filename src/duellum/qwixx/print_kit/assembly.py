"""How Qwixx Duel's set is put together: of paper, and with a laser cutter or a 3D printer."""

from duellum.core.i18n import Translatable
from duellum.core.svg import Markup, element, group_at
from duellum.printing.assembly import Step, arrow_svg, assembly_page, die_steps, scissors_svg
from duellum.printing.folding import Camera
from duellum.printing.laser import LaserParts
from duellum.printing.line_art import CUT_WIDTH, INK, PAPER, rectangle
from duellum.printing.net import die_faces
from duellum.printing.page import Page, Paper
from duellum.printing.workshop import laser_net_svg, layered_svg, row_of_dice_svg, solid_die_svg
from duellum.qwixx.print_kit.board import BOARD_HEIGHT, BOARD_WIDTH, board_svg
from duellum.qwixx.print_kit.dice import DIE, NET
from duellum.qwixx.print_kit.laser import stone_parts
from duellum.qwixx.print_kit.row import STONE, stone_svg
from duellum.qwixx.print_kit.stones import HEIGHT, WIDTH, stones_svg
from duellum.qwixx.rules.board import Side


def assembly_pages(paper: Paper) -> list[Page]:
    """Return the sheet for paper and the sheet for machines."""
    needs = [Translatable("print-needs-qwixx"), Translatable("print-tools"), Translatable("print-material")]
    others = [
        Step(_board(), Translatable("print-step-board")),
        Step(_folded_stones(), Translatable("print-step-stones")),
        Step(_cut_stones(), Translatable("print-step-apart")),
    ]
    return [
        assembly_page(
            paper, Translatable("print-kit-assembly"), needs, [*die_steps(NET, die_faces(DIE)), *others]
        ),
        assembly_page(
            paper, Translatable("print-workshop"), [Translatable("print-needs-machine")], _machine_steps()
        ),
    ]


def _board() -> Markup:
    scale = 50 / BOARD_WIDTH
    return group_at(-25, -BOARD_HEIGHT / 2 * scale, board_svg(), scale=scale)


def _folded_stones() -> Markup:
    """Return the sheet of stones with an arrow over its spine."""
    scale = 0.25
    sheet = group_at(-WIDTH / 2 * scale, -HEIGHT / 2 * scale, stones_svg(), scale=scale)
    return element("g", sheet, group_at(WIDTH / 2 * scale + 4, -10, arrow_svg(20)))


def _cut_stones() -> Markup:
    """Return four tiles apart, and scissors."""
    rim = rectangle(-STONE / 2, -STONE / 2, STONE, STONE, fill=PAPER, stroke=INK, stroke_width=CUT_WIDTH)
    places = ((-17, -8, Side.BLACK), (0, -8, Side.BLACK), (-17, 9, Side.GREY), (0, 9, Side.GREY))
    tiles = [group_at(x, y, rim, stone_svg(side), scale=0.9) for x, y, side in places]
    return element("g", *tiles, group_at(11, 0, scissors_svg()))


def _machine_steps() -> list[Step]:
    pictures = {
        "print-laser-colours": laser_net_svg(NET, die_faces(DIE)),
        "print-laser-dice": die_steps(NET, die_faces(DIE))[2].picture,
        "print-laser-stones": layered_svg(_stone_row(), 4 * STONE, STONE, 0.8),
        "print-solid-print": solid_die_svg(DIE),
        "print-solid-qwixx": row_of_dice_svg(DIE),
        "print-solid-paint": solid_die_svg(DIE, Camera(-35, 40)),
    }
    return [Step(picture, Translatable(name)) for name, picture in pictures.items()]


def _stone_row() -> LaserParts:
    """Return two stones of each side in a row, its upper left corner at the origin."""
    sides = (Side.BLACK, Side.BLACK, Side.GREY, Side.GREY)
    parts = [stone_parts(side).move((place + 0.5) * STONE, STONE / 2) for place, side in enumerate(sides)]
    return LaserParts(*(Markup("".join(layer)) for layer in zip(*parts, strict=True)))
