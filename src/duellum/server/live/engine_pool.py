"""Engines at work off the event loop: a bounded number of threads, first come, first served.

A search that crashes takes its engine with it; one that does not stop when told to is left behind, and its
place is given to the next. Kernels release the interpreter's lock, so the event loop goes on meanwhile.
"""

import asyncio
import logging
import os
import secrets
import threading
from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeVar

from msgspec import Struct

from duellum.core.engine import Candidate, EngineSpec, GameEngine, Limit, NoEngineError, load_engine_spec
from duellum.core.game import Game
from duellum.core.i18n import Translatable
from duellum.core.rules import Position, Rules, Side
from duellum.server.metrics import BOT_FAILURES, THINKING

SECONDS_TO_THINK = 1.0
SECONDS_TO_ANSWER = 15.0
"""A search that takes longer than this has failed."""
SECONDS_TO_WARM_UP = 180.0
"""Compiling an engine for the first time may take so long."""
MOST_LOST = 8
"""How many threads may be left behind before no engine is asked any more."""
_MEGABYTES = 16
_LOGGER = logging.getLogger(__name__)

Answer = TypeVar("Answer")


class EngineError(RuntimeError):
    """An engine gave no answer; says why."""


class Question(Struct, frozen=True):
    """A game as far as it has come, for an engine to think about."""

    rules: Rules
    start: Position
    moves: Sequence[object]
    level: int | None = None
    """None for as well as the engine can."""

    def game(self) -> Game:
        """Return the game, replayed."""
        game = Game(self.rules, self.start)
        for move in self.moves:
            game.play(move)
        return game


kind_of = cache(load_engine_spec)


def levels_of(rules: Rules) -> int:
    """Return how many levels a game's engine has, 0 where there is none; the first time it is slow."""
    try:
        return len(kind_of(rules).levels)
    except NoEngineError:
        return 0


class Engines:
    """The engines of this process."""

    def __init__(self, threads: int = 0) -> None:
        self._places = asyncio.Semaphore(threads or max(1, (os.cpu_count() or 2) - 1))
        self._idle: dict[str, list[GameEngine]] = {}
        self._warm: set[str] = set()
        self._lost = 0

    def is_warm(self, rules: Rules) -> bool:
        """Whether an engine of this game can answer at once."""
        return rules.name in self._warm

    async def warm_up(self, rules: Rules) -> None:
        """Get an engine ready. Raises :class:`EngineError`."""
        await self._ask(rules, lambda _kind, _engine: None)

    async def best(self, question: Question) -> Candidate:
        """Return the move an engine would play. Raises :class:`EngineError`."""

        def choose(kind: EngineSpec, engine: GameEngine) -> Candidate:
            limit = Limit(seconds=SECONDS_TO_THINK)
            if question.level is None:
                return engine.search(question.game(), limit).candidates[0]
            strength = kind.strength(question.level, seed=secrets.randbits(31))
            return engine.search(question.game(), limit, strength=strength).candidates[0]

        return await self._ask(question.rules, choose)

    async def explained(self, question: Question) -> tuple[Candidate, tuple[Translatable, ...]]:
        """Return the best move and what it does. Raises :class:`EngineError`."""

        def explain(kind: EngineSpec, engine: GameEngine) -> tuple[Candidate, tuple[Translatable, ...]]:
            game = question.game()
            best = engine.search(game, Limit(seconds=SECONDS_TO_THINK)).candidates[0]
            return best, kind.explain(game.position, best)

        return await self._ask(question.rules, explain)

    async def value(self, question: Question) -> float:
        """Return the chance to win of the side to move, also when the dice are due.

        Raises :class:`EngineError`.
        """

        def judge(kind: EngineSpec, engine: GameEngine) -> float:
            return kind.win_probability(engine, question.game(), Limit(seconds=SECONDS_TO_THINK))

        return await self._ask(question.rules, judge)

    async def accepts_draw(self, question: Question, side: Side) -> bool:
        """Return whether an engine that plays a side accepts a draw. Raises :class:`EngineError`."""

        def judge(kind: EngineSpec, engine: GameEngine) -> bool:
            return kind.accepts_draw(engine, question.game(), side, Limit(seconds=SECONDS_TO_THINK))

        return await self._ask(question.rules, judge)

    async def _ask(self, rules: Rules, work: Callable[[EngineSpec, GameEngine], Answer]) -> Answer:
        if self._lost >= MOST_LOST:
            raise EngineError("too many searches did not end")
        async with self._places:
            THINKING.inc()
            try:
                return await self._answer(rules, work)
            except Exception as error:
                BOT_FAILURES.inc()
                _LOGGER.exception("a search has failed")
                raise EngineError(str(error) or type(error).__name__) from error
            finally:
                THINKING.dec()

    async def _answer(self, rules: Rules, work: Callable[[EngineSpec, GameEngine], Answer]) -> Answer:
        seconds = SECONDS_TO_ANSWER if self.is_warm(rules) else SECONDS_TO_WARM_UP
        engine = await _in_thread(lambda: self._take(rules), seconds)
        try:
            answer = await _in_thread(lambda: work(kind_of(rules), engine), SECONDS_TO_ANSWER)
        except TimeoutError:
            engine.stop()
            self._lost += 1
            raise
        self._idle.setdefault(rules.name, []).append(engine)
        return answer

    def _take(self, rules: Rules) -> GameEngine:
        """Return an engine that nobody uses, ready to think. Runs in a thread."""
        idle = self._idle.get(rules.name)
        if idle:
            return idle.pop()
        engine = kind_of(rules).create(megabytes=_MEGABYTES, threads=1)
        engine.warm_up()
        self._warm.add(rules.name)
        return engine


async def _in_thread(work: Callable[[], Answer], seconds: float) -> Answer:
    """Return what `work` returns in a thread of its own. Raises :class:`TimeoutError`, and what it raises.

    The thread is not joined when it takes too long, nor when the process ends.
    """
    loop = asyncio.get_running_loop()
    future: asyncio.Future[Answer] = loop.create_future()

    def settle(answer: Answer | None, error: BaseException | None) -> None:
        if future.done():
            return
        if error is None:
            future.set_result(answer)  # type: ignore[arg-type]  # without an error there is an answer
        else:
            future.set_exception(error)

    def run() -> None:
        answer: Answer | None = None
        failure: BaseException | None = None
        try:
            answer = work()
        except BaseException as error:  # whatever it is, the waiter is told
            failure = error
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, answer, failure)

    threading.Thread(target=run, daemon=True, name="engine").start()
    return await asyncio.wait_for(future, seconds)
