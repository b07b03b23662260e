"""The programs in examples/ do what their first lines say; the docs show them as they are here."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import duellum
from tests.faults.server_process import ServerProcess

ROOT = Path(__file__).parent.parent
PROGRAMS = sorted(
    path.name for path in (ROOT / "examples").glob("*.py") if "__main__" in path.read_text("utf-8")
)
"""The examples that are run; ``value_networks.py`` is imported by one of them."""


def run_to_the_end(
    program: str, *arguments: str, cwd: Path | None = None
) -> "subprocess.CompletedProcess[str]":
    """Run a program to its end; every warning is an error."""
    command = [sys.executable, "-W", "error", str(ROOT / "examples" / program), *arguments]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False, timeout=120)


def run(program: str, *arguments: str, cwd: Path | None = None) -> str:
    """Return what a program prints."""
    done = run_to_the_end(program, *arguments, cwd=cwd)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_random_game_is_printed_as_a_record() -> None:
    for name in ("battle", "qwixx"):
        [record] = duellum.read_games(run("random_game.py", name, "7"))
        assert record.rules.name == name
        assert record.outcome is not None
    assert run("random_game.py", "qwixx", "7") != run("random_game.py", "qwixx", "8")


def test_a_position_is_analysed() -> None:
    lines = run("analyse_position.py", "battle", "4k4/9/9/9/9/4T4/9/4K4 w 0 1").splitlines()
    assert lines[1].split() == ["100.0%", "e3n5"]
    assert lines[2].strip() == "Captures the king and wins."
    assert len(lines) == 7


RECORD = '[Game "battle"] [White "Ann"] [Black "Ben"]\n1. i1n4w1 @59.5 {bold} i8s5 2. h5w3n3 1-0\n'


def test_a_record_is_walked_through(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(RECORD, encoding="utf-8")
    lines = run("walk_record.py", str(tmp_path / "game.txt")).splitlines()
    assert lines[:3] == [
        "<Record battle: Ann against Ben, 3 plies, 1-0>",
        "   1 White  i1n4w1     59.5 s left    bold",
        "   2 Black  i8s5",
    ]


def test_a_record_is_drawn(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(RECORD, encoding="utf-8")
    assert run("draw_record.py", "game.txt", "pictures", cwd=tmp_path) == "4 pictures\n"
    drawings = [path.read_text(encoding="utf-8") for path in sorted((tmp_path / "pictures").iterdir())]
    assert len(set(drawings)) == 4
    assert all(drawing.startswith("<svg") for drawing in drawings)


def test_the_games_of_a_file_are_analysed(tmp_path: Path) -> None:
    (tmp_path / "games.txt").write_text(RECORD * 2, encoding="utf-8")
    lines = run("analyse_game.py", str(tmp_path / "games.txt")).splitlines()
    assert lines[1].startswith("1. Ben: accuracy ")
    assert len(lines) == 4
    saved = json.loads((tmp_path / "games-2.json").read_text(encoding="utf-8"))
    assert [ply["move"] for ply in saved["plies"]] == ["i1n4w1", "i8s5", "h5w3n3"]


def test_a_program_is_asked() -> None:
    out = run("ask_program.py")
    assert "offers Threads, Hash, Level, MultiPV" in out
    assert out.endswith("<Game battle: 1 ply, Black to move>\n")


def test_a_match_is_played_and_saved(tmp_path: Path) -> None:
    out = run("play_match.py", "qwixx", "6", "1", cwd=tmp_path)
    assert out.startswith("level 6 against level 1: ")
    assert len(duellum.read_games(tmp_path / "match.txt")) == 20


def test_the_greedy_bot_beats_random_moves() -> None:
    share = float(run("greedy_bot.py").removeprefix("greedy against random: ").partition("%")[0])
    assert share > 60


def test_a_program_of_its_own_plays_a_match(tmp_path: Path) -> None:
    program = f"{sys.executable} {ROOT / 'examples/uci_bot.py'} qwixx"
    command = [sys.executable, "-m", "duellum", "match", program, "greedy", "--game", "qwixx", "--games", "2"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    [saved] = tmp_path.glob("match-*.txt")
    records = duellum.read_games(saved)
    assert {record.tags["Black"] for record in records} == {"random bot", "greedy"}
    assert all(record.outcome and record.outcome.reason != "resignation" for record in records)


def test_a_game_is_played_on_a_server(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, min_bot_move_seconds=0.0)
    server.start()
    try:
        for name in ("battle", "qwixx"):
            [record] = duellum.read_games(run("play_on_server.py", server.url, name))
            assert record.outcome is not None
            assert "Ann" in record.tags.values()
        refused = run_to_the_end("play_on_server.py", server.url, "chess")
        assert (refused.returncode, refused.stderr.count("\n")) == (1, 1)
        assert refused.stderr.startswith("The server refused: ")
    finally:
        server.stop()


@pytest.mark.parametrize("example", PROGRAMS)
def test_without_its_arguments_an_example_says_how_to_run_it(example: str) -> None:
    if example in ("ask_program.py", "greedy_bot.py"):
        pytest.skip("it takes no arguments")
    ended = run_to_the_end(example)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert f"python examples/{example} " in ended.stderr
    assert "Traceback" not in ended.stderr


def test_the_recipes_show_every_program() -> None:
    text = (ROOT / "docs" / "recipes.md").read_text(encoding="utf-8")
    shown = re.findall(r'^--8<-- "examples/(\w+\.py)"$', text, re.MULTILINE)
    assert sorted(shown) == PROGRAMS
