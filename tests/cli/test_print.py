"""``duellum print``: kits written into files."""

from pathlib import Path

import pytest

from duellum.cli.print import default_paper
from duellum.printing import kit_names, print_kit
from tests.cli.commands import run


def test_without_a_kit_all_are_listed() -> None:
    listed = run("print", "--lang", "en")
    assert listed.exit_code == 0
    assert tuple(line.split()[0] for line in listed.output.splitlines()) == kit_names()
    assert "qwixx-scores        pdf  Six to a page." in listed.output


def test_a_kit_is_written_under_its_name_or_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = run("print", "battle-dice", "--lang", "en", "--paper", "letter")
    assert (done.exit_code, done.output) == (0, "duellum-battle-dice-en-letter.pdf\n")
    expected = print_kit("battle-dice", "en", "letter").content
    assert (tmp_path / "duellum-battle-dice-en-letter.pdf").read_bytes() == expected
    assert run("print", "battle-king", "-o", "king.stl").output == "king.stl\n"
    assert (tmp_path / "king.stl").read_bytes() == print_kit("battle-king").content


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["chess"], "there is no kit 'chess'"),
        (["battle-set", "--lang", "xx"], "there is no language 'xx'"),
        (["--lang", "xx"], "there is no language 'xx'"),
        (["battle-set", "--paper", "a5"], "'a5' is not one of"),
        (["battle-king", "-o", "no/such/folder/king.stl"], "cannot write no/such/folder/king.stl"),
    ],
)
def test_a_mistake_is_told(words: list[str], message: str) -> None:
    done = run("print", *words)
    assert done.exit_code != 0
    assert message in done.output


@pytest.mark.parametrize(
    ("environment", "paper"),
    [
        ({"LANG": "en_US.UTF-8"}, "letter"),
        ({"LANG": "fr_CA"}, "letter"),
        ({"LANG": "de_DE.UTF-8"}, "a4"),
        ({"LANG": "en_US.UTF-8", "LC_PAPER": "en_GB.UTF-8"}, "a4"),
        ({"LANG": "C"}, "a4"),
        ({}, "a4"),
    ],
)
def test_the_paper_is_that_of_the_country(environment: dict[str, str], paper: str) -> None:
    assert default_paper(environment) == paper
