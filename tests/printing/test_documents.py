"""What is printed: the right paper, nothing in the margins, true size, the catalogues' words, real glyphs."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from fontTools.ttLib import TTFont

from duellum.battle.print_kit.dice import NET
from duellum.core.i18n import Translatable, translate
from duellum.printing import Paper, load_kit
from duellum.printing.page import HEADING_HEIGHT, MARGIN, Page
from duellum.printing.typesetter import FONTS, list_families
from duellum.rulebook import book_names, load_book
from duellum.rulebook.translation import list_texts
from tests.printing.documents import (
    DOCUMENTS,
    POINTS_A_MILLIMETRE,
    make,
    read,
    read_text,
    render,
    squeeze,
)
from tests.web.catalogues import LANGUAGES

SETS = ("battle-set", "qwixx-set")
PRINTED = re.compile(r"(print|rulebook|rulebook-battle|rulebook-qwixx|clauses|battle|qwixx)\.ftl")
"""The catalogues whose texts are on paper; those of terminals have signs that only terminals draw."""


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("kit", DOCUMENTS)
def test_pages_have_the_size_of_the_paper(kit: str, paper: Paper) -> None:
    for page in read(make(kit, "en", paper.word)).pages:
        size = float(page.mediabox.width), float(page.mediabox.height)
        assert sorted(size) == pytest.approx([side * POINTS_A_MILLIMETRE for side in paper.value], abs=0.01)


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("kit", ["battle-set", "qwixx-set", "battle-leaflet", "qwixx-leaflet"])
def test_nothing_is_printed_in_the_margins(kit: str, paper: Paper) -> None:
    for page in render(make(kit, "en", paper.word)):
        edge = int((MARGIN - 0.4) * POINTS_A_MILLIMETRE)
        inner = page[edge:-edge, edge:-edge]
        assert inner.min() < 100  # there is something on it
        blank = page.copy()
        blank[edge:-edge, edge:-edge] = 255
        assert blank.min() > 250


def test_a_die_on_paper_has_its_true_size() -> None:
    scale = 4.0
    page = render(make("battle-dice"), scale)[0]
    body = page[int((MARGIN + HEADING_HEIGHT) * POINTS_A_MILLIMETRE * scale) :, : page.shape[1] // 2]
    columns = np.nonzero((body[: body.shape[0] // 2] < 128).any(axis=0))[0]
    width = (columns[-1] - columns[0]) / scale / POINTS_A_MILLIMETRE
    assert width == pytest.approx(NET.width, abs=0.6)  # a line is 0.35 wide


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kit", SETS)
def test_the_text_of_a_set_is_that_of_the_catalogues(kit: str, language: str) -> None:
    text = read_text(kit, language)
    pages = load_kit(kit).pages
    assert pages is not None
    for page in pages(Paper.A4):
        for said in texts_of(page):
            assert squeeze(translate(said, language=language)) in text


def texts_of(page: Page) -> list[Translatable]:
    legend = [Translatable("print-line", {"kind": line.value}) for line in page.lines]
    return [page.title, page.hint, *(note.text for note in page.notes), *legend, Translatable("print-scale")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", book_names())
def test_a_leaflet_says_all_that_the_book_says(game: str, language: str) -> None:
    text = read_text(f"{game}-leaflet", language)
    for said in list_texts(load_book(game)):
        assert squeeze(translate(said, language=language)) in text, said
    clauses = load_book(game).section("clauses").clauses
    assert all(name in text for name in clauses)


@pytest.mark.parametrize("language", LANGUAGES)
def test_documents_are_tagged_and_name_title_and_language(language: str) -> None:
    reader = read(make("battle-cards", language))
    root: Any = reader.trailer["/Root"]
    assert root["/Lang"] == language
    assert root["/MarkInfo"]["/Marked"]
    assert root["/ViewerPreferences"]["/DisplayDocTitle"]
    name = translate(Translatable("game-battle"), language=language)
    kit = translate(Translatable("print-kit-cards"), language=language)
    title = translate(Translatable("print-document", {"game": name, "kit": kit}), language=language)
    assert reader.metadata is not None
    assert reader.metadata.title == title
    assert b"pdfuaid:part" in root["/Metadata"].get_data()


@pytest.mark.parametrize("kit", DOCUMENTS)
def test_drawings_have_alternative_texts(kit: str) -> None:
    root: Any = read(make(kit)).trailer["/Root"]
    figures = find_figures(root["/StructTreeRoot"])
    assert figures
    assert all(figures)


def find_figures(node: object) -> list[str]:
    """Return the alternative text of each figure in the tree of tags."""
    node = node.get_object() if hasattr(node, "get_object") else node
    if isinstance(node, list):
        return [text for child in node for text in find_figures(child)]
    if not isinstance(node, dict):
        return []
    own = [str(node.get("/Alt", ""))] if node.get("/S") == "/Figure" else []
    return own + (find_figures(node["/K"]) if "/K" in node else [])


@pytest.mark.parametrize("kit", DOCUMENTS)
def test_a_document_is_the_same_every_time(kit: str) -> None:
    assert make.__wrapped__(kit) == make(kit)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("style", ["Sans", "Serif"])
def test_the_fonts_have_every_character_that_is_printed(language: str, style: str) -> None:
    known = set[int]().union(*(read_characters(family) for family in list_families(style, language)))
    folder = Path(__file__).parents[2] / "src" / "duellum" / "locale" / language
    texts = [path.read_text("utf-8") for path in folder.glob("*.ftl") if PRINTED.match(path.name)]
    used = {ord(character) for text in texts for character in text}
    assert len(texts) == 7
    assert {chr(code) for code in used - known if not chr(code).isspace()} == set()


def read_characters(family: str) -> set[int]:
    [*paths] = FONTS.glob(f"{family.lower().replace(' ', '-')}-*.ttf")
    assert paths
    return set.intersection(*({*TTFont(path).getBestCmap()} for path in paths))


@pytest.mark.parametrize("kit", ["battle-leaflet", "qwixx-leaflet", "battle-set", "qwixx-set"])
def test_only_the_fonts_of_the_package_are_used(kit: str) -> None:
    pages: list[Any] = [*read(make(kit, "zh")).pages]
    names = {
        str(font.get_object()["/BaseFont"])
        for page in pages
        for font in page["/Resources"].get_object().get("/Font", {}).values()
    }
    assert any("PrintSansChinese" in name for name in names)
    assert all("+PrintS" in name for name in names)


def test_chinese_characters_are_drawn() -> None:
    page = render(make("battle-board", "zh"), 3.0)[0]
    title = page[int(10 * POINTS_A_MILLIMETRE * 3) : int(17 * POINTS_A_MILLIMETRE * 3), : page.shape[1] // 3]
    assert 0.01 < (title < 128).mean() < 0.3
