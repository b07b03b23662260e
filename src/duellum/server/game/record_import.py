"""Reading saved games: a record's text becomes what a client needs to go through the game. Keeps nothing."""

import re
from collections.abc import Iterator
from datetime import date
from itertools import pairwise

from duellum.core.errors import MoveError, PositionError, UnknownGameError
from duellum.core.rules import Position
from duellum.record import Record, RecordError, ResultError, find_records, format_record
from duellum.record.verification import tag_names
from duellum.server.game.presenter import present_past_position
from duellum.server.game.record_export import NAMELESS, parse_clock, parse_seat
from duellum.server.game.state import outcome_info
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.http import Replay
from duellum.server.protocol.types import DiceInfo, PlyInfo

LONGEST_NAME = 120
"""Longer than a player's: an engine is called by its command."""
_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def read_replay(body: bytes, number: int) -> Replay:
    """Return the game with this number, from 1, in a text of records. Raises :class:`RefusedError`."""
    try:
        found = find_records(body.decode("utf-8-sig"))
        if not 1 <= number <= len(found):
            raise RefusedError(Reason.BAD_RECORD, f"the text has {len(found)} records, and none is {number}")
        return _replay(found[number - 1].parse(), number, len(found))
    except UnicodeDecodeError as error:
        raise RefusedError(Reason.BAD_RECORD, f"this is no text: {error}"[:200]) from error
    except RecordError as error:
        raise _refusal(error) from error


def _refusal(error: RecordError) -> RefusedError:
    """Return why a text cannot be read, in a word that clients translate."""
    text, line = str(error)[:200], error.line
    match error.__cause__:
        case MoveError() as cause:
            return RefusedError(Reason.ILLEGAL, text, cause.clause, line)
        case PositionError():
            return RefusedError(Reason.BAD_POSITION, text, None, line)
        case UnknownGameError():
            return RefusedError(Reason.UNKNOWN_RULES, text, None, line)
        case ResultError():
            return RefusedError(Reason.WRONG_RESULT, text, None, line)
        case _:
            return RefusedError(Reason.BAD_RECORD, text, None, line)


def _replay(record: Record, number: int, count: int) -> Replay:
    rules, tags = record.rules, record.tags
    names = _names(record)
    positions = list(_positions(record))
    moves = list(_moves(record, positions))
    lasts = [None, *zip(positions, (ply.move for ply in record.moves), strict=False)]
    return Replay(
        rules=rules.name,
        number=number,
        count=count,
        seats=(parse_seat(names[0]), parse_seat(names[1])),
        moves=moves,
        positions=[
            present_past_position(rules, ply, position, last)
            for ply, (position, last) in enumerate(zip(positions, lasts, strict=True))
        ],
        comments=[record.comment, *(ply.comment for ply in record.moves)],
        to_move=positions[-1].to_move,
        record=format_record(record),
        date=_date(tags.get("Date", "")),
        clock=parse_clock(tags.get("Clock", "")),
        outcome=None if record.outcome is None else outcome_info(record.outcome),
        game=tags.get("Id", ""),
        dice=_dice(record),
        has_dice=any(move.is_roll for move in moves),
    )


def _names(record: Record) -> tuple[str, str]:
    """Return the players' names. Raises :class:`RefusedError` for what cannot stand beside a table."""
    first, second = (record.tags.get(side, NAMELESS).strip() or NAMELESS for side in record.rules.side_names)
    for name in (first, second):
        if not name.isprintable() or len(name) > LONGEST_NAME:
            text = f"a name has at most {LONGEST_NAME} characters, all of which can be printed"
            raise RefusedError(Reason.BAD_NAME, text)
    return first, second


def _positions(record: Record) -> Iterator[Position]:
    position = record.start
    yield position
    for ply in record.moves:
        position = position.play(ply.move)
        yield position


def _moves(record: Record, positions: list[Position]) -> Iterator[PlyInfo]:
    turn = 0
    for ply, (before, _) in zip(record.moves, pairwise(positions), strict=True):
        turn = record.rules.number_turn(turn, before)
        left = None if ply.clock is None else round(ply.clock * 1000)
        yield PlyInfo(turn, before.to_move, str(ply.move), before.actor == "dice", left)


def _date(text: str) -> str | None:
    """Return a day that a tag tells; None where it is none."""
    try:
        return date.fromisoformat(text).isoformat() if _DAY.fullmatch(text) else None
    except ValueError:
        return None


def _dice(record: Record) -> DiceInfo | None:
    """Return what makes the dice fair, as far as the record tells; None where it does not begin to."""
    identity, committed, first, second, seed = (record.tags.get(name) for name in tag_names(record))
    if identity is None or committed is None:
        return None
    return DiceInfo(committed, (first, second), seed)
