"""The search by playouts: how far its levels are apart in a game that brings no engine.

``python -m benchmarks.playouts race21 200`` plays so many games between each level and the one below it, for
Race to 21, the game of ``docs/how-to/add-a-game.md``; any installed game will do. With another
number, levels above that one are left out: they take most of the time.
"""

import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any

from benchmarks.timing import describe_machine
from duellum.core.engine import Limit
from duellum.core.registry import load_rules
from duellum.core.rules import Rules
from duellum.engine.engine import Engine, wrap_engine
from duellum.engine.matches import match
from duellum.engine.playouts import LEVELS, PlayoutEngine
from tests.toy_game.installation import install_toy_game

TOP_NODES = 3_000
"""How many playouts the top level has here, which otherwise has as many as the time allows."""


def measure_levels(game: str, games: int, last: int = len(LEVELS)) -> None:
    """Print how far apart neighbouring levels are, up to the last one."""
    rules = load_rules(game)
    players = [_create_player(rules, level) for level in range(1, last + 1)]
    for weaker, stronger in pairwise(players):
        print(f"{game}: {match(stronger, weaker, rules=rules, games=games, rng=1)}", flush=True)


def _create_player(rules: Rules[Any, Any], level: int) -> Engine[Any]:
    limit = Limit(nodes=TOP_NODES)
    return wrap_engine(
        rules, f"level {level}", PlayoutEngine(), strength=LEVELS[level - 1], limit=limit, seed=level
    )


if __name__ == "__main__":
    name, *numbers = sys.argv[1:]
    print(describe_machine())
    with tempfile.TemporaryDirectory() as folder, install_toy_game(Path(folder)):
        measure_levels(name, *map(int, numbers))
