"""The parts around the rows of a Qwixx Duel drawing: dice tray, misthrow column, and player panels."""

from collections.abc import Iterator

from duellum.core.i18n import ENGLISH, Translatable, translate
from duellum.core.svg import Attributes, Markup, Paint, box, element, face_svg, group_at, path
from duellum.qwixx.drawing.palette import (
    DICE,
    FAINT,
    GOLD,
    INK,
    PAPER,
    SHADE,
    SLATE,
    WHITE_DIE,
    fit_size,
    label,
    panel,
    pattern,
    plaque,
    stone_name,
)
from duellum.qwixx.drawing.palette import STONES as STONE_PAINTS
from duellum.qwixx.drawing.row_svg import frame
from duellum.qwixx.drawing.stone_svg import ghost_svg, stack_svg
from duellum.qwixx.rules.board import STONES, Colour, Roll, Side
from duellum.qwixx.rules.position import Position
from duellum.qwixx.rules.scoring import MAX_MISTHROWS, MISTHROW_COST

WIDTH = 696.0
TRAY_HEIGHT, PLAYER_HEIGHT, COLUMN_HEIGHT = 118.0, 92.0, 194.0
COLUMN_WIDTH = 108.0
_PLAYER_WIDTH = WIDTH - COLUMN_WIDTH - 10
_DIE = 66.0


def tray_svg(position: Position, *, is_last: bool) -> Markup:
    """Return the dice with the tray's upper left corner at the origin; `is_last` marks a roll just made."""
    roll = position.dice
    whites: tuple[int | None, ...] = (None, None) if roll is None else roll.whites
    dice = [
        group_at(62 + 82 * number, 44, _die(face, WHITE_DIE), data_die="white")
        for number, face in enumerate(whites)
    ]
    dice += (
        group_at(306 + 108 * colour, 44, _coloured(position, colour), data_die=colour.letter)
        for colour in Colour
    )
    return element(
        "g",
        panel(WIDTH, TRAY_HEIGHT, 14, SLATE),
        *([frame(WIDTH, TRAY_HEIGHT)] if is_last else []),
        *dice,
        *([] if roll is None else [_white_sum(roll)]),
        data_part="dice",
    )


def _die(face: int | None, paint: Paint) -> Markup:
    """Return a die about the origin, blank until it is rolled."""
    if face is not None:
        return face_svg(face, _DIE, paint)
    return box(_DIE, _DIE * 0.2, fill=paint.top, stroke=paint.outline, stroke_width=2.5)


def _coloured(position: Position, colour: Colour) -> Markup:
    """Return a coloured die with its letter below; one that is out of the game is crossed out (Q19)."""
    is_out = position.board[colour].is_closed
    face = None if position.dice is None else position.dice.colours[colour]
    die = _die(face, DICE[colour])
    if is_out:
        die = Markup(element("g", die, opacity=0.35) + _cross())
    return Markup(die + group_at(-_DIE / 2, 37, _letter_tag(colour)))


def _cross() -> Markup:
    bars = "M-30 -30 L30 30 M30 -30 L-30 30"
    return element(
        "g",
        path(bars, stroke=INK, stroke_width=13),
        path(bars, stroke=PAPER, stroke_width=6),
        data_part="out",
    )


def _letter_tag(colour: Colour) -> Markup:
    """Return a die's letter between two patches of its row's pattern."""
    paint = DICE[colour]
    bits = (group_at(x, 0, pattern(colour, 18, 28, stroke=paint.mark)) for x in (3, _DIE - 21))
    ground = panel(_DIE, 28, 6, paint.top, stroke_width=1.5)
    return Markup(ground + "".join(bits) + label(colour.letter.upper(), _DIE / 2, 14, 24, paint.mark))


def _white_sum(roll: Roll) -> Markup:
    high, low = roll.whites
    return label(f"{high} + {low} = {roll.white_sum}", 103, 96, 24, PAPER)


def column_svg(misthrows: tuple[int, int], *, is_last: bool, language: str = ENGLISH) -> Markup:
    """Return the misthrow column, its upper left corner at the origin; `is_last` marks it."""
    sides = [side for side in Side for _ in range(misthrows[side])]
    slots = [*sides, *[None] * (MAX_MISTHROWS - len(sides))]
    name = translate(Translatable("qwixx-misthrows"), language=language)
    return element(
        "g",
        panel(COLUMN_WIDTH, COLUMN_HEIGHT, 12, SHADE),
        *([frame(COLUMN_WIDTH, COLUMN_HEIGHT)] if is_last else []),
        label(
            name,
            0,
            0,
            fit_size(name, 22, COLUMN_HEIGHT - 14),
            transform=f"translate(24 {COLUMN_HEIGHT / 2}) rotate(-90)",
        ),
        *(group_at(74, 26 + 47 * number, _slot(side)) for number, side in enumerate(slots)),
        data_part="misthrows",
    )


def _slot(side: Side | None) -> Markup:
    """Return a place in the misthrow column: its stone, or the cost of one (Q23)."""
    if side is not None:
        return stack_svg(side, 1)
    return Markup(
        ghost_svg(fill=PAPER, stroke=FAINT, stroke_width=1.5) + label(f"−{MISTHROW_COST}", -1, 0, 20, FAINT)
    )


def player_svg(position: Position, side: Side, language: str = ENGLISH) -> Markup:
    """Return a player's panel: name, supply and points, with a sign for the active player or the winner."""
    sign = _sign(position, side)
    supply = position.supply(side)
    name = translate(Translatable("qwixx-side", {"side": stone_name(side)}), language=language)
    left = translate(Translatable("qwixx-supply", {"stones": supply}), language=language)
    return element(
        "g",
        panel(_PLAYER_WIDTH, PLAYER_HEIGHT, 12, PAPER if sign else SHADE, stroke_width=4 if sign else 2),
        *sign,
        group_at(56, 44, stack_svg(side, 1)),
        label(name, 88, 30, 27, text_anchor="start"),
        label(left, 88, 64, fit_size(left, 21, 144), text_anchor="start", font_weight="normal"),
        group_at(244, 35, *_supply(supply, side), data_supply=supply),
        group_at(_PLAYER_WIDTH - 118, 10, plaque(str(position.total(side)), side, 108, PLAYER_HEIGHT - 20)),
        data_player=stone_name(side),
    )


def _sign(position: Position, side: Side) -> list[Markup]:
    """Return an arrow for the active player, a star for the winner, nothing for the other."""
    line: Attributes = {"fill": GOLD, "stroke": INK, "stroke_width": 2.5, "stroke_linejoin": "round"}
    outcome = position.outcome()
    if outcome is None:
        arrow = path("M-4 22 L22 46 L-4 70 Z", **line, data_part="turn")
        return [arrow] if side is position.to_move else []
    points = " L".join(f"{x} {y}" for x, y in _STAR)
    star = group_at(8, 46, path(f"M{points} Z", **line), data_part="winner")
    return [star] if side is outcome.winner else []


_STAR = ((0, -22), (6, -7), (21, -7), (9, 3), (13, 18), (0, 9), (-13, 18), (-9, 3), (-21, -7), (-6, -7))


def _supply(count: int, side: Side) -> Iterator[Markup]:
    """Yield the supply stone by stone, in two lines, with outlines for stones on the board."""
    paint = STONE_PAINTS[side]
    for number in range(STONES):
        column, line = divmod(number, 2)
        fill = paint.top if number < count else "none"
        yield element("circle", cx=19 * column, cy=22 * line, r=7.5, fill=fill, stroke=INK, stroke_width=1.5)
