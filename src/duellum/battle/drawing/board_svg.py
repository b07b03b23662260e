"""The table a Battle drawing lays out: board, palaces, labels and pieces, seen from a player's seat.

Lengths are in the drawing's own units, a hundred to a square.
"""

from dataclasses import dataclass

from duellum.battle.rules.board import (
    BLACK,
    FILES,
    PALACES,
    RANKS,
    SQUARES,
    WHITE,
    Piece,
    Side,
    Square,
    file_of,
    rank_of,
    square_name,
)
from duellum.battle.rules.position import SIDE_NAMES
from duellum.core.die import Die
from duellum.core.rules import Outcome
from duellum.core.svg import (
    DARK,
    LIGHT,
    Markup,
    Paint,
    Value,
    box,
    cube_body,
    die_svg,
    element,
    group_at,
    path,
)

SQUARE = 100.0
_FRAME = 46.0
WIDTH = len(FILES) * SQUARE + 2 * _FRAME
HEIGHT = len(RANKS) * SQUARE + 2 * _FRAME
Point = tuple[float, float]
PAINTS = {WHITE: LIGHT, BLACK: DARK}

_WOOD, _CREAM, _INK = "#5e3c23", "#fbf1dc", "#2e1b0e"
_LIGHT_SQUARE, _DARK_SQUARE, _LINE = "#f6ead0", "#e8d5ae", "#8a6a43"
_BEYOND = 0.5 + _FRAME / SQUARE / 2  # from the last square's centre to the middle of the frame, in squares
_HATCHING = " ".join(f"M{-50} {end} L{end} {-50} M{-end} 50 L50 {-end}" for end in range(-30, 51, 20))


@dataclass(frozen=True)
class Seat:
    """Where the viewer sits: at White's side, or flipped at Black's, all turned by 180 degrees."""

    is_flipped: bool

    def place(self, file: float, rank: float) -> Point:
        """Return where a point of the board lies in the drawing; a1's centre is file 0, rank 0."""
        x, y = _FRAME + (file + 0.5) * SQUARE, HEIGHT - _FRAME - (rank + 0.5) * SQUARE
        return (WIDTH - x, HEIGHT - y) if self.is_flipped else (x, y)

    def centre(self, square: Square) -> Point:
        """Return where a square's centre lies in the drawing."""
        return self.place(file_of(square), rank_of(square))

    def seen(self, die: Die) -> Die:
        """Return the die as it lies before the viewer."""
        return Die(top=die.top, north=die.south) if self.is_flipped else die


def board_picture(seat: Seat) -> Markup:
    """Return the frame with its labels, the squares and the palaces."""
    return element(
        "g",
        element("rect", width=WIDTH, height=HEIGHT, rx=20, fill=_WOOD),
        _inset(7, rx=15, fill="none", stroke=_LINE, stroke_width=2),
        _inset(_FRAME, fill=_LIGHT_SQUARE),
        _dark_squares(seat),
        _grid(),
        _inset(_FRAME, fill="none", stroke=_INK, stroke_width=3),
        *(group_at(*seat.centre(square), _palace(side)) for side, square in PALACES.items()),
        *_labels(seat),
        data_part="board",
    )


def _inset(margin: float, **attributes: Value) -> Markup:
    """Return a rectangle that far inside the drawing's edges."""
    width, height = WIDTH - 2 * margin, HEIGHT - 2 * margin
    return element("rect", x=margin, y=margin, width=width, height=height, **attributes)


def _dark_squares(seat: Seat) -> Markup:
    """Return every other square; the two tones help to count steps and mean nothing else."""
    steps: list[str | float] = []
    for square in SQUARES:
        if (file_of(square) + rank_of(square)) % 2 == 0:
            x, y = seat.centre(square)
            half = SQUARE / 2
            steps += ["M", x - half, y - half, "h", SQUARE, "v", SQUARE, "h", -SQUARE, "Z"]
    return path(*steps, fill=_DARK_SQUARE)


def _grid() -> Markup:
    steps: list[str | float] = []
    for file in range(1, len(FILES)):
        steps += ["M", _FRAME + file * SQUARE, _FRAME, "V", HEIGHT - _FRAME]
    for rank in range(1, len(RANKS)):
        steps += ["M", _FRAME, _FRAME + rank * SQUARE, "H", WIDTH - _FRAME]
    return path(*steps, stroke=_LINE, stroke_opacity=0.7, stroke_width=1.5)


def _labels(seat: Seat) -> list[Markup]:
    """Return the names of files and ranks on all four sides."""
    places: list[tuple[str, float, float]] = []
    for file, name in enumerate(FILES):
        places += [(name, file, -_BEYOND), (name, file, len(RANKS) - 1 + _BEYOND)]
    for rank, name in enumerate(RANKS):
        places += [(name, -_BEYOND, rank), (name, len(FILES) - 1 + _BEYOND, rank)]
    return [_label(name, *seat.place(file, rank)) for name, file, rank in places]


def _label(text: str, x: float, y: float, colour: str = _CREAM) -> Markup:
    """Return a line of text about a point."""
    # The baseline is set by hand: not every viewer knows how to centre a line of text in height.
    font = "Georgia, 'Times New Roman', serif"
    return element(
        "text", text, x=x, y=y + 10, font_family=font, font_size=30, text_anchor="middle", fill=colour
    )


def _palace(side: Side) -> Markup:
    """Return a palace about its centre: its owner's crown on hatched ground, and a wall no die can hide."""
    fill = LIGHT.top if side is WHITE else DARK.top
    return element(
        "g",
        box(SQUARE, fill="#f3dfae"),
        path(_HATCHING, stroke=_LINE, stroke_width=2),
        box(SQUARE, fill="none", stroke=_INK, stroke_width=9),
        box(
            SQUARE,
            fill="none",
            stroke=_CREAM,
            stroke_width=5,
            stroke_dasharray="12.5",
            stroke_dashoffset=6.25,
        ),
        group_at(0, 0, crown(), fill=fill, stroke=_INK, stroke_width=3, stroke_linejoin="round"),
        data_part="palace",
    )


def crown() -> Markup:
    """Return a crown about the origin, 62 wide, in the colours of the group around it."""
    tips = [element("circle", cx=x, cy=y, r=4) for x, y in ((-27, -14), (0, -21), (27, -14))]
    band = element("rect", x=-20, y=16, width=40, height=7, rx=2)
    return Markup(path("M-20 12 L-27 -12 L-12 -1 L0 -19 L12 -1 L27 -12 L20 12 Z") + "".join(tips) + band)


def seat_signs(to_move: Side, outcome: Outcome | None, seat: Seat) -> Markup:
    """Return the signs at each player's right hand: an arrow for who moves, the score once it is over."""
    corners = {WHITE: (len(FILES) - 1 + _BEYOND, -_BEYOND), BLACK: (-_BEYOND, len(RANKS) - 1 + _BEYOND)}
    if outcome is None:
        x, y = seat.place(*corners[to_move])
        away = 10 if y > HEIGHT / 2 else -10
        signs = [path("M", x - 12, y + away, "h", 24, "L", x, y - away, "Z", fill=_CREAM)]
    else:
        scores = {side: "½" if outcome.winner is None else str(int(outcome.winner is side)) for side in Side}
        signs = [_score(scores[side], *seat.place(*corner)) for side, corner in corners.items()]
    return element("g", *signs, data_part="signs")


def _score(text: str, x: float, y: float) -> Markup:
    """Return a side's score on a plaque, so that it is not taken for the name of a rank."""
    return Markup(
        group_at(x, y, box(36, 6, fill=_CREAM, stroke=_INK, stroke_width=2)) + _label(text, x, y, _INK)
    )


def piece_picture(piece: Piece, seat: Seat) -> Markup:
    """Return a piece about the origin."""
    paint = PAINTS[piece.side]
    if piece.die is None:
        return Markup(cube_body(paint, 66) + group_at(0, 1, crown(), fill=paint.mark, data_part="crown"))
    return die_svg(seat.seen(piece.die), paint)


def standing_picture(piece: Piece, square: Square, seat: Seat) -> Markup:
    """Return a piece on its square, with a name that browsers show on pointing at it."""
    side, name = SIDE_NAMES[piece.side], square_name(square)
    title = element("title", f"{side} {face_name(piece)}, {name}")
    picture = piece_picture(piece, seat)
    return group_at(*seat.centre(square), title, picture, data_square=name, data_side=side.lower())


def small_king(paint: Paint) -> Markup:
    """Return a king-cube's top about the origin, 40 wide."""
    return Markup(
        box(40, 8, fill=paint.top, stroke=paint.outline, stroke_width=2.5)
        + group_at(0, 1, crown(), scale=0.6, fill=paint.mark, data_part="crown")
    )


def face_name(piece: Piece) -> str:
    """Return what a piece shows, in a word."""
    return "king" if piece.die is None else str(piece.die.top)
