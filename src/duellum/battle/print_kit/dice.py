"""Battle's dice and king-cubes as nets: four to a page, eight dice and a king for each side."""

from duellum.battle.drawing.piece_svg import crown_svg
from duellum.battle.rules.board import BLACK, WHITE, Side, start_board
from duellum.core.die import Die
from duellum.core.i18n import Translatable
from duellum.core.svg import Markup, element, group_at
from duellum.printing.line_art import INK, PAPER
from duellum.printing.net import CELLS, Net, die_faces
from duellum.printing.net_svg import BLACK_DIE, WHITE_DIE, Look, net_drawing, whole_net_svg
from duellum.printing.page import Body, Line, Page, Paper

SQUARE = 27.0
"""The side of a square of the board."""
NET = Net(side=25.0, tab=7.0)
"""A die: it fills its square, with a millimetre to spare on each side for fingers and glue."""
DIE = Die(top=1, north=5)
"""The orientation in which a die is drawn as a net."""
DICE_A_SIDE = sum(piece is not None and piece.side is WHITE and not piece.is_king for piece in start_board())
_COLUMNS, _ROWS = 2, 2
_CROWN_WIDTH = 62.0  # in the crown's own units


def crown_art(colour: str) -> Look:
    """Return the look of a king-cube on a ground of the other colour: a crown on every face."""

    def draw(_: int, side: float) -> Markup:
        return element("g", group_at(0, 0, crown_svg(), scale=side * 0.62 / _CROWN_WIDTH), fill=colour)

    return Look(BLACK_DIE.ground if colour == PAPER else PAPER, colour, draw)


LOOKS = {WHITE: WHITE_DIE, BLACK: BLACK_DIE}
KING_LOOKS = {WHITE: crown_art(INK), BLACK: crown_art(PAPER)}
KING_FACES = dict.fromkeys(CELLS, 0)


def die_net(side: Side) -> Markup:
    """Return the net of a side's die."""
    return whole_net_svg(NET, die_faces(DIE), LOOKS[side])


def king_net(side: Side) -> Markup:
    """Return the net of a side's king-cube."""
    return whole_net_svg(NET, KING_FACES, KING_LOOKS[side])


def dice_pages(paper: Paper) -> list[Page]:
    """Return the nets of all dice, White's first, then of both king-cubes and of two spare dice."""
    full = _COLUMNS * _ROWS
    pages = [
        _net_page(paper, [die_net(side)] * full, Translatable("print-dice", {"side": str(side).lower()}))
        for side in (WHITE, BLACK)
        for _ in range(DICE_A_SIDE // full)
    ]
    last = [king_net(WHITE), king_net(BLACK), die_net(WHITE), die_net(BLACK)]
    return [*pages, _net_page(paper, last, Translatable("print-kings"))]


def _net_page(paper: Paper, nets: list[Markup], title: Translatable) -> Page:
    body = Body.of(paper)
    gap_x = (body.width - _COLUMNS * NET.width) / (_COLUMNS + 1)
    gap_y = min(12.0, (body.height - _ROWS * NET.height) / (_ROWS + 1))
    drawings = [
        net_drawing(
            NET,
            net,
            (
                gap_x + number % _COLUMNS * (NET.width + gap_x),
                gap_y + number // _COLUMNS * (NET.height + gap_y),
            ),
            Translatable("print-alt-net"),
        )
        for number, net in enumerate(nets)
    ]
    return Page(title, Translatable("print-nets-hint"), tuple(drawings), (), tuple(Line))
