"""Charts of an analysed game: the win probability, and the luck of each roll."""

import re

import pytest

from duellum.analysis.analyser import analyse_record
from duellum.analysis.charts import draw_luck_chart, draw_win_probability_chart
from duellum.analysis.model import Decision, DiceRoll, GameAnalysis
from duellum.core.engine import Limit, load_engine_spec
from duellum.record import parse_records


def analyse_text(text: str) -> GameAnalysis:
    [record] = parse_records(text)
    return analyse_record(record, load_engine_spec(record.rules), Limit(depth=1))


@pytest.fixture(scope="module")
def battle() -> GameAnalysis:
    return analyse_text('[Game "battle"] i1n4w1 i8s5 h5w3n3 1-0')


def test_the_curve_has_a_point_for_every_position_and_a_sign_for_every_error(battle: GameAnalysis) -> None:
    chart = draw_win_probability_chart(battle)
    [points] = re.findall(r'<polyline points="([^"]*)"', chart)
    heights = [100 - float(point.split(",")[1]) for point in points.split()]
    assert heights == pytest.approx([100 * value for value in battle.win_probabilities], abs=0.01)
    grades = [ply.grade for ply in battle.plies if isinstance(ply, Decision)]
    errors = [grade for grade in grades if grade is not None and grade.is_error]
    assert len(re.findall('class="mark ', chart)) == len(errors) >= 1


def test_each_roll_has_a_bar_in_the_colour_of_its_player() -> None:
    dice = analyse_text('[Game "qwixx"] 41/3526 y5 - 66/1111 - - 21/1111 *')
    rolls = [ply for ply in dice.plies if isinstance(ply, DiceRoll)]
    bars = re.findall(r'class="bar (first|second)"', draw_luck_chart(dice))
    assert bars == [("first", "second")[roll.side] for roll in rolls] == ["first", "second", "first"]
