"""``duellum prepare``: compiling ahead, with a progress bar."""

import importlib
from pathlib import Path

import pytest

from duellum.core.compilation import process
from tests.cli.commands import run
from tests.faults import slow_compiler

prepare = importlib.import_module("duellum.cli.prepare")  # the package names the command so


def test_a_bar_shows_the_progress(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (prepare, process):
        monkeypatch.setattr(module, "is_compiled", lambda _: False)
    monkeypatch.setattr(process, "COMPILER", slow_compiler.MODULE)
    monkeypatch.setenv(slow_compiler.RELEASE_VARIABLE, str(tmp_path))  # which exists: it ends at once
    done = run("prepare")
    assert done.exit_code == 0, done.output
    assert "Compiling the engines" in done.stderr


def test_nothing_is_said_where_the_engines_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prepare, "is_compiled", lambda _: True)
    done = run("prepare")
    assert (done.exit_code, done.output) == (0, "")
