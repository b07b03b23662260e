"""Logs: one JSON object a line, whoever writes it."""

import json
import logging
import logging.config
import subprocess
import sys

from duellum.server.logging_config import REPETITION_SECONDS, JsonFormatter, RepetitionFilter

PROGRAM = """
import logging, logging.config
from duellum.server.logging_config import LOGGING
logging.config.dictConfig(LOGGING)
logging.getLogger("duellum.server").info("ours")
logging.getLogger("uvicorn.error").warning("uvicorn's")
try:
    raise OSError("lost\\nconnection")
except OSError:
    logging.getLogger("asyncpg.pool").warning("a library's", exc_info=True)
logging.getLogger("asyncpg.pool").info("nobody wants to know")
"""


def test_every_line_is_json_also_those_of_libraries() -> None:
    ran = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    lines = [json.loads(line) for line in ran.stderr.splitlines()]
    assert [(line["level"], line["message"]) for line in lines] == [
        ("info", "ours"),
        ("warning", "uvicorn's"),
        ("warning", "a library's"),
    ]
    assert lines[2]["exception"].endswith("OSError: lost\nconnection")


def test_a_line_says_when_and_by_which_process() -> None:
    record = logging.LogRecord("name", logging.INFO, "", 0, "%d games", (3,), None)
    record.created, record.process = 0.25, 7
    assert json.loads(JsonFormatter().format(record)) == {
        "at": "1970-01-01T00:00:00.250+00:00",
        "level": "info",
        "logger": "name",
        "message": "3 games",
        "process": 7,
    }


def test_a_message_that_repeats_is_dropped_and_counted() -> None:
    now = 0.0
    repetitions = RepetitionFilter(lambda: now)

    def log(message: str, *arguments: object) -> str | None:
        record = logging.LogRecord("duellum", logging.WARNING, "", 0, message, arguments, None)
        return record.getMessage() if repetitions.filter(record) else None

    logged = [log("the log cannot be used now: %s", number) for number in range(21)]
    assert logged == [f"the log cannot be used now: {number}" for number in range(3)] + [None] * 18
    assert log("another") == "another"
    now = REPETITION_SECONDS
    assert (
        log("the log cannot be used now: %s", 21)
        == "the log cannot be used now: 21 (18 more were not logged)"
    )
    assert log("the log cannot be used now: %s", 22) == "the log cannot be used now: 22"


def test_errors_of_different_kinds_are_counted_apart() -> None:
    repetitions = RepetitionFilter(lambda: 0.0)

    def is_logged(error: Exception) -> bool:
        try:
            raise error
        except type(error):
            failure = logging.LogRecord("duellum", logging.ERROR, "", 0, "failed", (), sys.exc_info())
        return repetitions.filter(failure)

    assert [is_logged(ValueError(number)) for number in range(5)] == [True, True, True, False, False]
    assert is_logged(KeyError("other"))
