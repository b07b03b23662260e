"""How long the courses of lessons take: by mouse, by keyboard alone and on a phone, in three languages.

Each course is done to its end in Chromium, with all animations. What the browser takes is measured. To it
come two estimates: the time to read every text of a step at the usual speed of reading, and a second of
thought before each thing one does. Questions of a course cost more thought than that, so the estimate is for
a person who goes wrong nowhere.
"""

import sys
import time

from benchmarks.arguments import run_measurements
from benchmarks.browser import Site, open_site
from benchmarks.timing import describe_machine
from duellum.core.i18n import Translatable, translate
from duellum.lessons import course_names
from tests.web.lesson_walk import Data, Learner, Pointing, Typing, read_steps, walk_step
from tests.web.test_phones import PHONE, UPRIGHT
from tests.web.visitor import Message, Visitor

LANGUAGES = ("en", "ru", "zh")
"""One for each input: how long a text is depends on the one, what one does on the other."""
INPUTS: dict[str, tuple[type[Learner], Message]] = {
    "mouse": (Pointing, {}),
    "keyboard": (Typing, {}),
    "phone": (Pointing, {"viewport": UPRIGHT, **PHONE}),
}
WORDS_PER_MINUTE = {"en": 230.0, "ru": 185.0}
"""How fast adults read silently: means of published studies, rounded."""
CHARACTERS_PER_MINUTE = 260.0
"""The same for Chinese."""
THOUGHT_SECONDS = 1.0
MAX_STEP_SECONDS = 20.0
"""A step should take less."""


def measure() -> None:
    """Print for each course, by input, the whole time, and that of its longest step."""
    print(describe_machine())
    with open_site() as site:
        for game in course_names():
            for language, name in zip(LANGUAGES, INPUTS, strict=True):
                _print_course(site, game, language, name)


def _print_course(site: Site, game: str, language: str, name: str) -> None:
    kind, options = INPUTS[name]
    visitor = Visitor(site.browser, site.url, locale=language, reduced_motion="no-preference", **options)
    steps = read_steps(game)
    shown = [
        _time_step(visitor, kind(), game, number, step, language) for number, step in enumerate(steps, 1)
    ]
    visitor.context.close()
    whole = [
        seconds + _estimate_reading(step, language) + THOUGHT_SECONDS * _count_actions(step)
        for seconds, step in zip(shown, steps, strict=True)
    ]
    longest = max(range(len(steps)), key=whole.__getitem__)
    too_long = [
        step["name"] for step, seconds in zip(steps, whole, strict=True) if seconds >= MAX_STEP_SECONDS
    ]
    print(
        f"{game}, {language}, {name}: {len(steps)} steps, in the browser {sum(shown):.0f} s, "
        f"with reading and thought {sum(whole):.0f} s; "
        f"the longest, {steps[longest]['name']}, {whole[longest]:.1f} s; "
        f"{MAX_STEP_SECONDS:.0f} s or more: {', '.join(too_long) or 'none'}"
    )


def _time_step(
    visitor: Visitor, learner: Learner, game: str, number: int, step: Data, language: str
) -> float:
    if number == 1:
        visitor.page.goto(f"/learn/{game}/1")
    visitor.page.wait_for_url(f"**/learn/{game}/{number}")
    visitor.table.wait_for()
    began = time.perf_counter()
    walk_step(visitor, learner, step, language)
    learner.go_on(visitor)
    return time.perf_counter() - began


def _follow_answers(step: Data) -> list[tuple[Data, Data]]:
    """Return the situations of a step, answered without a mistake, each with the result of the answer."""
    number: int | None = 0
    passed = []
    while number is not None:
        situation = step["situations"][number]
        result = [result for result in situation["results"].values() if result["is_right"]][-1]
        passed.append((situation, result))
        number = result["next"]
    return passed


def _estimate_reading(step: Data, language: str) -> float:
    """Return the seconds to read the goals of a step and the words at its end."""
    passed = _follow_answers(step)
    ids = [*(situation["goal"] for situation, _ in passed), passed[-1][1]["text"]]
    texts = [translate(Translatable(text), language=language) for text in ids]
    if language in WORDS_PER_MINUTE:
        return 60 * sum(len(text.split()) for text in texts) / WORDS_PER_MINUTE[language]
    return 60 * sum(map(len, texts)) / CHARACTERS_PER_MINUTE


def _count_actions(step: Data) -> int:
    return len(_follow_answers(step)) + 1  # and to continue


if __name__ == "__main__":
    run_measurements(globals(), sys.argv[1:])
