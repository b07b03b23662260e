"""Writes the tables of the pages on environments from the environments, and draws what the example learns.

``python -m tools.docs.environments`` writes both; a test checks that nothing has changed.
"""

import csv
import re
from collections.abc import Sequence
from pathlib import Path

from duellum.core.environment import Channel, EnvironmentSpec, load_environment_spec
from duellum.core.registry import load_rules
from duellum.core.svg import document, element
from duellum.qwixx.training.charts import Axes
from tools.docs.markdown_files import ROOT

FOLDER = ROOT / "docs" / "research"
CURVE = FOLDER / "battle-learning.csv"
"""What ``python examples/learn_value.py battle`` has written."""
_WIDTH, _HEIGHT = 640.0, 360.0
_INK, _RANDOM, _LEVEL = "#22201d", "#1f5f8b", "#8c2f1b"
_TABLE = re.compile(r"(<!-- table: (\w+) (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def write_page(text: str) -> str:
    """Return a page with its tables as the environments are now."""
    return _TABLE.sub(lambda found: f"{found[1]}{format_table(found[2], found[3])}\n{found[4]}", text)


def format_table(game: str, name: str) -> str:
    """Return a table of a game: ``facts``, ``actions``, ``planes`` or ``features``."""
    spec = load_environment_spec(load_rules(game))
    rows: list[tuple[str, ...]]
    match name:
        case "facts":
            rows = _list_facts(spec)
        case "actions":
            rows = [("action", "meaning"), *spec.tabulate_actions()]
        case _:
            rows = _list_channels(spec.planes if name == "planes" else spec.features)
    heading, *body = ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join([heading, "|" + "---|" * len(rows[0]), *body])


def _list_facts(spec: EnvironmentSpec) -> list[tuple[str, ...]]:
    height, width = spec.board_shape
    anchors = ", ".join(
        f"{f'level {name}' if name.isdigit() else name}: {elo}" for name, elo in spec.anchors.items()
    )
    return [
        ("Import", f"`from duellum.research.pettingzoo import {spec.version}`"),
        ("Registered with PettingZoo", f'`pettingzoo.make("aec", "duellum/{spec.version}")`'),
        ("Registered with Gymnasium", f'`gymnasium.make_vec("duellum/{spec.version.replace("_", "-")}")`'),
        ("Agents", "`player_0`, `player_1`"),
        ("Actions", f"`Discrete({spec.action_count})`"),
        ("Observation as planes", f"`({spec.planes_shape[0]}, {height}, {width})`, `int8`"),
        ("Observation as compact features", f"`({spec.feature_count},)`, `int8`"),
        ("Anchors of the leaderboard", anchors),
    ]


def _list_channels(channels: Sequence[Channel]) -> list[tuple[str, ...]]:
    rows: list[tuple[str, ...]] = [("index", "values", "what it shows")]
    first = 0
    for channel in channels:
        last = first + channel.size - 1
        index = str(first) if channel.size == 1 else f"{first} to {last}"
        rows.append((index, f"0 to {channel.most}", channel.description))
        first = last + 1
    return rows


def draw_curve(path: Path = CURVE) -> str:
    """Return the learning curve as SVG: the shares of the points against random moves and level 1."""
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    minutes = [float(row["seconds"]) / 60 for row in rows]
    by_random, by_level = (
        [(minute, float(row[name])) for minute, row in zip(minutes, rows, strict=True)]
        for name in ("random", "level1")
    )
    axes = Axes((0, minutes[-1]), (0, 1))
    x_ticks = [(minutes[-1] * part / 4, f"{minutes[-1] * part / 4:.0f}") for part in range(5)]
    return document(
        element("rect", width=_WIDTH, height=_HEIGHT, fill="#fffdf8"),
        *axes.grid(x_ticks, [(part / 4, f"{25 * part}%") for part in range(5)]),
        axes.line([(0, 0.5), (minutes[-1], 0.5)], _INK, "2 4"),
        axes.line(by_random, _RANDOM),
        axes.line(by_level, _LEVEL),
        *_list_labels(),
        width=_WIDTH,
        height=_HEIGHT,
        title="Share of the points of the example that learns Battle",
        description=f"At the end {by_random[-1][1]:.0%} and {by_level[-1][1]:.0%}.",
    )


def _list_labels() -> list[str]:
    """Return the names of the lines and of the axis."""
    lines = {"against random moves": (40, _RANDOM), "against level 1": (200, _LEVEL)}
    labels = {**lines, "processor minutes": (480, _INK)}
    return [
        element("text", text, x=x, y=_HEIGHT - 8, font_size=12, fill=colour)
        for text, (x, colour) in labels.items()
    ]


def list_pages() -> list[Path]:
    """Return the pages that may have tables."""
    return sorted(FOLDER.glob("*.md"))


if __name__ == "__main__":
    for page in list_pages():
        page.write_text(write_page(page.read_text(encoding="utf-8")), encoding="utf-8")
    CURVE.with_suffix(".svg").write_text(draw_curve(), encoding="utf-8")
