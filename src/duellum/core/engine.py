"""What an engine is: what it is asked, and what it answers, the same for every game.

A value is the probability to win for the side to act, a draw counting half.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib.metadata import entry_points
from typing import Any, Protocol

from duellum.core.game import Game
from duellum.core.i18n import Translatable
from duellum.core.rules import Rules


@dataclass(frozen=True, slots=True)
class Limit:
    """When to stop thinking: whatever comes first; without any, when told to."""

    depth: int | None = None
    nodes: int | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Strength:
    """How well a level plays: how much it looks at, and how much of that it overlooks."""

    nodes: int | None = None
    """How many positions it looks at for a move; None for as many as the limit allows."""
    overlooks: int = 0
    """How many moves in a thousand it does not see; straight ones are overlooked half as often."""
    seed: int = 0
    """Which ones: the same seed overlooks the same moves in the same places."""


FULL_STRENGTH = Strength()


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move worth thinking of; where several lead to the same position, one stands for all."""

    move: Any
    value: float
    line: tuple[Any, ...]
    """The moves expected from here, this one first."""
    ends_in: int | None = None
    """In how many plies the game is won (above 0) or lost (below 0) by force; None where it is not."""


@dataclass(frozen=True, slots=True)
class SearchResult:
    """What an engine has found so far, the best candidate first."""

    candidates: tuple[Candidate, ...]
    depth: int
    nodes: int
    seconds: float


class Engine(Protocol):
    """Thinks about one game at a time; another thread may call :meth:`stop`."""

    def search(
        self,
        game: Game,
        limit: Limit,
        *,
        candidates: int = 1,
        strength: Strength = FULL_STRENGTH,
        report: Callable[[SearchResult], None] | None = None,
    ) -> SearchResult:
        """Return the best moves of the side to act, which must be a side; `report` hears of every step.

        Raises :class:`~duellum.core.errors.MoveError` when no side is to act.
        """

    def warm_up(self) -> None:
        """Do whatever the first thinking would have to wait for, such as compiling."""

    def stop(self) -> None:
        """End the thinking under way, which then returns what it has found."""

    def reset(self) -> None:
        """Forget what was learnt from earlier positions, as for a new game."""


class NoEngineError(LookupError):
    """The game has no engine, or the engine no such level."""


@dataclass(frozen=True)
class EngineSpec:
    """A game's engine, found through the entry points ``duellum.engines`` and loaded only when asked for."""

    create: Callable[..., Engine]
    """Returns a new engine; takes ``megabytes`` and ``threads``."""
    levels: tuple[Strength, ...]
    """From the weakest to the strongest, which uses all it has."""
    explain: Callable[[Any, Candidate], tuple[Translatable, ...]]
    """Says what a candidate does in a position."""
    foresee: Callable[[Any], float] | None = None
    """Where the game has dice: the value of a position in which they are due, to the side they are for.

    It is the mean over all rolls of the best value that thinking to depth 1 finds then.
    """
    baselines: Mapping[str, Callable[[], Engine]] = field(default_factory=dict)
    """Simple opponents kept for comparison, by name."""
    bench: tuple[str, ...] = ()
    """Positions whose search, to a fixed depth with one thread, gives the engine's signature."""
    bench_depth: int = 1

    def chance(self, engine: Engine, game: Game, limit: Limit) -> float:
        """Return the chance to win of the side whose turn it is, also while dice are due.

        Raises :class:`NoEngineError` where the engine does not look beyond the dice,
        :class:`~duellum.core.errors.MoveError` once the game is over.
        """
        if game.actor != "dice":
            return engine.search(game, limit).candidates[0].value
        if self.foresee is None:
            raise NoEngineError("this engine does not look beyond the dice")
        return self.foresee(game.position)

    def strength(self, level: int) -> Strength:
        """Return how strong a level is, counted from 1. Raises :class:`NoEngineError`."""
        if not 1 <= level <= len(self.levels):
            raise NoEngineError(f"there is no level {level}: levels are 1 to {len(self.levels)}")
        return self.levels[level - 1]


def has_engine(rules: Rules) -> bool:
    """Whether a game has an engine."""
    return rules.name in entry_points(group="duellum.engines").names


def load_engine_spec(rules: Rules) -> EngineSpec:
    """Return a game's engine. Raises :class:`NoEngineError`."""
    for entry in entry_points(group="duellum.engines", name=rules.name):
        kind: EngineSpec = entry.load()
        return kind
    raise NoEngineError(f"{rules.title} has no engine")
