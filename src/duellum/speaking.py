"""Sentences without words, and the words for them in a language.

Whoever has something to say makes a :class:`Sentence`: a message of the catalogues and what to put in.
Whoever shows it lets it be spoken: Python by :func:`speak`, the browser by its own code, both from the same
catalogues in ``locale/``. Sentences stay whole, as no two languages put them together alike.
"""

from functools import cache, reduce
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH = "en"


class SpeakingError(LookupError):
    """A sentence that a language has no words for; says which."""


class Sentence(Struct, frozen=True):
    """A sentence in no language: the id of a message in the catalogues and its arguments by name."""

    id: str
    args: dict[str, str | int | list[str]] = {}
    """Words of the notation, numbers, or lists, which each language puts together in its own way."""


def clause(name: str) -> Sentence:
    """Return what a clause of the rules says, such as B12."""
    return Sentence(f"clause-{name.lower()}")


def speak(*sentences: Sentence, language: str = ENGLISH) -> str:
    """Return the sentences in words, one behind the other. Raises :class:`SpeakingError`.

    >>> speak(Sentence("battle-why-king-roll", {"square": "e2"}), clause("B15"))
    'Brings the king to e2. The king captures like any die, even the enemy king.'
    """
    words = [_spoken(sentence, language) for sentence in sentences]
    return reduce(lambda first, second: _joined(first, second, language), words) if words else ""


def _joined(first: str, second: str, language: str) -> str:
    return _spoken(Sentence("sentences", {"first": first, "second": second}), language)


def _spoken(sentence: Sentence, language: str) -> str:
    bundle = _bundle(language)
    if not bundle.has_message(sentence.id):
        raise SpeakingError(f"there is no message {sentence.id!r} in {language!r}")
    arguments = {name: _worded(value, language) for name, value in sentence.args.items()}
    pattern: Any = bundle.get_message(sentence.id).value
    words, errors = bundle.format_pattern(pattern, arguments)
    if errors:
        raise SpeakingError(f"{sentence.id!r} in {language!r}: {errors[0]}")
    return str(words)


def _worded(value: str | int | list[str], language: str) -> str | int:
    """Return an argument as the catalogues take it; a list with its commas and its "and"."""
    if not isinstance(value, list):
        return value
    from babel.lists import format_list  # noqa: PLC0415 - slow to import, and rarely needed

    return format_list(value, locale=language)


@cache
def _bundle(language: str) -> "FluentBundle":
    """Return all catalogues of a language. Raises :class:`SpeakingError`."""
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - slow to import, and rarely needed

    folder = files("duellum").joinpath("locale", language)
    if not folder.is_dir():
        raise SpeakingError(f"there is no language {language!r}")
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
