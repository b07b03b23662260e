"""The board as SVG: frame, squares, palaces, labels, and markers for the side to move and the score."""

from duellum.battle.drawing.piece_svg import PAINTS, crown_svg
from duellum.battle.drawing.viewpoint import FRAME, HEIGHT, SQUARE, WIDTH, Viewpoint
from duellum.battle.rules.board import (
    BLACK,
    FILES,
    PALACES,
    RANKS,
    SQUARES,
    WHITE,
    Side,
    file_of,
    rank_of,
)
from duellum.core.rules import Outcome
from duellum.core.svg import Markup, Value, box, element, group_at, path

_WOOD, _CREAM, _INK = "#5e3c23", "#fbf1dc", "#2e1b0e"
_LIGHT_SQUARE, _DARK_SQUARE, _LINE = "#f6ead0", "#e8d5ae", "#8a6a43"
_TO_FRAME = 0.5 + FRAME / SQUARE / 2  # from the last square's centre to the middle of the frame, in squares
_HATCHING = " ".join(f"M{-50} {end} L{end} {-50} M{-end} 50 L50 {-end}" for end in range(-30, 51, 20))


def board_svg(viewpoint: Viewpoint) -> Markup:
    """Return the frame with its labels, the squares and the palaces."""
    return element(
        "g",
        element("rect", width=WIDTH, height=HEIGHT, rx=20, fill=_WOOD),
        _inset_svg(7, rx=15, fill="none", stroke=_LINE, stroke_width=2),
        _inset_svg(FRAME, fill=_LIGHT_SQUARE),
        _dark_squares_svg(viewpoint),
        _grid_svg(),
        _inset_svg(FRAME, fill="none", stroke=_INK, stroke_width=3),
        *(group_at(*viewpoint.centre(square), _palace_svg(side)) for side, square in PALACES.items()),
        *_labels_svg(viewpoint),
        data_part="board",
    )


def _inset_svg(margin: float, **attributes: Value) -> Markup:
    """Return a rectangle that far inside the drawing's edges."""
    width, height = WIDTH - 2 * margin, HEIGHT - 2 * margin
    return element("rect", x=margin, y=margin, width=width, height=height, **attributes)


def _dark_squares_svg(viewpoint: Viewpoint) -> Markup:
    """Return every other square; the two tones only help to count steps."""
    steps: list[str | float] = []
    for square in SQUARES:
        if (file_of(square) + rank_of(square)) % 2 == 0:
            x, y = viewpoint.centre(square)
            half = SQUARE / 2
            steps += ["M", x - half, y - half, "h", SQUARE, "v", SQUARE, "h", -SQUARE, "Z"]
    return path(*steps, fill=_DARK_SQUARE)


def _grid_svg() -> Markup:
    steps: list[str | float] = []
    for file in range(1, len(FILES)):
        steps += ["M", FRAME + file * SQUARE, FRAME, "V", HEIGHT - FRAME]
    for rank in range(1, len(RANKS)):
        steps += ["M", FRAME, FRAME + rank * SQUARE, "H", WIDTH - FRAME]
    return path(*steps, stroke=_LINE, stroke_opacity=0.7, stroke_width=1.5)


def _labels_svg(viewpoint: Viewpoint) -> list[Markup]:
    """Return the names of files and ranks on all four sides."""
    labels: list[tuple[str, float, float]] = []
    for file, name in enumerate(FILES):
        labels += [(name, file, -_TO_FRAME), (name, file, len(RANKS) - 1 + _TO_FRAME)]
    for rank, name in enumerate(RANKS):
        labels += [(name, -_TO_FRAME, rank), (name, len(FILES) - 1 + _TO_FRAME, rank)]
    return [_label_svg(name, *viewpoint.point_at(file, rank)) for name, file, rank in labels]


def _label_svg(text: str, x: float, y: float, colour: str = _CREAM) -> Markup:
    """Return a line of text about a point."""
    # An explicit baseline: not every viewer supports vertical centring of text.
    font = "Georgia, 'Times New Roman', serif"
    return element(
        "text", text, x=x, y=y + 10, font_family=font, font_size=30, text_anchor="middle", fill=colour
    )


def _palace_svg(side: Side) -> Markup:
    """Return a palace about its centre: its owner's crown on hatching, in a frame that no die covers."""
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
        group_at(
            0, 0, crown_svg(), fill=PAINTS[side].top, stroke=_INK, stroke_width=3, stroke_linejoin="round"
        ),
        data_part="palace",
    )


def status_svg(to_move: Side, outcome: Outcome | None, viewpoint: Viewpoint) -> Markup:
    """Return the markers at each player's right hand: an arrow for the side to move, or the score."""
    corners = {
        WHITE: (len(FILES) - 1 + _TO_FRAME, -_TO_FRAME),
        BLACK: (-_TO_FRAME, len(RANKS) - 1 + _TO_FRAME),
    }
    if outcome is None:
        x, y = viewpoint.point_at(*corners[to_move])
        away = 10 if y > HEIGHT / 2 else -10
        markers = [path("M", x - 12, y + away, "h", 24, "L", x, y - away, "Z", fill=_CREAM)]
    else:
        scores = {side: "½" if outcome.winner is None else str(int(outcome.winner == side)) for side in Side}
        markers = [_score_svg(scores[side], *viewpoint.point_at(*corner)) for side, corner in corners.items()]
    return element("g", *markers, data_part="signs")


def _score_svg(text: str, x: float, y: float) -> Markup:
    """Return a side's score in a box, to distinguish it from the name of a rank."""
    return Markup(
        group_at(x, y, box(36, 6, fill=_CREAM, stroke=_INK, stroke_width=2)) + _label_svg(text, x, y, _INK)
    )
