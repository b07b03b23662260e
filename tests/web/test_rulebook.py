"""The rulebook in the browser: its examples played, its search, its links, and its pages on paper."""

import re
from pathlib import Path

import pypdfium2
import pytest
from playwright.sync_api import Locator, Page, expect

from duellum.rulebook import load_book
from tests.web.board_watch import MAX_SHIFT, ShiftWatch
from tests.web.gameplay import click_square
from tests.web.saved_records import open_record
from tests.web.screens import BATTLE, BATTLE_LAST
from tests.web.staged_messages import give_answer, record_socket
from tests.web.test_phones import UPRIGHT
from tests.web.visitor import ENGINE_TIMEOUT_MS, Message, Visitor, Visitors

PAPER = {"A4": (595, 842), "Letter": (612, 792)}
"""Sizes of pages in points."""


_EDGES = """captions => captions.map(caption => {
  const first = caption.querySelector('p').firstChild.textContent;
  const last = [...caption.querySelectorAll('li')].at(-1)?.textContent ?? first;
  return [first.slice(0, 25), last.slice(-15)];
})"""
"""The first and the last words of every example on paper."""


def open_book(visitor: Visitor, address: str) -> Page:
    """Open a rulebook, and wait until it is drawn."""
    visitor.page.goto(f"/rules/{address}")
    visitor.page.locator(".rulebook[aria-busy=false]").wait_for()
    return visitor.page


def find_example(page: Page, name: str) -> Locator:
    """Return an example, on the screen."""
    example = page.locator(f"#example-{name}")
    example.scroll_into_view_if_needed()
    return example


def on_screen(page: Page, selector: str) -> bool:
    """Return whether the top of an element is on the screen, below what stays there."""
    script = """selector => {
      const { top } = document.querySelector(selector).getBoundingClientRect();
      return top >= 0 && top < innerHeight;
    }"""
    found: bool = page.evaluate(script, selector)
    return found


def test_an_example_of_battle_is_shown_and_tried_by_mouse(visitors: Visitors) -> None:
    page = open_book(visitors.new(), "battle")
    example = find_example(page, "right-hand-die")
    example.get_by_role("button", name="Roll it").click()
    die = example.locator('.battle-square[data-square="h5"]')
    expect(die).to_have_attribute("aria-label", re.compile("White die, 6 on top, on h5"))
    example.get_by_role("button", name="Try it yourself").click()
    expect(example.locator(".battle-square.battle-movable")).to_have_count(1)
    for square in ("i1", "i6"):
        example.locator(f'.battle-square[data-square="{square}"]').click(force=True)
    expect(example.locator(".example-comment")).to_have_text(re.compile("to i6: 3 on top.* allowed too"))
    example.get_by_role("button", name="Try again").click()
    expect(example.locator('.battle-square[data-square="i1"]')).to_have_class(re.compile("battle-movable"))


def test_an_example_of_battle_is_tried_by_keyboard(visitors: Visitors) -> None:
    page = open_book(visitors.new(), "battle")
    example = find_example(page, "right-hand-die")
    example.get_by_role("button", name="Try it yourself").focus()
    page.keyboard.press("Enter")
    expect(example.locator('.battle-square[data-square="i1"]')).to_be_focused()
    page.keyboard.press("Enter")
    for _ in range(4):
        page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowLeft")
    expect(example.locator('.battle-square[data-square="h5"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(example.locator(".example-comment")).to_contain_text("Just as in the example")
    expect(page.locator("main > [aria-live]")).to_contain_text("White rolls from i1")


_OFFSET = """board => {
  const [own, card] = [board, board.closest('.example')].map(element => element.getBoundingClientRect());
  return [own.x - card.x, own.y - card.y, own.width, own.height].map(Math.round);
}"""
"""Where a board lies in the card of its example."""


def test_an_example_of_qwixx_is_played_by_mouse_and_keyboard(visitors: Visitors) -> None:
    page = open_book(visitors.new(), "qwixx")
    example = find_example(page, "two-actions")
    board = example.locator(".qwixx-board")
    before = board.evaluate(_OFFSET)
    example.get_by_role("button", name="Play it").click()
    for field in ("y5", "b10"):
        example.locator(f'[data-field="{field}"] .qwixx-stone.qwixx-black').wait_for()
    assert board.evaluate(_OFFSET) == before, "the dice moved the board"
    example.get_by_role("button", name="Try it yourself").focus()
    page.keyboard.press("Enter")
    expect(example.locator(".qwixx-open").first).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(example.locator(".example-comment")).to_contain_text("Black places a stone on yellow 5.")


def test_a_refused_move_is_explained_with_its_clause(visitors: Visitors) -> None:
    page = open_book(visitors.new(), "battle")
    example = find_example(page, "no-jumping")
    expect(example.locator(".battle-path-threat")).to_have_count(0)
    example.get_by_role("button", name="Why not").click()
    expect(example.locator(".battle-path-threat")).to_have_count(1)
    comment = example.locator(".example-comment")
    expect(comment).to_contain_text("Every square before the last must be empty")
    comment.get_by_role("link", name="Rule B9").click()
    expect(page).to_have_url(re.compile("#B9$"))
    assert on_screen(page, "#B9")


def test_an_example_at_rest_is_a_picture_with_words(visitors: Visitors) -> None:
    page = open_book(visitors.new(), "qwixx")
    example = find_example(page, "red-grey")
    picture = example.get_by_role("img").first
    expect(picture).to_have_attribute("aria-label", re.compile("red 7, Black, front stone"))
    assert example.locator("[role=grid]").evaluate("grid => grid.closest('[inert]') !== null")
    example.get_by_role("button", name="Try it yourself").click()
    assert example.locator("[role=grid]").evaluate("grid => grid.closest('[inert]') === null")


@pytest.mark.parametrize(("address", "anchor"), [("battle#B12", "#B12"), ("qwixx#scoring", "#scoring")])
def test_an_address_leads_to_a_clause_or_a_section(visitors: Visitors, address: str, anchor: str) -> None:
    page = open_book(visitors.new(), address)
    expect(page.locator(anchor)).to_be_focused()
    assert on_screen(page, anchor)


@pytest.mark.parametrize("viewport", [UPRIGHT, {"width": 1366, "height": 768}], ids=["phone", "screen"])
def test_a_book_grows_section_by_section_and_nothing_jumps(visitors: Visitors, viewport: Message) -> None:
    visitor = visitors.new(viewport=viewport)
    page = visitor.page
    page.goto("/rules/qwixx")
    page.locator(".book").wait_for()
    watch = ShiftWatch(visitor)
    page.locator(".rulebook[aria-busy=false]").wait_for()
    sections = page.locator(".book-section")
    expect(sections).to_have_count(len(load_book("qwixx").sections))
    watch.look(is_own=False)
    assert watch.total < MAX_SHIFT, watch.shifts


def test_the_search_marks_counts_and_visits_every_place(visitors: Visitors) -> None:
    page = open_book(visitors.new(), "battle")
    page.keyboard.press("/")
    field = page.get_by_role("searchbox")
    expect(field).to_be_focused()
    field.fill("PALACE")
    marks = page.locator("mark")
    expect(marks.first).to_have_text(re.compile("palace", re.IGNORECASE))
    count = marks.count()
    assert count > 5
    expect(page.locator(".book-search [role=status]")).to_have_text(f"{count} matches")
    page.keyboard.press("Enter")
    expect(page.locator(".book-search [role=status]")).to_have_text(f"1 of {count}")
    page.keyboard.press("Shift+Enter")
    expect(page.locator(".book-search [role=status]")).to_have_text(f"{count} of {count}")
    assert on_screen(page, "mark.current")
    field.fill("no such word")
    expect(page.locator(".book-search [role=status]")).to_have_text("No matches")
    page.keyboard.press("Escape")
    expect(marks).to_have_count(0)


def test_the_contents_lead_to_sections_and_say_which_one_is_read(visitors: Visitors) -> None:
    page = open_book(visitors.new(), "battle")
    contents = page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name="Capturing").click()
    assert on_screen(page, "#capture")
    expect(contents.locator("[aria-current]")).to_have_text("Capturing")
    page.locator("#capture .neighbours [rel=next]").click()
    expect(page).to_have_url(re.compile("#palace$"))
    contents.get_by_role("link", name="Roll diagram", exact=True).click()
    expect(page.get_by_role("heading", name="Roll diagram")).to_be_visible()


def test_the_contents_unfold_on_a_phone(visitors: Visitors) -> None:
    visitor = visitors.new(viewport={"width": 320, "height": 640}, has_touch=True, is_mobile=True)
    page = open_book(visitor, "qwixx")
    page.locator("summary.button").tap()
    page.locator(".contents-fold").get_by_role("link", name="Scoring").tap()
    expect(page.locator(".contents-fold nav")).to_be_hidden()
    assert on_screen(page, "#scoring")
    assert page.evaluate("document.documentElement.scrollWidth") == 320


def test_the_whole_scale_of_points_is_a_table(visitors: Visitors) -> None:
    page = open_book(visitors.new(), "qwixx")
    cells = page.locator("#scoring table :is(th, td)").all_text_contents()
    scale = ["1", "3", "6", "10", "15", "21", "28", "36", "45", "55", "66", "78"]
    assert [points for points in scale if points not in cells] == []


def test_a_refused_move_at_a_table_links_to_its_clause(visitors: Visitors) -> None:
    visitor = visitors.new()
    record_socket(visitor)
    page = visitor.open_new_game("battle", {"kind": "me"})
    give_answer(page, "play", {"type": "refused", "reason": "illegal", "clause": "B12", "text": "no"})
    click_square(visitor, "e1")
    click_square(visitor, "e2")
    with visitor.context.expect_page() as opened:
        page.locator(".toast").get_by_role("link", name="B12").click()
    book = opened.value
    expect(book).to_have_url(re.compile("/rules/battle#B12$"))
    expect(book.locator("#B12")).to_be_focused()


def test_a_result_links_to_its_clause(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.open_new_game("battle", {"kind": "me"}, start=BATTLE_LAST)
    click_square(visitor, "e7")
    click_square(visitor, "e8")
    expect(page.locator(".result a.clause-link")).to_have_attribute("href", "/rules/battle#B16")


def test_a_reason_of_a_hint_links_to_its_clause(visitors: Visitors) -> None:
    visitor = visitors.new()
    record_socket(visitor)
    page = visitor.open_new_game("battle", {"kind": "bot", "level": 1}, start=BATTLE)
    visitor.wait_for_turn()
    why = [{"id": "battle-why-attack", "args": {"count": 1, "squares": ["d5"]}}]
    give_answer(page, "hint", {"move": "c4n4", "chance": 0.5, "why": why, "words": []})
    page.get_by_role("button", name="Hint").click()
    link = page.locator(".notice.hint a.clause-link")
    expect(link).to_have_attribute("href", "/rules/battle#B14", timeout=ENGINE_TIMEOUT_MS)


def test_a_record_that_breaks_a_rule_links_to_its_clause(visitors: Visitors) -> None:
    visitor = visitors.new()
    open_record(visitor, '[Game "battle"]\n\n1. i1n1s1 *')
    link = visitor.page.locator("dialog .error a.clause-link")
    expect(link).to_have_attribute("href", re.compile(r"^/rules/battle#B\d+$"))


@pytest.mark.parametrize(
    ("rules", "paper"), [("battle", "A4"), pytest.param("qwixx", "Letter", marks=pytest.mark.slow)]
)
def test_the_book_is_printed_without_controls_and_with_its_examples(
    visitors: Visitors, tmp_path: Path, rules: str, paper: str
) -> None:
    page = open_book(visitors.new(color_scheme="dark"), rules)
    titles = page.locator(".book-section > h2").all_text_contents()
    examples = page.locator(".example figcaption").evaluate_all(_EDGES)
    file = tmp_path / "book.pdf"
    page.pdf(path=file, format=paper, print_background=False)
    pages = list(pypdfium2.PdfDocument(file))
    sizes = {tuple(map(int, one.get_size())) for one in pages}
    assert sizes == {PAPER[paper]}
    texts = [re.sub(r"\s+", " ", one.get_textpage().get_text_range()) for one in pages]
    whole = " ".join(texts)
    assert [title for title in titles if title not in whole] == []
    broken = [edges for edges in examples if not any(all(edge in text for edge in edges) for text in texts)]
    assert broken == [], "not on one page"
    assert [
        word for word in ("Try it yourself", "Search the rules", "Contents", "Print") if word in whole
    ] == []
    assert file.stat().st_size < 20_000_000
