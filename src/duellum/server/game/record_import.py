"""Import: a record's text becomes what a client needs to replay the game, or a game that continues here."""

import re
from collections.abc import Iterator, Sequence
from datetime import date

from duellum.core.errors import MoveError, PositionError, UnknownGameError
from duellum.core.game import Ply
from duellum.record import (
    Record,
    RecordError,
    RecordLengthError,
    ResultError,
    find_records,
    format_record,
)
from duellum.record.dice_tags import count_unproven, find_mode
from duellum.server.game.presenter import present_past_position
from duellum.server.game.record_tags import NAMELESS, parse_clock, parse_seat
from duellum.server.game.replay import present_outcome
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.http import MAX_ANALYSED_PLIES, MAX_CONTINUED_PLIES, Replay
from duellum.server.protocol.names import parse_name
from duellum.server.protocol.types import DiceInfo, PastPosition, PlyInfo

MAX_RECORDED_NAME_LENGTH = 120
"""Longer than a player's name may be: the name of an engine is its command."""
_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def import_record(body: bytes, number: int) -> Replay:
    """Return the game with this number, from 1, in a text of records. Raises :class:`RefusedError`."""
    record, count = _parse_record(body, number)
    return _replay(record, number, count)


def import_analysed_record(body: bytes, number: int) -> Record:
    """Return the game with this number in a text, to be analysed. Raises :class:`RefusedError`."""
    record, _ = _parse_record(body, number)
    if len(record) > MAX_ANALYSED_PLIES:
        raise RefusedError(
            Reason.TOO_LONG, f"only games of at most {MAX_ANALYSED_PLIES} plies can be analysed"
        )
    return record


def _parse_record(body: bytes, number: int) -> tuple[Record, int]:
    """Return the game with this number, and how many the text has. Raises :class:`RefusedError`."""
    try:
        found = find_records(body.decode("utf-8-sig"))
        if not 1 <= number <= len(found):
            raise RefusedError(
                Reason.BAD_RECORD, f"there is no record {number}: the text contains {len(found)}"
            )
        return found[number - 1].parse(), len(found)
    except UnicodeDecodeError as error:
        raise RefusedError(Reason.BAD_RECORD, f"the text is not UTF-8: {error}"[:200]) from error
    except RecordError as error:
        raise _refuse(error) from error


def import_unfinished_record(text: str) -> Record:
    """Return the one game of a text, which must not be over. Raises :class:`RefusedError`."""
    try:
        found = find_records(text)
        if len(found) != 1:
            raise RefusedError(Reason.BAD_RECORD, f"the text has {len(found)} records, not one")
        record = found[0].parse()
    except RecordError as error:
        raise _refuse(error) from error
    if len(record) > MAX_CONTINUED_PLIES:
        raise RefusedError(
            Reason.TOO_LONG, f"games longer than {MAX_CONTINUED_PLIES} plies cannot be continued"
        )
    _check_unfinished(record)
    return record


def _check_unfinished(record: Record) -> None:
    positions = [record.start, *(ply.after for ply in record)]
    if record.outcome is not None or record.rules.find_outcome(positions) is not None:
        raise RefusedError(Reason.OVER, "the game is over")


def _refuse(error: RecordError) -> RefusedError:
    """Return the refusal of a text, with the reason that fits the cause."""
    text, line = str(error)[:200], error.line
    if isinstance(error, RecordLengthError):
        return RefusedError(Reason.TOO_LONG, text, None, line, error.why)
    match error.__cause__:
        case MoveError() as cause:
            return RefusedError(Reason.ILLEGAL, text, cause.clause, line, cause.why)
        case PositionError() as cause:
            return RefusedError(Reason.BAD_POSITION, text, cause.clause, line, cause.why)
        case UnknownGameError():
            return RefusedError(Reason.UNKNOWN_RULES, text, None, line)
        case ResultError():
            return RefusedError(Reason.WRONG_RESULT, text, None, line)
        case _:
            return RefusedError(Reason.BAD_RECORD, text, None, line)


def _replay(record: Record, number: int, count: int) -> Replay:
    rules, tags, names, plies = record.rules, record.tags, _check_names(record), list(record)
    moves = list(_present_moves(record, plies))
    has_rolls = any(move.is_roll for move in moves)
    return Replay(
        rules=rules.name,
        number=number,
        count=count,
        seats=(parse_seat(names[0]), parse_seat(names[1])),
        moves=moves,
        positions=list(_present_positions(record, plies)),
        comments=[record.comment, *(ply.comment for ply in plies)],
        to_move=plies[-1].after.to_move if plies else record.start.to_move,
        record=format_record(record),
        date=_parse_date(tags.get("Date", "")),
        clock=parse_clock(tags.get("Clock", "")),
        outcome=None if record.outcome is None else present_outcome(record.outcome),
        game=tags.get("Id", ""),
        dice=_present_dice(record, has_rolls=has_rolls),
        has_dice=has_rolls,
    )


def _check_names(record: Record) -> tuple[str, str]:
    """Return the players' names. Raises :class:`RefusedError` for names that cannot be shown."""
    first, second = (record.tags.get(side, NAMELESS).strip() or NAMELESS for side in record.rules.side_names)
    first, second = (parse_name(name, MAX_RECORDED_NAME_LENGTH) for name in (first, second))
    return first, second


def _present_positions(record: Record, plies: Sequence[Ply]) -> Iterator[PastPosition]:
    yield present_past_position(record.rules, 0, record.start, None)
    for number, ply in enumerate(plies, 1):
        yield present_past_position(record.rules, number, ply.after, (ply.before, ply.move))


def _present_moves(record: Record, plies: Sequence[Ply]) -> Iterator[PlyInfo]:
    turn = 0
    for ply in plies:
        turn = record.rules.number_turn(turn, ply.before)
        left = None if ply.clock is None else round(ply.clock * 1000)
        words = record.rules.phrase_move(ply.move)
        yield PlyInfo(turn, ply.side, str(ply.move), ply.before.actor == "dice", left, words)


def _parse_date(text: str) -> str | None:
    """Return the day of a tag; None if the text is not one."""
    try:
        return date.fromisoformat(text).isoformat() if _DAY.fullmatch(text) else None
    except ValueError:
        return None


def _present_dice(record: Record, *, has_rolls: bool) -> DiceInfo | None:
    """Return what proves the dice, as far as the record has it; None without an id, or without any dice.

    A record of rolls that lacks the commitment has an empty one: a player's witness disagrees with it.
    A record with an unknown mode has -1 unproven rolls, an impossible number: its dice are false.
    """
    tags, (first, second), mode = record.tags, record.rules.side_names, find_mode(record)
    if "Id" not in tags or not ("Commitment" in tags or has_rolls):
        return None
    return DiceInfo(
        tags.get("Commitment", ""),
        (tags.get(f"{first}Seed"), tags.get(f"{second}Seed")),
        tags.get("Seed"),
        mode or "committed",
        (tags.get(f"{first}Commitment"), tags.get(f"{second}Commitment")),
        (tags.get("Share"), tags.get(f"{first}Share"), tags.get(f"{second}Share")),
        unproven=-1 if mode is None else count_unproven(record),
    )
