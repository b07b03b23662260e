"""Checks of the repository: imports, documentation, and that the project stands alone."""

import importlib
import inspect
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import duellum

ROOT = Path(__file__).parent.parent


def modules() -> Iterator[ModuleType]:
    for found in pkgutil.walk_packages(duellum.__path__, "duellum."):
        if not found.name.endswith("__main__"):
            yield importlib.import_module(found.name)


def test_imports_follow_the_layers() -> None:
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_rules_of_a_game_need_neither_numpy_nor_numba() -> None:
    code = "import sys, duellum.battle; sys.exit(bool({'numpy', 'numba'} & sys.modules.keys()))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_everything_public_is_documented() -> None:
    undocumented = [
        f"{module.__name__}.{name}"
        for module in modules()
        for name, thing in vars(module).items()
        if not name.startswith("_")
        and (inspect.isclass(thing) or inspect.isfunction(thing))
        and thing.__module__ == module.__name__
        and not inspect.getdoc(thing)
    ]
    assert undocumented == []


@pytest.mark.parametrize(
    "pattern", [r"https?://[^\s\"')>]*(pypi|npmjs|debian)", r"(/home|/root|/work)/", r"\.\./shared"]
)
def test_no_file_names_a_registry_a_machine_or_a_neighbour(pattern: str) -> None:
    tracked = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout
    if not tracked:
        pytest.skip("not a git checkout")
    found = [name for name in tracked.splitlines() if re.search(pattern, read(ROOT / name))]
    assert [name for name in found if name != "tests/test_project.py"] == []


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace") if path.is_file() else ""
