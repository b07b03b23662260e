"""The longest task of each page, in processor time: how long a press may have to wait while it loads.

Wall time would measure what else the machine does. ``python -m benchmarks.long_tasks``.
"""

import json
from collections import defaultdict
from collections.abc import Iterable
from statistics import median
from typing import Any

from playwright.sync_api import Browser

from benchmarks.browser import open_site
from benchmarks.timing import describe_machine
from tests.web.visitor import Visitor, find_chromium

PAGES = {
    "/": ".home form",
    "/rules/battle": ".rulebook[aria-busy=false]",
    "/rules/battle#B12": ".rulebook[aria-busy=false]",
    "/rules/qwixx": ".rulebook[aria-busy=false]",
    "/learn/battle/1": ".battle",
    "/learn/qwixx/1": ".qwixx",
    "/puzzles": "main",
}
"""Pages, and what shows that they have been drawn."""
RUNS = 5
_SETTLED_MS = 1500
_CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
_TASK = "RunTask"

Event = dict[str, Any]


def longest_task(browser: Browser, url: str, path: str, landmark: str) -> tuple[float, dict[str, float]]:
    """Return the milliseconds of the longest task of a page's main thread, and what they were spent on."""
    visitor = Visitor(browser, url)
    browser.start_tracing(page=visitor.page, categories=_CATEGORIES)
    visitor.page.goto(path)
    visitor.page.locator(landmark).last.wait_for()
    visitor.page.wait_for_timeout(_SETTLED_MS)
    events: list[Event] = json.loads(browser.stop_tracing())["traceEvents"]
    visitor.context.close()
    tasks = [event for event in events if event["name"].endswith(_TASK) and "tdur" in event]
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    own = [task for task in tasks if (task["pid"], task["tid"]) in threads]
    worst = max(own, key=lambda task: float(task["tdur"]))
    return worst["tdur"] / 1000, _split(worst, events)


def _split(task: Event, events: Iterable[Event]) -> dict[str, float]:
    """Return the milliseconds of each kind of work in a task, without other kinds within it."""
    end = task["ts"] + task["dur"]
    parts = [
        event
        for event in events
        if (event["pid"], event["tid"]) == (task["pid"], task["tid"])
        and task["ts"] <= event["ts"] < end
        and event.get("ph") == "X"
        and "tdur" in event
    ]
    spent = defaultdict[str, float](float)
    open_parts: list[Event] = []
    for part in sorted(parts, key=lambda part: (part["ts"], -part["dur"])):
        while open_parts and open_parts[-1]["ts"] + open_parts[-1]["dur"] <= part["ts"]:
            open_parts.pop()
        spent[part["name"]] += part["tdur"] / 1000
        if open_parts:
            spent[open_parts[-1]["name"]] -= part["tdur"] / 1000
        open_parts.append(part)
    return spent


def measure() -> None:
    """Print the median of the longest task of each page; a line that says why where there is no browser."""
    if find_chromium() is None:
        print("long tasks: Chromium is not installed")
        return
    with open_site() as site:
        for path, landmark in PAGES.items():
            runs = [longest_task(site.browser, site.url, path, landmark) for _ in range(RUNS)]
            times = sorted(time for time, _ in runs)
            _, parts = sorted(runs, key=lambda run: run[0])[len(runs) // 2]
            most = sorted(parts.items(), key=lambda part: -part[1])[:4]
            spent = ", ".join(f"{name} {milliseconds:.0f}" for name, milliseconds in most)
            print(f"long tasks: {path}: {median(times):.0f} ms ({times[0]:.0f} to {times[-1]:.0f}): {spent}")


if __name__ == "__main__":
    print(describe_machine())
    measure()
