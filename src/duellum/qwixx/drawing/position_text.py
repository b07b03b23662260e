"""The drawing of a Qwixx Duel position as text, for terminals."""

from collections.abc import Iterator
from functools import cached_property

from duellum.core.i18n import ENGLISH, Translatable, translate
from duellum.core.text_width import align_left, centre, measure_width
from duellum.qwixx.drawing.caption import describe_last_move, format_status
from duellum.qwixx.drawing.marks import Marks, find_marks
from duellum.qwixx.rules.board import LAST, PLACES, Colour, Row, Side, field_at
from duellum.qwixx.rules.placement import STONES_BEFORE_LAST
from duellum.qwixx.rules.position import Move, Position
from duellum.qwixx.rules.scoring import MAX_MISTHROWS

_STONES = "●○"
_CELL, _MIN_LOCK_CELL, _MIN_NAME_WIDTH, _MIN_CAPTION_WIDTH = 4, 6, 9, 12


def draw_text(position: Position, last_move: Move | None = None, *, language: str = ENGLISH) -> str:
    """Return a drawing for terminals: at most 80 columns, 77 in English; 24 lines, no trailing spaces.

    A stone is ● for Black and ○ for Grey, with its height where it is a stack and ▸ where it is the front.
    To the right of each row are its points. The spaces open to the action that is due have a plus next to
    their number; a star marks what the last move changed: a space, the dice or the misthrow column.
    """
    marks, words = find_marks(position, last_move), _Words(language)
    lines = [words.rule(*"┌┬┐")]
    for colour in Colour:
        lines += _row_lines(position, colour, marks, words)
        lines.append(words.rule(*("└┴┘" if colour is Colour.BLUE else "├┼┤")))
    lines += ["", *_tray_lines(position, marks, words), ""]
    if last_move is not None:
        lines.append(describe_last_move(position, last_move, language))
    lines += [format_status(position, language), "", words.say("qwixx-drawing-legend")]
    return "\n".join(line.rstrip() for line in lines)


class _Words:
    """The words of a drawing in a language, and the columns that they need."""

    def __init__(self, language: str) -> None:
        self._language = language

    def say(self, message: str, **arguments: str | int) -> str:
        return translate(Translatable(message, {**arguments}), language=self._language)

    def name_row(self, colour: Colour) -> str:
        return f"{colour.letter} {self.say('qwixx-colour', colour=colour.letter)}"

    @cached_property
    def states(self) -> tuple[str, str]:
        """What is said of a row that is open, and of one that is closed."""
        return self.say("qwixx-drawing-open"), self.say("qwixx-drawing-closed")

    @cached_property
    def name_width(self) -> int:
        return max(_MIN_NAME_WIDTH, *(measure_width(self.name_row(colour)) for colour in Colour))

    @cached_property
    def lock_cell(self) -> int:
        return max(_MIN_LOCK_CELL, *map(measure_width, self.states))

    def rule(self, left: str, cross: str, right: str) -> str:
        """Return a line between rows."""
        cells = f"{'─' * _CELL}{cross}" * len(PLACES) + "─" * self.lock_cell
        return " " * self.name_width + left + cells + right


def _row_lines(position: Position, colour: Colour, marks: Marks, words: _Words) -> tuple[str, str]:
    """Return a row's numbers and, below them, its stones; Black's and Grey's points at the ends."""
    row, points = position.board[colour], [position.row_scores(side)[colour] for side in Side]
    numbers = [_number_cell(colour, place, marks) for place in PLACES]
    stones = [_stone_cell(row, place) for place in PLACES]
    lock = "×" if row.is_closed and row.lock is None else "" if row.lock is None else _STONES[row.lock]
    state = words.states[row.is_closed]
    name, width = align_left(words.name_row(colour), words.name_width), words.lock_cell
    return (
        f"{name}│{'│'.join(numbers)}│{centre(state, width)}│ ● {points[0]:>2}",
        f"{'':{words.name_width}}│{'│'.join(stones)}│{lock:^{width}}│ ○ {points[1]:>2}",
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


def _tray_lines(position: Position, marks: Marks, words: _Words) -> Iterator[str]:
    """Yield the lines below the board: the dice, the misthrow column, and each player's supply and points."""
    dice = words.say("qwixx-dice") + ("*" if marks.is_roll_last else "")
    misthrows = words.say("qwixx-misthrows") + ("*" if marks.is_misthrow_last else "")
    width = max(_MIN_CAPTION_WIDTH, *(2 + measure_width(caption) for caption in (dice, misthrows)))
    stones = "".join(_STONES[side] * position.misthrows[side] for side in Side)
    yield align_left(dice, width) + "   ".join(_dice_words(position, words))
    yield align_left(misthrows, width) + " ".join(stones.ljust(MAX_MISTHROWS, "·"))
    supplies = [words.say("qwixx-supply", stones=position.supply(side)) for side in Side]
    totals = [words.say("qwixx-points", points=position.total(side)) for side in Side]
    for side in Side:
        name = f"{_STONES[side]} {words.say('qwixx-side', side=side.name.lower())}"
        supply = align_left(supplies[side], max(map(measure_width, supplies)))
        yield f"{align_left(name, width)}{supply}   {totals[side]}"


def _dice_words(position: Position, words: _Words) -> Iterator[str]:
    """Yield the white dice together and each coloured one; blank until rolled."""
    roll = position.dice
    high, low = (" ", " ") if roll is None else roll.whites
    yield f"{words.say('qwixx-drawing-white')} [{high}] [{low}]" + (
        "" if roll is None else f" = {roll.white_sum}"
    )
    for colour in Colour:
        face = " " if roll is None else roll.colours[colour]
        is_out = position.board[colour].is_closed
        yield f"{colour.letter} {words.say('qwixx-drawing-out') if is_out else f'[{face}]'}"
