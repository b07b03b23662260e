"""``duellum rules``: the rulebook in the terminal."""

import click
import pytest

from duellum.cli.rules import rules
from tests.cli.commands import run


def test_a_book_is_printed_in_the_language_asked_for() -> None:
    english, german = run("rules", "battle", "--lang", "en"), run("rules", "battle", "--lang", "de")
    assert english.exit_code == german.exit_code == 0
    assert english.output.startswith("Battle\n")
    assert german.output.startswith("Duell\n")


def test_the_language_of_the_system_is_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    monkeypatch.delenv("LANGUAGE", raising=False)
    monkeypatch.delenv("DUELLUM_LANG", raising=False)
    assert run("rules", "battle", "--section", "clauses").output.startswith("La Battaglia\n")


def test_one_section_can_be_asked_for() -> None:
    shown = run("rules", "qwixx", "--lang", "en", "--section", "scoring").output
    assert "Points             1  3  6  10  15  21  28  36  45  55  66  78\n" in shown
    assert "Tactics" not in shown


def test_what_is_unknown_is_refused_with_what_there_is() -> None:
    section, language = run("rules", "qwixx", "--section", "magic"), run("rules", "qwixx", "--lang", "xx")
    assert (section.exit_code, language.exit_code) == (2, 2)
    assert "no section 'magic'; choose one of about, aim" in section.output
    assert "no language 'xx'" in language.output
    assert run("rules", "ludo").exit_code == 2


def test_a_game_without_a_rulebook_is_refused() -> None:
    assert rules.callback is not None
    with pytest.raises(click.ClickException, match="'race21' has no rulebook"):
        rules.callback(game="race21", section=None, language="en")
