"""Captions of drawings: whose turn it is, the last move, and a description for screen readers."""

from collections.abc import Iterator

from duellum.core.i18n import ENGLISH, Translatable, translate
from duellum.qwixx.move_text import phrase
from duellum.qwixx.rules.board import Colour, Field, Row, Side, colour_of, number_of
from duellum.qwixx.rules.placement import Placement
from duellum.qwixx.rules.position import Decline, Move, Position

Words = dict[str, str | int | list[str]]


def format_status(position: Position, language: str = ENGLISH) -> str:
    """Return who has to do what, or how the game ended: ``Black · Action 1: use 5 in any row, or pass.``."""
    return translate(*_phrase_status(position), language=language)


def _phrase_status(position: Position) -> Iterator[Translatable]:
    words: Words = {"side": _name(position.to_move)}
    if position.ending is not None:
        yield phrase_result(position)
        yield Translatable(f"ending-{position.ending.replace(' ', '-')}")
    elif position.dice is None:
        yield Translatable("qwixx-wait-roll", words)
    elif position.first_choice is None:
        yield Translatable("qwixx-brief-first-shared", {**words, "sum": position.dice.white_sum})
    else:
        yield Translatable("qwixx-brief-second-shared", words)


def phrase_result(position: Position) -> Translatable:
    """Return who won by how many points, of a game that is over."""
    outcome = position.outcome()
    if outcome is None or outcome.winner is None:
        return Translatable("qwixx-result-draw", {"points": position.total(Side.BLACK)})
    winner = Side(outcome.winner)
    points, other = position.total(winner), position.total(winner.other)
    return Translatable("qwixx-result", {"side": _name(winner), "points": points, "other": other})


def describe_last_move(position: Position, last_move: Move, language: str = ENGLISH) -> str:
    """Return the move that led to this position and who made it, as in "Grey captures the stone on red 7"."""
    return translate(_phrase_last_move(position, last_move), language=language)


def _phrase_last_move(position: Position, last_move: Move) -> Translatable:
    words: Words = {"side": _name(position.last_mover)}
    match last_move:
        case Placement():
            words |= {**_name_field(last_move.field), "height": last_move.height}
            return Translatable(f"qwixx-announce-{last_move.effect.value}", words)
        case Decline():
            kind = "misthrow" if last_move.is_misthrow else "decline"
            return Translatable(f"qwixx-announce-{kind}", words)
        case _:
            return Translatable("qwixx-announce-roll", words | phrase(last_move).args)


def describe_position(position: Position, last_move: Move | None, language: str = ENGLISH) -> str:
    """Return a description of all that the drawing shows."""
    return translate(*_phrase_position(position, last_move), language=language)


def _phrase_position(position: Position, last_move: Move | None) -> Iterator[Translatable]:
    for colour in Colour:
        yield from _phrase_row(position.board[colour], colour)
    for side in Side:
        counts = {"stones": position.supply(side), "misthrows": position.misthrows[side]}
        words: Words = {"side": _name(side), "points": position.total(side), **counts}
        yield Translatable("qwixx-drawing-player", words)
    if position.dice is not None:
        yield Translatable("qwixx-drawing-dice", phrase(position.dice).args)
    for move in position.legal_moves():
        if isinstance(move, Placement):
            yield Translatable("qwixx-drawing-legal", _name_field(move.field))
    if last_move is not None:
        yield _phrase_last_move(position, last_move)


def _phrase_row(row: Row, colour: Colour) -> Iterator[Translatable]:
    for place, _ in row:
        yield Translatable("qwixx-drawing-field", phrase_stack(row, colour, place).args)
    if row.is_closed:
        lock = "none" if row.lock is None else _name(row.lock)
        yield Translatable("qwixx-drawing-lock", {"colour": colour.letter, "state": "closed", "side": lock})


def phrase_stack(row: Row, colour: Colour, place: int) -> Translatable:
    """Return what is on a place of a row: ``red 7, Black, 3 stones, front stone``."""
    stack = row.stacks[place]
    return Translatable(
        "qwixx-field",
        {
            "colour": colour.letter,
            "number": colour.numbers[place],
            "side": "none" if stack is None else _name(stack.side),
            "height": 0 if stack is None else stack.height,
            "front": "yes" if place == row.front else "no",
        },
    )


def _name(side: Side) -> str:
    """Return a side as the messages choose by it."""
    return side.name.lower()


def _name_field(field: Field) -> Words:
    return {"colour": colour_of(field).letter, "number": number_of(field)}
