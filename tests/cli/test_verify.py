"""``duellum verify``: whether recorded dice were fair."""

import re
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from duellum.cli import main
from duellum.record import Record, append_record, parse_records
from duellum.record.witness import FORMAT, Witness
from tools.golden.fair_game import TAGS, fair_game


def run(path: Path, *records: Record, witnesses: tuple[Witness, ...] = ()) -> Result:
    for record in records:
        append_record(path, record)
    options = []
    for number, witness in enumerate(witnesses):
        (path.parent / f"witness{number}.json").write_bytes(msgspec.json.encode(witness))
        options += ["--witness", str(path.parent / f"witness{number}.json")]
    return CliRunner().invoke(main, ["verify", str(path), *options])


def test_the_command_tells_every_game_of_a_file(tmp_path: Path) -> None:
    [battle] = parse_records('[Game "battle"] i1n5 a8s5 *')
    fair = Record.from_game(fair_game(), TAGS)
    result = run(tmp_path / "games.txt", fair, battle)
    assert result.exit_code == 0
    first, unwitnessed, second = result.output.splitlines()
    assert first.startswith("game 1 (q7Hk2): consistent: ")
    assert unwitnessed == "  not witnessed: Commitment, BlackSeed, GreySeed"
    assert second == "game 2: no dice: the game has no rolls"


def test_the_command_fails_where_one_game_is_false_or_not_proven(tmp_path: Path) -> None:
    fair = Record.from_game(fair_game(), TAGS)
    for name, other in (("false", replace(fair, tags=TAGS | {"Id": "x"})), ("bare", replace(fair, tags={}))):
        result = run(tmp_path / name, fair, other, fair)
        assert result.exit_code == 1
        assert len(re.findall("^game [123]", result.output, re.MULTILINE)) == 3


@pytest.mark.parametrize(
    ("text", "reason"),
    [("", "contains no games"), ('[Game "qwixx"] 77/7777', "line 1"), ("\udc80", "not a text file")],
)
def test_what_is_no_record_is_refused_in_a_line(tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "games.txt"
    path.write_bytes(text.encode(errors="surrogateescape"))
    result = run(path)
    assert result.exit_code == 1
    assert reason in result.output
    assert "Traceback" not in result.output


def test_a_witness_is_held_against_its_game(tmp_path: Path) -> None:
    record = Record.from_game(fair_game(), TAGS)
    seen = Witness(FORMAT, TAGS["Id"], (0,), "committed", TAGS["Commitment"], (TAGS["BlackSeed"], None))
    result = run(tmp_path / "games.txt", record, witnesses=(seen,))
    assert result.exit_code == 0
    assert result.output.splitlines()[1:] == [
        "  witnessed before the first roll: Commitment, BlackSeed",
        "  not witnessed: GreySeed",
    ]
    assert ": consistent: " in result.output
    whole = Witness(
        FORMAT, seen.game, (0,), "committed", seen.commitment, (TAGS["BlackSeed"], TAGS["GreySeed"])
    )
    assert ": fair: " in run(tmp_path / "games.txt", witnesses=(whole,)).output
    other = Witness(FORMAT, TAGS["Id"], (0,), "committed", "00" * 32, (TAGS["BlackSeed"], None))
    refuted = run(tmp_path / "games.txt", witnesses=(other,))
    assert refuted.exit_code == 1
    assert f"the dice proof has {'00' * 32}" in refuted.output


def test_a_witness_of_another_game_and_what_is_no_witness_are_refused(tmp_path: Path) -> None:
    record = Record.from_game(fair_game(), TAGS)
    result = run(tmp_path / "games.txt", record, witnesses=(Witness(FORMAT, "x", (), "joint", ""),))
    assert result.exit_code == 1
    assert "the dice proof belongs to game x, which is not in the file" in result.output
    (tmp_path / "none.json").write_text("{}", encoding="utf-8")
    nothing = [str(tmp_path / "games.txt"), "--witness", str(tmp_path / "none.json")]
    assert "is not a dice proof" in CliRunner().invoke(main, ["verify", *nothing]).output
