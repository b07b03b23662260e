"""The games as the server lists them, as JSON for a client without a server: ``make types`` writes it."""

from pathlib import Path

from msgspec import json

from duellum.core.registry import load_rules
from duellum.server.game.presenter import present_rules
from duellum.server.live.engine_pool import count_levels

GAMES = ("battle", "qwixx")
"""The games that the client has tables of."""
FILE = Path(__file__).parents[2] / "web" / "src" / "games" / "data" / "rules.json"


def rules_files() -> dict[Path, str]:
    """Return by file what it must hold: the kinds of games, a line each."""
    kinds = (present_rules(rules, count_levels(rules)) for rules in map(load_rules, GAMES))
    lines = ",\n".join(json.encode(kind).decode() for kind in kinds)
    return {FILE: f"[\n{lines}\n]\n"}
