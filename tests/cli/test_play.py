"""``duellum play``: loading a record, and the language."""

from pathlib import Path

import pytest

from duellum.core.i18n import LANGUAGES
from tests.cli.commands import run


def test_a_file_that_cannot_be_loaded_ends_the_command_with_its_reason(tmp_path: Path) -> None:
    path = tmp_path / "ours.txt"
    path.write_text('[Game "battle"]\n\ni1n4')
    done = run("play", "battle", "--load", str(path))
    assert done.exit_code == 1
    assert done.stderr == f"Error: {path}: line 3: wrong count 4: the top face shows 5\n"


def test_a_level_that_does_not_exist_is_refused() -> None:
    done = run("play", "battle", "--against", "9")
    assert done.exit_code == 2
    assert "9 is not in the range 1<=x<=8" in done.stderr


def test_errors_of_the_command_stay_english(tmp_path: Path) -> None:
    path = tmp_path / "ours.txt"
    path.write_text('[Game "battle"]\n\ni1n4')
    done = run("play", "battle", "--load", str(path), "--lang", "it")
    assert done.stderr == f"Error: {path}: line 3: wrong count 4: the top face shows 5\n"


def test_an_unknown_language_is_refused_with_the_ten_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    done = run("play", "battle", "--lang", "la")
    assert done.exit_code == 2
    assert "there is no language 'la': the languages are en (English), ru (Русский)" in done.stderr
    assert all(name in done.stderr for name in LANGUAGES.values())
    monkeypatch.setenv("DUELLUM_LANG", "la")
    assert run("play", "battle").exit_code == 2


@pytest.mark.parametrize(
    ("arguments", "environment", "goodbye"),
    [
        ((), {}, "Goodbye."),
        (("--lang", "it"), {}, "Arrivederci."),
        (("--lang", "de-CH"), {"LANG": "it_IT.UTF-8"}, "Bis bald."),
        ((), {"LANG": "it_IT.UTF-8"}, "Arrivederci."),
        ((), {"LANG": "it_IT.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "До свидания."),
        ((), {"LANG": "it_IT.UTF-8", "DUELLUM_LANG": "zh"}, "再见。"),
        (("--lang", "cs"), {"DUELLUM_LANG": "zh"}, "Na shledanou."),
        ((), {"LANG": "ja_JP.UTF-8"}, "Goodbye."),
    ],
)
def test_the_language_is_that_of_the_option_the_variable_or_the_system(
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    environment: dict[str, str],
    goodbye: str,
) -> None:
    assert not home.exists()
    for name in ("DUELLUM_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    done = run("play", "battle", *arguments)
    assert done.exit_code == 0, done.output
    assert done.stdout.splitlines()[-1] == goodbye
