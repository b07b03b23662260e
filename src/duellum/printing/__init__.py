"""Sets to print: boards, dice, stones and rulebooks as PDF, and files for laser cutters and 3D printers.

Everything is drawn by code from the rules, in millimetres, and typeset with the package's own fonts.

>>> from duellum.printing import print_kit
>>> print_kit("battle-laser-board").media_type
'image/svg+xml'
"""

from collections.abc import Mapping
from functools import cache
from typing import TypeVar

from duellum.core.i18n import ENGLISH, LANGUAGES
from duellum.core.registry import find_part, games_with
from duellum.printing.kit import Kit as Kit
from duellum.printing.kit import PrintFile as PrintFile
from duellum.printing.page import Paper as Paper
from duellum.printing.typesetter import MissingFontsError as MissingFontsError

Value = TypeVar("Value")

_MAX_SHOWN = 40  # characters of a name that is repeated in an error
PAPERS = {paper.word: paper for paper in Paper}
"""The papers by their names."""


class UnknownKitError(LookupError):
    """There is no such kit, language or paper; the message lists the existing ones."""


@cache
def _kits() -> dict[str, Kit]:
    return {kit.id: kit for game in games_with("print_kits") for kit in find_part(game, "print_kits") or ()}


def kit_names() -> tuple[str, ...]:
    """Return the names of all kits, game by game.

    >>> kit_names()[:3]
    ('battle-set', 'battle-leaflet', 'battle-board')
    """
    return tuple(_kits())


def load_kit(name: str) -> Kit:
    """Return the kit with this name. Raises :class:`UnknownKitError`."""
    return _find("kit", name, _kits())


def print_kit(name: str, language: str = ENGLISH, paper: str = Paper.A4.word) -> PrintFile:
    """Return a kit ready to print; `paper` is ``a4`` or ``letter``.

    Raises :class:`UnknownKitError`, and
    :class:`~duellum.printing.typesetter.MissingFontsError` where the package has no fonts.

    >>> print_kit("battle-die")
    <PrintFile duellum-battle-die.stl: 141984 bytes>
    """
    check_wish(name, language, paper)
    return load_kit(name).print(language, PAPERS[paper])


def check_wish(name: str, language: str, paper: str) -> None:
    """Raise :class:`UnknownKitError` if there is no such kit, language or paper."""
    load_kit(name)
    _find("language", language, LANGUAGES)
    _find("paper", paper, PAPERS)


def _find(what: str, name: str, known: Mapping[str, Value]) -> Value:
    if name not in known:
        shown = name if len(name) <= _MAX_SHOWN else f"{name[:_MAX_SHOWN]}..."
        raise UnknownKitError(f"there is no {what} {shown!r}; choose one of {', '.join(known)}")
    return known[name]
