"""A kit: a file that can be made to print, cut or mill a part of a game's set."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from duellum.core.i18n import ENGLISH, Translatable
from duellum.printing.leaflet import LeafletArt, typeset_leaflet
from duellum.printing.page import Page, Paper
from duellum.printing.typesetter import typeset_pages
from duellum.rulebook import load_book

Format = Literal["pdf", "svg", "stl"]
MakePages = Callable[[Paper], Sequence[Page]]

MEDIA_TYPES: dict[Format, str] = {"pdf": "application/pdf", "svg": "image/svg+xml", "stl": "model/stl"}


class PrintFile(NamedTuple):
    """A file ready to print: its name, its media type and its bytes."""

    name: str
    media_type: str
    content: bytes

    def __repr__(self) -> str:
        return f"<PrintFile {self.name}: {len(self.content)} bytes>"


@dataclass(frozen=True)
class Kit:
    """A part of a game's set, or the whole of it. Files for machines are the same in every language."""

    game: str
    kind: str
    format: Format
    make: Callable[[str, Paper], bytes]
    """Makes the file in a language, for a paper."""
    pages: MakePages | None = None
    """What its PDF consists of, where it has pages of the usual kind."""
    draw: Callable[[], str] | None = None
    """Draws what it is for pages that offer it: a leaflet's cover, or a solid about the origin."""

    @property
    def id(self) -> str:
        """The kit's name in commands and addresses, such as ``battle-dice``."""
        return f"{self.game}-{self.kind}"

    @property
    def title(self) -> Translatable:
        """What the kit is."""
        return Translatable(f"print-kit-{self.kind}")

    @property
    def about(self) -> Translatable:
        """What the kit contains, in a sentence."""
        return Translatable(f"print-kit-{self.kind}-about")

    @property
    def is_for_paper(self) -> bool:
        """Whether the file depends on language and paper."""
        return self.format == "pdf"

    @property
    def media_type(self) -> str:
        """The media type of the file."""
        return MEDIA_TYPES[self.format]

    def file_name(self, language: str = ENGLISH, paper: Paper = Paper.A4) -> str:
        """Return the name of the file: ``duellum-battle-dice-de-a4.pdf``, ``duellum-battle-die.stl``."""
        suffix = f"-{language}-{paper.word}" if self.is_for_paper else ""
        return f"duellum-{self.id}{suffix}.{self.format}"

    def print(self, language: str = ENGLISH, paper: Paper = Paper.A4) -> PrintFile:
        """Return the file. Raises :class:`~duellum.printing.typesetter.MissingFontsError`."""
        return PrintFile(self.file_name(language, paper), self.media_type, self.make(language, paper))


def page_kit(game: str, kind: str, *parts: MakePages) -> Kit:
    """Return a kit of these pages, numbered through."""

    def list_pages(paper: Paper) -> Sequence[Page]:
        return [page for part in parts for page in part(paper)]

    def make(language: str, paper: Paper) -> bytes:
        return typeset_pages(list_pages(paper), game, kit.title, language, paper)

    kit = Kit(game, kind, "pdf", make, list_pages)
    return kit


def leaflet_kit(game: str, art: LeafletArt) -> Kit:
    """Return the kit of a game's rulebook."""

    def make(language: str, paper: Paper) -> bytes:
        return typeset_leaflet(load_book(game), art, language, paper)

    return Kit(game, "leaflet", "pdf", make, draw=art.cover)


def machine_kit(
    game: str,
    kind: str,
    file_format: Format,
    make: Callable[[], str | bytes],
    draw: Callable[[], str] | None = None,
) -> Kit:
    """Return the kit of a file for machines; a file that is not a drawing itself needs `draw`."""

    def encode(_language: str, _paper: Paper) -> bytes:
        made = make()
        return made.encode() if isinstance(made, str) else made

    return Kit(game, kind, file_format, encode, draw=draw)
