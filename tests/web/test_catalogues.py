"""The client's texts: none is missing, none is left over."""

import re

from duellum.server.messages import Reason
from tests.web import catalogues
from tests.web.catalogues import Asked, Message

_PLAIN = Message(frozenset(), frozenset())


def test_every_text_the_client_asks_for_is_there_in_english() -> None:
    assert catalogues.missing(catalogues.read_language("en"), catalogues.read_sources()) == set()


def test_no_english_text_is_left_over() -> None:
    assert catalogues.unused(catalogues.read_language("en"), catalogues.read_sources()) == set()


def test_every_refusal_can_be_told() -> None:
    assert {f"refused-{reason}" for reason in Reason} <= catalogues.read_language("en").keys()


def test_the_languages_are_those_of_the_client() -> None:
    text = (catalogues.SOURCES / "language.ts").read_text(encoding="utf-8")
    body = text[text.index("LANGUAGES = {") : text.index("} as const")]
    assert tuple(re.findall(r"^  ([a-z]{2}):", body, re.MULTILINE)) == catalogues.LANGUAGES


def test_a_missing_text_is_found() -> None:
    asked = Asked(frozenset({"there", "gone"}), (re.compile("ending-[a-z]+"),), frozenset())
    assert catalogues.missing({"there": _PLAIN}, asked) == {"gone", "ending-[a-z]+"}


def test_a_text_left_over_is_found() -> None:
    asked = Asked(frozenset({"asked"}), (re.compile("ending-[a-z]+"),), frozenset({"chosen"}))
    messages = dict.fromkeys(["asked", "ending-time", "chosen", "old", "word"], _PLAIN)
    messages["asked"] = Message(frozenset(), frozenset({"word"}))
    assert catalogues.unused(messages, asked) == {"old"}


def test_a_message_needs_what_those_within_it_need() -> None:
    messages = {
        "side": Message(frozenset({"side"}), frozenset()),
        "told": Message(frozenset({"square"}), frozenset({"side"})),
    }
    assert catalogues.arguments(messages, "told") == {"side", "square"}
