"""Battle for a laser cutter: one side's dice and king of card, and the board of plywood or card."""

from duellum.battle.drawing.piece_svg import crown_svg
from duellum.battle.print_kit.board import FRAME, HALF_WIDTH
from duellum.battle.print_kit.dice import DICE_A_SIDE, DIE, KING_FACES, NET, SQUARE, crown_art
from duellum.battle.rules.board import FILES, PALACES, RANKS, WHITE, file_of, rank_of
from duellum.core.svg import Markup, element, group_at, path
from duellum.printing.laser import ENGRAVE, GAP, LaserParts, laser_svg, net_parts
from duellum.printing.line_art import polygon, rectangle_points
from duellum.printing.net import die_faces
from duellum.printing.net_svg import pip_art

_COLUMNS = 3
DICE_WIDTH = _COLUMNS * (NET.height + GAP) + GAP
DICE_HEIGHT = (DICE_A_SIDE + 1) // _COLUMNS * (NET.width + GAP) + GAP
BOARD_HEIGHT = len(RANKS) * SQUARE + 2 * FRAME
_PALACE_FRAME = 1.0


def dice_laser_svg() -> str:
    """Return eight dice and a king-cube, lying on their sides: to be cut once for each player."""
    die = net_parts(NET, die_faces(DIE), pip_art(ENGRAVE))
    king = net_parts(NET, KING_FACES, crown_art(ENGRAVE).art)
    parts = []
    for number, part in enumerate([die] * DICE_A_SIDE + [king]):
        row, column = divmod(number, _COLUMNS)
        x, y = GAP + column * (NET.height + GAP), GAP + row * (NET.width + GAP) + NET.width
        parts.append(part.move(x, y, "rotate(-90)"))
    return laser_svg(parts, DICE_WIDTH, DICE_HEIGHT, "Battle: dice and king of one side")


def board_laser_svg() -> str:
    """Return the whole board."""
    board = board_parts().move(GAP, GAP)
    return laser_svg([board], HALF_WIDTH + 2 * GAP, BOARD_HEIGHT + 2 * GAP, "Battle: board")


def board_parts() -> LaserParts:
    """Return the board: squares scored, palaces engraved, the rim cut."""
    width, height = HALF_WIDTH, BOARD_HEIGHT
    steps: list[str | float] = []
    for file in range(len(FILES) + 1):
        steps += ["M", FRAME + file * SQUARE, FRAME, "V", height - FRAME]
    for rank in range(len(RANKS) + 1):
        steps += ["M", FRAME, FRAME + rank * SQUARE, "H", width - FRAME]
    palaces = Markup("".join(_palace(square, is_white=side is WHITE) for side, square in PALACES.items()))
    rim = polygon(rectangle_points(0, 0, width, height))
    return LaserParts(palaces, path(*steps), rim)


def _palace(square: int, *, is_white: bool) -> Markup:
    """Return a palace: a frame and a crown, upright for its owner."""
    x = FRAME + (file_of(square) + 0.5) * SQUARE
    y = FRAME + (len(RANKS) - rank_of(square) - 0.5) * SQUARE
    outer, inner = SQUARE / 2 - 1, SQUARE / 2 - 1 - _PALACE_FRAME
    frame = path(
        "M", -outer, -outer, "h", 2 * outer, "v", 2 * outer, "h", -2 * outer, "Z",
        "M", -inner, -inner, "v", 2 * inner, "h", 2 * inner, "v", -2 * inner, "Z",
    )  # fmt: skip
    crown = element("g", crown_svg(), transform="scale(0.24)" if is_white else "rotate(180) scale(0.24)")
    return group_at(x, y, frame, crown)
