"""Typesetting: pages become a PDF by Typst, with the package's own fonts and nothing else.

The PDF is tagged for screen readers (PDF/UA-1) and has the same bytes every time.
"""

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from threading import Lock
from typing import Any

import typst

from duellum.core.i18n import Translatable, translate
from duellum.printing.page import HEADING_HEIGHT, MARGIN, Page, Paper, page_size

FONTS = Path(__file__).parent / "fonts"
"""Where the build writes the fonts."""
_LATIN = ("Latin", "Central", "Cyrillic")
_CHINESE = "Print Sans Chinese"
_POINTS_PER_INCH = 72
_LOCK = Lock()  # one compiler, whose parsed fonts serve every document


class MissingFontsError(RuntimeError):
    """The package was installed without the fonts of the printed sets."""

    def __init__(self) -> None:
        super().__init__(
            "the fonts of the printed sets have not been built: "
            "'python hatch_build.py' in the sources builds them, without DUELLUM_SKIP_WEB"
        )


def typeset_pages(pages: Sequence[Page], game: str, kit: Translatable, language: str, paper: Paper) -> bytes:
    """Return a PDF of the pages of a kit. Raises :class:`MissingFontsError`."""
    name = translate(Translatable(f"game-{game}"), language=language)
    title = Translatable("print-document", {"game": name, "kit": translate(kit, language=language)})
    shown = [
        _show_page(page, _number_sheet(name, number, len(pages)), language, paper)
        for number, page in enumerate(pages, 1)
    ]
    layout = {"margin": MARGIN, "heading": HEADING_HEIGHT, "pages": shown}
    return typeset("sheet.typ", title, language, layout)


def _number_sheet(game: str, number: int, count: int) -> Translatable:
    return Translatable("print-sheet", {"game": game, "number": number, "count": count})


def typeset(template: str, title: Translatable, language: str, data: dict[str, Any]) -> bytes:
    """Return the PDF that a template makes of the data. Raises :class:`MissingFontsError`."""
    texts = {
        "title": translate(title, language=language),
        "description": translate(Translatable("home-independent"), language=language),
        "language": language,
        "sans": list_families("Sans", language),
        "serif": list_families("Serif", language),
    }
    source = files("duellum.printing").joinpath(template).read_bytes()
    with _LOCK:
        made = _compiler().compile(
            source, format="pdf", sys_inputs={"data": json.dumps(texts | data)}, pdf_standards=["ua-1"]
        )
    return _check_single(made)


def render_picture(template: bytes, data: dict[str, Any]) -> bytes:
    """Return the PNG that a template of one page makes of the data, a pixel for each point.

    Raises :class:`MissingFontsError`.
    """
    with _LOCK:
        made = _compiler().compile(
            template, format="png", ppi=_POINTS_PER_INCH, sys_inputs={"data": json.dumps(data)}
        )
    return _check_single(made)


def _check_single(made: object) -> bytes:
    if not isinstance(made, bytes):
        raise TypeError("Typst returned no single document")
    return made


def list_families(style: str, language: str) -> list[str]:
    """Return the font families of a language, in the order in which a character is looked for.

    Chinese text takes dashes and quotation marks from the font of its characters.
    """
    parts = [f"Print {style} {part}" for part in _LATIN]
    return [_CHINESE, *parts] if language == "zh" else [*parts, _CHINESE]


@cache
def _compiler() -> typst.Compiler:
    """Return the compiler, whose fonts are read once. Raises :class:`MissingFontsError`."""
    if not any(FONTS.glob("*.ttf")):
        raise MissingFontsError
    fonts = typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(FONTS)])
    return typst.Compiler(b"", font_paths=fonts)


def _show_page(page: Page, number: Translatable, language: str, paper: Paper) -> dict[str, Any]:
    """Return a page as the template takes it, its texts translated."""

    def say(text: Translatable) -> str:
        return translate(text, language=language)

    width, height = page_size(paper, is_landscape=page.is_landscape)
    return {
        "width": width,
        "height": height,
        "title": say(page.title),
        "hint": say(page.hint),
        "number": say(number),
        "legend": [
            {"kind": line.value, "text": say(Translatable("print-line", {"kind": line.value}))}
            for line in page.lines
        ],
        "scale": say(Translatable("print-scale")),
        "drawings": [
            {"x": part.x, "y": part.y, "width": part.width, "height": part.height, "svg": part.svg,
             "alt": say(part.alt)}
            for part in page.drawings
        ],
        "notes": [
            {"x": part.x, "y": part.y, "width": part.width, "text": say(part.text), "points": part.points,
             "bold": part.is_bold, "align": part.align}
            for part in page.notes
        ],
    }  # fmt: skip
