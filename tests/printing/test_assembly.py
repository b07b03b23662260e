"""Assembly sheets: every step has a picture, a number and a sentence, and fits its place."""

import itertools

import pytest

from duellum.battle.print_kit import assembly as battle
from duellum.core.i18n import translate
from duellum.printing import Paper
from duellum.printing.assembly import PICTURE_HEIGHT, PICTURE_WIDTH
from duellum.printing.page import Body, Page
from duellum.qwixx.print_kit import assembly as qwixx
from tests.printing.svg_files import parse
from tests.web.catalogues import LANGUAGES

PAGES = {
    f"{name} {number}": page
    for name, module in (("battle", battle), ("qwixx", qwixx))
    for number, page in enumerate(module.assembly_pages(Paper.LETTER))
}
_LINE_LENGTH = 34  # Latin characters at least in a line below a picture
_MOST_LINES = 5


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
def test_steps_are_numbered_and_each_has_its_sentence_below(page: Page) -> None:
    steps = [*page.drawings]
    below = page.notes[-len(steps) :]
    assert len(steps) in (6, 9)
    for number, (step, note) in enumerate(zip(steps, below, strict=True), 1):
        texts = [one.text for one in parse(step.svg).iter() if one.tag.endswith("text")]
        assert texts[-1] == str(number)
        assert (note.x, note.width) == (step.x, step.width)
        assert step.y + step.height < note.y < step.y + step.height + 4
    assert len({note.text.id for note in below}) == len(steps)


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
def test_pictures_do_not_overlap_and_lie_on_the_page(page: Page) -> None:
    body = Body.of(Paper.LETTER)
    for step in page.drawings:
        assert (step.width, step.height) == (PICTURE_WIDTH, PICTURE_HEIGHT)
        assert 0 <= step.x <= body.width - step.width + 0.001
        assert 0 <= step.y <= body.height - step.height - 15
    places = sorted((step.y, step.x) for step in page.drawings)
    for (y, x), (next_y, next_x) in itertools.pairwise(places):
        assert next_x - x >= PICTURE_WIDTH or next_y - y > PICTURE_HEIGHT + 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_short_enough_for_their_place(language: str) -> None:
    for page in PAGES.values():
        for note in page.notes[-len(page.drawings) :]:
            said = translate(note.text, language=language)
            length = len(said) * (2 if language == "zh" else 1)
            assert length <= _LINE_LENGTH * _MOST_LINES, said
