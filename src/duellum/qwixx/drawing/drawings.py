"""Drawings of Qwixx Duel positions: text for terminals, SVG for pages and print."""

from collections.abc import Iterator

from duellum.core.svg import Markup, document, group_at
from duellum.qwixx.drawing.caption import describe_last_move, describe_position, format_status
from duellum.qwixx.drawing.palette import FAINT, PAPER, label, panel
from duellum.qwixx.drawing.row_svg import ROW_HEIGHT, Marks, row_svg
from duellum.qwixx.drawing.tray_svg import (
    COLUMN_WIDTH,
    PLAYER_HEIGHT,
    TRAY_HEIGHT,
    column_svg,
    player_svg,
    tray_svg,
)
from duellum.qwixx.rules.board import LAST, PLACES, SIDE_NAMES, Colour, Roll, Row, Side, field_at
from duellum.qwixx.rules.placement import STONES_BEFORE_LAST, Placement
from duellum.qwixx.rules.position import Decline, Move, Position
from duellum.qwixx.rules.scoring import MAX_MISTHROWS

_STONES = "●○"
_CELL, _LOCK_CELL, _NAME_WIDTH = 4, 6, 9
_LEGEND = "● Black   ○ Grey   ▸ front   + open to this action   * last move"


def draw_text(position: Position, last_move: Move | None = None) -> str:
    """Return a drawing for terminals: 77 columns, 24 lines at most, no trailing spaces.

    A stone is ● for Black and ○ for Grey, with its height where it is a stack and ▸ where it is the front.
    Right of each row stand its points. The fields open to the action that is due have a plus beside their
    number; a star marks what the last move changed: a field, the dice or the misthrow column.
    """
    lines = [_rule(*"┌┬┐")]
    for colour in Colour:
        lines += _row_lines(position, colour, _marks(position, last_move))
        lines.append(_rule(*("└┴┘" if colour is Colour.BLUE else "├┼┤")))
    lines += ["", *_tray_lines(position, last_move), "", format_status(position)]
    if last_move is not None:
        lines.append(f"Last: {describe_last_move(position, last_move)}")
    return "\n".join(line.rstrip() for line in (*lines, "", _LEGEND))


def _rule(left: str, cross: str, right: str) -> str:
    return " " * _NAME_WIDTH + left + f"{'─' * _CELL}{cross}" * len(PLACES) + "─" * _LOCK_CELL + right


def _row_lines(position: Position, colour: Colour, marks: Marks) -> tuple[str, str]:
    """Return a row's numbers and, below them, its stones; Black's and Grey's points at the ends."""
    row, points = position.board[colour], [position.row_scores(side)[colour] for side in Side]
    numbers = [_number_cell(colour, place, marks) for place in PLACES]
    stones = [_stone_cell(row, place) for place in PLACES]
    lock = "×" if row.is_closed and row.lock is None else "" if row.lock is None else _STONES[row.lock]
    state = "closed" if row.is_closed else " open "
    name = f"{colour.letter} {colour.word}"
    return (
        f"{name:{_NAME_WIDTH}}│{'│'.join(numbers)}│{state}│ ● {points[0]:>2}",
        f"{'':{_NAME_WIDTH}}│{'│'.join(stones)}│{lock:^{_LOCK_CELL}}│ ○ {points[1]:>2}",
    )


def _number_cell(colour: Colour, place: int, marks: Marks) -> str:
    field = field_at(colour, place)
    star, plus = "*" if field == marks.last else " ", "+" if field in marks.legal else " "
    return f"{star}{colour.numbers[place]:>2}{plus}"


def _stone_cell(row: Row, place: int) -> str:
    """Return the stack on a place; the empty last one shows how many stones it needs (Q17)."""
    stack = row.stacks[place]
    if stack is None:
        return f" ≥{STONES_BEFORE_LAST} " if place == LAST else " " * _CELL
    height = str(stack.height) if stack.height > 1 else ""
    words = f"{_STONES[stack.side]}{height}{'▸' if place == row.front else ''}"
    return f"{words:>{_CELL}}" if len(words) >= _CELL - 1 else f" {words:{_CELL - 1}}"


def _tray_lines(position: Position, last_move: Move | None) -> Iterator[str]:
    """Yield the lines below the board: the dice, the misthrow column, and each player's supply and points."""
    rolled = "*" if isinstance(last_move, Roll) else ""
    missed = "*" if _is_misthrow(last_move) else ""
    stones = "".join(_STONES[side] * position.misthrows[side] for side in Side)
    yield f"{'dice' + rolled:12}{'   '.join(_dice_words(position))}"
    yield f"{'misthrows' + missed:12}{' '.join(stones.ljust(MAX_MISTHROWS, '·'))}"
    for side in Side:
        counts = f"supply {position.supply(side):>2}   points {position.total(side):>3}"
        yield f"{_STONES[side]} {SIDE_NAMES[side]:10}{counts}"


def _dice_words(position: Position) -> Iterator[str]:
    """Yield the white dice together and each coloured one; blank until thrown."""
    roll = position.thrown
    high, low = (" ", " ") if roll is None else roll.whites
    yield f"white [{high}] [{low}]" + ("" if roll is None else f" = {roll.white_sum}")
    for colour in Colour:
        face = " " if roll is None else roll.colours[colour]
        yield f"{colour.letter} out" if position.board[colour].is_closed else f"{colour.letter} [{face}]"


def _marks(position: Position, last_move: Move | None) -> Marks:
    legal = [move.field for move in position.legal_moves() if isinstance(move, Placement)]
    return Marks(legal, last_move.field if isinstance(last_move, Placement) else None)


def _is_misthrow(last_move: Move | None) -> bool:
    return isinstance(last_move, Decline) and last_move.is_misthrow


WIDTH = 720.0
_MARGIN, _GAP = 12.0, 8.0
_TRAY_Y = 86.0
_ROWS_Y = _TRAY_Y + TRAY_HEIGHT + 14
_PLAYERS_Y = _ROWS_Y + len(Colour) * (ROW_HEIGHT + _GAP) + 6
HEIGHT = _PLAYERS_Y + 2 * PLAYER_HEIGHT + 10 + _MARGIN


def draw_svg(position: Position, last_move: Move | None = None, *, size: float | None = None) -> str:
    """Return a drawing for pages and print: one self-contained SVG document.

    A golden frame marks what the last move changed: a field, the dice or the misthrow column. Dashed frames
    mark the fields open to the action that is due, an arrow the front of each row. `size` is the width in
    pixels.
    """
    return document(
        _paper(),
        *_heading(position, last_move),
        group_at(_MARGIN, _TRAY_Y, tray_svg(position, is_last=isinstance(last_move, Roll))),
        *_rows(position, last_move),
        *_foot(position, last_move),
        width=WIDTH,
        height=HEIGHT,
        title=f"Qwixx Duel: {format_status(position)}",
        description=describe_position(position, last_move),
        size=size,
    )


def _paper() -> Markup:
    return panel(WIDTH, HEIGHT, 18, PAPER, 2.5, stroke_width=5)


def _heading(position: Position, last_move: Move | None) -> list[Markup]:
    """Return the status and, below it, the last move."""
    y = 47 if last_move is None else 33
    lines = [label(format_status(position), WIDTH / 2, y, 28, data_part="status")]
    if last_move is not None:
        words = describe_last_move(position, last_move)
        lines.append(label(words, WIDTH / 2, 66, 21, FAINT, font_weight="normal", data_part="last-move-text"))
    return lines


def _rows(position: Position, last_move: Move | None) -> list[Markup]:
    marks = _marks(position, last_move)
    black, grey = (position.row_scores(side) for side in Side)
    return [
        group_at(
            _MARGIN,
            _ROWS_Y + colour * (ROW_HEIGHT + _GAP),
            row_svg(position.board[colour], colour, (black[colour], grey[colour]), marks),
        )
        for colour in Colour
    ]


def _foot(position: Position, last_move: Move | None) -> list[Markup]:
    """Return the misthrow column and, right of it, both players' panels."""
    x = _MARGIN + COLUMN_WIDTH + 10
    return [
        group_at(_MARGIN, _PLAYERS_Y, column_svg(position.misthrows, is_last=_is_misthrow(last_move))),
        *(group_at(x, _PLAYERS_Y + side * (PLAYER_HEIGHT + 10), player_svg(position, side)) for side in Side),
    ]
