"""Search contexts for tests."""

from duellum.battle import Position
from duellum.battle.engine.battle_engine import BattleEngine
from duellum.battle.engine.root_search import RootSearch
from duellum.battle.engine.search_context import SearchContext


def create_context(fen: str | None = None) -> SearchContext:
    """Return the context of a search that has not begun, of a position if that is given.

    Without a tablebase: with the JIT off, building one takes minutes.
    """
    position = Position.start() if fen is None else Position.parse(fen)
    context = BattleEngine(megabytes=1, has_tablebase=False)._create_context([position])
    if fen is not None:
        RootSearch(context, [position])
    return context
