"""The line mode, with scripted players and as a process that is interrupted."""

import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from duellum.battle import RULES
from duellum.core.game import Game
from duellum.core.registry import load_rules
from duellum.core.rules import Outcome, Seat
from duellum.record import Record, read_games, write_record
from duellum.terminal.command_words import COMMANDS
from duellum.terminal.line_mode import LineMode
from tests.terminal.script import ScriptedTerminal


def test_moves_are_taken_in_notation_or_by_number(terminal: ScriptedTerminal) -> None:
    terminal.play("i1n4w1", "1")
    assert [str(move) for move in terminal.mode.game.moves] == ["i1n4w1", "a8s1e4"]
    assert terminal.prompts == ["White> ", "Black> ", "White> "]


def test_the_list_numbers_every_move_and_says_what_it_does(terminal: ScriptedTerminal) -> None:
    said = terminal.play("list", "list e1")
    assert "  37  i1n5     i1 to i6, shows 3" in said
    assert said.count("e1n1     king e1 to e2") == 2
    terminal.play("36")
    assert [str(move) for move in terminal.mode.game.moves] == [str(Game(RULES).legal_moves()[35])]


@pytest.mark.parametrize(
    ("typed", "reply", "clause"),
    [
        ("i1n4", "The top face shows 5, so the die must roll exactly 5, not 4.", "B8: A die moves exactly"),
        ("i8s5", "It is White’s move, but the piece on i8 is the opponent’s.", "B6: White moves first"),
        ("c1n1w1n1", "A die may turn at most once in a move.", "B10: A die may turn once"),
        ("d1n1w5", "The move leaves the board west of a2.", "B1: The board"),
        ("0", "There is no move 0 in the list: choose 1 to 37.", ""),
        ("9" * 5000, "There is no move 999", ""),
        ("list zz", "No legal move starts with that.", ""),
        ("rules B99", "The clauses are B1, B2", ""),
        ("UNDO", "There is nothing to take back.", ""),
        ("38", "There is no move 38 in the list: choose 1 to 37.", ""),
        ("xyz", "“xyz” starts with “xy”, which is not a square. Write a move as a square", ""),
        ("roll", "There are no dice to roll now.", ""),
        ("undo", "There is nothing to take back.", ""),
        ("save", "Name the file to save to.", ""),
        ("load", "There is no unfinished game.", ""),
        ("load nowhere.txt", "There is no file nowhere.txt.", ""),
        ("rules b9", "B9   Every square before the last must be empty", ""),
        ("rules b18", "B18  [House rule] If the side to move has no legal move", ""),
        ("rules", "[House rule] The published rules do not say", ""),
    ],
)
def test_what_cannot_be_done_is_explained_and_changes_nothing(
    terminal: ScriptedTerminal, typed: str, reply: str, clause: str
) -> None:
    said = terminal.play(typed)
    assert reply in said
    assert clause in said
    assert terminal.mode.game.moves == ()


def test_a_king_in_danger_is_said_to_the_side_to_move(terminal: ScriptedTerminal) -> None:
    assert "is in danger" not in terminal.play("i1n2w3")
    assert "Your king is in danger.\n" in terminal.play("i1n2w3", "a8s4e1")


def test_help_names_every_command(terminal: ScriptedTerminal) -> None:
    said = terminal.play("help")
    assert re.findall("^  ([<a-z]+>?)", said, re.MULTILINE) == ["<move>", *COMMANDS]
    assert {*terminal.mode._commands, "quit"} == set(COMMANDS)


def test_undo_takes_back_a_move_and_a_resignation(terminal: ScriptedTerminal) -> None:
    terminal.play("i1n5", "undo", "a1n5", "resign", "undo")
    assert [str(move) for move in terminal.mode.game.moves] == ["a1n5"]
    assert terminal.mode.game.outcome is None


def test_a_draw_needs_the_opponents_yes(terminal: ScriptedTerminal) -> None:
    assert "The game continues." in terminal.play("draw", "no")
    assert "A draw. By agreement. (B21)" in terminal.play("draw", "yes")


def test_resigning_loses_and_the_game_is_over(terminal: ScriptedTerminal) -> None:
    said = terminal.play("i1n5", "resign", "h1n1", "resign", "draw", "list")
    assert "White wins! Black resigned. (B21)" in said
    assert said.count("The game is over.") == 3
    assert "There is no legal move now." in said
    assert terminal.prompts[-1] == "The game is over> "


def test_save_and_load_keep_the_game_and_what_was_said_of_it(
    terminal: ScriptedTerminal, tmp_path: Path
) -> None:
    path = tmp_path / "ours.txt"
    path.write_text('[Game "battle"]\n[White "Ann"]\n\ni1n5 {bold} *', encoding="utf-8")
    terminal.play(f"load {path}", "a8s5", f"save {path}", "no", f"save {path}", "yes", "h1n1")
    [record] = read_games(path)
    assert [str(ply.move) for ply in record.moves] == ["i1n5", "a8s5"]
    assert (record.tags["White"], record.moves[0].comment) == ("Ann", "bold")


def test_a_finished_game_can_be_saved_and_another_begun(terminal: ScriptedTerminal, tmp_path: Path) -> None:
    path = tmp_path / "ours.txt"
    terminal.play("resign", f"save {path}", "new", "i1n5")
    assert read_games(path)[0].outcome == Outcome(Seat.SECOND, "resignation", "B21")
    assert len(terminal.saved_records()) == 2


def test_an_empty_file_or_a_folder_that_cannot_be_written_is_reported(
    terminal: ScriptedTerminal, tmp_path: Path
) -> None:
    empty = tmp_path / "empty.txt"
    empty.touch()
    assert "This is not a saved game." in terminal.play(f"load {empty}")
    (terminal.home).write_text("a file where the folder should be")
    said = terminal.play("i1n5")
    assert "Warning: the game cannot be stored on disk" in said
    assert [str(move) for move in terminal.mode.game.moves] == ["i1n5"]


def duellum(*arguments: str, typed: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "duellum", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=False)


def test_the_end_of_input_keeps_the_game_without_a_traceback(terminal: ScriptedTerminal) -> None:
    done = duellum("play", "battle", typed="i1n4w1\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is stored in" in done.stdout
    [record] = read_games(terminal.saved_records()[0])
    assert [str(ply.move) for ply in record.moves] == ["i1n4w1"]


def test_ctrl_c_keeps_the_game_without_a_traceback(terminal: ScriptedTerminal) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "duellum", "play", "battle"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert process.stdin is not None
    process.stdin.write("i1n4w1\n")
    process.stdin.flush()
    deadline = time.monotonic() + 20
    while not terminal.saved_records() or not terminal.saved_records()[0].read_text():
        assert time.monotonic() < deadline, "the move was not kept"
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, "")
    assert "The game is stored in" in out


def test_a_loaded_position_is_played_to_its_end(terminal: ScriptedTerminal, tmp_path: Path) -> None:
    path = tmp_path / "start.txt"
    write_record(path, Record(RULES, RULES.parse_position("k8/9/4K4/9/9/9/9/9 w 0 9")))
    said = terminal.play("e6n1", "a8s1", "e7n1", "1", load=path)
    assert "White wins! The king reached the enemy palace. (B17)" in said
    assert "The game is over." in said


def test_games_of_dice_are_played_by_the_same_mode(home: Path) -> None:
    said: list[str] = []
    prompts: list[str] = []
    typed = iter(["", "undo", "1", "undo", "2", "-", "undo", "1", "", "resign", "quit"])

    def read(prompt: str) -> str:
        prompts.append(prompt)
        return next(typed)

    mode = LineMode(load_rules("qwixx"), seed=3, read=read, write=said.append)
    mode.run()
    begins, other = (prompts[0].partition(":")[0], "Grey" if prompts[0].startswith("Black") else "Black")
    assert "The first player was chosen at random." in said
    assert prompts[0] == f"{begins}: press Enter to roll> "
    assert said.count("A roll cannot be taken back.") == 1
    assert prompts[8] == f"{other}: press Enter to roll> "
    assert f"{begins} wins! {other} resigned. (Q25)" in said
    assert read_games(next((home / "games").glob("qwixx-*.txt")))[0].outcome is not None


def test_a_player_may_resign_before_rolling(home: Path) -> None:
    said: list[str] = []
    typed = iter(["resign", "quit"])
    LineMode(load_rules("qwixx"), seed=3, read=lambda _: next(typed), write=said.append).run()
    assert home.exists()
    assert any("resigned. (Q25)" in line for line in said)


def test_a_house_rule_within_a_clause_is_marked() -> None:
    said: list[str] = []
    typed = iter(["rules q24", "quit"])
    LineMode(load_rules("qwixx"), seed=3, read=lambda _: next(typed), write=said.append).run()
    assert "Q24  The higher total wins. [House rule] Equal totals are a draw." in said
