"""The command line as a whole: refusals without tracebacks, and what starts quickly."""

import subprocess
import sys
from pathlib import Path

import pytest

from duellum import __version__
from tests.cli.commands import run


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["perft", "battle", "0"], "0 is not in the range 1<=x<=20"),
        (["perft", "battle", "2", "--fen", "9/9 w 0 1"], "a board must have 8 ranks"),
        (["perft", "ludo", "2"], "'ludo' is not"),
        (["diagram", "--top", "5", "--front", "2"], "a die cannot have 5 on top and 2 in front"),
        (["diagram", "--top", "9", "--front", "2"], "a die cannot have 9 on top and 2 in front"),
        (["diagram", "--top", "5"], "Missing option '--front'"),
        (["fly"], "No such command 'fly'"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line_without_a_traceback(arguments: list[str], reason: str) -> None:
    result = run(*arguments)
    assert result.exit_code != 0
    assert reason in result.output
    assert isinstance(result.exception, SystemExit)


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


@pytest.mark.parametrize("command", ["train qwixx", "tune battle"])
def test_without_numba_training_says_what_to_install(command: str, tmp_path: Path) -> None:
    words = [*command.split(), str(tmp_path / "out")]
    code = f"import sys; sys.modules['numba'] = None; from duellum.cli import main; main({words!r})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == 'Error: this needs Numba: pip install "duellum[train]"\n'
