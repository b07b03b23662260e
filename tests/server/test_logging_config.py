"""Logs: one JSON object a line, whoever writes it."""

import json
import logging
import logging.config
import subprocess
import sys

from duellum.server.logging_config import JsonFormatter

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
