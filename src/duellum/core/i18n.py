"""Internationalisation (i18n): texts without a language, and their translation.

Code that has something to tell a user creates a :class:`Translatable`: a message id of the Fluent catalogues
in ``locale/`` and its arguments. Whoever shows it translates it: Python with :func:`translate`, the browser
with ``@fluent/bundle``, both from the same catalogues. A message is a whole sentence, because languages
differ in how sentences are put together.
"""

from functools import cache, reduce
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH = "en"


class TranslationError(LookupError):
    """A message or a language that the catalogues do not have; says which."""


class Translatable(Struct, frozen=True):
    """A text in no language yet: the id of a message in the catalogues, and its arguments by name."""

    id: str
    args: dict[str, str | int | list[str]] = {}
    """Notation, numbers, or lists; each language joins a list in its own way."""


def clause_text(name: str) -> Translatable:
    """Return what a clause of the rules says, such as B12."""
    return Translatable(f"clause-{name.lower()}")


def house_text(name: str) -> Translatable:
    """Return the part of a clause that is a house rule, where the rest is the makers', as in Q24."""
    return Translatable(f"clause-{name.lower()}-house")


def translate(*texts: Translatable, language: str = ENGLISH) -> str:
    """Return the texts in a language, joined to one paragraph. Raises :class:`TranslationError`.

    >>> translate(Translatable("battle-why-rescue"), clause_text("B15"))
    'Saves the king. The king captures like any die, even the enemy king.'
    """
    sentences = [_format(text, language) for text in texts]
    return reduce(lambda first, second: _join(first, second, language), sentences) if sentences else ""


def _join(first: str, second: str, language: str) -> str:
    return _format(Translatable("sentences", {"first": first, "second": second}), language)


def _format(text: Translatable, language: str) -> str:
    bundle = _bundle(language)
    if not bundle.has_message(text.id):
        raise TranslationError(f"there is no message {text.id!r} in {language!r}")
    arguments = {name: _format_argument(value, language) for name, value in text.args.items()}
    pattern: Any = bundle.get_message(text.id).value
    formatted, errors = bundle.format_pattern(pattern, arguments)
    if errors:
        raise TranslationError(f"{text.id!r} in {language!r}: {errors[0]}")
    return str(formatted)


def _format_argument(value: str | int | list[str], language: str) -> str | int:
    """Return an argument as Fluent takes it; a list joined with commas and the language's "and"."""
    if not isinstance(value, list):
        return value
    from babel.lists import format_list  # noqa: PLC0415 - slow to import, and rarely needed

    return format_list(value, locale=language)


@cache
def _bundle(language: str) -> "FluentBundle":
    """Return all catalogues of a language. Raises :class:`TranslationError`."""
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - slow to import, and rarely needed

    folder = files("duellum").joinpath("locale", language)
    if not folder.is_dir():
        raise TranslationError(f"there is no language {language!r}")
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
