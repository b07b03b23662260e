"""Search contexts for tests: of NumPy arrays, as the plain twin takes them."""

from duellum.battle import Position
from duellum.battle.engine.iterative_deepening import Root, begin_search, limit_search
from duellum.battle.engine.module_arrays import NETWORK_SEARCH, ROOT, SEARCH
from duellum.battle.engine.network import Network
from duellum.battle.engine.search_context import SearchContext
from duellum.battle.engine.weights import load_weights
from duellum.battle.kernel.game import encode_position
from duellum.core.wasm import allocate

TABLE_WORDS = 1 << 12


def create_context(fen: str) -> SearchContext:
    """Return the context of a search of a position that has just begun."""
    return begin(fen)[0]


def begin(fen: str, network: Network | None = None, depth: int = 0) -> tuple[SearchContext, Root]:
    """Return the context and the root of a search that has just begun, by the network if there is one."""
    region = SEARCH if network is None else NETWORK_SEARCH
    context: SearchContext = allocate(region, {"table": TABLE_WORDS})
    context.weights[:] = load_weights()
    if network is not None:
        context.network[:] = network
    root: Root = allocate(ROOT)
    begin_search(context, root, encode_position(Position.parse(fen)), 0, 1)
    limit_search(context, root, depth, 0, 0, 0)
    return context, root
