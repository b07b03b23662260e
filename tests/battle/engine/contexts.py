"""Search contexts for tests."""

from duellum.battle import Position
from duellum.battle.engine.battle_engine import BattleEngine
from duellum.battle.engine.search_context import SearchContext


def create_context(fen: str) -> SearchContext:
    """Return the context of a search that has not begun."""
    return BattleEngine(megabytes=1)._create_context([Position.parse(fen)])
