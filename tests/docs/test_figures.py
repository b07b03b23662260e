"""Every figure in the benchmarks page names the command that reproduces it."""

import re

from benchmarks.arguments import run_measurements
from tools.docs.markdown_files import ROOT

COMMAND = re.compile(r"`(make bench|python -m benchmarks[^`]*)`")
PAGE = (ROOT / "docs" / "benchmarks.md").read_text(encoding="utf-8")
ROWS = [line for line in PAGE.splitlines() if line.startswith("|") and not line.startswith("|---")]


def find_rows_without_command(rows: list[str]) -> list[str]:
    """Return the rows of figures whose last cell is not a command; a header names that column."""
    return [row for row in rows if not row.endswith("| command |") and not COMMAND.search(row.split("|")[-2])]


def test_every_row_of_figures_names_its_command() -> None:
    assert len(ROWS) > 20
    assert find_rows_without_command(ROWS) == []


def test_a_row_without_command_is_found() -> None:
    rows = ["| what | figure | command |", "| perft | 1.4 | `make bench` |", "| depth | 9 | |"]
    assert find_rows_without_command(rows) == ["| depth | 9 | |"]


def test_measurements_are_run_by_name_with_their_numbers() -> None:
    run: list[tuple[float, ...]] = []
    functions = {"measure_it": lambda *numbers: run.append(numbers), "measure": lambda: run.append(())}
    run_measurements(functions, ["measure_it=300,0.01", "measure_it=2"])
    run_measurements(functions, [])
    assert run == [(300, 0.01), (2,), ()]
