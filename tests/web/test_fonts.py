"""The fonts: which files a language loads, which font draws each text, and that a late font moves nothing."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import CDPSession, Page, Route

from duellum.server.transport.static_files import FOLDER
from tests.web import catalogues
from tests.web.screens import SCREENS
from tests.web.visitor import Message, Visitor, Visitors

WESTERN = {"latin.accents"}
CENTRAL = {"latin-ext.central", "latin.acutes"}
PARTS = {
    **dict.fromkeys(["de", "fr", "it", "es", "pt"], WESTERN),
    **dict.fromkeys(["pl", "cs"], CENTRAL),
    "ru": {"cyrillic.basic"},
}
"""The parts of a font that a language loads in addition to basic Latin."""
QUOTES = {
    "de": "„Ärger“ – ‚Öl‘ …",
    "pl": "„Żółć” – «źdźbło»",
    "cs": "„Příšerně“ – ‚žluťoučký‘",
    "ru": "«Съешь „ещё“» — №\u202f5",
}
"""Words in the quotation marks of a language."""
CHINESE_SIGNS = "“Qwixx” —— …… Duellum 2−1"
"""Latin words among Chinese quotation marks, dash and dots."""
SERIF, SANS, CHINESE = "brygada-1918", "open-sans", "noto-sans-sc"
LATIN_NAMES = ("Brygada", "Open Sans")
BOARD = {"battle": ".battle-board", "qwixx": ".qwixx-board"}
_FONT = re.compile(r"/assets/([a-z0-9-]+)\.([a-z-]+\.[a-z]+)-[\w-]{7}\.woff2$")
_HOLDERS = """() => {
  const app = document.getElementById('app');
  const still = app.cloneNode(true); // a copy that nothing changes while its fonts are asked for
  app.replaceWith(still);
  const walker = document.createTreeWalker(still, NodeFilter.SHOW_TEXT);
  const mono = getComputedStyle(document.documentElement).getPropertyValue('--figure-family').split(',')[0];
  while (walker.nextNode()) {
    const holder = walker.currentNode.parentElement;
    const isFigures = getComputedStyle(holder).fontFamily.startsWith(mono.trim());
    const isHidden = holder.closest('option, svg') !== null || walker.currentNode.data.trim() === '';
    const isChinese = /\\p{Script=Han}/u.test(walker.currentNode.data);
    if (!isFigures && !isHidden && !isChinese) holder.dataset.holdsText = '';
  }
}"""
"""Marks the elements with text of their own; notation and clocks are in the system's monospaced font,
and Chinese, as in the list of names of Battle, in one of the system's fonts."""


def fonts_loaded(visitor: Visitor) -> set[tuple[str, str]]:
    """Return the font files that the page has loaded, by family and part."""
    visitor.page.evaluate("() => document.fonts.ready.then(() => null)")
    urls = visitor.page.evaluate("() => performance.getEntriesByType('resource').map(entry => entry.name)")
    return {(found[1], found[2]) for url in urls if (found := _FONT.search(url))}


def fonts_of(session: CDPSession, selector: str) -> Iterator[Message]:
    """Return the fonts that draw each of the elements: name, whether it is ours, and how many glyphs."""
    document = session.send("DOM.getDocument")["root"]["nodeId"]
    for node in session.send("DOM.querySelectorAll", {"nodeId": document, "selector": selector})["nodeIds"]:
        yield from session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]


def inspect(page: Page) -> CDPSession:
    """Return a session that can be asked for the fonts of elements."""
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    return session


@pytest.mark.parametrize("language", catalogues.LANGUAGE_CASES)
@pytest.mark.parametrize("screen", ["home", pytest.param("qwixx", marks=pytest.mark.slow)])
def test_a_language_loads_the_parts_it_needs_and_no_other(
    visitors: Visitors, screen: str, language: str
) -> None:
    visitor = visitors.new(locale=language)
    SCREENS[screen](visitor)
    loaded = fonts_loaded(visitor)
    assert {part for family, part in loaded if family == SANS} == PARTS.get(language, set()) | {"latin.basic"}
    assert {part for family, part in loaded if family == SERIF} <= PARTS.get(language, set()) | {
        "latin.basic"
    }
    assert (SERIF, "latin.basic") in loaded
    assert language == "zh" or not {part for family, part in loaded if family == CHINESE}


@pytest.mark.parametrize(
    "language",
    [pytest.param("de", marks=pytest.mark.slow), "pl", pytest.param("cs", marks=pytest.mark.slow), "ru"],
)
@pytest.mark.parametrize("screen", ["home", "rules-battle", "battle", "qwixx-over"])
def test_every_text_is_drawn_by_our_fonts(visitors: Visitors, screen: str, language: str) -> None:
    visitor = visitors.new(locale=language)
    SCREENS[screen](visitor)
    fonts_loaded(visitor)
    visitor.page.evaluate(_HOLDERS)
    fonts = list(fonts_of(inspect(visitor.page), "[data-holds-text]"))
    assert len(fonts) > 10
    assert {font["familyName"] for font in fonts if not font["isCustomFont"]} == set()


def test_another_language_chosen_loads_its_parts(visitors: Visitors) -> None:
    visitor = visitors.new()
    SCREENS["home"](visitor)
    assert (SERIF, "cyrillic.basic") not in fonts_loaded(visitor)
    visitor.page.locator(".app-bar-language select").select_option("ru")
    visitor.page.locator("html[lang=ru]").wait_for(state="attached")
    assert {(SERIF, "cyrillic.basic"), (SANS, "cyrillic.basic")} <= fonts_loaded(visitor)


@pytest.mark.parametrize("family", ["--text-family", "--plain-family"])
@pytest.mark.parametrize("language", QUOTES)
def test_quotation_marks_and_accents_are_drawn_by_one_font(
    visitors: Visitors, language: str, family: str
) -> None:
    page = visitors.new(locale=language).page
    page.goto("/")
    show(page, QUOTES[language], family)
    fonts = list(fonts_of(inspect(page), "#specimen"))
    assert {(font["familyName"], font["isCustomFont"]) for font in fonts} == {(fonts[0]["familyName"], True)}


@pytest.mark.parametrize("family", ["--text-family", "--plain-family"])
def test_latin_words_in_chinese_text_are_drawn_by_the_latin_fonts(visitors: Visitors, family: str) -> None:
    page = visitors.new(locale="zh").page
    page.goto("/")
    show(page, CHINESE_SIGNS, family)
    latin = [
        font["glyphCount"]
        for font in fonts_of(inspect(page), "#specimen")
        if font["familyName"].startswith(LATIN_NAMES)
    ]
    assert sum(latin) == len(re.sub("[“”—…]", "", CHINESE_SIGNS))


@pytest.mark.parametrize("family", ["--text-family", "--plain-family"])
def test_chinese_characters_and_signs_are_drawn_by_one_font_on_every_system(
    visitors: Visitors, family: str
) -> None:
    page = visitors.new(locale="zh").page
    page.goto("/")
    show(page, "“决斗”…《对决》", family)
    fonts = list(fonts_of(inspect(page), "#specimen"))
    assert len({font["familyName"] for font in fonts}) == 1
    assert not fonts[0]["familyName"].startswith(LATIN_NAMES)


def show(page: Page, text: str, family: str) -> None:
    """Show a text in one of the families, once its font has been loaded."""
    page.locator("main").wait_for()
    page.evaluate(
        """([text, family]) => {
          document.getElementById('specimen')?.remove();
          const specimen = document.createElement('p');
          Object.assign(specimen, { id: 'specimen', textContent: text });
          specimen.style.fontFamily = `var(${family})`;
          document.querySelector('main').append(specimen);
          specimen.getBoundingClientRect();
          return document.fonts.ready.then(() => null);
        }""",
        [text, family],
    )


_WATCH_SHIFTS = """() => {
  window.shifts = 0;
  new PerformanceObserver(list => list.getEntries().forEach(entry => { window.shifts += entry.value; }))
    .observe({ type: 'layout-shift', buffered: true });
}"""


_NEXT_FRAMES = """() => new Promise(done =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))"""


def hold_fonts(visitor: Visitor) -> list[Route]:
    """Let every font wait, from the next page on; returns what is to be continued."""
    held: list[Route] = []
    visitor.context.route(_FONT, lambda route: held.append(route))  # noqa: PLW0108 - Playwright marks handlers
    visitor.context.add_init_script(f"({_WATCH_SHIFTS})()")
    return held


def release_fonts(visitor: Visitor, held: list[Route]) -> float:
    """Let the fonts arrive, and return how far that moved the page: 0 for nothing, 1 for all of it."""
    assert held
    for route in held:
        route.continue_()
    fonts_loaded(visitor)
    visitor.page.evaluate(_NEXT_FRAMES)
    shift: float = visitor.page.evaluate("window.shifts")
    return shift


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
@pytest.mark.parametrize("rules", ["battle", "qwixx"])
def test_a_font_that_comes_late_does_not_move_the_board(
    visitors: Visitors, rules: str, language: str
) -> None:
    visitor = visitors.new(locale=language)
    held = hold_fonts(visitor)
    game = visitor.create(rules, {"kind": "me"})
    visitor.page.goto(f"/game/{game}", wait_until="commit")  # the load event waits for preloaded fonts
    visitor.table.wait_for()
    before = visitor.page.locator(BOARD[rules]).first.bounding_box()
    assert release_fonts(visitor, held) < 0.01
    assert visitor.page.locator(BOARD[rules]).first.bounding_box() == before


@pytest.mark.parametrize(
    ("path", "language"), [("/", "pl"), ("/rules/battle", "en"), ("/rules/battle", "pl")]
)
def test_texts_in_the_fonts_that_stand_in_have_nearly_the_same_lines(
    visitors: Visitors, path: str, language: str
) -> None:
    visitor = visitors.new(locale=language, viewport={"width": 768, "height": 1024})
    held = hold_fonts(visitor)
    visitor.page.goto(path, wait_until="commit")
    visitor.page.locator(".rulebook[aria-busy=false]" if "rules" in path else "main").last.wait_for()
    assert release_fonts(visitor, held) < 0.015  # twice as much where they are not adjusted


def test_the_licences_of_the_fonts_are_part_of_the_build() -> None:
    families = {
        found[1] for path in FOLDER.rglob("*.woff2") if (found := _FONT.search(f"/assets/{path.name}"))
    }
    assert families == {SERIF, SANS, CHINESE}
    for family in families:
        text = (FOLDER / "assets" / f"{family}-LICENSE.txt").read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE Version 1.1" in text
