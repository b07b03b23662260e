"""The presenter of analyses: lines stand at errors alone, and can be shown move by move without rules."""

from duellum.core.engine import Limit, load_engine_spec
from duellum.engine.analysis.analyser import analyse_record
from duellum.engine.analysis.document import AnalysedDecision, describe_analysis
from duellum.engine.analysis.model import GameAnalysis, Grade
from duellum.record import parse_records
from duellum.server.live.analysis.presenter import present_analysis

BATTLE = '[Game "battle"] i1n4w1 i8s5 h5w3n3 1-0'
QWIXX = '[Game "qwixx"] 41/3526 - - *'


def analyse_text(text: str, limit: Limit) -> GameAnalysis:
    [record] = parse_records(text)
    return analyse_record(record, load_engine_spec(record.rules), limit)


def test_an_error_comes_with_the_better_line_and_its_positions() -> None:
    analysis = analyse_text(BATTLE, Limit(depth=3))
    presented = present_analysis(analysis)
    assert presented.analysis == describe_analysis(analysis)
    _, blunder, _ = presented.analysis.plies
    _, line, none = presented.lines
    assert isinstance(blunder, AnalysedDecision)
    assert (blunder.grade, none) == (Grade.BLUNDER, [])
    assert [move.move for move in line] == blunder.candidates[0].line
    rules, position = analysis.record.rules, analysis.positions[1]
    for shown in line:
        move = position.parse_move(shown.move)
        assert shown.view == rules.view.show_move(position, move)
        assert shown.words == rules.phrase_move(move)
        position = position.play(move)
        assert (shown.picture, shown.to_move) == (rules.view.show_position(position), position.to_move)


def test_a_line_ends_with_nobody_to_move_where_the_game_does() -> None:
    start = "4k4/4C4/9/9/9/9/4c4/4K4 w 0 30"  # each side can take the king
    presented = present_analysis(analyse_text(f'[Game "battle"] [Start "{start}"] e7w1 *', Limit(depth=3)))
    [[winning]] = presented.lines
    assert winning.to_move is None


def test_a_roll_has_no_line() -> None:
    presented = present_analysis(analyse_text(QWIXX, Limit(depth=1)))
    assert len(presented.lines) == 3
    assert presented.lines[0] == []
    assert any(presented.lines)
