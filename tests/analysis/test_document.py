"""The analysis as plain data: what is in it, and that JSON keeps it."""

import json

import msgspec
import pytest

from duellum.analysis.analyser import analyse_record
from duellum.analysis.document import Analysis, describe_analysis, format_document
from duellum.core.engine import Limit, load_engine_spec
from duellum.record import parse_records
from tools.golden.analysis_vectors import FILE, list_analyses

QWIXX = '[Game "qwixx"] 41/3526 y5 y6 *'


def test_a_roll_has_its_luck_and_json_keeps_everything() -> None:
    [record] = parse_records(QWIXX)
    analysis = analyse_record(record, load_engine_spec(record.rules), Limit(depth=1))
    read = msgspec.json.decode(format_document(analysis), type=Analysis)
    assert read == describe_analysis(analysis)
    roll = msgspec.to_builtins(read)["plies"][0]
    assert roll["kind"] == "roll"
    assert roll["luck"] == roll["value"] - roll["mean"] != 0


def test_the_golden_analyses_are_up_to_date() -> None:
    golden = json.loads(FILE.read_text(encoding="utf-8"))
    for expected, found in zip(golden, list_analyses(), strict=True):
        assert found["record"] == expected["record"], 'run "make golden" and read the difference'
        assert found["analysis"]["plies"] == expected["analysis"]["plies"]
        assert found["analysis"]["chances"] == expected["analysis"]["chances"]


def test_the_golden_games_have_decisions_of_every_grade() -> None:
    golden = json.loads(FILE.read_text(encoding="utf-8"))
    found = {ply.get("grade") for game in golden for ply in game["analysis"]["plies"]}
    assert found == {None, "best", "good", "inaccuracy", "mistake", "blunder"}
    assert [game["analysis"]["game"] for game in golden] == ["battle", "battle", "qwixx", "qwixx"]
    luck = [game["analysis"]["totals"][0]["luck"] for game in golden]
    assert luck[:2] == [0, 0]
    assert luck[2] != pytest.approx(0)
