"""What games in the browser know about their rules without a kernel: ``make types`` writes it."""

import json
from pathlib import Path
from typing import Any

from duellum.core.engine import Strength, load_engine_spec
from duellum.core.registry import games_with, load_rules
from duellum.core.rules import Rules

FILE = Path(__file__).parents[2] / "web" / "src" / "local" / "data" / "facts.json"


def local_files() -> dict[Path, str]:
    """Return by file what it must hold: the facts about each game that has a kernel in the browser."""
    lines = ",\n".join(json.dumps(list_facts(load_rules(game))) for game in games_with("kernels"))
    return {FILE: f"[\n{lines}\n]\n"}


def list_facts(rules: Rules) -> dict[str, Any]:
    """Return the facts about a game, named as the client names them."""
    return {
        "name": rules.name,
        "sides": rules.side_names,
        "starts": [{"position": str(start), "toMove": int(start.to_move)} for start in rules.starts],
        "agreementClause": rules.agreement_clause,
        "hasDice": rules.has_dice,
        "levels": [
            {"nodes": level.nodes, "overlookedPerMille": level.overlooked_per_mille} | _describe_book(level)
            for level in load_engine_spec(rules).levels
        ],
        "reviewNodes": load_engine_spec(rules).review_nodes,
    }


def _describe_book(level: Strength) -> dict[str, int]:
    """Return by how much a level's opening moves may lose; left out where it plays without a book."""
    loss = level.book_loss_per_mille
    return {} if loss is None else {"bookLossPerMille": loss}
