"""The entry points of the search by the network, and of self-play, from which the network learns."""

from duellum.battle.engine.iterative_deepening import begin_search, count_nodes, deepen, limit_search
from duellum.battle.engine.module_arrays import AFTER, GAME, NETWORK, NETWORK_SEARCH, POSITION, RNG, ROOT
from duellum.battle.engine.network import evaluate_by_network
from duellum.battle.engine.self_play import play_training_game
from duellum.battle.engine.weights import load_weights
from duellum.core.wasm import INT, Entry, Kernel

_PIECES, _MASKS, _ = POSITION.arrays()
_NODES, _SEED = ("nodes", INT), ("seed", INT)

NETWORK_KERNEL = Kernel(
    "battle_network",
    (
        Entry(evaluate_by_network, (_PIECES, _MASKS, ("side", INT), NETWORK), INT),
        Entry(begin_search, (NETWORK_SEARCH, ROOT, POSITION, ("base", INT), ("wanted", INT)), INT),
        Entry(
            limit_search,
            (NETWORK_SEARCH, ROOT, ("depth", INT), _NODES, ("overlooked_per_mille", INT), _SEED),
        ),
        Entry(deepen, (NETWORK_SEARCH, ROOT, POSITION, _NODES), INT),
        Entry(count_nodes, (NETWORK_SEARCH,), INT),
        Entry(
            play_training_game,
            (NETWORK_SEARCH, ROOT, POSITION, AFTER, RNG, GAME, _SEED, ("number", INT), _NODES),
            INT,
        ),
    ),
    data={"search_weights": lambda: load_weights().tobytes()},
    is_threaded=True,
    is_for_browsers=False,
)
"""The module of the search by the network, apart from the other so that neither slows the other down."""
