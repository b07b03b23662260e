"""The public engine: a game's engine with a strength and a limit of its own."""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any, Literal, TypedDict, Unpack, overload

from duellum.core.engine import (
    FULL_STRENGTH,
    Candidate,
    GameEngine,
    Limit,
    NoEngineError,
    SearchResult,
    Strength,
)
from duellum.core.game import Game
from duellum.core.i18n import translate
from duellum.core.registry import load_rules
from duellum.core.rules import MoveT, Rules
from duellum.engine.playouts import find_engine_spec
from duellum.engine.position_analysis import Line, PositionAnalysis
from duellum.engine.position_engine import (
    DEFAULT_SECONDS,
    Asked,
    PositionEngine,
    check_whole,
    make_limit,
    to_game,
)

if TYPE_CHECKING:
    from duellum import battle, qwixx

MAX_THREADS, MAX_MEGABYTES = 64, 1_024  # what fits into the 2 GB of memory that threads share


class _EngineOptions(TypedDict, total=False):
    level: int | None
    baseline: str | None
    time: float | None
    depth: int | None
    nodes: int | None
    seed: int | None
    threads: int
    megabytes: int


class Engine(PositionEngine[MoveT]):
    """An engine for a game: at full strength, at a level from 1 to 8, or a baseline by its name.

    Without any limit it searches for a second. What a level overlooks differs from move to move; the same
    `seed` gives the same choices. A game without an engine of its own is searched by playouts.

    Args:
        game: The game, or its name.
        level: How strong it plays, from 1 to 8; full strength if it is left out.
        baseline: The name of a simple opponent kept for comparison, instead of a level.
        time: The seconds that a search for a move may take.
        depth: The depth that it may reach.
        nodes: How many positions it may look at.
        seed: What a level's choices depend on; they differ from engine to engine if it is left out.
        threads: How many threads search together, where the game's engine can use them.
        megabytes: The size of its transposition table, where the game's engine has one.

    Raises:
        UnknownGameError: No game of that name is installed.
        NoEngineError: There is no such level or baseline.

    >>> engine = Engine("battle", level=2, seed=1)
    >>> engine
    <Engine battle: level 2>
    """

    @overload
    def __init__(
        self: "Engine[battle.Move]", game: Literal["battle"], **options: Unpack[_EngineOptions]
    ) -> None: ...
    @overload
    def __init__(
        self: "Engine[qwixx.Move]", game: Literal["qwixx"], **options: Unpack[_EngineOptions]
    ) -> None: ...
    @overload
    def __init__(self, game: Rules[Any, MoveT], **options: Unpack[_EngineOptions]) -> None: ...
    @overload
    def __init__(self: "Engine[Any]", game: str, **options: Unpack[_EngineOptions]) -> None: ...
    def __init__(
        self,
        game: Rules[Any, Any] | str,
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
        rules = game if isinstance(game, Rules) else load_rules(game)
        self._options = {
            "level": level, "baseline": baseline, "time": time, "depth": depth, "nodes": nodes,
            "seed": seed, "threads": threads, "megabytes": megabytes,
        }  # fmt: skip
        _check_options(self._options)
        spec = find_engine_spec(rules)
        self._limit = make_limit(time, depth, nodes)
        self._strength = FULL_STRENGTH if level is None else spec.strength(level)
        if baseline is None:
            self._search_engine = spec.create(megabytes=megabytes, threads=threads)
        elif baseline in spec.baselines:
            self._search_engine = spec.baselines[baseline]()
        else:
            known = ", ".join(map(repr, spec.baselines)) or "none"
            raise NoEngineError(f"{rules.title} has no baseline {baseline!r}; its baselines: {known}")
        self._rules, self._seed, self._random = rules, seed, random.Random(seed)
        self._name = baseline or ("full strength" if level is None else f"level {level}")

    def __repr__(self) -> str:
        return f"<Engine {self._rules.name}: {self._name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle and copy as a new engine with the same options, without what it has learnt so far."""
        if not self._options:
            raise TypeError("an engine made by wrap_engine cannot be pickled or copied")
        return _create, (self._rules, self._options)

    @property
    def rules(self) -> Rules[Any, MoveT]:
        """The game it plays."""
        return self._rules

    @property
    def name(self) -> str:
        """What it is called in matches and records: its level, its baseline, or ``full strength``."""
        return self._name

    def new_game(self) -> None:
        """Forget what was learnt from earlier positions."""
        self._search_engine.reset()

    def reseed(self, number: int) -> None:
        """Make the choices of a level depend on the engine's seed and on a number, such as a match game's.

        Args:
            number: Any number; the same one gives the same choices, where the engine has a seed.
        """
        self._random = random.Random(None if self._seed is None else f"{self._seed} {number}")

    def close(self) -> None:
        """Do nothing: an engine of this process holds no resources."""

    def _analyse(self, position: Asked[MoveT], lines: int, limit: Limit) -> PositionAnalysis[MoveT]:
        game = to_game(self._rules, position)
        if game.actor == "dice":
            return self._analyse_dice(game, limit)
        return self._present(game, self._search(game, limit, lines, self._without_book()))

    def _stream(self, position: Asked[MoveT], lines: int, limit: Limit) -> Iterator[PositionAnalysis[MoveT]]:
        game = to_game(self._rules, position)
        if game.actor == "dice":
            yield self._analyse_dice(game, limit)
            return
        results: SimpleQueue[SearchResult | BaseException | None] = SimpleQueue()

        def run() -> None:
            try:
                self._search(game, limit, lines, self._without_book(), results.put)
            except Exception as error:  # raised again where it is iterated
                results.put(error)
            results.put(None)

        thread = Thread(target=run, daemon=True)
        thread.start()
        try:
            while (found := results.get()) is not None:
                if isinstance(found, BaseException):
                    raise found
                yield self._present(game, found)
        finally:
            while thread.is_alive():  # the search may not have begun yet
                self._search_engine.stop()
                thread.join(0.01)

    def _choose(self, game: Asked[MoveT]) -> MoveT:
        found = self._search(to_game(self._rules, game), self._limit, 1, self._strength)
        move: MoveT = found.candidates[0].move
        return move

    def _without_book(self) -> Strength:
        return replace(self._strength, book_loss_per_mille=None)

    def _search(
        self,
        game: Game,
        limit: Limit,
        candidates: int,
        strength: Strength,
        progress: Callable[[SearchResult], None] | None = None,
    ) -> SearchResult:
        seeded = replace(strength, seed=self._random.getrandbits(31))
        return self._search_engine.search(
            game, limit, candidates=candidates, strength=seeded, progress=progress
        )

    def _analyse_dice(self, game: Game, limit: Limit) -> PositionAnalysis[MoveT]:
        value = find_engine_spec(self._rules).win_probability(self._search_engine, game, limit)
        return PositionAnalysis(game.position, value, (), 0, 0, 0.0)

    def _present(self, game: Game, found: SearchResult) -> PositionAnalysis[MoveT]:
        lines = tuple(self._line(game, found, candidate) for candidate in found.candidates)
        value = lines[0].win_probability
        return PositionAnalysis(game.position, value, lines, found.depth, found.nodes, found.seconds)

    def _line(self, game: Game, found: SearchResult, candidate: Candidate) -> Line[MoveT]:
        reasons = find_engine_spec(self._rules).explain(game.position, candidate, found.others(candidate))
        return Line(candidate.line, candidate.value, candidate.plies_to_end, translate(*reasons))


def wrap_engine(
    rules: Rules,
    name: str,
    search_engine: GameEngine,
    *,
    strength: Strength = FULL_STRENGTH,
    limit: Limit | None = None,
    seed: int | None = None,
) -> Engine[Any]:
    """Return an engine around a :class:`~duellum.core.engine.GameEngine` that exists already."""
    engine = Engine.__new__(Engine)
    engine._rules, engine._name, engine._search_engine = rules, name, search_engine  # noqa: SLF001 - of this module
    engine._strength, engine._limit = strength, limit or Limit(seconds=DEFAULT_SECONDS)  # noqa: SLF001 - of this module
    engine._options, engine._seed, engine._random = {}, seed, random.Random(seed)  # noqa: SLF001 - of this module
    return engine


def _check_options(options: dict[str, Any]) -> None:
    for name, most in (("level", None), ("threads", MAX_THREADS), ("megabytes", MAX_MEGABYTES)):
        if options[name] is not None:
            check_whole(name, options[name], most)
    if options["seed"] is not None and not isinstance(options["seed"], int):
        raise TypeError(f"seed must be an integer, not {type(options['seed']).__name__}")
    if options["level"] is not None and options["baseline"] is not None:
        raise ValueError("give a level or a baseline, not both")


def _create(rules: Rules, options: dict[str, Any]) -> Engine:
    return Engine(rules, **options)
