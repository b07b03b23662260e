"""A turn under way as engines see it: the ways to finish it, and what becomes of the choice now due."""

import random
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from duellum.core.engine import Candidate
from duellum.core.errors import MoveError
from duellum.core.game import Game
from duellum.qwixx.kernel.bitboard import WORDS, State, decode_choice, encode, encode_choice, encode_roll
from duellum.qwixx.kernel.turns import MOST_TURNS, UNDECIDED, list_turns
from duellum.qwixx.rules.board import Side
from duellum.qwixx.rules.position import Move, Position

Values = npt.NDArray[np.float64]
Ways = npt.NDArray[np.intp]
"""By way, the line of the state it leads to."""


class Turning:
    """The ways to finish the turn under way in a game, and what they lead to, each result once.

    Raises :class:`~duellum.core.errors.MoveError` when no player is to choose.
    """

    def __init__(self, game: Game) -> None:
        position = game.position
        if not isinstance(game.actor, Side) or not isinstance(position, Position) or position.thrown is None:
            raise MoveError("no player is to choose: there is nothing to think about")
        self.position, self.side = position, position.to_move
        self._is_first_due = position.first is None
        states, choices = np.empty((MOST_TURNS, WORDS), np.int64), np.empty((MOST_TURNS, 2), np.int64)
        done = UNDECIDED if position.first is None else encode_choice(position.first)
        count = list_turns(
            encode(position), int(self.side), encode_roll(position.thrown), done, states, choices
        )
        results, result_of = np.unique(states[:count], axis=0, return_inverse=True)
        self.states: State = results
        """int64[n, 5]: what the ways lead to; two placements in either order often come to the same."""
        self._result_of: Ways = result_of
        self._choices = choices[:count]

    def overlook(self, per_mille: int, seed: int) -> None:
        """Lose sight of each way with this probability in a thousand, but not of all."""
        source = random.Random(seed)
        ways = range(len(self._choices))
        kept = [way for way in ways if source.random() * 1000 >= per_mille] or [source.choice(ways)]
        results, self._result_of = np.unique(self._result_of[kept], return_inverse=True)
        self.states, self._choices = self.states[results], self._choices[kept]

    def candidates(self, values: Values, by: Values | None = None) -> tuple[Candidate, ...]:
        """Return a candidate for each choice now due, with the best way to go on, the best first.

        `values` are those of the states; the order is that of `by`, of `values` where it is not given.
        """
        ranks = (values if by is None else by)[self._result_of]
        order = np.argsort(-ranks, kind="stable")
        due, best = 0 if self._is_first_due else 1, dict[int, int]()
        for way in order.tolist():
            best.setdefault(int(self._choices[way, due]), way)
        return tuple(self._candidate(way, float(values[self._result_of[way]])) for way in best.values())

    def _candidate(self, way: int, value: float) -> Candidate:
        line = self._moves(self._choices[way, 0 if self._is_first_due else 1 :].tolist())
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
