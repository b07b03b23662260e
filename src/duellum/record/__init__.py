"""Game records: the one text form in which games are saved, loaded, sent and analysed."""

from duellum.record.files import append_record, read_records, write_record
from duellum.record.record import Ply, Record, RecordError, ResultError
from duellum.record.text import find_records, format_record, parse_records

__all__ = [
    "Ply",
    "Record",
    "RecordError",
    "ResultError",
    "append_record",
    "find_records",
    "format_record",
    "parse_records",
    "read_records",
    "write_record",
]
