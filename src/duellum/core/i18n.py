"""Internationalisation (i18n): texts without a language, and their translation.

Code that has something to tell a user creates a :class:`Translatable`: a message id of the Fluent catalogues
in ``locale/`` and its arguments. The code that shows it translates it: Python with :func:`translate`, the
browser with ``@fluent/bundle``, both from the same catalogues. A message is a whole sentence, because
languages differ in how sentences are put together.
"""

import locale
import os
from collections.abc import Iterator, Mapping
from functools import cache, reduce
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH = "en"
MINUS = "−"
LANGUAGES = {
    "en": "English",
    "ru": "Русский",
    "de": "Deutsch",
    "fr": "Français",
    "it": "Italiano",
    "es": "Español",
    "pl": "Polski",
    "zh": "中文",
    "cs": "Čeština",
    "pt": "Português",
}
"""The languages of the catalogues, each with its own name for itself."""
_LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that name the system's locale; the first one that is set counts."""


class TranslationError(LookupError):
    """A message or a language that the catalogues do not have; says which."""


class Translatable(Struct, frozen=True):
    """A text in no language yet: the id of a message in the catalogues, and its arguments by name."""

    id: str
    args: dict[str, str | int | list[str]] = {}
    """Notation, numbers, or lists; each language joins a list in its own way."""


def choose_language(wanted: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """Return the code of a language, given as ``it``, ``IT`` or ``it-CH``, or else the system's.

    The system's is that of its locale, or English if the catalogues do not have it. Raises
    :class:`TranslationError` if the given language is not among them.

    >>> choose_language("pt-BR"), choose_language(None, {"LANG": "de_AT.UTF-8"})
    ('pt', 'de')
    """
    if wanted is not None:
        code = _read_code(wanted)
        if code not in LANGUAGES:
            known = ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
            raise TranslationError(f"there is no language {wanted!r}: the languages are {known}")
        return code
    codes = map(_read_code, _system_locales(environment))
    return next((code for code in codes if code in LANGUAGES), ENGLISH)


def _read_code(name: str) -> str:
    """Return the language of a locale: of ``it_IT.UTF-8``, ``it-CH`` or ``Italian_Italy`` it is ``it``."""
    language = name.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    if language.startswith("chinese"):  # "Chinese (Simplified)_China"
        return "zh"
    return language if language in LANGUAGES else locale.normalize(language).partition("_")[0]


def _system_locales(environment: Mapping[str, str]) -> Iterator[str]:
    """Yield the names of the locales the system prefers, the best first."""
    named = next((environment[name] for name in _LOCALE_VARIABLES if environment.get(name)), None)
    chosen = named or locale.getlocale()[0] or "C"
    if _read_code(chosen) != "C":  # in the plain locale of POSIX, LANGUAGE does not count
        yield from filter(None, environment.get("LANGUAGE", "").split(":"))
    yield chosen


def clause_text(name: str) -> Translatable:
    """Return what a clause of the rules says, such as B12."""
    return Translatable(f"clause-{name.lower()}")


def house_text(name: str) -> Translatable:
    """Return the part of a clause that is a house rule, where the rest is the makers', as in Q24."""
    return Translatable(f"clause-{name.lower()}-house")


def translate(*texts: Translatable, language: str = ENGLISH) -> str:
    """Return the texts in a language, joined to one paragraph. Raises :class:`TranslationError`.

    >>> translate(Translatable("battle-why-rescue"), clause_text("B15"))
    'Saves the king. The king captures like any die. It may even capture the enemy king.'
    """
    return join_sentences(*(_format(text, language) for text in texts), language=language)


def join_sentences(*sentences: str, language: str = ENGLISH) -> str:
    """Return sentences as one text, with the space that the language puts between them."""
    return reduce(lambda first, second: _join(first, second, language), sentences) if sentences else ""


def has_text(text: Translatable) -> bool:
    """Whether the catalogues have a message, in English at least."""
    return bool(_bundle(ENGLISH).has_message(text.id))


def translate_or(text: Translatable, alternative: str, language: str = ENGLISH) -> str:
    """Return a text in a language, or the alternative if the catalogues lack its message.

    They lack the names and clauses of games from other packages that bring no texts.
    """
    return _format(text, language) if _bundle(language).has_message(text.id) else alternative


def format_percent(share: float, language: str = ENGLISH, digits: int = 0) -> str:
    """Return a fraction as a percentage, in the format of the language.

    >>> format_percent(0.516), format_percent(-0.516, "it", digits=1)
    ('52%', '−51,6%')
    """
    from babel import Locale  # noqa: PLC0415 - slow to import, and rarely needed
    from babel.numbers import format_percent  # noqa: PLC0415

    pattern = Locale.parse(language).percent_formats[None].pattern
    percent = pattern.replace("#,##0", f"#,##0{_decimals(digits)}")
    return _mark_minus(format_percent(_round(share, digits + 2), format=percent, locale=language))


def format_decimal(value: float, language: str = ENGLISH, digits: int = 1, *, signed: bool = False) -> str:
    """Return a number with `digits` decimals, in the format of the language; `signed` adds a plus.

    >>> format_decimal(-2.25, "de"), format_decimal(2.25, signed=True), format_decimal(0.01, signed=True)
    ('−2,2', '+2.2', '0.0')
    """
    from babel.numbers import format_decimal  # noqa: PLC0415 - slow to import, and rarely needed

    rounded = _round(value, digits)
    words = format_decimal(rounded, format=f"#,##0{_decimals(digits)}", locale=language)
    return f"+{words}" if signed and rounded > 0 else _mark_minus(words)


def _decimals(digits: int) -> str:
    return f".{'0' * digits}" if digits else ""


def _round(value: float, digits: int) -> float:
    """Return a number rounded as formatting would do it, without a negative zero."""
    return float(f"{value:z.{digits}f}")


def _mark_minus(figure: str) -> str:
    return figure.replace("-", MINUS)


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
    for path in sorted(folder.iterdir(), key=_name_of):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    for game in sorted(entry_points(group="duellum.games").names):
        bundle.add_resource(FluentResource(read_texts_of_game(game, language)), allow_overrides=True)
    return bundle


def read_texts_of_game(game: str, language: str) -> str:
    """Return the catalogues of a game's package, those in ``locale/<language>/``, as one text.

    English ones come first: they are used for what is not translated, and of two messages with one id
    the later counts. Empty if the package has none, and for the games of Duellum itself.
    """
    packages = {entry.module.partition(".")[0] for entry in entry_points(group="duellum.games", name=game)}
    codes = dict.fromkeys((ENGLISH, language)) if language in LANGUAGES else ()
    folders = [
        files(package).joinpath("locale", code)
        for package in packages - {__package__.partition(".")[0]}
        for code in codes
    ]
    return "\n".join(
        path.read_text(encoding="utf-8")
        for folder in folders
        if folder.is_dir()
        for path in sorted(folder.iterdir(), key=_name_of)
        if path.name.endswith(".ftl")
    )


def _name_of(path: Traversable) -> str:
    return path.name
