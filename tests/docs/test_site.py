"""The checks of the docs site find what is broken, and find nothing in the docs as they are."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import griffe
import pytest

from duellum.cli import main
from tools.docs import docstrings, markdown_files, pictures, reference
from tools.docs.markdown_files import ROOT
from tools.docs.source_pages import add_source_pages


def test_the_tutorial_shows_the_drawing_that_it_makes() -> None:
    assert pictures.TUTORIAL.read_text(encoding="utf-8") == pictures.draw_tutorial()


def test_the_navigation_has_every_page() -> None:
    config = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))
    entries = [page for section in config["project"]["nav"] for pages in section.values() for page in pages]
    listed = [path for entry in entries for path in entry.values()]
    pages = [path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")]
    assert sorted(listed) == sorted(pages)


def test_the_readme_lists_every_command() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| `duellum (\w+)", readme, re.MULTILINE)
    assert set(listed) == set(main.commands)


def test_every_link_path_and_name_in_the_docs_exists() -> None:
    assert markdown_files.find_problems(markdown_files.markdown_files()) == []


BROKEN = {
    "[gone](gone.md)": "broken link gone.md",
    "[heading](other.md#gone)": "broken link other.md#gone",
    "![picture](gone.png)": "broken link gone.png",
    "see `src/gone.py`": "no such file src/gone.py",
    "see `gone.toml`": "no such file gone.toml",
    "see `duellum.core.gone`": "no such name duellum.core.gone",
    "see `duellum.gone(x)`": "no such name duellum.gone",
    "```\npython -m benchmarks.gone\n```": "no such program benchmarks.gone",
    "`python -m benchmarks.luck measure_gone=3`": "no such measurement measure_gone in benchmarks.luck",
}


@pytest.mark.parametrize(("text", "problem"), BROKEN.items())
def test_what_does_not_exist_is_found(text: str, problem: str, tmp_path: Path) -> None:
    (tmp_path / "other.md").write_text("# Other\n", encoding="utf-8")
    page = tmp_path / "page.md"
    page.write_text(f"{text}\n", encoding="utf-8")
    assert markdown_files.find_problems([page], tmp_path) == [f"page.md: {problem}"]


def test_what_exists_is_no_problem(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src/there.py").touch()
    (tmp_path / "other.md").write_text("# Other one\n", encoding="utf-8")
    page = tmp_path / "page.md"
    page.write_text(
        "[other](other.md#other-one) `src/there.py` `duellum.core.game.Game` `duellum.games`\n"
        "[elsewhere](https://example.org)\n```\n[code](gone.md)\n```\n",
        encoding="utf-8",
    )
    assert markdown_files.find_problems([page], tmp_path) == []


def test_a_public_name_that_the_reference_lacks_is_found() -> None:
    module = reference.load()
    names = set(reference.public_names(module))
    assert {"duellum.Game", "duellum.battle.Position", "duellum.qwixx.Roll", "duellum.record.Record"} <= names
    assert reference.find_missing(module, names - {"duellum.Game"}) == ["not in the reference: duellum.Game"]


def test_a_public_name_without_docstring_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "toy.py").write_text(
        '__all__ = ["Die", "LIMIT", "throw"]\nLIMIT = 6\n'
        'class Die:\n    """A die."""\n    def roll(self): ...\n    def _turn(self): ...\n'
        'def throw():\n    """Throw."""\n',
        encoding="utf-8",
    )
    monkeypatch.setattr(reference, "PACKAGES", ("toy",))
    module = reference.load(tmp_path, "toy")
    assert reference.find_undocumented(module) == ["no docstring: toy.Die.roll", "no docstring: toy.LIMIT"]


def test_a_role_that_names_nothing_is_found(tmp_path: Path) -> None:
    (tmp_path / "toy.py").write_text(
        'def throw():\n    """See :class:`~duellum.core.game.Game` and :func:`duellum.gone`."""\n',
        encoding="utf-8",
    )
    assert reference.find_broken_roles(reference.load(tmp_path, "toy")) == [
        "no such name duellum.gone: toy.throw"
    ]


def test_a_link_to_a_folder_leads_to_a_list_of_its_files(tmp_path: Path) -> None:
    site, root = tmp_path / "site", tmp_path / "root"
    (root / "src/toy").mkdir(parents=True)
    (root / "src/toy/die.py").write_text("FACES = 6", encoding="utf-8")
    (root / "src/toy/data.bin").write_bytes(b"\xff")
    site.mkdir()
    (site / "index.html").write_text('<a href="../src/toy/">toy</a>', encoding="utf-8")
    assert add_source_pages(site, root) == 2
    assert (site / "index.html").read_text(encoding="utf-8") == '<a href="source/src/toy.html">toy</a>'
    assert '<a href="toy/die.py.html">src/toy/die.py</a>' in (site / "source/src/toy.html").read_text()
    assert "FACES" in (site / "source/src/toy/die.py.html").read_text(encoding="utf-8")


def test_docstrings_become_markdown() -> None:
    game = reference.load()["core.game.Game"]
    assert isinstance(game, griffe.Object)
    text = "Raises :class:`MoveError` or :class:`~a.b.OtherError`.\n\n>>> 1 + 1\n2\n\nThe end."
    assert docstrings.to_markdown(game, text) == (
        'Raises <autoref optional identifier="duellum.core.errors.MoveError"><code>MoveError</code></autoref>'
        ' or <autoref optional identifier="a.b.OtherError"><code>OtherError</code></autoref>.\n\n'
        "```pycon\n>>> 1 + 1\n2\n```\n\nThe end."
    )


def test_links_to_files_lead_to_pages_of_the_site(tmp_path: Path) -> None:
    site, page = tmp_path / "site", tmp_path / "site/inside/index.html"
    page.parent.mkdir(parents=True)
    page.write_text(
        '<a href="../../src/duellum/__main__.py">a</a><a href="../other/">b</a>', encoding="utf-8"
    )
    assert add_source_pages(site, ROOT) == 1
    assert page.read_text(encoding="utf-8") == (
        '<a href="../source/src/duellum/__main__.py.html">a</a><a href="../other/">b</a>'
    )
    assert "import" in (site / "source/src/duellum/__main__.py.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(("link", "code"), [("other.md#other", 0), ("other.md#gone", 1), ("gone.md", 1)])
def test_the_build_fails_on_a_broken_link_or_anchor(link: str, code: int, tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "zensical.toml").write_text('[project]\nsite_name = "Toy"\n', encoding="utf-8")
    (tmp_path / "docs/index.md").write_text(f"# Toy\n\n[link]({link})\n", encoding="utf-8")
    (tmp_path / "docs/other.md").write_text("# Other\n", encoding="utf-8")
    command = [sys.executable, "-m", "zensical", "build", "--strict"]
    assert subprocess.run(command, cwd=tmp_path, capture_output=True, check=False).returncode == code
