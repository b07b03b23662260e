"""The words and figures of reports."""

import pytest

from duellum.analysis.analyser import analyse_record
from duellum.analysis.model import GameAnalysis
from duellum.analysis.report_texts import ReportTexts, format_chance, format_change
from duellum.battle import RULES
from duellum.core.engine import Limit, load_engine_spec
from duellum.core.grades import Grade
from duellum.core.i18n import LANGUAGES
from duellum.core.rules import Seat
from duellum.record import parse_records

OPENING = "i1n4w1 i8s5"


def battle(tags: str, result: str) -> GameAnalysis:
    [record] = parse_records(f'[Game "battle"] {tags} {OPENING} {result}')
    return analyse_record(record, load_engine_spec(RULES), Limit(depth=3))


@pytest.fixture(scope="module")
def unfinished() -> GameAnalysis:
    return battle('[White "Ann"]', "*")


@pytest.mark.parametrize(
    ("value", "chance", "change"),
    [
        (0.5214, "52.1%", "+52.1"),
        (-0.004, "−0.4%", "−0.4"),
        (0.0, "0.0%", "0.0"),
        (-0.0001, "0.0%", "0.0"),
    ],
)
def test_figures_have_one_decimal_and_a_true_minus(value: float, chance: str, change: str) -> None:
    assert (format_chance(value), format_change(value)) == (chance, change)


def test_how_a_game_ended_is_told(unfinished: GameAnalysis) -> None:
    assert ReportTexts(unfinished).format_result() == (
        "Unfinished; analysed up to the last move. Ann (White) had a 100.0% chance of winning."
    )
    resigned = ReportTexts(battle('[Reason "resignation"]', "0-1")).format_result()
    assert resigned == "Black won, 0-1. By resignation. White had a 100.0% chance of winning."
    agreed = ReportTexts(battle('[Reason "agreement"]', "1/2-1/2")).format_result()
    assert agreed == "A draw, 1/2-1/2. By agreement. White had a 100.0% chance of winning."


def test_players_have_their_sides_in_the_language(unfinished: GameAnalysis) -> None:
    texts = ReportTexts(unfinished, "zh")
    assert [texts.name_player(seat) for seat in Seat] == ["Ann（白方）", "黑方"]
    assert texts.format_headline() == "决斗：Ann（白方）对黑方"
    assert texts.format_result() == "没有下完，分析到最后一步。Ann（白方）当时的胜率是 100.0%。"


@pytest.mark.parametrize("language", list(LANGUAGES)[1:])
def test_every_grade_has_a_word_of_its_own_in_every_language(unfinished: GameAnalysis, language: str) -> None:
    words = [ReportTexts(unfinished, language).name_grade(grade) for grade in (*Grade, None)]
    english = [ReportTexts(unfinished).name_grade(grade) for grade in (*Grade, None)]
    assert len(set(words)) == len(words)
    assert [word for word, other in zip(words, english, strict=True) if word == other] == []
