"""Golden vectors of analyses by a number of nodes: the browser must find the same.

``python -m tools.golden.analysis_vectors`` writes them; ``web/src/review/analysis/vectors.test.ts``
compares. The games are played by weak levels, so that there are errors of every grade to find.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from duellum.analysis.analyser import analyse_record
from duellum.analysis.document import describe_analysis
from duellum.core.engine import Limit, load_engine_spec
from duellum.core.game import Game
from duellum.core.registry import load_rules
from duellum.record import Record, format_record

FILE = Path(__file__).parents[2] / "tests" / "golden" / "analyses.json"
GAMES = (("battle", 2, 1, 900), ("battle", 4, 2, 4_000), ("qwixx", 3, 3, 1), ("qwixx", 5, 4, 3_000))
"""Game, level of the players, seed, nodes of the analysis."""
PLIES = {"battle": 36, "qwixx": 200}
"""Games that take longer are resigned."""
_REASONS_EVERY = 5
"""Reasons are next to every so many plies: ``tests/wasm/test_reasons.py`` compares many more."""


def play_game(name: str, level: int, seed: int) -> Game:
    """Return a game between two players of a level."""
    rules, source = load_rules(name), random.Random(seed)
    spec, game = load_engine_spec(rules), Game(rules)
    engine = spec.create_portable()
    while game.actor is not None and len(game.moves) < PLIES[name]:
        if game.actor == "dice":
            faces = [1 + int(source.random() * 6) for _ in range(game.position.dice_due)]
            game.play(game.position.roll(faces))
        else:
            strength = spec.strength(level, int(source.random() * 2**31))
            game.play(engine.search(game, Limit(), strength=strength).candidates[0].move)
    if game.actor is not None:
        game.resign(game.position.to_move)
    return game


def list_analyses() -> Iterator[dict[str, Any]]:
    """Yield records, nodes, and the analyses."""
    for name, level, seed, nodes in GAMES:
        record = Record.from_game(play_game(name, level, seed))
        spec = load_engine_spec(record.rules)
        found = analyse_record(record, spec, Limit(nodes=nodes), engine=spec.create_portable())
        analysis = msgspec.to_builtins(describe_analysis(found))
        for number, ply in enumerate(analysis["plies"]):
            for candidate in ply.get("candidates", ()):
                candidate["line"] = " ".join(candidate["line"])
                if number % _REASONS_EVERY:
                    del candidate["why"]
        yield {"record": format_record(record), "nodes": nodes, "analysis": analysis}


def format_vectors() -> str:
    """Return the golden file, a line for each game."""
    lines = (json.dumps(vector, ensure_ascii=False) for vector in list_analyses())
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(format_vectors(), encoding="utf-8")
