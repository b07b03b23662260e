"""The texts: none is missing, none is left over, in any language, and numbers have all their forms."""

import re

import pytest
from babel import Locale

from duellum.battle.rules.victory import DRAWS, VICTORIES
from duellum.core.i18n import LANGUAGES, Translatable, clause_text, house_text, translate
from duellum.core.registry import game_names, load_rules
from duellum.qwixx.rules.scoring import ENDINGS
from duellum.server.protocol.errors import Reason
from tests.web import catalogues
from tests.web.catalogues import PYTHON, Asked, Message

_PLAIN = Message(frozenset(), frozenset())


def test_every_text_used_exists_in_english() -> None:
    assert catalogues.missing(catalogues.read_language("en"), catalogues.read_sources()) == set()


def test_every_english_text_is_used() -> None:
    assert catalogues.unused(catalogues.read_language("en"), catalogues.read_sources()) == set()


def test_a_text_that_nothing_names_counts_as_unused() -> None:
    assert not catalogues.read_sources().uses("no-such-text")


def test_every_refusal_has_a_text() -> None:
    assert {f"refused-{reason}" for reason in Reason} <= catalogues.read_language("en").keys()


def test_every_ending_has_a_text() -> None:
    text = (PYTHON / "core" / "game.py").read_text(encoding="utf-8")
    reasons = re.findall(r'(?:Outcome\(|_declare\(|return )[^"\n]*"([a-z ]+)"', text)
    reasons += [*ENDINGS, *VICTORIES.values(), *DRAWS.values()]
    assert {"king captured", "two rows closed", "resignation"} <= set(reasons)
    ids = {f"ending-{reason.replace(' ', '-')}" for reason in [*reasons, "aborted"]}
    assert ids <= catalogues.read_language("en").keys()


def test_every_clause_has_a_text_and_no_other_does() -> None:
    every = [load_rules(game) for game in game_names()]
    clauses = {clause_text(name).id for rules in every for name in rules.clauses}
    clauses |= {house_text(name).id for rules in every for name, origin in rules.origins.items()
                if origin == "mixed"}  # fmt: skip
    assert {name for name in catalogues.read_language("en") if name.startswith("clause-")} == clauses


@pytest.mark.parametrize("language", catalogues.LANGUAGES)
def test_every_language_has_the_same_messages_and_arguments(language: str) -> None:
    assert catalogues.differences(language) == []


@pytest.mark.parametrize("language", catalogues.LANGUAGES)
def test_numbers_have_all_plural_forms_of_a_language(language: str) -> None:
    rule = Locale.parse(language).plural_form
    poor = []
    for name, message in catalogues.read_language(language).items():
        for argument, forms in message.forms.items():
            said = [number for number in range(200) if str(number) not in forms]
            needed = {rule(number) for number in said} - {"other"}
            if forms - {"other"} and not all(form.isdigit() for form in forms - {"other"}):
                poor += [f"{name} has no {form} for {argument}" for form in sorted(needed - forms)]
    assert poor == []


def test_english_has_plural_forms_wherever_another_language_needs_them() -> None:
    english = catalogues.read_language("en")
    poor = {
        name
        for language in catalogues.LANGUAGES[1:]
        for name, message in catalogues.read_language(language).items()
        for argument, forms in message.forms.items()
        if "one" in forms and name in english and argument not in english[name].forms
    }
    assert poor == set()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "0 points, 1 point, 2 points, 5 points, 21 points"),
        ("de", "0 Punkte, 1 Punkt, 2 Punkte, 5 Punkte, 21 Punkte"),
        ("fr", "0 point, 1 point, 2 points, 5 points, 21 points"),
        ("it", "0 punti, 1 punto, 2 punti, 5 punti, 21 punti"),
        ("es", "0 puntos, 1 punto, 2 puntos, 5 puntos, 21 puntos"),
        ("pt", "0 pontos, 1 ponto, 2 pontos, 5 pontos, 21 pontos"),
        ("ru", "0 очков, 1 очко, 2 очка, 5 очков, 21 очко"),
        ("pl", "0 punktów, 1 punkt, 2 punkty, 5 punktów, 21 punktów"),
        ("cs", "0 bodů, 1 bod, 2 body, 5 bodů, 21 bodů"),
        ("zh", "0 分, 1 分, 2 分, 5 分, 21 分"),
    ],
)
def test_points_use_the_plural_forms_of_a_language(language: str, said: str) -> None:
    points = [Translatable("qwixx-points", {"points": number}) for number in (0, 1, 2, 5, 21)]
    assert ", ".join(translate(sentence, language=language) for sentence in points) == said


def test_a_draw_uses_the_singular_for_one_point() -> None:
    draws = [translate(Translatable("qwixx-result-draw", {"points": points})) for points in (0, 1, 21)]
    assert draws == ["A draw, 0 points each.", "A draw, 1 point each.", "A draw, 21 points each."]


def test_the_languages_are_those_of_the_client() -> None:
    text = (catalogues.SOURCES / "i18n" / "translation.ts").read_text(encoding="utf-8")
    body = text[text.index("LANGUAGES = {") : text.index("} as const")]
    named = re.findall(r'^  ([a-z]{2}): "(.*)",$', body, re.MULTILINE)
    assert named == [*LANGUAGES.items()]
    assert tuple(LANGUAGES) == catalogues.LANGUAGES


def test_a_missing_text_is_found() -> None:
    asked = Asked(frozenset({"there", "gone"}), (re.compile("ending-[a-z]+"),), frozenset())
    assert catalogues.missing({"there": _PLAIN}, asked) == {"gone", "ending-[a-z]+"}


def test_an_unused_text_is_found() -> None:
    asked = Asked(frozenset({"asked"}), (re.compile("ending-[a-z]+"),), frozenset({"chosen"}))
    messages = dict.fromkeys(["asked", "ending-time", "chosen", "old", "word"], _PLAIN)
    messages["asked"] = Message(frozenset(), frozenset({"word"}))
    assert catalogues.unused(messages, asked) == {"old"}


def test_a_message_needs_the_arguments_of_its_references() -> None:
    messages = {
        "side": Message(frozenset({"side"}), frozenset()),
        "told": Message(frozenset({"square"}), frozenset({"side"})),
    }
    assert catalogues.arguments(messages, "told") == {"side", "square"}


def test_circular_references_are_followed_once() -> None:
    messages = {
        "hen": Message(frozenset({"count"}), frozenset({"egg"})),
        "egg": Message(frozenset({"side"}), frozenset({"hen"})),
    }
    assert catalogues.arguments(messages, "hen") == {"count", "side"}


def test_differences_are_found_through_references() -> None:
    side = Message(frozenset({"side"}), frozenset(), frozenset({"side"}))
    told = Message(frozenset({"square"}), frozenset({"side-name"}), frozenset({"square"}))
    english = {"side-name": side, "told": told}
    assert catalogues.compare(english, english) == []
    own = {"side-name": side, "told": Message(frozenset(), frozenset({"own"})), "own": told}
    assert catalogues.compare(english, own) == []
    strange = {"side-name": side, "told": told, "own": side, "left-over": side}
    assert catalogues.compare(english, strange) == ["left-over is not in English", "own is not in English"]
    silent = {"side-name": side, "told": Message(frozenset({"number"}), frozenset({"side-name", "gone"}))}
    assert catalogues.compare(english, silent) == [
        "gone is referred to and is not there",
        "told does not say square",
        "told speaks of number, which is not given",
    ]


def test_a_term_needs_no_arguments() -> None:
    messages = {
        "-game": Message(frozenset({"case"}), frozenset()),
        "told": Message(frozenset({"square"}), frozenset({"-game"})),
    }
    assert catalogues.arguments(messages, "told") == {"square"}
