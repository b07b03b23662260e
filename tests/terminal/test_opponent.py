"""The engine as opponent and adviser in a terminal game."""

import re
from pathlib import Path

import pytest

from duellum.battle import RULES
from duellum.core.registry import load_rules
from duellum.core.rules import Seat
from duellum.record import Record, write_record
from duellum.terminal.line_mode import LineMode
from duellum.terminal.opponent import Opponent
from tests.terminal.script import ScriptedTerminal


def test_the_engine_plays_the_other_side_and_undo_takes_back_both_moves(home: Path) -> None:
    terminal = ScriptedTerminal(home, Opponent(RULES, Seat.SECOND, level=2, seed=1))
    said = terminal.play("i1n5", "undo", "a1n5", "i1n4")
    moves = list(map(str, terminal.mode.game.moves))
    assert moves[0] == "a1n5"
    assert len(moves) == 2
    assert "Battle: you against the computer, level 2." in said
    assert f"Black played {moves[1]}: " in said
    assert "The top face shows 5" in said
    assert set(terminal.prompts) == {"White> "}


def test_the_engine_begins_in_the_first_seat(home: Path) -> None:
    terminal = ScriptedTerminal(home, Opponent(RULES, Seat.FIRST, level=1, seed=1))
    terminal.play("undo")
    assert len(terminal.mode.game.moves) == 1
    assert terminal.prompts[0] == "Black> "


@pytest.fixture
def _draws_from_the_first_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duellum.core.engine.EARLIEST_DRAW_TURN", 0)


@pytest.mark.usefixtures("_draws_from_the_first_turn")
def test_the_engine_takes_a_draw_when_it_expects_no_more(home: Path, tmp_path: Path) -> None:
    terminal = ScriptedTerminal(home, Opponent(RULES, Seat.SECOND, level=8))
    won, lost = tmp_path / "won.txt", tmp_path / "lost.txt"
    write_record(won, Record(RULES, RULES.parse_position("sbfwkwfbs/9/9/9/9/9/9/4K4 w 0 9")))
    write_record(lost, Record(RULES, RULES.parse_position("4k4/9/9/9/9/9/9/TCGXKXGCT w 0 9")))
    assert "The game continues." in terminal.play("draw", load=won)
    assert "A draw. By agreement. (B21)" in terminal.play("draw", load=lost)


@pytest.mark.usefixtures("_draws_from_the_first_turn")
@pytest.mark.parametrize(
    ("ahead", "answer"), [("b", "A draw. By agreement. (Q25)"), ("g", "The game continues.")]
)
def test_the_engine_answers_a_draw_offered_before_the_dice(
    home: Path, tmp_path: Path, ahead: str, answer: str
) -> None:
    rules, path = load_rules("qwixx"), tmp_path / "due.txt"
    row = f"{ahead * 9}..-"
    start = rules.parse_position(f"{row}/...........-/...........-/...........- b 0:0 - r")
    write_record(path, Record(rules, start))
    said, typed = list[str](), iter([f"load {path}", "draw", "quit"])
    opponent = Opponent(rules, Seat.SECOND, level=8)
    LineMode(rules, read=lambda _: next(typed), write=said.append, folder=home, opponent=opponent).run()
    assert answer in said


def test_a_hint_says_what_to_play_and_why(terminal: ScriptedTerminal, tmp_path: Path) -> None:
    path = tmp_path / "win.txt"
    write_record(path, Record(RULES, RULES.parse_position("k8/4K4/9/9/9/9/9/9 w 0 9")))
    assert "e7n1: king e7 to e8, takes the palace (100%). Enters the palace and wins." in terminal.play(
        "hint", load=path
    )
    assert "There is no move to find now." in terminal.play("resign", "hint")


def test_a_hint_waits_for_the_dice(home: Path) -> None:
    said: list[str] = []
    typed = iter(["hint", "roll", "hint", "quit"])
    LineMode(load_rules("qwixx"), seed=3, read=lambda _: next(typed), write=said.append, folder=home).run()
    assert sum("no move to find" in line for line in said) == 1
    assert any(re.match(r"(-|[rygb]\d+): [^()]+ \(\d+%\)\. [A-Z].*\.$", line) for line in said)
