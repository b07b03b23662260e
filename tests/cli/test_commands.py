"""The command line: what each command prints, and how it refuses."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from duellum import __version__
from duellum.battle.engine.evaluation import TERMS
from duellum.cli import main
from duellum.record import read_games


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


def test_perft_counts_from_the_start() -> None:
    assert run("perft", "battle", "3").output == "47873\n"


def test_perft_divides_by_move() -> None:
    *moves, total = run("perft", "battle", "2", "--divide").output.splitlines()
    counts = dict(line.split() for line in moves)
    assert counts["e1n1"] == "37"
    assert sum(map(int, counts.values())) == int(total) == 1293


def test_perft_takes_a_position() -> None:
    assert run("perft", "battle", "2", "--fen", "8k/9/2y6/9/4V4/9/9/K8 w 98 90").output == "414\n"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["perft", "battle", "0"], "0 is not in the range 1<=x<=20"),
        (["perft", "battle", "2", "--fen", "9/9 w 0 1"], "a board has 8 ranks"),
        (["perft", "ludo", "2"], "'ludo' is not"),
        (["diagram", "--top", "5", "--front", "2"], "no right-handed die has top 5, south 2"),
        (["diagram", "--top", "9", "--front", "2"], "no right-handed die has top 9"),
        (["diagram", "--top", "5"], "Missing option '--front'"),
        (["fly"], "No such command 'fly'"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line_without_a_traceback(arguments: list[str], reason: str) -> None:
    result = run(*arguments)
    assert result.exit_code != 0
    assert reason in result.output
    assert isinstance(result.exception, SystemExit)


def test_diagrams_come_as_text_and_as_svg() -> None:
    text, svg = (
        run("diagram", "--top", "5", "--front", "3"),
        run("diagram", "--top", "5", "--front", "3", "--svg"),
    )
    assert text.exit_code == svg.exit_code == 0
    assert "[5]" in text.output
    assert svg.output.startswith("<svg")


def test_a_simulation_repeats_with_its_seed() -> None:
    arguments = [
        "simulate",
        "qwixx",
        "--games",
        "300",
        "--policy",
        "careful",
        "--against",
        "greedy",
        "--seed",
        "5",
    ]
    first, again = run(*arguments), run(*arguments)
    assert first.exit_code == 0
    assert first.stdout == again.stdout
    assert "300 games, careful against greedy, seed 5" in first.stdout
    assert first.stdout != run(*arguments[:-1], "6").stdout


def test_an_analysis_shows_lines_and_says_what_they_do(tmp_path: Path) -> None:
    picture = tmp_path / "best.svg"
    fen = "4k4/4A4/9/9/9/9/9/4K4 w 0 9"
    result = run("analyse", "battle", "--seconds", "0.2", "--fen", fen, "--svg", str(picture))
    assert result.exit_code == 0
    assert "100.0%  e7n1\n        Takes the king and wins." in result.output
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_what_cannot_be_analysed_is_said() -> None:
    assert "nothing to think about" in run("analyse", "qwixx").output  # dice are due
    over = run("analyse", "battle", "--fen", "4B4/9/9/9/9/9/9/4K4 b 0 9")
    assert (over.exit_code, "nothing to think about" in over.output) == (1, True)


def test_a_match_tells_elo_and_saves_its_games(tmp_path: Path) -> None:
    games = tmp_path / "games.txt"
    result = run(
        "match", "4", "1", "--games", "3", "--seconds", "0.01", "--sprt", "0", "50", "--save", str(games)
    )
    assert result.exit_code == 0, result.output
    assert "of 4 games" in result.output
    assert "Elo " in result.output
    assert "SPRT 0 50: " in result.output
    assert [record.tags["White"] for record in read_games(games)] == ["level 4", "level 1"] * 2


@pytest.mark.parametrize(
    ("name", "reason"), [("9", "there is no level 9"), ("/nowhere/at/all", "cannot be started")]
)
def test_a_player_that_does_not_exist_is_refused(name: str, reason: str) -> None:
    result = run("match", name, "1", "--games", "2")
    assert result.exit_code == 1
    assert reason in result.output


def test_the_signature_is_one_number_and_the_same_again() -> None:
    first, again = run("bench"), run("bench")
    assert first.output == again.output
    assert int(first.output) > 10_000


def test_solved_endings_are_told() -> None:
    result = run("tablebase", "battle")
    assert result.exit_code == 0
    assert "7,872,584 wins" in result.output
    assert "longest loss 30 plies: 9/9/9/9/9/2k6/9/1K6D b 0 1" in result.output


def test_tuning_writes_weights(tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    result = run("tune", "battle", str(out), "--games", "2", "--rounds", "1", "--nodes", "50")
    assert result.exit_code == 0
    assert json.loads(out.read_text(encoding="utf-8"))["terms"].keys() == TERMS.keys()


def test_the_version_is_the_packages() -> None:
    assert __version__ in run("--version").output


@pytest.mark.parametrize(
    "arguments", [["--help"], ["engine", "battle"], ["diagram", "--top", "5", "--front", "3"]]
)
def test_commands_that_do_not_count_start_without_numba(arguments: list[str]) -> None:
    code = f"""
import sys
from duellum.cli import main
try:
    main({arguments!r})
finally:
    sys.exit("numba" in sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", code], input="", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
