"""Pieces as SVG: dice and king-cubes."""

from duellum.battle.drawing.viewpoint import Viewpoint
from duellum.battle.rules.board import BLACK, WHITE, Piece, Square, square_name
from duellum.core.i18n import ENGLISH, Translatable, translate
from duellum.core.svg import DARK, LIGHT, Markup, Paint, box, cube_body, die_svg, element, group_at, path

PAINTS = {WHITE: LIGHT, BLACK: DARK}


def piece_svg(piece: Piece, viewpoint: Viewpoint) -> Markup:
    """Return a piece about the origin."""
    paint = PAINTS[piece.side]
    if piece.die is None:
        return Markup(cube_body(paint, 66) + group_at(0, 1, crown_svg(), fill=paint.mark, data_part="crown"))
    return die_svg(viewpoint.orient(piece.die), paint)


def placed_piece_svg(piece: Piece, square: Square, viewpoint: Viewpoint, language: str = ENGLISH) -> Markup:
    """Return a piece on its square, with a tooltip."""
    side, name = piece.side.name.lower(), square_name(square)
    title = element("title", translate(describe_piece(piece, square), language=language))
    drawn = piece_svg(piece, viewpoint)
    return group_at(*viewpoint.centre(square), title, drawn, data_square=name, data_side=side)


def small_king_svg(paint: Paint) -> Markup:
    """Return a king-cube's top about the origin, 40 wide."""
    return Markup(
        box(40, 8, fill=paint.top, stroke=paint.outline, stroke_width=2.5)
        + group_at(0, 1, crown_svg(), scale=0.6, fill=paint.mark, data_part="crown")
    )


def describe_piece(piece: Piece, square: Square) -> Translatable:
    """Return a piece on its square in words."""
    words: dict[str, str | int | list[str]] = {
        "side": piece.side.name.lower(),
        "square": square_name(square),
    }
    if piece.die is None:
        return Translatable("battle-square-king", words)
    return Translatable("battle-square-die", {**words, "face": piece.die.top})


def crown_svg() -> Markup:
    """Return a crown about the origin, 62 wide, in the colours of the group around it."""
    tips = [element("circle", cx=x, cy=y, r=4) for x, y in ((-27, -14), (0, -21), (27, -14))]
    band = element("rect", x=-20, y=16, width=40, height=7, rx=2)
    return Markup(path("M-20 12 L-27 -12 L-12 -1 L0 -19 L12 -1 L27 -12 L20 12 Z") + "".join(tips) + band)
