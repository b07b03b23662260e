"""The options of the turn under way: every way to finish it, and a candidate for each choice now due."""

from collections.abc import Sequence
from functools import cached_property

import numpy as np
import numpy.typing as npt

from duellum.core.engine import Candidate
from duellum.core.errors import MoveError
from duellum.core.game import Game
from duellum.core.i18n import Translatable
from duellum.core.wasm_runtime import shipped
from duellum.qwixx.kernel.bitboard import WORDS, State
from duellum.qwixx.kernel.encoding import decode_choice, encode, encode_choice, encode_roll
from duellum.qwixx.kernel.turns import MAX_TURN_OPTIONS, UNDECIDED, Turns, list_turns
from duellum.qwixx.rules.board import Side
from duellum.qwixx.rules.position import Move, Position

_list_turns = shipped("qwixx", list_turns)

Values = npt.NDArray[np.float64]
OptionIndex = npt.NDArray[np.intp]
"""By option, the line of the state it leads to."""


class TurnOptions:
    """The ways to finish the turn under way in a game, and the distinct states they lead to.

    Raises :class:`~duellum.core.errors.MoveError` when no player is to choose.
    """

    def __init__(self, game: Game) -> None:
        position = game.position
        if not isinstance(game.actor, Side) or not isinstance(position, Position) or position.dice is None:
            raise MoveError(
                "no player is to choose: there is no move to search",
                why=Translatable("general-illegal-search"),
            )
        self.position, self.side = position, position.to_move
        self._is_first_due = position.first_choice is None
        self.first = UNDECIDED if position.first_choice is None else encode_choice(position.first_choice)
        """The choice of action 1, as the kernel has it."""
        self.dice = encode_roll(position.dice)

    @cached_property
    def _turns(self) -> tuple[State, OptionIndex, Turns]:
        """The distinct results, by option the line of the result it leads to, and its choices."""
        states = np.empty((MAX_TURN_OPTIONS, WORDS), np.int64)
        choices = np.empty((MAX_TURN_OPTIONS, 2), np.int64)
        state = encode(self.position)
        count = _list_turns(state, int(self.side), self.dice, self.first, states, choices)
        results, state_of = np.unique(states[:count], axis=0, return_inverse=True)
        return results, state_of, choices[:count]

    @property
    def states(self) -> State:
        """int64[n, 5]: the distinct results; two placements in either order often lead to the same one."""
        return self._turns[0]

    def candidates(self, values: Values, by: Values | None = None) -> tuple[Candidate, ...]:
        """Return a candidate for each choice now due, with its best continuation, the best first.

        `values` are those of the states; `by` is what to sort by, `values` when not given.
        """
        _, state_of, choices = self._turns
        ranks = (values if by is None else by)[state_of]
        order = np.argsort(-ranks, kind="stable")
        due, best = 0 if self._is_first_due else 1, dict[int, int]()
        for option in order.tolist():
            best.setdefault(int(choices[option, due]), option)
        return tuple(
            self.candidate(choices[option].tolist(), float(values[state_of[option]]))
            for option in best.values()
        )

    def candidate(self, choices: Sequence[int], value: float) -> Candidate:
        """Return the candidate of an option, given by its two choices."""
        line = self._moves(choices[0 if self._is_first_due else 1 :])
        return Candidate(line[0], value, line)

    def _moves(self, choices: Sequence[int]) -> tuple[Move, ...]:
        """Return the moves of these choices, up to the end of the game."""
        position, moves = self.position, list[Move]()
        for field in choices:
            if moves:
                position = position.play(moves[-1])
                if position.ending is not None:
                    break
            choice = decode_choice(field)
            moves.append(position.decline() if choice == "-" else position.placement(choice))
        return tuple(moves)
