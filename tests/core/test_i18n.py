"""Translation: every explanation exists in every language, in every language."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import duellum
from duellum.battle.engine.explanation.reasons import explain as explain_battle
from duellum.core.engine import Candidate
from duellum.core.i18n import Translatable, TranslationError, clause_text, translate
from duellum.core.registry import load_rules
from duellum.core.rules import Side
from duellum.qwixx.engine.explanation import explain as explain_qwixx
from tests.strategies import random_game, seeds

LANGUAGES = sorted(path.name for path in (Path(duellum.__file__).parent / "locale").iterdir())


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
