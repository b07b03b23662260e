"""The environment contract: how a game appears to programs that learn, as numbers.

An action is an integer that means the same in every interface. An observation is an array of int8 as one seat
sees the position: its own pieces come first, and a board that has two sides is turned so that its own side is
at the bottom. Observations depend on the positions since the start, because a rule may look back at them.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from duellum.core.errors import NotAvailableError
from duellum.core.registry import find_part
from duellum.core.rules import Rules, Side

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Numbers = npt.NDArray[np.int8]


class NoEnvironmentError(NotAvailableError):
    """The game brings no environment."""


class Channel(NamedTuple):
    """A part of an observation: planes of the board's size, or numbers of the compact features."""

    name: str
    size: int
    """How many planes or numbers it has."""
    most: int
    """The highest value; the lowest is 0."""
    description: str


class BatchView(NamedTuple):
    """What a batch of boards shows: arrays with a row for each board, the same for every game."""

    mask: "npt.NDArray[np.uint8]"  # [boards, actions]: 1 for each legal action
    legal: "npt.NDArray[np.int16]"  # [boards, max_legal]: the legal actions, as many as `counts` says
    counts: "npt.NDArray[np.int32]"  # [boards]
    seats: "npt.NDArray[np.int8]"  # [boards]: who acts
    rewards: "npt.NDArray[np.float32]"  # [boards, 2]: 1 for a win, -1 for a loss, by seat
    endings: "npt.NDArray[np.uint8]"  # [boards]: 1 if the game is over


class BatchKernels(Protocol):
    """Many boards stepped at once by compiled code; each function works on the boards `first` to `last` - 1.

    The functions release the GIL, so ranges of boards can be given to several threads. What happens on a
    board depends only on its seed and its actions.
    """

    @property
    def max_legal(self) -> int:
        """The length of a row of :attr:`BatchView.legal`."""

    def new_boards(self, count: int) -> Any:  # noqa: ANN401 - each game has its own arrays
        """Return the arrays of so many boards."""

    def reset(self, boards: Any, view: BatchView, seeds: Any, first: int, last: int) -> None:  # noqa: ANN401 - likewise
        """Start a game on each board, with a seed of its own, and write its legal actions."""

    def step(self, boards: Any, view: BatchView, actions: Any, first: int, last: int) -> None:  # noqa: ANN401 - likewise
        """Play a legal action, int32, on each board, and write rewards, endings and legal actions.

        Nothing happens where the action is below 0. Any other action on a board whose game is over starts a
        new one.
        """

    def write_planes(self, boards: Any, planes: Any, first: int, last: int) -> None:  # noqa: ANN401 - likewise
        """Write what the side to act sees as planes, int8[boards, planes, height, width]."""

    def write_features(self, boards: Any, features: Any, first: int, last: int) -> None:  # noqa: ANN401 - likewise
        """Write what the side to act sees as compact features, int8[boards, features]."""

    def set_position(self, boards: Any, view: BatchView, index: int, positions: Sequence[Any]) -> None:  # noqa: ANN401 - likewise
        """Put the last of these positions on a board; those before it count for rules that look back."""

    def decode(self, boards: Any, index: int) -> Any:  # noqa: ANN401 - likewise
        """Return the position on a board."""


@dataclass(frozen=True)
class EnvironmentSpec:
    """A game as an environment, loaded only when it is asked for."""

    version: str
    """Its name with the version of actions and observations: ``battle_v0``."""
    action_count: int
    """Actions are the integers from 0 to this, exclusive."""
    encode_action: Callable[[Any, Any], int]
    """Returns the action of a legal move: `position, move`."""
    decode_action: Callable[[Any, int], Any]
    """Returns the move of an action: `position, action`. Raises :class:`MoveError` unless it is legal."""
    tabulate_actions: Callable[[], Sequence[tuple[str, str]]]
    """The rows of the documented table: actions, and what they mean."""
    board_shape: tuple[int, int]
    """Height and width of a plane."""
    planes: tuple[Channel, ...]
    observe_planes: Callable[[Sequence[Any], Side], "Numbers"]
    """Returns what a seat sees as planes, int8[planes, height, width]: `positions, side`, the last is now."""
    features: tuple[Channel, ...]
    observe_features: Callable[[Sequence[Any], Side], "Numbers"]
    """Returns what a seat sees as compact features, int8[features]: likewise."""
    load_batch: Callable[[], BatchKernels]
    """Imports the compiled kernels of the batched environment."""
    longest_game: int
    """How many decisions a game may have: more than any that was ever seen, where the rules set no limit."""
    list_throws: Callable[[Any, Sequence[int]], Sequence[tuple[int, float]]] | None = None
    """Where the game has dice: what may be thrown next, and how likely, given what has been thrown.

    A roll is split so that no step has many outcomes; none are left when the roll is complete.
    """
    join_throws: Callable[[Any, Sequence[int]], Any] | None = None
    """Where the game has dice: returns the roll of these throws."""
    anchors: Mapping[str, int] = field(default_factory=dict)
    """The Elo ratings of reference players by name, as the leaderboard uses them; level 1 has 0."""
    draw_ending: Callable[[random.Random], Any] | None = None
    """Where the game has solved endings: returns a random position of one that is not over."""
    throw_steps: int = 0
    """How many throws a roll has at most."""
    throw_outcomes: int = 0
    """How many outcomes a throw has at most."""
    describe_throw: Callable[[Any, Sequence[int], int], str] | None = None
    """Where the game has dice: a throw in a word: `position, thrown before, outcome`."""

    @property
    def planes_shape(self) -> tuple[int, int, int]:
        """The shape of the planes."""
        height, width = self.board_shape
        return sum(channel.size for channel in self.planes), height, width

    @property
    def feature_count(self) -> int:
        """The length of the compact features."""
        return sum(channel.size for channel in self.features)


def load_environment_spec(rules: Rules) -> EnvironmentSpec:
    """Return a game's environment. Raises :class:`NoEnvironmentError`."""
    spec: EnvironmentSpec | None = find_part(rules.name, "environment")
    if spec is None:
        raise NoEnvironmentError(f"{rules.title} has no environment")
    return spec
