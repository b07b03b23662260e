"""The account as text: aligned, within 100 columns, both sides named, totals last."""

import re

import pytest

from duellum.analysis.analyser import analyse_record
from duellum.analysis.model import GameAnalysis
from duellum.analysis.report_texts import ReportTexts
from duellum.analysis.text_report import WIDTH, format_report, list_totals
from duellum.battle import RULES as BATTLE
from duellum.core.engine import Limit, load_engine_spec
from duellum.core.game import Game
from duellum.core.i18n import LANGUAGES
from duellum.core.rules import Seat
from duellum.core.text_width import measure_width
from duellum.record import Record, parse_records
from tests.engine.lead_engine import ENGINE_SPEC, LAST_TURN, QWIXX

BLUNDER = '[Game "battle"] [White "Ann"] [Black "Ben"] [Date "2026-03-14"] i1n4w1 i8s5 h5w3n3 1-0'


def battle(text: str) -> GameAnalysis:
    [record] = parse_records(text)
    return analyse_record(record, load_engine_spec(BATTLE), Limit(depth=3))


@pytest.fixture(scope="module")
def blunder() -> GameAnalysis:
    return battle(BLUNDER)


@pytest.fixture(scope="module")
def dice() -> GameAnalysis:
    game = Game(QWIXX, LAST_TURN)
    for move in ("65/-111", "-", "-"):
        game.play(game.parse_move(move))
    return analyse_record(Record.from_game(game), ENGINE_SPEC)


def test_a_game_is_told_move_by_move() -> None:
    lines = format_report(battle(BLUNDER)).splitlines()
    assert lines[:2] == [
        "Battle: Ann (White) against Ben (Black), 2026-03-14",
        "Ann (White) won, 1-0. The king was captured.",
    ]
    assert lines[3].startswith("turn  player  played      White wins   error  grade")
    assert "luck" not in lines[3]
    assert lines[5].startswith("      Black   i8s5            100.0%")
    assert "?? blunder" in lines[5]
    assert lines[6].startswith("  2.  White   h5w3n3          100.0%     0.0  ✓  best")
    assert lines[6].split("best")[1].split()[:2] == ["h5w3n3", "100.0"]


def test_rolls_show_their_luck_and_forced_moves_no_error(dice: GameAnalysis) -> None:
    header, roll, first, second = format_report(dice).splitlines()[3:7]
    for line, column, text in ((roll, "luck", "+52.3"), (first, "error", "−100.0"), (second, "error", " ")):
        end = header.index(column) + len(column)
        assert line[:end].endswith(text)
    assert roll.endswith("+52.3")
    assert second.endswith("forced")


def test_no_line_is_wider_than_the_page_and_none_ends_with_spaces(dice: GameAnalysis) -> None:
    for text in (format_report(dice, 20), format_report(battle(BLUNDER), 20)):
        assert all(len(line) <= WIDTH and line == line.rstrip() for line in text.splitlines())


def test_totals_come_last_and_are_aligned(dice: GameAnalysis) -> None:
    *_, names, _, _, _, _, _, _, error, accuracy, luck, result, without = format_report(dice).splitlines()
    assert names.split() == ["Black", "Grey"]
    assert error.split() == ["error", "per", "decision", "−100.00", "none"]
    assert accuracy.split() == ["accuracy", "9.1%", "none"]
    assert luck.split() == ["luck", "+52.3", "0.0"]
    assert result.split("  ")[0] == "result"
    assert without.split()[-2:] == ["−52.3%", "152.3%"]
    assert len({len(line) for line in (names, error, luck, result, without)}) == 1


def test_a_game_without_dice_has_no_luck_in_its_totals() -> None:
    assert not any("luck" in name for name, _, _ in list_totals(ReportTexts(battle(BLUNDER))))


def test_a_game_without_moves_has_totals_only() -> None:
    analysis = battle('[Game "battle"] *')
    assert "decisions" in format_report(analysis)
    assert analysis.plies == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_columns_are_aligned_and_fit_in_every_language(
    dice: GameAnalysis, blunder: GameAnalysis, language: str
) -> None:
    for analysis in (dice, blunder):
        lines = format_report(analysis, 20, language).splitlines()
        assert all(measure_width(line) <= WIDTH and line == line.rstrip() for line in lines[1:])
        head, *rest = lines[3:]
        table, totals = rest[: len(analysis.plies)], rest[len(analysis.plies) + 1 :]
        texts = ReportTexts(analysis, language)
        chance = texts.say("report-side-wins", side=texts.name_side(Seat.FIRST))
        end = measure_width(head[: head.index(chance)] + chance)
        for line, value in zip(table, analysis.win_probabilities[1:], strict=True):
            shown = texts.chance(value)
            assert end in {
                measure_width(line[: place.end()]) for place in re.finditer(re.escape(shown), line)
            }
        assert len({measure_width(line) for line in totals}) == 1


@pytest.mark.parametrize("language", list(LANGUAGES)[1:])
def test_no_word_of_the_report_stays_english(
    dice: GameAnalysis, blunder: GameAnalysis, language: str
) -> None:
    for analysis in (dice, blunder):
        english, said = (words_in(format_report(analysis, language=code)) for code in ("en", language))
        assert english & said <= SAME_WORDS.get(language, set())


def words_in(text: str) -> set[str]:
    """The words of three letters or more, without names and notation."""
    return set(re.findall(r"[^\W\d_]{3,}", text)) - {"Ann", "Ben", "Qwixx"}


SAME_WORDS = {"cs": {"Battle", "Duel"}, "fr": {"Duel", "chance"}, "es": {"error"}, "it": {"per"}}
"""Words that a language shares with English."""


def test_a_report_in_german() -> None:
    lines = format_report(battle(BLUNDER), language="de").splitlines()
    assert lines[:2] == [
        "Duell: Ann (Weiß) gegen Ben (Schwarz), 2026-03-14",
        "Ann (Weiß) hat gewonnen, 1-0. Der König wurde geschlagen.",
    ]
    assert lines[3].startswith("Nr.   Seite    Zug        Weiß gewinnt  Fehler  Note")
    assert lines[5].startswith("      Schwarz  i8s5            100,0\u00a0%")
    assert "?? Patzer" in lines[5]
