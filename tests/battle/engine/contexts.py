"""Search contexts for tests: of NumPy arrays, as the plain twin takes them."""

from duellum.battle import Position
from duellum.battle.engine.iterative_deepening import begin_search, limit_search
from duellum.battle.engine.module_arrays import ROOT, SEARCH
from duellum.battle.engine.search_context import SearchContext
from duellum.battle.engine.weights import load_weights
from duellum.battle.kernel.game import encode_position
from duellum.core.wasm import allocate

TABLE_WORDS = 1 << 12


def create_context(fen: str) -> SearchContext:
    """Return the context of a search of a position that has just begun."""
    context: SearchContext = allocate(SEARCH, {"table": TABLE_WORDS})
    context.weights[:] = load_weights()
    root = allocate(ROOT)
    begin_search(context, root, encode_position(Position.parse(fen)), 0, 1)
    limit_search(context, root, 0, 0, 0, 0)
    return context
