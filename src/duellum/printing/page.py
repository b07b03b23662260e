"""Pages to print: paper, and what is where on a page. Lengths are in millimetres throughout.

A page has a heading above, a legend and a ruler below, and between them a body, whose parts are placed from
its upper left corner.
"""

import enum
from dataclasses import dataclass

from duellum.core.i18n import Translatable

MARGIN = 10.0
"""What printers may leave blank along each edge."""
HEADING_HEIGHT, FOOTER_HEIGHT = 19.0, 8.0


class Paper(enum.Enum):
    """A size of paper: its width and height, upright."""

    A4 = (210.0, 297.0)
    LETTER = (215.9, 279.4)

    @property
    def word(self) -> str:
        """The paper's name in commands and addresses: ``a4`` or ``letter``."""
        return self.name.lower()


class Line(enum.Enum):
    """What a line or area of a drawing asks for; the legend explains those that a page has."""

    CUT = "cut"
    FOLD = "fold"
    GLUE = "glue"


@dataclass(frozen=True)
class Drawing:
    """An SVG document at a place of the body, and what it shows in words."""

    x: float
    y: float
    width: float
    height: float
    svg: str
    alt: Translatable


@dataclass(frozen=True)
class Note:
    """A text at a place of the body, broken into lines of this width."""

    x: float
    y: float
    width: float
    text: Translatable
    points: float = 9
    is_bold: bool = False
    align: str = "left"


@dataclass(frozen=True)
class Page:
    """One side of a sheet."""

    title: Translatable
    hint: Translatable
    """One sentence below the title: what to do with this page."""
    drawings: tuple[Drawing, ...]
    notes: tuple[Note, ...] = ()
    lines: tuple[Line, ...] = ()
    is_landscape: bool = False


@dataclass(frozen=True)
class Body:
    """The part of a page between heading and legend."""

    width: float
    height: float

    @classmethod
    def of(cls, paper: Paper, *, is_landscape: bool = False) -> "Body":
        """Return the body of a page on this paper."""
        width, height = page_size(paper, is_landscape=is_landscape)
        return cls(width - 2 * MARGIN, height - 2 * MARGIN - HEADING_HEIGHT - FOOTER_HEIGHT)

    def centre_x(self, width: float) -> float:
        """Return the left edge of something of this width that is centred."""
        return (self.width - width) / 2


def page_size(paper: Paper, *, is_landscape: bool) -> tuple[float, float]:
    """Return the width and height of a page."""
    width, height = paper.value
    return (height, width) if is_landscape else (width, height)
