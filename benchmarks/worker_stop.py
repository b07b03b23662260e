"""How long the engine's Worker takes to stop, in Chromium: from the message to the answer.

Somebody who changes the position waits that long before the engine looks at the new one. The bound is 50 ms.
"""

import random
import sys
from statistics import median

from playwright.sync_api import Page

from benchmarks.arguments import run_measurements
from benchmarks.browser import Site, open_site
from benchmarks.timing import describe_machine
from duellum.battle.engine.spec import BENCH as BATTLE_BENCH
from duellum.qwixx.engine.spec import BENCH as QWIXX_BENCH
from tests.web.visitor import Visitor

POSITIONS = {"battle": BATTLE_BENCH[:6], "qwixx": QWIXX_BENCH}
LONGEST_SEARCH_MS = {"battle": 600, "qwixx": 60}
"""Qwixx Duel's searches end by themselves after some tens of milliseconds."""

_REMEMBER_WORKER = """
  window.Worker = class extends Worker {
    constructor(address, options) {
      super(address, options);
      if (options?.name === 'duellum-engine') window.engineAddress = String(address);
    }
  };
"""
_STOP = """async ([rules, cases]) => {
  const worker = new Worker(window.engineAddress, { type: 'module' });
  const hear = task => new Promise(resolve => {
    worker.onmessage = ({ data }) => {
      if (data.task === task && data.type !== 'progress') resolve(data);
    };
  });
  const ask = message => {
    const answer = hear(message.task);
    worker.postMessage(message);
    return answer;
  };
  await ask({ type: 'prepare', task: 0, rules });
  const waits = [];
  for (const [index, [start, after]] of cases.entries()) {
    const strength = { nodes: null, overlookedPerMille: 0 };
    const game = { rules, start, moves: [], isFresh: true };
    const request = { ...game, candidates: 3, strength, seed: 0, milliseconds: 60_000 };
    const task = index + 1;
    let isOver = false;
    const answer = ask({ type: 'search', task, request }).then(() => (isOver = true));
    await new Promise(done => setTimeout(done, after));
    if (!isOver) {
      const began = performance.now();
      worker.postMessage({ type: 'stop', task });
      await answer;
      waits.push(performance.now() - began);
    }
  }
  worker.terminate();
  return waits;
}"""


def measure(count: int = 100) -> None:
    """Print the median and the longest of so many stops for each game."""
    print(describe_machine())
    with open_site() as site:
        for game in POSITIONS:
            waits = _stop_searches(_open_board(site, game), game, count)
            longest = ", ".join(f"{wait:.0f}" for wait in sorted(waits, reverse=True)[:3])
            print(
                f"{game}: {len(waits)} of {count} searches were under way and stopped; "
                f"median {median(waits):.1f} ms, the longest {longest} ms; the first {waits[0]:.0f} ms"
            )


def _open_board(site: Site, game: str) -> Page:
    """Open the analysis board and switch its engine on, which starts the Worker."""
    page = Visitor(site.browser, site.url).page
    page.add_init_script(_REMEMBER_WORKER)
    page.goto(f"/analysis/{game}")
    page.get_by_role("switch").first.click()
    while page.evaluate("() => window.engineAddress === undefined"):
        page.wait_for_timeout(50)
    page.get_by_role("switch").first.click()
    return page


def _stop_searches(page: Page, game: str, count: int) -> list[float]:
    source = random.Random(1)
    texts = POSITIONS[game]
    cases = [
        [texts[number % len(texts)], source.randrange(LONGEST_SEARCH_MS[game])] for number in range(count)
    ]
    waits: list[float] = page.evaluate(_STOP, [game, cases])
    return waits


if __name__ == "__main__":
    run_measurements(globals(), sys.argv[1:])
