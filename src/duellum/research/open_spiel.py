"""The games in OpenSpiel: importing this module registers them with pyspiel, as ``duellum_battle`` and so on.

A roll is several chance nodes, so that none has many outcomes. Where the rules draw by lot who begins, the
game starts with a chance node of that lot.

>>> import pyspiel
>>> import duellum.research.open_spiel
>>> state = pyspiel.load_game("duellum_battle").new_initial_state()
>>> len(state.legal_actions()), state.action_to_string(state.legal_actions()[0])
(37, 'a1n1e4')
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from duellum.core.environment import EnvironmentSpec, load_environment_spec
from duellum.core.errors import MoveError
from duellum.core.game import Game
from duellum.core.registry import games_with, load_rules
from duellum.core.rules import Rules, Side
from duellum.research.extra import explain_missing

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise explain_missing(error) from error

PREFIX = "duellum_"
"""Before a game's name in OpenSpiel."""


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel ships no types
    """A game in progress, with what has been thrown of a roll that is not complete."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self._progress = _Progress(game.rules)

    @property
    def position(self) -> Any:  # noqa: ANN401 - each game has its own
        """The position now; the first of the usual starts while who begins is still to be drawn."""
        return self._progress.game.position

    @property
    def positions(self) -> Sequence[Any]:
        """Every position so far."""
        return self._progress.game.positions

    def current_player(self) -> int:
        """Return the seat that acts, or that chance acts, or that the game is over."""
        actor = self._progress.actor
        if actor is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(actor) if isinstance(actor, Side) else int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        progress = self._progress
        if player != self.current_player():
            return []
        position = progress.game.position
        return sorted(progress.spec.encode_action(position, move) for move in progress.game.legal_moves())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what may be drawn or thrown, and how likely."""
        return list(self._progress.list_outcomes())

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self._progress.draw(int(action))
        else:
            self._progress.play(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self._progress.describe_outcome(action)
        return str(self._progress.spec.decode_action(self.position, action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._progress.actor is None

    def returns(self) -> list[float]:
        """Return 1 for the winner and -1 for the loser, by seat; 0 for a draw and before the end."""
        outcome = self._progress.game.outcome
        if outcome is None:
            return [0.0, 0.0]
        return [2.0 * outcome.score(side) - 1 for side in self._progress.game.rules.sides]

    def __str__(self) -> str:
        return str(self._progress)


class _Progress:
    """What a state consists of, outside pyspiel: cheap to copy, because positions are immutable."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self.spec = load_environment_spec(rules)
        self.game: Game[Any, Any] = Game(rules)
        self.is_drawn = len(rules.starts) == 1
        """Whether it is known who begins."""
        self.thrown: tuple[int, ...] = ()

    def __deepcopy__(self, _memo: dict[int, Any]) -> "_Progress":
        copy = _Progress.__new__(_Progress)
        copy.spec, copy.game = self.spec, self.game.__copy__()
        copy.is_drawn, copy.thrown = self.is_drawn, self.thrown
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        moves = tuple(map(str, self.game.moves))
        start = str(self.game.positions[0])
        return _restore, (self.game.rules, start, moves, self.is_drawn, self.thrown)

    def __str__(self) -> str:
        thrown = "".join(f" {index}" for index in self.thrown)
        return f"{self.game.position}{thrown}" if self.is_drawn else "who begins is drawn"

    @property
    def actor(self) -> Any:  # noqa: ANN401 - a side, "dice", or nobody
        return self.game.actor if self.is_drawn else "dice"

    def list_outcomes(self) -> Sequence[tuple[int, float]]:
        if not self.is_drawn:
            count = len(self.game.rules.starts)
            return [(index, 1 / count) for index in range(count)]
        if self.spec.list_throws is None:
            return ()
        return self.spec.list_throws(self.game.position, self.thrown)

    def draw(self, outcome: int) -> None:
        if not self.is_drawn:
            self.game, self.is_drawn = Game(self.game.rules, self.game.rules.starts[outcome]), True
            return
        self.thrown = (*self.thrown, outcome)
        if not self.list_outcomes() and self.spec.join_throws is not None:
            roll = self.spec.join_throws(self.game.position, self.thrown)
            self.thrown = ()
            self.game.play(roll)

    def play(self, action: int) -> None:
        self.game.play(self.spec.decode_action(self.game.position, action))

    def describe_outcome(self, outcome: int) -> str:
        if not self.is_drawn:
            return f"{self.game.rules.starts[outcome].to_move} begins"
        if self.spec.describe_throw is None:
            raise MoveError(f"{self.game.rules.title} has no dice to roll")
        return self.spec.describe_throw(self.game.position, self.thrown, outcome)


def _restore(
    rules: Rules[Any, Any],
    start: str,
    moves: Sequence[str],
    is_drawn: bool,  # noqa: FBT001 - for pickle alone
    thrown: tuple[int, ...],
) -> _Progress:
    progress = _Progress(rules)
    progress.game = Game(rules, start)
    for move in moves:
        progress.game.play(move)
    progress.is_drawn, progress.thrown = is_drawn, thrown
    return progress


class SpielObserver:
    """Writes what a player sees: the planes, and for the information state also every action so far.

    An action of the history is written as its number plus one, 0 for none yet: so the information state tells
    two histories apart, as perfect recall demands.
    """

    def __init__(self, game: "SpielGame", observation_type: Any) -> None:  # noqa: ANN401 - pyspiel's
        shape = game.spec.planes_shape
        self._spec, self._sides = game.spec, game.rules.sides
        self._has_recall = bool(observation_type.perfect_recall)
        pieces: list[tuple[str, tuple[int, ...]]] = [("planes", shape), ("thrown", (game.spec.throw_steps,))]
        if self._has_recall:
            pieces.append(("history", (game.longest_history,)))
        pieces = [(name, size) for name, size in pieces if np.prod(size) > 0]
        sizes = [int(np.prod(size)) for _, size in pieces]
        self.tensor = np.zeros(sum(sizes), np.float32)
        self.dict: dict[str, Any] = {}
        first = 0
        for (name, size), length in zip(pieces, sizes, strict=True):
            self.dict[name] = self.tensor[first : first + length].reshape(size)
            first += length

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees into :attr:`tensor`."""
        self.tensor.fill(0)
        self.dict["planes"][:] = self._spec.observe_planes(state.positions, self._sides[player])
        thrown = state._progress.thrown  # noqa: SLF001 - of this module
        if thrown:
            self.dict["thrown"][: len(thrown)] = np.array(thrown) + 1
        if self._has_recall:
            history = state.history()
            self.dict["history"][: len(history)] = np.array(history) + 1

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a player sees as a text; there is no hidden information."""
        return state.history_str() if self._has_recall else f"{state} {player}"


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel ships no types
    """A game as OpenSpiel plays it; a class of its own for each game, created by :func:`register`."""

    rules: Rules[Any, Any]
    spec: EnvironmentSpec
    game_type: Any
    game_info: Any
    longest_history: int
    """How many actions a history may have, chance included."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(self.game_type, self.game_info, params or {})

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the game as its name, under which importing this module registers it."""
        return _load_game, (self.get_type().short_name,)

    def new_initial_state(self) -> SpielState:
        """Return the state a game starts from."""
        return SpielState(self)

    def make_py_observer(self, observation_type: Any = None, params: Any = None) -> SpielObserver:  # noqa: ANN401 - pyspiel's
        """Return an observer; there are no parameters."""
        if params:
            raise ValueError(f"there are no parameters of observations, but these were given: {params}")
        return SpielObserver(self, observation_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        """Return how many chance nodes a game may have."""
        return self.longest_history - self.spec.longest_game


def _load_game(short_name: str) -> SpielGame:
    return pyspiel.load_game(short_name)  # type: ignore[no-any-return]  # pyspiel ships no types


def register(name: str) -> type[SpielGame]:
    """Register a game with pyspiel, and return its class."""
    rules = load_rules(name)
    spec = load_environment_spec(rules)
    has_chance = rules.has_dice or len(rules.starts) > 1
    game_type = pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"{rules.title} (Duellum)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=(
            pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
            if has_chance
            else pyspiel.GameType.ChanceMode.DETERMINISTIC
        ),
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={},
    )
    game_info = pyspiel.GameInfo(
        num_distinct_actions=spec.action_count,
        max_chance_outcomes=max(spec.throw_outcomes, len(rules.starts)) if has_chance else 0,
        num_players=2,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=spec.longest_game,
    )
    chance_nodes = 1 + spec.longest_game * spec.throw_steps if has_chance else 0
    members = {
        "rules": rules, "spec": spec, "game_type": game_type, "game_info": game_info,
        "longest_history": spec.longest_game + chance_nodes,
    }  # fmt: skip
    game = type(f"{rules.title.replace(' ', '')}Game", (SpielGame,), members)
    pyspiel.register_game(game_type, game)
    return game


GAMES = {name: register(name) for name in games_with("environment")}
"""By name the class of each game that is registered."""
