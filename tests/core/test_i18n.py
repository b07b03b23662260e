"""Translation: every explanation exists in every language, in every language."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import duellum
from duellum.battle.engine.explanation import explain as explain_battle
from duellum.core.engine import Candidate
from duellum.core.i18n import (
    LANGUAGES,
    Translatable,
    TranslationError,
    choose_language,
    clause_text,
    format_decimal,
    format_percent,
    join_sentences,
    translate,
    translate_or,
)
from duellum.core.registry import load_rules
from duellum.core.rules import Side
from duellum.qwixx.engine.explanation import explain as explain_qwixx
from tests.strategies import random_game, seeds


def test_the_languages_are_the_folders_of_the_catalogues() -> None:
    folders = {path.name for path in (Path(duellum.__file__).parent / "locale").iterdir()}
    assert folders == set(LANGUAGES)


@pytest.mark.parametrize(
    ("wanted", "language"),
    [("it", "it"), ("IT", "it"), ("pt-BR", "pt"), ("zh_TW", "zh"), ("de_AT.UTF-8", "de")],
)
def test_a_language_wanted_is_found_with_or_without_its_country(wanted: str, language: str) -> None:
    assert choose_language(wanted, {"LANG": "ru_RU.UTF-8"}) == language


@pytest.mark.parametrize("wanted", ["la", "", "italiano?", "x"])
def test_an_unknown_language_is_an_error_that_names_all_ten(wanted: str) -> None:
    with pytest.raises(TranslationError) as caught:
        choose_language(wanted)
    assert str(caught.value).startswith(f"there is no language {wanted!r}: the languages are en (English)")
    assert all(f"{code} ({name})" in str(caught.value) for code, name in LANGUAGES.items())


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "fr_CA", "LC_ALL": "cs_CZ"}, "cs"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": ""}, "it"),
        ({"LANG": "pt"}, "pt"),
        ({"LANG": "zh_CN.GB18030"}, "zh"),
        ({"LANG": "sr_RS@latin"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX", "LANGUAGE": "de"}, "en"),
        ({"LANG": "ja_JP.UTF-8", "LANGUAGE": "ja:pl:de"}, "pl"),
        ({"LANG": "Italian_Italy.1252"}, "it"),
        ({"LANG": "Chinese (Simplified)_China.936"}, "zh"),
    ],
)
def test_the_system_chooses_the_language_by_its_locale(environment: dict[str, str], language: str) -> None:
    assert choose_language(None, environment) == language


def test_without_variables_the_locale_of_the_process_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("locale.getlocale", lambda: ("es_ES", "UTF-8"))
    assert choose_language(None, {}) == "es"
    monkeypatch.setattr("locale.getlocale", lambda: (None, None))
    assert choose_language(None, {}) == "en"


def test_a_message_that_the_catalogues_lack_has_an_alternative() -> None:
    assert translate_or(Translatable("game-battle"), "Battle", "de") == "Duell"
    assert translate_or(Translatable("game-race21"), "Race to 21", "de") == "Race to 21"


def test_figures_are_written_as_in_the_language() -> None:
    assert [format_percent(0.125, code, 1) for code in ("en", "de", "it")] == [
        "12.5%",
        "12,5\u00a0%",
        "12,5%",
    ]
    assert [format_percent(share) for share in (1, 0, -0.001, -0.01)] == ["100%", "0%", "0%", "−1%"]
    assert [format_decimal(value, "pl", signed=True) for value in (2.25, -2.25, 0.04, -0.04)] == [
        "+2,2",
        "−2,2",
        "0,0",
        "0,0",
    ]


def test_sentences_are_joined_as_in_the_language() -> None:
    assert join_sentences("One.", "Two.", "Three.") == "One. Two. Three."
    assert join_sentences("一。", "二。", language="zh") == "一。二。"
    assert join_sentences() == ""


def check(sentences: tuple[Translatable, ...]) -> None:
    """See that each language says all of it, in words of its own."""
    said = {language: translate(*sentences, language=language) for language in LANGUAGES}
    assert all(words and "{" not in words for words in said.values())
    assert [language for language in LANGUAGES if said[language] == said["en"]] == ["en"]


@given(seed=seeds, plies=st.integers(0, 80), plies_to_end=st.sampled_from([None, 1, 2, 9, -2, -8]))
@settings(max_examples=25, deadline=None)
def test_whatever_a_battle_move_does_can_be_said_in_every_language(
    seed: int, plies: int, plies_to_end: int | None
) -> None:
    position: Any = random_game(load_rules("battle"), seed, plies).position
    moves = position.legal_moves()
    for move in {moves[seed % len(moves)], *(one for one in moves if one.captured)} if moves else ():
        others = [Candidate(one, 0.4, (one,)) for one in moves[:1]]
        check(explain_battle(position, Candidate(move, 0.5, (move,), plies_to_end), others))


@given(seed=seeds, plies=st.integers(0, 150))
@settings(max_examples=25, deadline=None)
def test_whatever_a_qwixx_turn_does_can_be_said_in_every_language(seed: int, plies: int) -> None:
    position: Any = random_game(load_rules("qwixx"), seed, plies).position
    for move in position.legal_moves():
        line, after = [move], position.play(move)
        while isinstance(after.actor, Side) and after.to_move is position.to_move:
            line.append(after.legal_moves()[seed % len(after.legal_moves())])
            after = after.play(line[-1])
        others = [Candidate(line[0], 0.4, tuple(line))]
        check(explain_qwixx(position, Candidate(move, 0.5, tuple(line)), others))


def test_lists_and_the_room_between_sentences_are_the_languages_own() -> None:
    attack = Translatable("battle-why-attack", {"count": 3, "squares": ["d5", "e6", "f7"]})
    assert translate(attack) == "Attacks the dice on d5, e6, and f7."
    assert translate(attack, language="de") == "Greift die Würfel auf d5, e6 und f7 an."
    rescue = Translatable("battle-why-rescue")
    assert translate(rescue, rescue) == "Saves the king. Saves the king."
    assert translate(rescue, rescue, language="zh") == "解救国王。解救国王。"


def test_nothing_to_say_is_no_words() -> None:
    assert translate() == ""


@pytest.mark.parametrize(
    ("sentence", "language", "wrong"),
    [
        (Translatable("no-such-message"), "en", "no message 'no-such-message'"),
        (Translatable("battle-why-gain"), "en", "'battle-why-gain' in 'en'.*face"),
        (clause_text("B1"), "la", "no language 'la'"),
    ],
)
def test_what_cannot_be_said_is_an_error_that_says_why(
    sentence: Translatable, language: str, wrong: str
) -> None:
    with pytest.raises(TranslationError, match=wrong):
        translate(sentence, language=language)


def test_nobody_who_says_nothing_waits_for_the_words() -> None:
    code = "import sys, duellum.cli, duellum.battle.engine.spec; sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
