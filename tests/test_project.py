"""Checks of the repository: imports, documentation, structure, and that the project stands alone."""

import ast
import importlib
import inspect
import pkgutil
import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import duellum
from duellum import battle, qwixx

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


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


def test_every_clause_is_named_where_it_is_enforced() -> None:
    for game, module, last in (("battle", "B", len(battle.CLAUSES)), ("qwixx", "Q", len(qwixx.CLAUSES))):
        source = "".join(
            path.read_text(encoding="utf-8") for path in (ROOT / "src/duellum" / game).rglob("*.py")
        )
        comments = " ".join(re.findall(r"#.*", source))
        named = {*re.findall(rf"\b{module}\d+\b", comments), *re.findall(rf"[(\"]({module}\d+)[)\"]", source)}
        assert {f"{module}{number}" for number in range(1, last + 1)} <= named


def source_modules() -> dict[str, Path]:
    """Return the modules of the package by their names, packages left out."""
    folder = ROOT / "src"
    paths = [path for path in (folder / "duellum").rglob("*.py") if not path.name.startswith("__")]
    return {".".join(path.relative_to(folder).with_suffix("").parts): path for path in paths}


def covered_modules(test: Path) -> set[str]:
    """Return the modules that a test file covers: by its place and name, or by its line ``Covers: a, b``."""
    place = test.relative_to(ROOT / "tests").with_suffix("")
    named = ".".join(("duellum", *place.parts[:-1], place.name.removeprefix("test_")))
    listed = re.findall(r"^Covers: (.*)$", ast.get_docstring(ast.parse(read(test))) or "", re.MULTILINE)
    return {named, *(name.strip() for line in listed for name in line.split(","))}


def test_every_module_is_found_from_its_test() -> None:
    tests = [*(ROOT / "tests").rglob("test_*.py")]
    covered = set[str]().union(*map(covered_modules, tests))
    assert sorted(source_modules().keys() - covered) == []


def test_no_test_claims_a_module_that_does_not_exist() -> None:
    for test in (ROOT / "tests").rglob("test_*.py"):
        listed = re.findall(r"^Covers: (.*)$", ast.get_docstring(ast.parse(read(test))) or "", re.MULTILINE)
        for name in (name.strip() for line in listed for name in line.split(",")):
            assert name in source_modules(), f"{test} names {name}"


def test_files_are_short_and_folders_show_their_structure() -> None:
    modules = source_modules()
    assert [name for name, path in modules.items() if len(read(path).splitlines()) > 400] == []
    folders = Counter(path.parent for path in modules.values())
    assert [str(folder) for folder, count in folders.items() if count > 15] == []


def test_every_dependency_states_its_reason() -> None:
    lines = (ROOT / "pyproject.toml").read_text(encoding="utf-8").splitlines()
    groups = [*PROJECT["dependency-groups"].values(), PROJECT["project"]["dependencies"]]
    for requirement in (requirement for group in groups for requirement in group):
        [*lines_with_it] = [line for line in lines if line.strip().startswith(f'"{requirement}"')]
        assert all("# " in line for line in lines_with_it)


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
