"""The line mode, with scripted players and as a process that is interrupted."""

import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from functools import partial
from pathlib import Path

import pytest

from duellum.battle import RULES
from duellum.core.game import Game
from duellum.core.registry import load_rules
from duellum.core.rules import Outcome, Seat
from duellum.record import Record, read_games, write_record
from duellum.terminal.autosave import open_record
from duellum.terminal.line_mode import HELP, LineMode
from duellum.terminal.opponent import Opponent


class Table:
    """Types lines into the line mode and keeps what it says."""

    def __init__(self, home: Path, opponent: Opponent | None = None) -> None:
        self.home, self.opponent = home, opponent
        self.said: list[str] = []
        self.prompts: list[str] = []

    def play(self, *lines: str, load: Path | None = None) -> str:
        self.said = []
        typed = iter(lines)
        read = partial(self._answer, typed)
        self.mode = LineMode(RULES, read=read, write=self.said.append, opponent=self.opponent)
        self.mode.run(None if load is None else open_record(RULES, load))
        return "\n".join(self.said)

    def _answer(self, typed: Iterable[str], prompt: str) -> str:
        self.prompts.append(prompt)
        for line in typed:
            return line
        raise EOFError

    def kept(self) -> list[Path]:
        return sorted((self.home / "games").glob("*.txt"))


@pytest.fixture
def table(home: Path) -> Table:
    return Table(home)


def test_moves_are_taken_in_notation_or_by_number(table: Table) -> None:
    table.play("i1n4w1", "1")
    assert [str(move) for move in table.mode.game.moves] == ["i1n4w1", "a8s1e4"]
    assert table.prompts == ["White> ", "Black> ", "White> "]


def test_the_list_numbers_every_move_and_says_what_it_does(table: Table) -> None:
    said = table.play("list", "list e1")
    assert "  37  i1n5     5 to i6, showing 3" in said
    assert said.count("e1n1     king to e2") == 2
    table.play("36")
    assert [str(move) for move in table.mode.game.moves] == [str(Game(RULES).legal_moves()[35])]


@pytest.mark.parametrize(
    ("typed", "reply", "clause"),
    [
        ("i1n4", "Wrong count 4: the top shows 5.", "B8: A die moves exactly"),
        ("i8s5", "White is to move: i8 holds the opponent's piece.", "B6: White begins"),
        ("c1n1w1n1", "A move turns once at most.", "B10: A move may turn once"),
        ("d1n1w5", "The move leaves the board west of a2.", "B1: The board"),
        ("0", "The list has the numbers 1 to 37, not 0.", ""),
        ("9" * 5000, "The list has the numbers 1 to 37, not 999", ""),
        ("list zz", "No legal move begins so.", ""),
        ("rules B99", "The clauses are B1, B2", ""),
        ("UNDO", "There is no move to take back.", ""),
        ("38", "The list has the numbers 1 to 37, not 38.", ""),
        ("xyz", "'xy' at the start of 'xyz' is no square", ""),
        ("roll", "No dice are due now: the side to act chooses a move.", ""),
        ("undo", "There is no move to take back.", ""),
        ("save", "That did not work: name a file to save to", ""),
        ("load", "That did not work: no unfinished game is kept", ""),
        ("load nowhere.txt", "That did not work: ", ""),
        ("rules b9", "B9   Every square before the last must be empty", ""),
    ],
)
def test_what_cannot_be_done_is_explained_and_changes_nothing(
    table: Table, typed: str, reply: str, clause: str
) -> None:
    said = table.play(typed)
    assert reply in said
    assert clause in said
    assert table.mode.game.moves == ()


def test_help_names_every_command(table: Table) -> None:
    said = table.play("help")
    assert all(what in said and meaning in said for what, meaning in HELP.items())
    commands = {what.split()[0] for what in HELP} - {"<move>", "quit"}
    assert commands == set(table.mode._commands)


def test_undo_takes_back_a_move_and_a_resignation(table: Table) -> None:
    table.play("i1n5", "undo", "a1n5", "resign", "undo")
    assert [str(move) for move in table.mode.game.moves] == ["a1n5"]
    assert table.mode.game.outcome is None


def test_a_draw_needs_the_opponents_yes(table: Table) -> None:
    assert "The game goes on." in table.play("draw", "no")
    assert "A draw: agreement (B21)." in table.play("draw", "yes")


def test_resigning_loses_and_the_game_is_over(table: Table) -> None:
    said = table.play("i1n5", "resign", "h1n1", "resign", "draw", "list")
    assert "White wins: resignation (B21)." in said
    assert said.count("The game is over: resignation.") == 2
    assert "The game is over." in said
    assert "There is no legal move now." in said
    assert table.prompts[-1] == "The game is over> "


def test_a_game_is_kept_after_every_move_and_can_be_gone_on_with(table: Table) -> None:
    said = table.play("i1n5", "a8s5")
    [path] = table.kept()
    assert f"The game is kept in {path}" in said
    assert "An unfinished game is kept" in table.play("load", "h1n1")
    assert [str(move) for move in table.mode.game.moves] == ["i1n5", "a8s5", "h1n1"]
    assert table.kept() == [path]  # it goes on in its own file
    table.play("b8s1", load=path)
    assert [str(move) for move in table.mode.game.moves] == ["i1n5", "a8s5", "h1n1", "b8s1"]


def test_a_game_finished_after_loading_is_no_longer_offered(table: Table) -> None:
    table.play("i1n5")
    table.play("load", "resign")
    assert "An unfinished game" not in table.play()


def test_save_and_load_keep_the_game_and_what_was_said_of_it(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "ours.txt"
    path.write_text('[Game "battle"]\n[White "Ann"]\n\ni1n5 {bold} *', encoding="utf-8")
    table.play(f"load {path}", "a8s5", f"save {path}", "no", f"save {path}", "yes", "h1n1")
    [record] = read_games(path)
    assert [str(ply.move) for ply in record.moves] == ["i1n5", "a8s5"]
    assert (record.tags["White"], record.moves[0].comment) == ("Ann", "bold")


def test_a_finished_game_can_be_saved_and_another_begun(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "ours.txt"
    table.play("resign", f"save {path}", "new", "i1n5")
    assert read_games(path)[0].outcome == Outcome(Seat.SECOND, "resignation", "B21")
    assert len(table.kept()) == 2


def test_an_empty_file_or_a_folder_that_cannot_be_written_is_reported(table: Table, tmp_path: Path) -> None:
    empty = tmp_path / "empty.txt"
    empty.touch()
    assert "That did not work: the file holds no game" in table.play(f"load {empty}")
    (table.home).write_text("a file where the folder should be")
    said = table.play("i1n5")
    assert "Warning: the game cannot be kept on disk" in said
    assert [str(move) for move in table.mode.game.moves] == ["i1n5"]


def test_a_record_that_is_broken_is_passed_over_among_the_kept(table: Table) -> None:
    table.play("i1n5")
    (table.home / "games" / "battle-9999.txt").write_text("broken")
    table.play("load")
    assert len(table.mode.game.moves) == 1


def test_the_engine_plays_the_other_side_and_undo_takes_back_both_moves(home: Path) -> None:
    table = Table(home, Opponent(RULES, Seat.SECOND, level=2, seed=1))
    said = table.play("i1n5", "undo", "a1n5", "i1n4")
    moves = list(map(str, table.mode.game.moves))
    assert moves[0] == "a1n5"
    assert len(moves) == 2
    assert "you against the engine, level 2" in said
    assert f"Black played {moves[1]}: " in said
    assert "Wrong count 4" in said
    assert set(table.prompts) == {"White> "}


def test_the_engine_begins_in_the_first_seat(home: Path) -> None:
    table = Table(home, Opponent(RULES, Seat.FIRST, level=1, seed=1))
    table.play("undo")
    assert len(table.mode.game.moves) == 1
    assert table.prompts[0] == "Black> "


def test_the_engine_takes_a_draw_when_it_expects_no_more(home: Path, tmp_path: Path) -> None:
    table = Table(home, Opponent(RULES, Seat.SECOND, level=8))
    won, lost = tmp_path / "won.txt", tmp_path / "lost.txt"
    write_record(won, Record(RULES, RULES.parse_position("sbfwkwfbs/9/9/9/9/9/9/4K4 w 0 9")))
    write_record(lost, Record(RULES, RULES.parse_position("4k4/9/9/9/9/9/9/TCGXKXGCT w 0 9")))
    assert "The game goes on." in table.play("draw", load=won)
    assert "A draw: agreement (B21)." in table.play("draw", load=lost)


@pytest.mark.parametrize(("ahead", "answer"), [("b", "A draw: agreement (Q25)."), ("g", "The game goes on.")])
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


def test_a_hint_says_what_to_play_and_why(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "win.txt"
    write_record(path, Record(RULES, RULES.parse_position("k8/4K4/9/9/9/9/9/9 w 0 9")))
    assert "e7n1 (100%): Enters the palace and wins." in table.play("hint", load=path)
    assert "The game is over: there is nothing to think about." in table.play("resign", "hint")


def test_a_hint_waits_for_the_dice(home: Path) -> None:
    said: list[str] = []
    typed = iter(["hint", "roll", "hint", "quit"])
    LineMode(load_rules("qwixx"), seed=3, read=lambda _: next(typed), write=said.append, folder=home).run()
    assert sum("nothing to think about" in line for line in said) == 1
    assert any(re.match(r"(-|[rygb]\d+) \(\d+%\): [A-Z].*\.$", line) for line in said)


def duellum(*arguments: str, typed: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "duellum", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=False)


def test_the_end_of_input_keeps_the_game_without_a_traceback(table: Table) -> None:
    done = duellum("play", "battle", typed="i1n4w1\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is kept in" in done.stdout
    [record] = read_games(table.kept()[0])
    assert [str(ply.move) for ply in record.moves] == ["i1n4w1"]


def test_ctrl_c_keeps_the_game_without_a_traceback(table: Table) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "duellum", "play", "battle"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert process.stdin is not None
    process.stdin.write("i1n4w1\n")
    process.stdin.flush()
    deadline = time.monotonic() + 20
    while not table.kept() or not table.kept()[0].read_text():
        assert time.monotonic() < deadline, "the move was not kept"
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert (process.returncode, err) == (0, "")
    assert "The game is kept in" in out


def test_a_file_that_cannot_be_loaded_ends_the_command_with_its_reason(tmp_path: Path) -> None:
    path = tmp_path / "ours.txt"
    path.write_text('[Game "battle"]\n\ni1n4')
    done = duellum("play", "battle", "--load", str(path), typed="")
    assert done.returncode == 1
    assert done.stderr == f"Error: {path}: line 3: wrong count 4: the top shows 5\n"


def test_a_loaded_position_is_played_to_its_end(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "start.txt"
    write_record(path, Record(RULES, RULES.parse_position("k8/9/4K4/9/9/9/9/9 w 0 9")))
    said = table.play("e6n1", "a8s1", "e7n1", "1", load=path)
    assert "White wins: palace taken (B17)." in said
    assert "The game is over: palace taken." in said


def test_games_of_dice_are_played_by_the_same_mode(home: Path) -> None:
    said: list[str] = []
    prompts: list[str] = []
    typed = iter(["", "undo", "1", "undo", "2", "-", "undo", "1", "", "resign", "quit"])

    def read(prompt: str) -> str:
        prompts.append(prompt)
        return next(typed)

    mode = LineMode(load_rules("qwixx"), seed=3, read=read, write=said.append)
    mode.run()
    begins, other = (prompts[0].partition(",")[0], "Grey" if prompts[0].startswith("Black") else "Black")
    assert "Who begins was drawn by lot." in said
    assert prompts[0] == f"{begins}, Enter throws the dice> "
    assert said.count("Dice that have been thrown cannot be taken back.") == 1
    assert prompts[8] == f"{other}, Enter throws the dice> "
    assert f"{begins} wins: resignation (Q25)." in said
    assert read_games(next((home / "games").glob("qwixx-*.txt")))[0].outcome is not None


def test_a_player_may_resign_before_rolling(home: Path) -> None:
    said: list[str] = []
    typed = iter(["resign", "quit"])
    LineMode(load_rules("qwixx"), seed=3, read=lambda _: next(typed), write=said.append).run()
    assert home.exists()
    assert any("wins: resignation (Q25)." in line for line in said)
