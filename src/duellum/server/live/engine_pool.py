"""The engine pool: searches in a bounded number of threads off the event loop, fair to all clients.

:mod:`~duellum.server.live.search_slots` decides who is next. A bot's move is never refused, only queued;
hints are bounded. An engine whose search crashes is discarded. A search that does not stop when told to is
abandoned with its thread, and its slot is given to the next. Kernels release the GIL, so the event loop runs
meanwhile.
"""

import asyncio
import contextlib
import logging
import os
import secrets
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from msgspec import Struct

from duellum.core.engine import (
    LEVEL_COUNT,
    Candidate,
    EngineSpec,
    GameEngine,
    Limit,
)
from duellum.core.game import Game
from duellum.core.i18n import Translatable
from duellum.core.rules import Position, Rules, Side
from duellum.engine.playouts import find_engine_spec
from duellum.server.live.search_slots import EngineError, SearchClient, SearchSlots
from duellum.server.metrics import ABANDONED_SEARCHES, BOT_FAILURES, RUNNING_SEARCHES
from duellum.server.settings import Limits

SEARCH_SECONDS = 1.0
SEARCH_TIMEOUT_SECONDS = 15.0
"""A search that takes longer than this has failed."""
_TRANSPOSITION_TABLE_MEGABYTES = 16
_LOGGER = logging.getLogger(__name__)

Result = TypeVar("Result")
Work = Callable[[EngineSpec, GameEngine], Result]
"""What is done with an engine, in a thread."""


class SearchRequest(Struct, frozen=True):
    """A game so far, for an engine to search."""

    rules: Rules
    start: Position
    moves: Sequence[object]
    level: int | None = None
    """None for full strength."""
    client: SearchClient = SearchClient()
    """For whom it is."""

    def game(self) -> Game:
        """Return the game, replayed."""
        game = Game(self.rules, self.start)
        for move in self.moves:
            game.play(move)
        return game


def count_levels(rules: Rules) -> int:
    """Return how many levels a game's engine has; the first time it is slow."""
    return len(find_engine_spec(rules).levels)


class EnginePool:
    """The engines of this process, shared by all its games."""

    def __init__(self, limits: Limits) -> None:
        threads = limits.bot_threads or max(1, (os.cpu_count() or 2) - 1)
        self._slots = SearchSlots(threads, limits.player_hints, limits.address_hints)
        self._idle: dict[str, list[GameEngine]] = {}
        self._searches: set[asyncio.Task[None]] = set()

    async def choose_move(self, request: SearchRequest) -> Candidate:
        """Return the move an engine would play. Raises :class:`EngineError`."""

        def choose(spec: EngineSpec, engine: GameEngine) -> Candidate:
            limit = Limit(seconds=SEARCH_SECONDS)
            if request.level is None:
                return engine.search(request.game(), limit).candidates[0]
            strength = spec.strength(request.level, seed=secrets.randbits(31))
            return engine.search(request.game(), limit, strength=strength).candidates[0]

        return await self._run(request, choose)

    async def explain_move(self, request: SearchRequest) -> tuple[Candidate, tuple[Translatable, ...]]:
        """Return the best move and the reasons for it: a hint.

        Raises :class:`EngineError`, :class:`~duellum.server.live.search_slots.EngineBusyError`.
        """

        def explain(spec: EngineSpec, engine: GameEngine) -> tuple[Candidate, tuple[Translatable, ...]]:
            game = request.game()
            best, *others = engine.search(game, Limit(seconds=SEARCH_SECONDS), candidates=2).candidates
            return best, spec.explain(game.position, best, others)

        with self._slots.admit_hint(request.client):
            return await self._run(request, explain, is_hint=True)

    async def estimate_win_probability(self, request: SearchRequest) -> float:
        """Return the win probability of the side to move, also when the dice are due; it counts as a hint.

        Raises :class:`EngineError`, :class:`~duellum.server.live.search_slots.EngineBusyError`.
        """

        def estimate(spec: EngineSpec, engine: GameEngine) -> float:
            return spec.win_probability(engine, request.game(), Limit(seconds=SEARCH_SECONDS))

        with self._slots.admit_hint(request.client):
            return await self._run(request, estimate, is_hint=True)

    @contextlib.contextmanager
    def admit_hint(self, client: SearchClient) -> Iterator[None]:
        """Count as a hint what takes several steps. Raises :class:`EngineBusyError`."""
        with self._slots.admit_hint(client):
            yield

    async def run_step(self, request: SearchRequest, step: Callable[[EngineSpec], Result]) -> Result:
        """Run a short part of something longer, which has its own engine and was admitted as a hint.

        Each step waits for its turn, so that a bot's move waits for one of them and not for all.
        Raises :class:`EngineError`.
        """
        return await self._run(request, lambda spec, _engine: step(spec), is_hint=True)

    async def accepts_draw(self, request: SearchRequest, side: Side) -> bool:
        """Return whether an engine that plays a side accepts a draw. Raises :class:`EngineError`."""

        def decide(spec: EngineSpec, engine: GameEngine) -> bool:
            return spec.accepts_draw(engine, request.game(), side, Limit(seconds=SEARCH_SECONDS))

        return await self._run(request, decide)

    async def _run(
        self,
        request: SearchRequest,
        work: Work[Result],
        *,
        is_hint: bool = False,
    ) -> Result:
        answer: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        async with contextlib.AsyncExitStack() as slot:
            level = LEVEL_COUNT + 1 if request.level is None else request.level
            await slot.enter_async_context(self._slots.hold(request.client, level, is_hint=is_hint))
            task = asyncio.create_task(self._search_in(slot.pop_all(), request, work, answer))
            self._searches.add(task)
            task.add_done_callback(self._searches.discard)
        return await answer

    async def _search_in(
        self,
        slot: contextlib.AsyncExitStack,
        request: SearchRequest,
        work: Work[Result],
        answer: asyncio.Future[Result],
    ) -> None:
        """Search in a slot, which is held until the search has ended although nobody may wait any more."""
        async with slot:
            RUNNING_SEARCHES.inc()
            try:
                found = await self._search(request.rules, work)
            except Exception as error:
                BOT_FAILURES.inc()
                _LOGGER.exception("a search has failed")
                self._slots.backoff.note_failure(asyncio.get_running_loop().time())
                if not answer.done():
                    answer.set_exception(EngineError(str(error) or type(error).__name__))
            else:
                self._slots.backoff.note_success()
                if not answer.done():
                    answer.set_result(found)
            finally:
                RUNNING_SEARCHES.dec()

    async def _search(self, rules: Rules, work: Work[Result]) -> Result:
        engine = self._take_engine(rules)
        try:
            answer = await self._run_in_thread(
                lambda: work(find_engine_spec(rules), engine), SEARCH_TIMEOUT_SECONDS
            )
        except TimeoutError:
            engine.stop()
            raise
        self._idle.setdefault(rules.name, []).append(engine)
        return answer

    async def _run_in_thread(self, work: Callable[[], Result], seconds: float) -> Result:
        """Run `work` in a thread of its own. Raises :class:`TimeoutError`, and what `work` raises.

        A thread that takes too long is abandoned; none is joined when the process ends.
        """
        running = start_thread(work)
        try:
            return await asyncio.wait_for(asyncio.shield(running), seconds)
        except TimeoutError:
            if not running.done():
                self._count_abandoned(1)
                running.add_done_callback(self._on_late_end)
            raise

    def _on_late_end(self, running: asyncio.Future[Result]) -> None:
        """Take in that an abandoned thread has ended after all."""
        if not running.cancelled():
            running.exception()  # it was reported as a time-out already
        self._count_abandoned(-1)
        self._slots.start_waiting()

    def _count_abandoned(self, change: int) -> None:
        self._slots.backoff.abandoned += change
        ABANDONED_SEARCHES.inc(change)

    def _take_engine(self, rules: Rules) -> GameEngine:
        """Return an idle engine, or a new one."""
        idle = self._idle.get(rules.name)
        if idle:
            return idle.pop()
        return find_engine_spec(rules).create(megabytes=_TRANSPOSITION_TABLE_MEGABYTES, threads=1)


def start_thread(work: Callable[[], Result]) -> asyncio.Future[Result]:
    """Start `work` in a thread; the future gets what it returns or raises."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[Result] = loop.create_future()

    def resolve(answer: Result | None, error: BaseException | None) -> None:
        if future.done():
            return
        if error is None:
            future.set_result(answer)  # type: ignore[arg-type]  # without an error there is an answer
        else:
            future.set_exception(error)

    def run() -> None:
        answer: Result | None = None
        failure: BaseException | None = None
        try:
            answer = work()
        except BaseException as error:  # whatever it is, the caller gets it
            failure = error
        with contextlib.suppress(RuntimeError):  # the event loop has ended
            loop.call_soon_threadsafe(resolve, answer, failure)

    threading.Thread(target=run, daemon=True, name="engine").start()
    return future
