"""Doing the lessons in the browser: by mouse or touch, and by keyboard alone."""

from typing import Any, Protocol

from msgspec import json
from playwright.sync_api import Locator, expect

from duellum.core.i18n import Translatable, translate
from duellum.lessons import load_course
from duellum.lessons.expansion import ROLL, expand_course
from tests.web.gameplay import click_square, press
from tests.web.visitor import Tab

Data = dict[str, Any]

_FOCUSED = "selector => document.activeElement?.matches(selector) ?? false"


def read_steps(game: str) -> list[Data]:
    """Return the steps of a course, as the client gets them."""
    steps: list[Data] = json.decode(json.encode(expand_course(load_course(game))))["steps"]
    return steps


class Learner(Protocol):
    """Someone who does what a lesson asks, in one way of input."""

    def answer(self, tab: Tab, choice: str) -> None:
        """Press an answer of a question."""

    def roll(self, tab: Tab) -> None:
        """Roll the dice."""

    def play(self, tab: Tab, situation: Data, move: str) -> None:
        """Make a move."""

    def go_on(self, tab: Tab) -> None:
        """Press the button after a mistake or at the end of a step."""


class Pointing:
    """By mouse, or by touch where the screen has it."""

    def answer(self, tab: Tab, choice: str) -> None:
        """Press an answer."""
        press(tab, find_answer(tab, choice))

    def roll(self, tab: Tab) -> None:
        """Press the button."""
        press(tab, tab.page.locator(".qwixx-roll"))

    def play(self, tab: Tab, situation: Data, move: str) -> None:
        """Press what makes the move."""
        view = find_view(situation, move)
        if view["kind"] == "decline":
            press(tab, tab.page.locator(".qwixx-pass"))
        elif view["kind"] == "place":
            press(tab, tab.page.locator(f".qwixx-open[data-field={move}]"))
        else:
            click_square(tab, view["start"])
            click_square(tab, view["steps"][-1]["square"])
            if (way := find_way(situation, view)) is not None:
                press(tab, tab.page.locator(".battle-chooser button").nth(way))

    def go_on(self, tab: Tab) -> None:
        """Press the button."""
        press(tab, tab.page.locator(".lesson-go-on"))


class Typing:
    """By keyboard alone."""

    def answer(self, tab: Tab, choice: str) -> None:
        """Go to the answer with Tab: the focus is on the first one."""
        answers = tab.page.locator(".lesson-answer")
        target = find_answer(tab, choice)
        expect(answers.first).to_be_focused()
        for _ in range(answers.count()):
            if target.evaluate("answer => answer === document.activeElement"):
                break
            tab.page.keyboard.press("Tab")
        expect(target).to_be_focused()
        tab.page.keyboard.press("Enter")

    def roll(self, tab: Tab) -> None:
        """Press R."""
        self._focus(tab, ".frame-table *")
        tab.page.keyboard.press("r")

    def play(self, tab: Tab, situation: Data, move: str) -> None:
        """Go over the board with the arrow keys."""
        view = find_view(situation, move)
        keyboard = tab.page.keyboard
        if view["kind"] == "decline":
            self._focus(tab, ".qwixx-pass")
            keyboard.press("Enter")
        elif view["kind"] == "place":
            self._focus(tab, "[data-field]")
            self._go(tab, ["r", "y", "g", "b"].index(view["colour"]), view["place"], _FIELD)
            expect(tab.page.locator(f"[data-field={move}]")).to_be_focused()
            keyboard.press("Enter")
        else:
            self._focus(tab, "[data-square]")
            for square in (view["start"], view["steps"][-1]["square"]):
                self._go(tab, 8 - int(square[1]), "abcdefghi".index(square[0]), _SQUARE)
                expect(tab.page.locator(f".battle-square[data-square={square}]")).to_be_focused()
                keyboard.press("Enter")
            if (way := find_way(situation, view)) is not None:
                expect(tab.page.locator(".battle-chooser button").first).to_be_focused()
                for _ in range(way):
                    keyboard.press("ArrowRight")
                keyboard.press("Enter")

    def go_on(self, tab: Tab) -> None:
        """Press Enter: the button has the focus."""
        expect(tab.page.locator(".lesson-go-on")).to_be_focused()
        tab.page.keyboard.press("Enter")

    def _focus(self, tab: Tab, selector: str, most: int = 40) -> None:
        for _ in range(most):
            if tab.page.evaluate(_FOCUSED, selector):
                return
            tab.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard never comes to {selector}")

    def _go(self, tab: Tab, row: int, column: int, where: str) -> None:
        """Go there with the arrow keys."""
        at_row, at_column = tab.page.evaluate(where)
        for key, count in (
            ("ArrowDown", row - at_row),
            ("ArrowUp", at_row - row),
            ("ArrowRight", column - at_column),
            ("ArrowLeft", at_column - column),
        ):
            for _ in range(count):
                tab.page.keyboard.press(key)


_SQUARE = """() => {
  const { square } = document.activeElement.dataset;
  return [8 - Number(square[1]), 'abcdefghi'.indexOf(square[0])];
}"""
_FIELD = """() => {
  const row = document.activeElement.closest('[role=row]');
  return [[...row.parentElement.children].indexOf(row),
    [...row.querySelectorAll('[data-field]')].indexOf(document.activeElement)];
}"""


def find_answer(tab: Tab, choice: str) -> Locator:
    """Return the button of an answer, a number or a face."""
    answers = tab.page.locator(".lesson-answer")
    if tab.page.locator(".lesson-answers-face").count():
        return answers.nth(int(choice) - 1)
    return answers.get_by_text(choice, exact=True)


def find_view(situation: Data, move: str) -> Data:
    """Return the view of a legal move."""
    [view] = [view for view in situation["legal"] if view["move"] == move]
    found: Data = view
    return found


def find_way(situation: Data, view: Data) -> int | None:
    """Return which of two ways to the same square a move is; None if there is only one."""
    ways = [
        other["move"]
        for other in situation["legal"]
        if (other["start"], other["steps"][-1]["square"]) == (view["start"], view["steps"][-1]["square"])
    ]
    return ways.index(view["move"]) if len(ways) > 1 else None


def expect_text(tab: Tab, text: str, language: str = "en") -> None:
    """Wait until the card says this, and check that screen readers are told the same."""
    words = translate(Translatable(text), language=language)
    expect(tab.page.locator(".lesson-text")).to_have_text(words)
    expect(tab.page.locator(".lesson [aria-live]").last).to_have_text(words)


def act(tab: Tab, learner: Learner, situation: Data, key: str) -> None:
    """Do one thing in a situation: a move, the roll, or an answer."""
    expect(tab.page.locator(".lesson-card")).to_have_attribute("data-phase", "doing")
    if situation["question"] is not None:
        learner.answer(tab, key)
    elif key == ROLL:
        learner.roll(tab)
    else:
        learner.play(tab, situation, key)


def walk_step(tab: Tab, learner: Learner, step: Data, language: str = "en") -> None:
    """Do a step, always with the last right answer."""
    number: int | None = 0
    while number is not None:
        situation = step["situations"][number]
        expect_text(tab, situation["goal"], language)
        key, result = [item for item in situation["results"].items() if item[1]["is_right"]][-1]
        act(tab, learner, situation, key)
        number = result["next"]
    expect_text(tab, result["text"], language)
    expect(tab.page.locator(".lesson-card")).to_have_attribute("data-phase", "done")


def walk_course(tab: Tab, learner: Learner, game: str, language: str = "en") -> None:
    """Do all steps of a course, from the first one on, to the page at its end."""
    for number, step in enumerate(read_steps(game), start=1):
        tab.page.wait_for_url(f"**/learn/{game}/{number}")
        walk_step(tab, learner, step, language)
        learner.go_on(tab)
    tab.page.locator(".learn-finish").wait_for()
