"""Analyses of recorded games, for clients that have no engine: run position by position, and presented.

A game has an engine of its own from its first position to its last, as the engine's table carries over. How
many games are analysed at once is therefore bounded. Each position waits for a slot of the engine pool, as a
hint: moves of bots come first, and wait for one position at most, not for a game.
"""

import asyncio
from collections.abc import Generator, Iterator, Sequence
from typing import Any
from weakref import WeakValueDictionary

from duellum.analysis.analyser import analyse_in_steps
from duellum.analysis.document import describe_analysis
from duellum.analysis.model import Decision, GameAnalysis, PlyAnalysis
from duellum.core.engine import EngineSpec, GameEngine, Limit
from duellum.core.rules import Position, Rules, Seat
from duellum.engine.playouts import find_engine_spec
from duellum.record import Record
from duellum.server.live.engine_pool import EnginePool, SearchRequest
from duellum.server.live.queries import refuse_search
from duellum.server.live.search_slots import EngineBusyError, EngineError, SearchClient
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.http import LineMove, RecordAnalysis


def present_analysis(analysis: GameAnalysis) -> RecordAnalysis:
    """Return an analysis with what was better at every error, played out."""
    rules = analysis.record.rules
    plies = zip(analysis.positions, analysis.plies, strict=False)  # nothing follows the last position
    lines = [list(_present_line(rules, position, _find_better(ply))) for position, ply in plies]
    return RecordAnalysis(describe_analysis(analysis), lines)


def _find_better(ply: PlyAnalysis) -> Sequence[Any]:
    """Return the line that was better than the move made; nothing if that was not an error."""
    if isinstance(ply, Decision) and ply.grade is not None and ply.grade.is_error:
        return ply.candidates[0].line
    return ()


def _present_line(rules: Rules, position: Position, line: Sequence[Any]) -> Iterator[LineMove]:
    for move in line:
        after = position.play(move)
        yield LineMove(
            str(move),
            rules.phrase_move(move),
            rules.view.show_move(position, move),
            rules.view.show_position(after),
            None if after.actor is None else Seat(after.to_move),
        )
        position = after


ANALYSIS_SECONDS = 80.0
"""How long an analysis may take, with the wait for its turn; proxies give up after 90 s."""
_FULL_PASS = 1
"""Which of a review's passes this is: the one that the browser's grades come from, too."""


class AnalysisRunner:
    """Analyses games with the engines of a pool."""

    def __init__(self, engines: EnginePool, places: int) -> None:
        self._engines = engines
        self._places = asyncio.Semaphore(places)
        self._addresses: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By address the lock of its one analysis; forgotten when nobody holds it or waits for it."""

    async def analyse(self, record: Record, client: SearchClient) -> GameAnalysis:
        """Return the analysis of a game. Raises :class:`RefusedError`."""
        await asyncio.to_thread(_check_engine, record.rules)
        try:
            with self._engines.admit_hint(client):
                return await self._wait_and_run(record, client)
        except EngineError as error:
            raise refuse_search(error) from error

    async def _wait_and_run(self, record: Record, client: SearchClient) -> GameAnalysis:
        """Analyse when it is this client's turn: first within its address, then among the addresses."""
        own = self._addresses.setdefault(client.address, asyncio.Lock())
        try:
            async with asyncio.timeout(ANALYSIS_SECONDS), own, self._places:
                return await self._run(_SteppedAnalysis(record), client)
        except TimeoutError as error:
            raise EngineBusyError("the analysis would take too long") from error

    async def _run(self, analysis: "_SteppedAnalysis", client: SearchClient) -> GameAnalysis:
        rules, start = analysis.record.rules, analysis.record.start
        request = SearchRequest(rules, start, (), client=client)
        try:
            while True:
                found = await self._engines.run_step(request, analysis.step)
                if found is not None:
                    return found
        finally:
            analysis.stop()


class _SteppedAnalysis:
    """The analysis of one game, step by step; each step runs in a thread, one at a time."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self._engine: GameEngine | None = None
        self._steps: Generator[None, None, GameAnalysis] | None = None

    def step(self, spec: EngineSpec) -> GameAnalysis | None:
        """Analyse one more position; return the analysis after the last."""
        if self._steps is None:
            self._steps = self._begin(spec)
        try:
            next(self._steps)
        except StopIteration as end:
            analysis: GameAnalysis = end.value
            return analysis
        return None

    def _begin(self, spec: EngineSpec) -> Generator[None, None, GameAnalysis]:
        self._engine = spec.create_portable()
        limit = Limit(nodes=spec.review_nodes[_FULL_PASS])
        return analyse_in_steps(self.record, spec, limit, self._engine)

    def stop(self) -> None:
        """End the step that is running, if any: nobody waits for it any more."""
        if self._engine is not None:
            self._engine.stop()


def _check_engine(rules: Rules) -> None:
    """Refuse a game whose engine cannot analyse it; the first time it is slow."""
    if rules.has_dice and find_engine_spec(rules).expected_value is None:
        raise RefusedError(
            Reason.NO_ENGINE, f"the engine of {rules.title} cannot evaluate positions where a roll is due"
        )
