"""Entry points that no browser needs: rollouts, playouts, policies, and whole games between them."""

import numpy as np

from duellum.core.wasm import INT, Array, Entry, Kernel
from duellum.qwixx.engine.module_arrays import (
    ADJUSTED,
    EVALUATOR,
    LEADS,
    PACKED,
    RESULTS,
    SEEDS,
    START,
    TURN,
    WORKSPACES,
)
from duellum.qwixx.engine.monte_carlo import play_bandit
from duellum.qwixx.engine.neural_net.packing import load_network, pack_network
from duellum.qwixx.engine.neural_net.weights import load_shipped_network
from duellum.qwixx.engine.rollouts import play_rollouts
from duellum.qwixx.kernel.turns import MAX_TURN_OPTIONS
from duellum.qwixx.simulation.games import play_games, play_random_games
from duellum.qwixx.simulation.policies import evaluate_turns
from duellum.qwixx.simulation.summary import COLUMNS, GAME

_STATES = TURN.arrays()[0]
_VALUES, _VISITS, _SUMS = (
    Array(name, np.float64, (MAX_TURN_OPTIONS,)) for name in ("values", "visits", "sums")
)
_RNG = Array("rng", np.uint64, (1,))
_POLICIES = Array("policies", np.int64, (2,))
_TALLY = Array("tally", np.int64, (2, GAME + 1, COLUMNS))
_SIDE, _GAMES, _POLICY, _COUNT = ("side", INT), ("games", INT), ("policy", INT), ("count", INT)
_BEGIN, _END = ("begin", INT), ("end", INT)

SIMULATION_KERNEL = Kernel(
    "qwixx_simulation",
    (
        Entry(load_network, (PACKED, EVALUATOR, LEADS)),
        Entry(play_rollouts, (EVALUATOR, WORKSPACES[0], START, _SIDE, _GAMES, SEEDS, RESULTS, ADJUSTED)),
        Entry(play_bandit, (_STATES, _COUNT, _SIDE, _POLICY, _GAMES, _RNG, _VISITS, _SUMS)),
        Entry(evaluate_turns, (_STATES, _COUNT, _SIDE, _POLICY, _VALUES)),
        Entry(play_random_games, (_BEGIN, _END, SEEDS, _TALLY)),
        Entry(play_games, (_BEGIN, _END, SEEDS, _POLICIES, _TALLY)),
    ),
    data={"packed": lambda: pack_network(load_shipped_network()).tobytes()},
    is_for_browsers=False,
)
"""The module of Qwixx Duel's simulations."""
