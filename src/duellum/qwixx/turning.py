"""A turn under way as engines see it: the ways to finish it, and what becomes of the choice now due."""

import random
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from duellum.game import Game, MoveError, Side
from duellum.qwixx.kernel import WORDS, State, decode_choice, encode, encode_choice, encode_roll
from duellum.qwixx.rules import Move, Position
from duellum.qwixx.turns import MOST_TURNS, UNDECIDED, list_turns
from duellum.thinking import Candidate

Values = npt.NDArray[np.float64]


class Turning:
    """The ways to finish the turn under way in a game; of those that come to the same, one stands for all.

    Raises :class:`~duellum.game.MoveError` when no player is to choose.
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
        kept = _distinct(states[:count], choices[:count, :1])
        self.states: State = states[kept]
        """int64[n, 5]: what each way leads to."""
        self._choices = choices[kept]

    def overlook(self, per_mille: int, seed: int) -> None:
        """Lose sight of each way with this probability in a thousand, but not of all."""
        source = random.Random(seed)
        seen = [way for way in range(len(self.states)) if source.random() * 1000 >= per_mille]
        kept = seen or [source.randrange(len(self.states))]
        self.states, self._choices = self.states[kept], self._choices[kept]

    def candidates(self, values: Values, by: Values | None = None) -> tuple[Candidate, ...]:
        """Return a candidate for each choice now due, with the best way to go on, the best first.

        They are put in the order of `by`, of `values` where it is not given.
        """
        order = np.argsort(-(values if by is None else by), kind="stable")
        due, best = 0 if self._is_first_due else 1, dict[int, int]()
        for way in order.tolist():
            best.setdefault(int(self._choices[way, due]), way)
        return tuple(self._candidate(way, float(values[way])) for way in best.values())

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


def _distinct(states: State, firsts: npt.NDArray[np.int64]) -> list[int]:
    """Return one of the ways that begin alike and lead to the same."""
    ways: dict[bytes, int] = {}
    for way, key in enumerate(np.hstack([states, firsts])):
        ways.setdefault(key.tobytes(), way)
    return list(ways.values())
