"""The account as text: aligned, within 100 columns, both sides named, totals last."""

import pytest

from duellum.battle import RULES as BATTLE
from duellum.core.engine import Limit, load_engine_spec
from duellum.core.game import Game
from duellum.engine.analysis.analyser import analyse
from duellum.engine.analysis.model import GameAnalysis
from duellum.engine.analysis.text_report import (
    WIDTH,
    format_chance,
    format_change,
    format_error,
    format_report,
    format_result,
    list_totals,
)
from duellum.record import Record, parse_records
from tests.engine.lead_engine import ENGINE_SPEC, LAST_TURN, QWIXX

BLUNDER = '[Game "battle"] [White "Ann"] [Black "Ben"] [Date "2026-03-14"] i1n4w1 i8s5 h5w3n3 1-0'


def battle(text: str) -> GameAnalysis:
    [record] = parse_records(text)
    return analyse(record, load_engine_spec(BATTLE), Limit(depth=3))


@pytest.fixture(scope="module")
def dice() -> GameAnalysis:
    game = Game(QWIXX, LAST_TURN)
    for move in ("65/-111", "-", "-"):
        game.play(game.parse_move(move))
    return analyse(Record.from_game(game), ENGINE_SPEC)


@pytest.mark.parametrize(
    ("value", "chance", "change", "error"),
    [
        (0.5214, "52.1%", "+52.1", "−52.1"),
        (-0.004, "−0.4%", "−0.4", "+0.4"),
        (0.0, "0.0%", "0.0", "0.0"),
        (-0.0001, "0.0%", "0.0", "0.0"),
    ],
)
def test_figures_have_one_decimal_and_a_true_minus(
    value: float, chance: str, change: str, error: str
) -> None:
    assert (format_chance(value), format_change(value), format_error(value)) == (chance, change, error)


def test_a_game_is_told_move_by_move() -> None:
    lines = format_report(battle(BLUNDER)).splitlines()
    assert lines[:2] == [
        "Battle: Ann (White) against Ben (Black), 2026-03-14",
        "Ann (White) won, 1-0: king captured.",
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
    *_, names, _, _, _, _, _, _, error, luck, result, without = format_report(dice).splitlines()
    assert names.split() == ["Black", "Grey"]
    assert error.split() == ["error", "a", "decision", "−100.00", "none"]
    assert luck.split() == ["luck", "+52.3", "0.0"]
    assert result.split("  ")[0] == "result"
    assert without.split()[-2:] == ["−52.3%", "152.3%"]
    assert len({len(line) for line in (names, error, luck, result, without)}) == 1


def test_a_game_without_dice_has_no_luck_in_its_totals() -> None:
    assert not any("luck" in name for name, _, _ in list_totals(battle(BLUNDER)))


def test_how_a_game_ended_is_told() -> None:
    unfinished = format_result(battle('[Game "battle"] i1n4w1 i8s5 *'))
    assert unfinished == "Unfinished, analysed as far as it goes; White stood at 100.0%."
    resigned = format_result(battle('[Game "battle"] [Reason "resignation"] i1n4w1 i8s5 0-1'))
    assert resigned == "Black won, 0-1: resignation; White stood at 100.0%."
    agreed = format_result(battle('[Game "battle"] [Reason "agreement"] i1n4w1 i8s5 1/2-1/2'))
    assert agreed == "A draw, 1/2-1/2: agreement; White stood at 100.0%."


def test_a_game_without_moves_has_totals_only() -> None:
    analysis = battle('[Game "battle"] *')
    assert "decisions" in format_report(analysis)
    assert analysis.plies == ()
