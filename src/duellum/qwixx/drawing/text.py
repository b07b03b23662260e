"""The drawing of a Qwixx Duel position as text, for terminals."""

from collections.abc import Iterator

from duellum.qwixx.drawing.caption import describe_last_move, format_status
from duellum.qwixx.drawing.marks import Marks, find_marks
from duellum.qwixx.rules.board import LAST, PLACES, SIDE_NAMES, Colour, Row, Side, field_at
from duellum.qwixx.rules.placement import STONES_BEFORE_LAST
from duellum.qwixx.rules.position import Move, Position
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
    marks = find_marks(position, last_move)
    lines = [_rule(*"┌┬┐")]
    for colour in Colour:
        lines += _row_lines(position, colour, marks)
        lines.append(_rule(*("└┴┘" if colour is Colour.BLUE else "├┼┤")))
    lines += ["", *_tray_lines(position, marks), "", format_status(position)]
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


def _tray_lines(position: Position, marks: Marks) -> Iterator[str]:
    """Yield the lines below the board: the dice, the misthrow column, and each player's supply and points."""
    rolled = "*" if marks.is_roll_last else ""
    missed = "*" if marks.is_misthrow_last else ""
    stones = "".join(_STONES[side] * position.misthrows[side] for side in Side)
    yield f"{'dice' + rolled:12}{'   '.join(_dice_words(position))}"
    yield f"{'misthrows' + missed:12}{' '.join(stones.ljust(MAX_MISTHROWS, '·'))}"
    for side in Side:
        counts = f"supply {position.supply(side):>2}   points {position.total(side):>3}"
        yield f"{_STONES[side]} {SIDE_NAMES[side]:10}{counts}"


def _dice_words(position: Position) -> Iterator[str]:
    """Yield the white dice together and each coloured one; blank until thrown."""
    roll = position.dice
    high, low = (" ", " ") if roll is None else roll.whites
    yield f"white [{high}] [{low}]" + ("" if roll is None else f" = {roll.white_sum}")
    for colour in Colour:
        face = " " if roll is None else roll.colours[colour]
        yield f"{colour.letter} out" if position.board[colour].is_closed else f"{colour.letter} [{face}]"
