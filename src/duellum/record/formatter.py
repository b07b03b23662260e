"""Formatting records as text; ``parser.py`` describes the form and parses it."""

import re
from collections.abc import Iterator

from duellum.core.game import Game
from duellum.core.rules import Position, Rules
from duellum.record.record import Record, RecordedMove

UNFINISHED = "*"
WIDTH = 88
OWN_TAGS = (
    "Game",
    "Result",
    "Reason",
    "Start",
)  # written from the record's own fields, not kept among its tags


def format_record(record: Record | Game) -> str:
    """Return the text of a record, or of a game in progress; it ends with a newline."""
    if isinstance(record, Game):
        record = Record.from_game(record)
    if not isinstance(record, Record):
        raise TypeError(f"expected a Record or a Game, not {type(record).__name__}")
    result = record.outcome.result if record.outcome else UNFINISHED
    tags = {"Game": record.rules.name, **record.tags, "Result": result}
    if record.outcome:
        tags["Reason"] = record.outcome.reason
    if record.start not in record.rules.starts[:1]:
        tags["Start"] = str(record.start)
    head = "".join(f'[{name} "{_escape(value)}"]\n' for name, value in tags.items())
    return f"{head}\n{_wrap([*_move_words(record), result])}\n"


def _move_words(record: Record) -> Iterator[str]:
    """Yield the parts between the tags and the result; a line may break only between them."""
    if record.comment:
        yield f"{{{_escape(record.comment)}}}"
    turn = 0
    for ply, recorded in zip(record, record.moves, strict=True):
        yield from _ply_words(record.rules, recorded, ply.before, turn)
        turn = record.rules.number_turn(turn, ply.before)


def _ply_words(rules: Rules, recorded: RecordedMove, before: Position, turn: int) -> Iterator[str]:
    """Yield a move with what belongs to it; `turn` is the number of the turn before it."""
    number = rules.number_turn(turn, before)
    if number != turn:
        yield f"{number}."
    yield str(recorded.move)
    if recorded.comment:
        yield f"{{{_escape(recorded.comment)}}}"
    if recorded.clock is not None:
        yield f"@{recorded.clock:.3f}".rstrip("0").rstrip(".")
    for variation in recorded.variations:
        words = [*_variation_words(rules, variation, before, turn)]
        yield from (f"({words[0]}", *words[1:-1], f"{words[-1]})") if len(words) > 1 else (f"({words[0]})",)


def _variation_words(
    rules: Rules, moves: tuple[RecordedMove, ...], position: Position, turn: int
) -> Iterator[str]:
    for recorded in moves:
        yield from _ply_words(rules, recorded, position, turn)
        turn = rules.number_turn(turn, position)
        position = position.play(recorded.move)


def _wrap(words: list[str]) -> str:
    """Wrap the words to lines; unlike textwrap it keeps the white space inside a comment."""
    lines = [words[0]]
    for word in words[1:]:
        if len(lines[-1]) + 1 + len(word) <= WIDTH:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return "\n".join(lines)


def _escape(text: str) -> str:
    return re.sub(r'["}\\]', r"\\\g<0>", text).replace("\n", r"\n")
