"""The games as the server lists them, as JSON for a client without a server: ``make types`` writes it."""

from pathlib import Path

from msgspec import json

from duellum.core.registry import games_with, load_rules
from duellum.server.game.presenter import present_rules
from duellum.server.live.engine_pool import count_levels

FILE = Path(__file__).parents[2] / "web" / "src" / "games" / "data" / "rules.json"


def rules_files() -> dict[Path, str]:
    """Return by file what it must hold: the kinds of games that need no server, a line each."""
    kinds = (present_rules(rules, count_levels(rules)) for rules in map(load_rules, games_with("kernels")))
    lines = ",\n".join(json.encode(kind).decode() for kind in kinds)
    return {FILE: f"[\n{lines}\n]\n"}
