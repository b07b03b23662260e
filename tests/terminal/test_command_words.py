"""The words that the line mode takes as commands."""

import pytest

from duellum.core.i18n import LANGUAGES
from duellum.core.registry import game_names, load_rules
from duellum.core.text_width import measure_width
from duellum.terminal.command_words import COMMANDS, CommandWords, fold


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_is_typed_in_the_language_or_in_english(language: str) -> None:
    words = CommandWords(language)
    for command in COMMANDS:
        name = words.name(command)
        assert " " not in name
        assert [words.find(typed) for typed in (name, name.upper(), fold(name), command)] == [command] * 4
    assert words.find("exit") == "quit"
    assert words.find("i1n4w1") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_commands_have_the_same_word(language: str) -> None:
    words = CommandWords(language)
    assert len({fold(words.name(command)) for command in COMMANDS}) == len(COMMANDS)
    foreign = {fold(words.name(command)): command for command in COMMANDS}
    assert [word for word, command in foreign.items() if word in COMMANDS and word != command] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_no_command_is_a_move(language: str, game: str) -> None:
    words, starts = CommandWords(language), load_rules(game).starts
    moves = {str(move) for start in starts for move in start.legal_moves()} | {"-", "1"}
    assert [move for move in moves if words.find(move)] == []


@pytest.mark.parametrize(
    ("language", "yes", "no"),
    [("en", "Y", "n"), ("it", "si", "no"), ("it", "Sì", "boh"), ("ru", "Да", "нет"), ("zh", "是", "否"),
     ("cs", "a", "ne"), ("pl", "tak", "nie"), ("de", " ja ", ""), ("de", "yes", "nein")],
)  # fmt: skip
def test_a_question_is_answered_in_the_language_or_in_english(language: str, yes: str, no: str) -> None:
    words = CommandWords(language)
    assert (words.is_yes(yes), words.is_yes(no)) == (True, False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_is_aligned_and_shows_both_words(language: str) -> None:
    words, lines = CommandWords(language), CommandWords(language).explain()
    assert len(lines) == len(COMMANDS) + 1
    for command, line in zip(COMMANDS, lines[1:], strict=True):
        name = words.name(command)
        assert line.startswith(f"  {name}" if language == "en" else f"  {name} ({command})")
    typed = [line[2:].split("  ")[0] for line in lines]
    width = max(map(measure_width, typed))
    begins = {measure_width(line) - measure_width(line[2:].split("  ", 1)[1].lstrip()) for line in lines}
    assert begins == {width + 4}


def test_the_help_is_in_the_language() -> None:
    english = CommandWords("en").explain()
    for language in list(LANGUAGES)[1:]:
        assert set(CommandWords(language).explain()) & set(english) == set()
