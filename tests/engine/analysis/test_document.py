"""The analysis as plain data: what stands in it, and that JSON keeps it."""

import msgspec

from duellum.core.engine import Limit, load_engine_spec
from duellum.engine.analysis.analyser import analyse_record
from duellum.engine.analysis.document import Analysis, describe_analysis, format_document
from duellum.engine.analysis.model import Grade
from duellum.record import parse_records

BATTLE = '[Game "battle"] i1n4w1 i8s5 h5w3n3 1-0'
QWIXX = '[Game "qwixx"] 41/3526 y5 y6 *'


def test_a_game_without_dice_has_decisions_grades_and_a_turning_point() -> None:
    [record] = parse_records(BATTLE)
    described = describe_analysis(analyse_record(record, load_engine_spec(record.rules), Limit(depth=3)))
    assert (described.game, described.dice, described.turning) == ("battle", False, 1)
    assert [ply.move for ply in described.plies] == ["i1n4w1", "i8s5", "h5w3n3"]
    assert [getattr(ply, "grade", None) for ply in described.plies][1:] == [Grade.BLUNDER, Grade.BEST]
    assert described.totals[1].grades["blunder"] == 1
    assert described.totals[1].accuracy < 0.5 < described.totals[0].accuracy
    assert len(described.chances) == 4
    assert described.chances[-1] == 1.0


def test_a_roll_has_its_luck_and_json_keeps_everything() -> None:
    [record] = parse_records(QWIXX)
    analysis = analyse_record(record, load_engine_spec(record.rules), Limit(depth=1))
    read = msgspec.json.decode(format_document(analysis), type=Analysis)
    assert read == describe_analysis(analysis)
    roll = msgspec.to_builtins(read)["plies"][0]
    assert roll["kind"] == "roll"
    assert roll["luck"] == roll["value"] - roll["mean"] != 0
