"""The module in which turns are searched, as Python drives it."""

from duellum.core.engine import FULL_STRENGTH, Strength
from duellum.core.wasm_runtime import Instance
from duellum.qwixx.engine.module_arrays import POSITION, TURN
from duellum.qwixx.engine.neural_net.packing import load_network
from duellum.qwixx.engine.turn_options import TurnOptions
from duellum.qwixx.engine.turn_search import TurnSearch, begin_search, value_before_roll
from duellum.qwixx.kernel.bitboard import State
from duellum.qwixx.kernel.encoding import encode
from duellum.qwixx.kernel.game import NO_DICE, ArrayPosition
from duellum.qwixx.kernel.turns import UNDECIDED
from duellum.qwixx.rules.position import Position


class TurnMemory:
    """An instance of the module, with the network's weights unpacked."""

    def __init__(self) -> None:
        instance = Instance("qwixx")
        self.run = instance.run
        self.turn: TurnSearch = instance.view(TURN)
        self._position: ArrayPosition = instance.view(POSITION)
        self.run(load_network)

    def begin(self, options: TurnOptions, depth: int, nodes: int, strength: Strength = FULL_STRENGTH) -> None:
        """Begin the search of a turn, with limits, 0 for none."""
        self._write(encode(options.position), int(options.side), options.dice, options.first)
        self.run(begin_search, depth, nodes, strength.overlooked_per_mille, strength.seed)

    def expected_value(self, position: Position) -> float:
        """Return the expectation over all rolls of the best value at depth 1, to the player about to roll."""
        self._write(encode(position), int(position.to_move), NO_DICE, UNDECIDED)
        return float(self.run(value_before_roll))

    def _write(self, state: State, side: int, dice: int, first: int) -> None:
        self._position.state[:], self._position.counters[:] = state, (side, dice, first)
