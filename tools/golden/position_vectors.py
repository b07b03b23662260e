"""Golden vectors of positions: texts, and what the rules say against them.

``python -m tools.golden.position_vectors`` writes them. The analysis board refuses the same positions in the
browser: ``web/src/analysis/session/legality.test.ts`` compares.
"""

import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from duellum.core.errors import PositionError
from duellum.core.registry import load_rules
from duellum.core.rules import Rules
from tools.golden.rule_vectors import pick, positions

FILE = Path(__file__).parents[2] / "tests" / "golden" / "positions.json"
TRIES, KEPT = 700, 12
"""Positions of random games that texts are made of; vectors of each fault at most."""
_LETTERS = {"battle": "ABKXabkxwb0123456789/ -é", "qwixx": "bg.-x23/: r12"}
BY_HAND = {
    "battle": (
        "", "sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 0 1", "9/9/9/9/9/9/9/9 w 0 1", "4k4/9/9/9/9/9/9/9 w 0 1",
        "4k4/9/9/9/9/9/9/9 w 0 2", "9/9/9/9/9/9/9/4K4 b 0 1", "4K4/9/9/9/9/9/9/4k4 w 0 9",
        "4K4/9/9/9/9/9/9/4k4 b 0 9", "4K4/9/9/9/9/9/9/3k5 b 0 9", "3k5/9/9/9/9/9/9/4K4 w 101 60",
        "sbfwkwfbs/s8/9/9/9/9/9/TCGXKXGCT w 0 1", "4k4/9/9/9/K8/9/9/4K4 w 0 1", "4k4/9/9/9/9/9/9/4K4 w 0 0",
        "4k4/9/9/9/9/9/9/4K4 w 00 1", "4k4/9/9/9/9/9/9/4K4  w 0 1", "4k4/9/9/9/9/9/4K4 w 0 1",
        "4k4/9/9/45/9/9/9/4K4 w 0 1", "4k4/9/9/0/9/9/9/4K4 w 0 1", "4k4/9/9/8/9/9/9/4K4 x 0 1",
        "4k4/9/9/8/9/9/9/4K4 w 0 1", "4k4/9/9/9A/9/9/9/4K4 w 0 1", "4k4/9/9/8z/9/9/9/4K4 w 0 1",
    ),
    "qwixx": (
        "", "...........-/...........-/...........-/...........- b 0:0 - r",
        "...........-/...........-/...........-/...........- b 1:0 - r",
        "...........-/...........-/...........-/...........- g 1:0 - r",
        "...........-/...........-/...........-/...........- g 1:3 - r",
        "..........bb/...........-/...........-/...........- g 0:0 - r",
        "b5.........bb/...........-/...........-/...........- g 0:0 - r",
        "b5.........bg/...........-/...........-/...........- g 0:0 - r",
        "b5.........b2b/...........-/...........-/...........- g 0:0 - r",
        "b5.........bx/...........-/...........-/...........- g 0:0 - r",
        "b5.........b-/...........-/...........-/...........- g 0:0 - r",
        "b5..........x/...........-/...........-/...........- g 0:0 - r",
        "b5..........b/...........-/...........-/...........- g 0:0 - r",
        "b5.........bb/g5.........gg/b5.........bb/...........- g 0:0 - r",
        "b5.........bb/g5.........gg/...........-/...........- g 0:0 - r",
        "b5.........bb/g5.........gg/...........-/...........- b 0:0 - r",
        "b9.........bx/b9..........-/b3..........-/...........- g 0:0 - r",
        "b9.........bx/b5.........bx/b6..........-/...........- g 0:0 - r",
        "b22..........-/...........-/...........-/...........- b 0:0 - r",
        "b22..........-/...........-/...........-/...........- g 0:0 - r",
        "b22..........-/...........-/...........-/...........- g 1:0 - r",
        "b9..........-/...........-/...........-/...........- g 3:2 - r",
        "b9..........-/...........-/...........-/...........- g 2:2 - r",
        "b9..........-/...........-/...........-/...........- b 4:0 - r",
        "b9..........-/...........-/...........-/...........- b 4:0 41/3526 1",
        "b..........-/...........-/...........-/...........- b 0:0 41/3526 1",
        "b..........-/...........-/...........-/...........- b 0:0 41/3-26 1",
        "b5.........bb/...........-/...........-/...........- b 0:0 41/3526 1",
        "...........-/...b.......-/...........-/...........- b 0:0 41/3526 2:y5",
        "...........-/...b.......-/...........-/...........- b 0:0 41/3526 2:y6",
        "...........-/...g.......-/...........-/...........- b 0:0 41/3526 2:y5",
        "...........-/...b.b.....-/...........-/...........- b 0:0 41/3526 2:y5",
        "...........-/...b2g......-/...........-/...........- b 0:0 41/3526 2:y5",
        "...........-/...........-/...........-/...........- b 0:0 41/3526 2:-",
        "...........-/...........-/...........-/...........- b 0:0 41/3526 3",
        "...........-/...........-/...........-/...........- b 0:0 - 1",
        "...........-/...........-/...........-/...........- b 0:0 41/3526 r",
        "...........-/...........-/...........-/...........- b 0:0 41/7526 1",
        "...........-/...........-/...........-/...........- b 0:0 41/3526 2:z9",
        "...........-/...........-/...........-/...........- x 0:0 - r",
        "...........-/...........-/...........-/...........- b 00 - r",
        "...........-/...........-/...........- b 0:0 - r",
        "...........-/..........-/...........-/...........- b 0:0 - r",
        "...........-/...........q/...........-/...........- b 0:0 - r",
        "...........-/b1..........-/...........-/...........- b 0:0 - r",
        "...........-/b02..........-/...........-/...........- b 0:0 - r",
        "...........-/...........-/...........-/...........-  b 0:0 - r",
    ),
}  # fmt: skip
"""Positions of every kind of fault, and some that are possible."""


def garble(source: random.Random, letters: str, text: str) -> str:
    """Return a text with a few characters changed, dropped or added."""
    for _ in range(1 + int(source.random() * 3)):
        place, letter = int(source.random() * len(text)), pick(source, letters)
        text = text[:place] + pick(source, ("", letter, letter + text[place])) + text[place + 1 :]
    return text


def list_texts(rules: Rules) -> Iterator[str]:
    """Yield texts of positions, possible and impossible ones."""
    source = random.Random(17)
    yield from BY_HAND[rules.name]
    for position in islice(positions(rules, source), TRIES):
        yield str(position)
        for _ in range(4):
            yield garble(source, _LETTERS[rules.name], str(position))


def find_fault(rules: Rules, text: str) -> str | None:
    """Return what is wrong with a text, None for a position."""
    try:
        rules.parse_position(text)
    except PositionError as error:
        return str(error)
    return None


def list_vectors(rules: Rules) -> Iterator[tuple[str, str | None]]:
    """Yield texts and their faults, each kind of fault a few times."""
    seen = Counter[str]()
    by_hand = set(BY_HAND[rules.name])
    for text in list_texts(rules):
        fault = find_fault(rules, text)
        kind = re.sub(r"'.*?'|\d+|red|yellow|green|blue|White|Black|Grey", "", fault or "")
        seen[kind] += 1
        if text in by_hand or seen[kind] <= KEPT:
            yield text, fault


def format_vectors() -> str:
    """Return the golden file, a line for each vector."""
    parts = []
    for game in BY_HAND:
        lines = ",\n".join(
            json.dumps(vector, ensure_ascii=False) for vector in list_vectors(load_rules(game))
        )
        parts.append(f'"{game}": [\n{lines}\n]')
    return "{" + ",\n".join(parts) + "}\n"


if __name__ == "__main__":
    FILE.write_text(format_vectors(), encoding="utf-8")
