"""``duellum verify``: whether recorded dice were fair."""

from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from duellum.cli import main
from duellum.record import Record, append_record, parse_records
from tests.record.fair_game import TAGS, fair_game


def run(path: Path, *records: Record) -> Result:
    for record in records:
        append_record(path, record)
    return CliRunner().invoke(main, ["verify", str(path)])


def test_the_command_tells_every_game_of_a_file(tmp_path: Path) -> None:
    [battle] = parse_records('[Game "battle"] i1n5 a8s5 *')
    fair = Record.from_game(fair_game(), TAGS)
    result = run(tmp_path / "games.txt", fair, battle)
    assert result.exit_code == 0
    first, second = result.output.splitlines()
    assert first.startswith("game 1 (q7Hk2): fair: ")
    assert second == "game 2: no dice: none were thrown"


def test_the_command_fails_where_one_game_is_false_or_not_proven(tmp_path: Path) -> None:
    fair = Record.from_game(fair_game(), TAGS)
    for name, other in (("false", replace(fair, tags=TAGS | {"Id": "x"})), ("bare", replace(fair, tags={}))):
        result = run(tmp_path / name, fair, other, fair)
        assert result.exit_code == 1
        assert len(result.output.splitlines()) == 3


@pytest.mark.parametrize(
    ("text", "reason"),
    [("", "holds no game"), ('[Game "qwixx"] 77/7777', "line 1"), ("\udc80", "no text file")],
)
def test_what_is_no_record_is_refused_in_a_line(tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "games.txt"
    path.write_bytes(text.encode(errors="surrogateescape"))
    result = run(path)
    assert result.exit_code == 1
    assert reason in result.output
    assert "Traceback" not in result.output
