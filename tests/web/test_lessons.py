"""The lessons as a new user takes them: both courses to the end, mistakes, progress, and the first game."""

import pytest
from playwright.sync_api import Page, expect

from duellum.core.i18n import Translatable, translate
from duellum.lessons import course_names
from duellum.puzzles.collection import load_puzzles
from tests.web import catalogues
from tests.web.lesson_walk import (
    Pointing,
    Typing,
    act,
    expect_text,
    read_steps,
    walk_course,
    walk_step,
)
from tests.web.test_keyboard import tab_to
from tests.web.test_phones import LYING, PHONE, UPRIGHT, check_width
from tests.web.visitor import Message, Visitor, Visitors

LONG = pytest.mark.slow
"""A course takes half a minute of a browser: the short form has each input, language and screen once."""
SMALL: Message = {"width": 320, "height": 568}
SMALL_LYING: Message = {"width": 568, "height": 320}

_BOARD = """() => {
  const board = document.querySelector('.battle-board, .qwixx-board').getBoundingClientRect();
  return [board.x, board.y, board.width, board.height].map(Math.round);
}"""
_OVERFLOW = """() => [...document.querySelectorAll('.frame-table, .lesson-text, .lesson-card')]
  .filter(one => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map(one => one.className + [one.scrollWidth, one.scrollHeight, 'in', one.clientWidth, one.clientHeight])"""
_LONG_COMMENTS = """texts => {
  const [card, words] = ['.lesson-text', '.lesson-text span'].map(one => document.querySelector(one));
  return texts.filter(text => {
    words.textContent = text;
    return card.scrollHeight > card.clientHeight + 1;
  });
}"""
_WATCH_FOCUS = """() => {
  window.lateFocus = [];
  const describe = () => {
    const card = document.querySelector('.lesson-card');
    return `${card?.dataset.phase}: ${card?.querySelector('.lesson-text').textContent}`;
  };
  let shown = describe();
  let isByKey = false;
  new MutationObserver(() => { shown = describe(); }).observe(document.body,
    { subtree: true, childList: true, characterData: true, attributeFilter: ['data-phase'] });
  addEventListener('keydown', () => {
    isByKey = true;
    setTimeout(() => { isByKey = false; });
  }, true);
  addEventListener('focusin', ({ target }) => {
    if (isByKey || describe() !== shown) return;
    window.lateFocus.push(`${shown} - ${target.outerHTML.slice(0, 120)}`);
  });
}"""
"""Notes where the focus moves without a key and later than the card: keys pressed at once would be lost."""
_GO = "to => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')) }"


def begin(visitor: Visitor, game: str) -> Page:
    """Open a course and begin with its first step."""
    visitor.page.goto(f"/learn/{game}")
    visitor.page.locator(".learn-start .primary").click()
    visitor.table.wait_for()
    return visitor.page


@pytest.mark.parametrize("game", ["battle", pytest.param("qwixx", marks=LONG)])
def test_a_course_is_done_by_mouse(visitors: Visitors, game: str) -> None:
    visitor = visitors.new()
    page = begin(visitor, game)
    walk_course(visitor, Pointing(), game)
    count = len(read_steps(game))
    finished = translate(Translatable("lessons-finished-count", {"perfect": count, "count": count}))
    expect(page.locator(".learn-finish")).to_contain_text(finished)
    expect(page.locator(".learn-step[data-mark=perfect]")).to_have_count(count)


@pytest.mark.parametrize("game", ["qwixx", pytest.param("battle", marks=LONG)])
def test_a_course_is_done_by_keyboard_alone(visitors: Visitors, game: str) -> None:
    visitor = visitors.new()
    visitor.page.goto(f"/learn/{game}")
    visitor.page.locator(".learn-start").wait_for()
    tab_to(visitor.page, "Start")
    visitor.page.keyboard.press("Enter")
    visitor.table.wait_for()
    visitor.page.evaluate(_WATCH_FOCUS)
    walk_course(visitor, Typing(), game)
    assert visitor.page.evaluate("() => window.lateFocus") == []


@pytest.mark.parametrize(
    ("game", "language"),
    [pytest.param(game, language, marks=LONG) for game in ("battle", "qwixx") for language in ("ru", "zh")],
)
def test_a_course_is_done_in_other_languages(visitors: Visitors, game: str, language: str) -> None:
    visitor = visitors.new(locale=language)
    begin(visitor, game)
    walk_course(visitor, Pointing(), game, language)


@pytest.mark.parametrize(
    ("game", "viewport"),
    [
        pytest.param("battle", SMALL, id="battle-upright"),
        pytest.param("qwixx", LYING, id="qwixx-lying", marks=LONG),
        pytest.param("battle", LYING, id="battle-lying", marks=LONG),
        pytest.param("qwixx", SMALL, id="qwixx-upright", marks=LONG),
    ],
)
def test_a_course_is_done_by_touch_on_a_phone(visitors: Visitors, game: str, viewport: Message) -> None:
    visitor = visitors.new(viewport=viewport, **PHONE)
    page = visitor.page
    page.goto(f"/learn/{game}/1")
    visitor.table.wait_for()
    walk_course(visitor, Pointing(), game)
    check_width(page)


@pytest.mark.parametrize(
    "viewport",
    [pytest.param(SMALL, id="upright"), pytest.param(SMALL_LYING, id="lying", marks=LONG)],
)
@pytest.mark.parametrize("game", course_names())
@pytest.mark.parametrize("language", catalogues.LANGUAGE_CASES)
def test_every_step_fits_a_small_phone_and_the_board_never_moves(
    visitors: Visitors, game: str, viewport: Message, language: str
) -> None:
    check_steps(visitors, game, viewport, language)


@pytest.mark.parametrize(
    "viewport",
    [
        pytest.param(UPRIGHT, marks=LONG),
        pytest.param({"width": 768, "height": 1024}, marks=LONG),
        {"width": 1366, "height": 768},
    ],
)
@pytest.mark.parametrize("game", course_names())
def test_every_step_fits_larger_screens_and_the_board_never_moves(
    visitors: Visitors, game: str, viewport: Message
) -> None:
    check_steps(visitors, game, viewport, "en")


def check_steps(visitors: Visitors, game: str, viewport: Message, language: str) -> None:
    """Check that nothing of any step is cut off, and that the board is at the same place in all of them."""
    visitor = visitors.new(viewport=viewport, locale=language)
    page = visitor.page
    page.goto(f"/learn/{game}/1")
    visitor.table.wait_for()
    boards = set[str]()
    for number, step in enumerate(read_steps(game), start=1):
        if number > 1:
            page.evaluate(_GO, f"/learn/{game}/{number}")
        expect_text(visitor, step["situations"][0]["goal"], language)
        check_width(page)
        assert page.evaluate(_OVERFLOW) == [], step["name"]
        boards.add(str(page.evaluate(_BOARD)))
    assert len(boards) == 1
    act(visitor, Pointing(), step["situations"][0], step["situations"][0]["hint"])
    page.locator(".lesson-go-on").wait_for()
    comments = [translate(Translatable(text), language=language) for text in sorted(list_comments(game))]
    assert page.evaluate(_LONG_COMMENTS, comments) == []


@pytest.mark.parametrize("screen", [{"width": 1366, "height": 768}, SMALL_LYING], ids=["large", "low"])
def test_the_table_of_qwixx_does_not_repeat_what_the_card_says(visitors: Visitors, screen: Message) -> None:
    page = visitors.new(viewport=screen).page
    for number in (2, 4):  # a placement, and a question, in which nobody is to act
        page.goto(f"/learn/qwixx/{number}")
        page.locator(".lesson-text").wait_for()
        expect(page.locator(".qwixx-prompt")).to_be_hidden()
    puzzle = load_puzzles("qwixx", "best-turn")[0]
    page.goto(f"/puzzles/qwixx/{puzzle.id}")
    expect(page.locator(".qwixx-prompt")).to_be_visible()  # it says which action is due


_OUTSIDE = """() => [...document.querySelectorAll('.qwixx-row')].flatMap(row => {
  const edge = row.getBoundingClientRect();
  const names = ['stone', 'five', 'number', 'score', 'effect'].map(part => `.qwixx-${part}`);
  const parts = [...row.querySelectorAll(names.join())];
  const outside = parts.filter(part => {
    const { top, bottom, height } = part.getBoundingClientRect();
    return height > 0 && (top < edge.top - 1 || bottom > edge.bottom + 1);
  }).map(part => `outside its row: ${part.className.baseVal ?? part.className}`);
  const covered = [...row.querySelectorAll('.qwixx-open')].filter(field => {
    const [number, effect] = ['.qwixx-number', '.qwixx-effect'].map(one => field.querySelector(one));
    const range = document.createRange();
    range.selectNodeContents(number);
    const box = range.getBoundingClientRect();
    return effect.checkVisibility({ visibilityProperty: true }) &&
      box.bottom - effect.getBoundingClientRect().top > box.height / 3;
  }).map(field => `covered: the number of ${field.dataset.field}`);
  const cut = [...row.querySelectorAll('.qwixx-row-scores > *')]
    .filter(score => score.scrollWidth > score.clientWidth).map(score => `cut off: ${score.textContent}`);
  return [...outside, ...covered, ...cut];
})"""


@pytest.mark.parametrize("screen", ["568x320", "640x360"])
def test_the_rows_of_qwixx_hold_their_stones_below_the_card_on_low_screens(
    visitors: Visitors, screen: str
) -> None:
    width, height = map(int, screen.split("x"))
    page = visitors.new(viewport={"width": width, "height": height}).page
    puzzle = load_puzzles("qwixx", "best-turn")[0]
    for path in ("/learn/qwixx/5", "/learn/qwixx/9", f"/puzzles/qwixx/{puzzle.id}"):
        page.goto(path)
        page.locator(".qwixx-open").first.wait_for()
        assert page.evaluate(_OUTSIDE) == [], path


def list_comments(game: str) -> set[str]:
    """Return the ids of all texts about what the learner did."""
    situations = [situation for step in read_steps(game) for situation in step["situations"]]
    return {result["text"] for one in situations for result in one["results"].values()} - {""}


@pytest.mark.parametrize(
    ("game", "name", "key", "text"),
    [
        ("battle", "danger", "g2n2", "lesson-battle-danger-hung"),
        ("battle", "predict", "6", "lesson-battle-predict-under"),
        ("qwixx", "stack", "y8", "lesson-qwixx-stack-taken"),
        ("qwixx", "wait", "y12", "lesson-qwixx-wait-lost"),
    ],
)
def test_a_mistake_is_explained_and_tried_again(
    visitors: Visitors, game: str, name: str, key: str, text: str
) -> None:
    visitor = visitors.new()
    page = visitor.page
    [(number, step)] = [
        (number, step) for number, step in enumerate(read_steps(game), 1) if step["name"] == name
    ]
    page.goto(f"/learn/{game}/{number}")
    visitor.table.wait_for()
    before = page.evaluate(_BOARD)
    act(visitor, Pointing(), step["situations"][0], key)
    expect_text(visitor, text)
    expect(page.locator(".lesson-go-on")).to_be_focused()
    assert page.evaluate(_BOARD) == before
    page.keyboard.press("Enter")
    walk_step(visitor, Pointing(), step)
    page.goto(f"/learn/{game}")
    expect(page.locator(".learn-step[data-mark=done]")).to_have_count(1)


def test_the_hint_shows_an_answer(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.page
    page.goto("/learn/battle/4")
    visitor.table.wait_for()
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".battle-path-hint")).to_have_count(1)
    page.goto("/learn/battle/3")
    visitor.table.wait_for()
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".lesson-hinted")).to_have_attribute("aria-label", "3 on top")


def test_progress_survives_a_reload_and_the_course_goes_on_where_it_was_left(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = begin(visitor, "battle")
    steps = read_steps("battle")
    for step in steps[:2]:
        walk_step(visitor, Pointing(), step)
        page.locator(".lesson-go-on").click()
    page.reload()
    expect_text(visitor, "lesson-battle-predict")
    page.goto("/learn/battle")
    expect(page.locator(".learn-start")).to_contain_text(f"2 of {len(steps)} done")
    page.get_by_role("link", name="Continue").click()
    page.wait_for_url("**/learn/battle/3")


def test_the_first_page_offers_the_lessons_until_the_game_has_been_played(visitors: Visitors) -> None:
    visitor = visitors.new()
    page = visitor.page
    page.goto("/")
    offer = page.locator(".lesson-offer")
    expect(offer).to_contain_text("New to Battle?")
    page.locator(".game-option").filter(has_text="Qwixx Duel").click()
    expect(offer).to_contain_text("New to Qwixx Duel?")
    page.get_by_role("button", name="Do not show this again").click()
    expect(offer).to_have_count(0)
    page.locator(".game-option").filter(has_text="Battle").click()
    expect(offer).to_contain_text("New to Battle?")
    visitor.open_new_game("battle")
    visitor.wait_for_turn()
    page.locator(".battle-square[data-square=e1]").click(force=True)
    page.locator(".battle-move").first.click()
    visitor.wait_until(lambda: visitor.ply >= 1, "the move")
    page.goto("/")
    page.locator(".home form").wait_for()
    expect(offer).to_have_count(0)
    page.reload()
    page.locator(".home form").wait_for()
    expect(offer).to_have_count(0)


def test_the_first_game_follows_at_the_gentlest_level_with_notes(visitors: Visitors) -> None:
    visitor = visitors.new()
    names = [step["name"] for step in read_steps("qwixx")]
    visitor.store_settings(lessons={"qwixx": {"count": len(names), "done": dict.fromkeys(names, "done")}})
    page = visitor.page
    page.goto("/learn/qwixx")
    page.get_by_role("button", name="Play your first game").click()
    visitor.table.wait_for()
    visitor.wait_for_turn()
    assert visitor.game["seats"][1]["level"] == 1
    note = page.locator(".lesson-note")
    expect(note).to_contain_text(translate(Translatable("lesson-qwixx-note-start")))
    page.locator(".qwixx-roll").click()
    visitor.wait_until(lambda: visitor.ply == 1, "the roll")
    page.locator(".qwixx-pass").click()
    visitor.wait_until(lambda: visitor.ply == 2, "the first passing")
    expect(note).to_contain_text(translate(Translatable("lesson-qwixx-note-misthrow")))
    note.get_by_role("button").click()
    expect(note).to_have_count(0)


def test_other_games_have_no_notes(visitors: Visitors) -> None:
    visitor = visitors.new()
    visitor.store_settings(**{"first-game": "another"})
    visitor.open_new_game("qwixx")
    visitor.wait_for_turn()
    visitor.page.locator(".qwixx-roll").click()
    visitor.wait_until(lambda: visitor.ply == 1, "the roll")
    expect(visitor.page.locator(".lesson-note")).to_have_count(0)


@pytest.mark.parametrize("path", ["/learn/chess", "/learn/battle/99", "/learn/battle/0"])
def test_lessons_that_do_not_exist_are_not_found(visitors: Visitors, path: str) -> None:
    page = visitors.new().page
    page.goto(path)
    expect(page.locator(".message-page h1")).to_be_visible()
