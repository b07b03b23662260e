"""The command line: what each command prints, and how it refuses."""

import subprocess
import sys

import pytest
from click.testing import CliRunner, Result

from duellum import __version__
from duellum.cli import main


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
