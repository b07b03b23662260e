"""Game records: the one text form in which games are saved, loaded, sent and analysed."""

from duellum.record.files import append_record, iter_games, read_games, write_games, write_record
from duellum.record.formatter import format_record
from duellum.record.parser import find_records, parse_records
from duellum.record.record import Record, RecordedMove, RecordError, RecordLengthError, ResultError
from duellum.record.tree import MoveTree, Node

__all__ = [
    "MoveTree",
    "Node",
    "Record",
    "RecordError",
    "RecordLengthError",
    "RecordedMove",
    "ResultError",
    "append_record",
    "find_records",
    "format_record",
    "iter_games",
    "parse_records",
    "read_games",
    "write_games",
    "write_record",
]
