"""The engine contract: what a game's engine is asked, and what it answers, the same for every game.

A value is the probability of winning for the side to act, a draw counting half.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from duellum.core.errors import NotAvailableError
from duellum.core.game import Game
from duellum.core.i18n import Translatable
from duellum.core.registry import find_part, has_part
from duellum.core.rules import Rules, Side

LEVEL_COUNT = 8
"""How many levels every engine has, evenly spaced in strength; the highest is the engine at its best."""
EARLIEST_DRAW_TURN = 10
"""No engine accepts a draw before this turn, because hardly anything has been decided."""
MAX_DRAW_EXPECTATION = 0.45
"""An engine accepts a draw if it expects at most this; clearly below half, because it may be mistaken."""


@dataclass(frozen=True, slots=True)
class Limit:
    """When a search stops: at the first limit it reaches; without a limit, when it is stopped."""

    depth: int | None = None
    nodes: int | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Strength:
    """How well a level plays: how many nodes it searches, and how many moves it overlooks."""

    nodes: int | None = None
    """How many positions it searches for a move; None for as many as the limit allows."""
    overlooked_per_mille: int = 0
    """How many moves in a thousand it overlooks; straight ones half as often."""
    seed: int = 0
    """Decides which ones: the same seed overlooks the same moves in the same positions."""
    book_loss_per_mille: int | None = None
    """It plays moves of the opening book that lose at most this much, chosen by the seed; None for none."""


FULL_STRENGTH = Strength()


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move worth playing; if several lead to the same position, one represents all of them."""

    move: Any
    value: float
    line: tuple[Any, ...]
    """The moves expected from here (the principal variation), this one first."""
    plies_to_end: int | None = None
    """In how many plies the game is won (above 0) or lost (below 0) by force; None if it is not."""


@dataclass(frozen=True, slots=True)
class SearchResult:
    """What a search has found so far, the best candidate first."""

    candidates: tuple[Candidate, ...]
    depth: int
    nodes: int
    seconds: float

    def others(self, candidate: Candidate) -> tuple[Candidate, ...]:
        """Return the other candidates, the best first."""
        return tuple(other for other in self.candidates if other is not candidate)


@dataclass(frozen=True, slots=True)
class Rollout:
    """The value of a position found by playing it to the end many times."""

    value: float
    error: float
    """Half the width of the 95 % interval of the value."""
    games: int


class GameEngine(Protocol):
    """Searches one game at a time; another thread may call :meth:`stop`."""

    def search(
        self,
        game: Game,
        limit: Limit,
        *,
        candidates: int = 1,
        strength: Strength = FULL_STRENGTH,
        progress: Callable[[SearchResult], None] | None = None,
    ) -> SearchResult:
        """Return the best moves of the side to act; `progress` is called after every iteration.

        Raises :class:`~duellum.core.errors.MoveError` when no side is to act.
        """

    def stop(self) -> None:
        """End the search in progress, which then returns what it has found."""

    def reset(self) -> None:
        """Forget what was learnt from earlier positions, as for a new game."""


class NoEngineError(NotAvailableError):
    """The game has no engine, or the engine has no such level, baseline or feature."""


@dataclass(frozen=True)
class EngineSpec:
    """A game's engine, loaded only when it is asked for."""

    create: Callable[..., GameEngine]
    """Returns a new engine; takes ``megabytes`` and ``threads``."""
    levels: tuple[Strength, ...]
    """:data:`LEVEL_COUNT` strengths, from the weakest to the strongest, which uses all it has."""
    explain: Callable[[Any, Candidate, Sequence[Candidate]], tuple[Translatable, ...]]
    """Gives the reasons for a candidate, the most important first: `position, candidate, others`.

    `others` are the other candidates of the same search, the best first; there may be none.
    """
    expected_value: Callable[[Any], float] | None = None
    """If the game has dice: the value of a position in which they are due, to the side about to roll.

    It is the mean over all rolls of the best value that a search to depth 1 finds then.
    """
    roll_out: Callable[[Any, Side, int, int], Rollout] | None = None
    """If the game has dice: the value of a position to a side by rollouts, `position, side, games, seed`.

    The dice must be due, or the game over; at least two games are played. Raises
    :class:`~duellum.core.errors.MoveError` while a side is to move.
    """
    baselines: Mapping[str, Callable[[], GameEngine]] = field(default_factory=dict)
    """Simple opponents for comparison, by name."""
    bench: tuple[str, ...] = ()
    """Positions whose search, to a fixed depth with one thread, gives the engine's signature."""
    bench_depth: int = 1
    portable: Callable[[], GameEngine] | None = None
    """Returns an engine whose searches by nodes give the same results on every machine and in a browser.

    None if this is true of every engine that `create` returns.
    """
    review_nodes: tuple[int, int, int] = (1_000, 10_000, 100_000)
    """How many nodes a review in the browser searches for each decision: at first, then, and in the end."""

    def create_portable(self) -> GameEngine:
        """Return a new engine whose searches by nodes give the same results on every machine."""
        return self.create() if self.portable is None else self.portable()

    def __post_init__(self) -> None:
        """Refuse a different number of levels: clients and protocols offer exactly this many."""
        if len(self.levels) != LEVEL_COUNT:
            raise ValueError(f"an engine has {LEVEL_COUNT} levels, not {len(self.levels)}")

    def win_probability(self, engine: GameEngine, game: Game, limit: Limit) -> float:
        """Return the probability of winning of the side whose turn it is, also while dice are due.

        Raises :class:`NoEngineError` if the engine does not look beyond the dice,
        :class:`~duellum.core.errors.MoveError` once the game is over.
        """
        if game.actor != "dice":
            return engine.search(game, limit).candidates[0].value
        if self.expected_value is None:
            raise NoEngineError("the engine cannot evaluate positions before a roll")
        return self.expected_value(game.position)

    def accepts_draw(self, engine: GameEngine, game: Game, side: Side, limit: Limit) -> bool:
        """Whether the engine, playing `side`, accepts a draw: if it is worse off, or sees nothing but a draw.

        It never accepts one before turn :data:`EARLIEST_DRAW_TURN`. It searches at full strength whatever its
        level, so that nobody can talk a weak level into a draw. Raises what :meth:`win_probability` raises.
        """
        turn = 0
        for position in game.positions:
            turn = game.rules.number_turn(turn, position)
        if turn < EARLIEST_DRAW_TURN:
            return False
        value = self.win_probability(engine, game, limit)
        expected = value if game.position.to_move == side else 1 - value
        return expected == 0.5 or expected <= MAX_DRAW_EXPECTATION

    def strength(self, level: int, seed: int = 0) -> Strength:
        """Return how strong a level is, counted from 1; `seed` selects what it overlooks.

        Raises :class:`NoEngineError`.
        """
        if not 1 <= level <= len(self.levels):
            raise NoEngineError(f"there is no level {level}: levels are 1 to {len(self.levels)}")
        strength = self.levels[level - 1]
        return replace(strength, seed=seed)


def has_engine(rules: Rules) -> bool:
    """Whether a game has an engine."""
    return has_part(rules.name, "engine")


def load_engine_spec(rules: Rules) -> EngineSpec:
    """Return a game's engine. Raises :class:`NoEngineError`."""
    spec: EngineSpec | None = find_part(rules.name, "engine")
    if spec is None:
        raise NoEngineError(f"{rules.title} has no engine")
    return spec
