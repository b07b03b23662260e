"""Structured logging: one JSON object a line, on standard error. Nothing secret is ever logged."""

import json
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

MAX_REPETITIONS, REPETITION_SECONDS = 3, 30.0
"""How often a message with one kind of error is logged within this many seconds; its arguments may differ."""
_MAX_MESSAGES = 500


class JsonFormatter(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "process": record.process,
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class RepetitionFilter(logging.Filter):
    """Drops what repeats too often; the next one that is logged says how many were dropped.

    A full disk, or somebody who provokes the same error again and again, must not fill the log.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._seen: OrderedDict[tuple[str, ...], tuple[float, int]] = OrderedDict()
        """By logger, message and error: since when it is counted, and how often it has come since."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is logged."""
        key, now = (record.name, str(record.msg), *_find_error(record)), self._now()
        since, count = self._seen.get(key, (now, 0))
        dropped = 0
        if now - since >= REPETITION_SECONDS:
            dropped, since, count = max(0, count - MAX_REPETITIONS), now, 0
        self._seen[key] = since, count + 1
        self._seen.move_to_end(key)
        if len(self._seen) > _MAX_MESSAGES:
            self._seen.popitem(last=False)
        if dropped:
            record.msg, record.args = f"{record.getMessage()} ({dropped} more were not logged)", None
        return count < MAX_REPETITIONS


def _find_error(record: logging.LogRecord) -> tuple[str, ...]:
    """Return the name of a record's exception, and the file and line where it was raised."""
    if not record.exc_info or record.exc_info[0] is None:
        return ()
    trace = record.exc_info[2]
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = (trace.tb_frame.f_code.co_filename, str(trace.tb_lineno)) if trace else ()
    return record.exc_info[0].__name__, *place


LOGGING: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"json": {"()": JsonFormatter}},
    "filters": {"repetition": {"()": RepetitionFilter}},
    "handlers": {
        "stderr": {"class": "logging.StreamHandler", "formatter": "json", "filters": ["repetition"]},
    },
    "root": {"handlers": ["stderr"], "level": "WARNING"},
    "loggers": {
        "duellum": {"handlers": ["stderr"], "level": "INFO", "propagate": False},
        "uvicorn": {"handlers": ["stderr"], "level": "WARNING", "propagate": False},
    },
}
"""For :func:`logging.config.dictConfig`. Requests are not logged one by one: the metrics count them."""
