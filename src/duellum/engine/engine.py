"""The public engine: a game's engine with a strength and a limit of its own."""

import random
from dataclasses import dataclass, replace
from typing import Any

from duellum.core.engine import (
    FULL_STRENGTH,
    Candidate,
    GameEngine,
    Limit,
    NoEngineError,
    SearchResult,
    Strength,
    load_engine_spec,
)
from duellum.core.game import Game
from duellum.core.i18n import translate
from duellum.core.registry import load_rules
from duellum.core.rules import Position, Rules
from duellum.record import Record

MAX_THREADS, MAX_MEGABYTES = 64, 16_384
DEFAULT_SECONDS = 1.0
"""How long an engine searches for a move where no limit is given."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of play: the moves expected, what they are worth, and the reasons for the first."""

    moves: tuple[Any, ...]
    win_probability: float
    """For the side to act, a draw counting half."""
    plies_to_end: int | None
    """In how many plies the game is won (above 0) or lost (below 0) by force; None where it is not."""
    explanation: str

    @property
    def move(self) -> Any:  # noqa: ANN401 - each game has its own move
        """The first move."""
        return self.moves[0]

    def __str__(self) -> str:
        return f"{self.win_probability:.1%} {' '.join(map(str, self.moves))}"


@dataclass(frozen=True, slots=True)
class PositionAnalysis:
    """What an engine found in a position; without lines where the dice are to be thrown next."""

    win_probability: float
    """For the side whose turn it is, a draw counting half."""
    lines: tuple[Line, ...]
    """The best first."""
    depth: int
    nodes: int
    seconds: float

    @property
    def best(self) -> Any | None:  # noqa: ANN401 - each game has its own move
        """The best move; None where the dice are to be thrown next."""
        return self.lines[0].move if self.lines else None


class Engine:
    """An engine for a game: at full strength, at a level from 1 to 8, or a baseline by its name.

    `time` in seconds, `depth` and `nodes` limit the search for a move; without any it takes a second.
    What a level overlooks differs from move to move; the same `seed` gives the same choices.

    >>> engine = Engine("battle", level=2, seed=1)
    >>> engine
    <Engine battle: level 2>
    """

    def __init__(
        self,
        game: Rules | str,
        *,
        level: int | None = None,
        baseline: str | None = None,
        time: float | None = None,
        depth: int | None = None,
        nodes: int | None = None,
        seed: int | None = None,
        threads: int = 1,
        megabytes: int = 64,
    ) -> None:
        self.rules = game if isinstance(game, Rules) else load_rules(game)
        self._options = {
            "level": level, "baseline": baseline, "time": time, "depth": depth, "nodes": nodes,
            "seed": seed, "threads": threads, "megabytes": megabytes,
        }  # fmt: skip
        _check_options(self._options)
        spec = load_engine_spec(self.rules)
        self.limit = make_limit(time, depth, nodes)
        self.strength = FULL_STRENGTH if level is None else spec.strength(level)
        if baseline is None:
            self.search_engine = spec.create(megabytes=megabytes, threads=threads)
        elif baseline in spec.baselines:
            self.search_engine = spec.baselines[baseline]()
        else:
            known = ", ".join(map(repr, spec.baselines)) or "none"
            raise NoEngineError(f"{self.rules.title} has no baseline {baseline!r}; its baselines: {known}")
        self.name = baseline or ("full strength" if level is None else f"level {level}")
        self._random = random.Random(seed)

    @classmethod
    def wrap(
        cls,
        rules: Rules,
        name: str,
        search_engine: GameEngine,
        *,
        strength: Strength = FULL_STRENGTH,
        limit: Limit | None = None,
        seed: int | None = None,
    ) -> "Engine":
        """Return an engine around a :class:`~duellum.core.engine.GameEngine` that exists already."""
        engine = cls.__new__(cls)
        engine.rules, engine.name, engine.search_engine = rules, name, search_engine
        engine.strength, engine.limit = strength, limit or Limit(seconds=DEFAULT_SECONDS)
        engine._options, engine._random = {}, random.Random(seed)  # noqa: SLF001 - its own class
        return engine

    def __repr__(self) -> str:
        return f"<Engine {self.rules.name}: {self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle and copy as a new engine with the same options, without what it has learnt."""
        if not self._options:
            raise TypeError("an engine made by Engine.wrap cannot be pickled or copied")
        return _create, (self.rules, self._options)

    def analyse(
        self,
        position: Game | Record | Position | str,
        *,
        lines: int = 1,
        time: float | None = None,
        depth: int | None = None,
        nodes: int | None = None,
    ) -> PositionAnalysis:
        """Return the best lines in a game, a record or a position, which may be given as its text.

        The limits hold instead of the engine's own. Raises :class:`~duellum.core.errors.MoveError` once the
        game is over.

        >>> found = Engine("battle", depth=3).analyse("4k4/9/9/9/9/4T4/9/4K4 w 0 1")
        >>> found.best, found.lines[0].plies_to_end, found.win_probability
        (Move('e3n5'), 1, 1.0)
        """
        _check_whole("lines", lines)
        game = self._game(position)
        given = (time, depth, nodes) != (None, None, None)
        limit = make_limit(time, depth, nodes) if given else self.limit
        if game.actor == "dice":
            value = load_engine_spec(self.rules).win_probability(self.search_engine, game, limit)
            return PositionAnalysis(value, (), 0, 0, 0.0)
        found = self._search(game, limit, lines, replace(self.strength, book_loss_per_mille=None))
        best_lines = tuple(self._line(game, found, candidate) for candidate in found.candidates)
        value = best_lines[0].win_probability
        return PositionAnalysis(value, best_lines, found.depth, found.nodes, found.seconds)

    def choose(self, game: Game | Position | str) -> Any:  # noqa: ANN401 - each game has its own move
        """Return the move that the engine makes. Raises :class:`~duellum.core.errors.MoveError`."""
        return self.search(self._game(game), self.limit).candidates[0].move

    def search(self, game: Game, limit: Limit, candidates: int = 1) -> SearchResult:
        """Return what the engine finds in a game with its own strength; its book may answer at once."""
        return self._search(game, limit, candidates, self.strength)

    def _search(self, game: Game, limit: Limit, candidates: int, strength: Strength) -> SearchResult:
        seeded = replace(strength, seed=self._random.getrandbits(31))
        return self.search_engine.search(game, limit, candidates=candidates, strength=seeded)

    def new_game(self) -> None:
        """Forget what was learnt from earlier positions."""
        self.search_engine.reset()

    def close(self) -> None:
        """Do nothing: an engine of this process holds no resources."""

    def _game(self, position: Game | Record | Position | str) -> Game:
        if isinstance(position, Record):
            position = position.replay()
        if position is None:
            raise TypeError("an engine analyses a Game, a Record, a position or its text, not None")
        if not isinstance(position, Game):
            return Game(self.rules, position)
        if position.rules is not self.rules:
            raise TypeError(f"this is an engine for {self.rules.title}, not for {position.rules.title}")
        return position

    def _line(self, game: Game, found: SearchResult, candidate: Candidate) -> Line:
        reasons = load_engine_spec(self.rules).explain(game.position, candidate, found.others(candidate))
        explanation = translate(*reasons)
        return Line(candidate.line, candidate.value, candidate.plies_to_end, explanation)


def make_limit(time: float | None, depth: int | None, nodes: int | None) -> Limit:
    """Return a search limit; :data:`DEFAULT_SECONDS` where none is given. Raises :class:`ValueError`."""
    for name, value in (("depth", depth), ("nodes", nodes)):
        if value is not None:
            _check_whole(name, value)
    if time is not None and (isinstance(time, bool) or not isinstance(time, int | float)):
        raise TypeError(f"time is a number of seconds, not {type(time).__name__}")
    if time is not None and not time > 0:
        raise ValueError(f"time must be positive, not {time!r}")
    if (time, depth, nodes) == (None, None, None):
        return Limit(seconds=DEFAULT_SECONDS)
    return Limit(depth, nodes, time)


def _check_options(options: dict[str, Any]) -> None:
    for name, most in (("level", None), ("threads", MAX_THREADS), ("megabytes", MAX_MEGABYTES)):
        if options[name] is not None:
            _check_whole(name, options[name], most)
    if options["seed"] is not None and not isinstance(options["seed"], int):
        raise TypeError(f"seed must be an integer, not {type(options['seed']).__name__}")
    if options["level"] is not None and options["baseline"] is not None:
        raise ValueError("an engine plays at a level or as a baseline, not both")


def _check_whole(name: str, value: object, most: int | None = None) -> None:
    """Raise :class:`TypeError` unless it is a whole number, :class:`ValueError` unless it is in range."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"{name} must be an integer, not {type(value).__name__}")
    if value < 1 or (most is not None and value > most):
        raise ValueError(f"{name} is {'above 0' if most is None else f'from 1 to {most}'}, not {value}")


def _create(rules: Rules, options: dict[str, Any]) -> Engine:
    return Engine(rules, **options)
