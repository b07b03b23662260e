"""Analyses: the grades of ``duellum analyse``, lines that can be shown, turns among clients, leaving."""

import asyncio
import threading
import time
from collections.abc import Awaitable
from typing import NoReturn

import pytest

from duellum.analysis.analyser import analyse_record
from duellum.analysis.document import AnalysedDecision, describe_analysis
from duellum.analysis.model import GameAnalysis
from duellum.core.engine import FULL_STRENGTH, EngineSpec, Limit, load_engine_spec
from duellum.core.game import Game
from duellum.core.grades import Grade
from duellum.core.registry import load_rules
from duellum.core.rules import Rules
from duellum.record import Record, parse_records
from duellum.server.live import analysis
from duellum.server.live.analysis import AnalysisRunner, present_analysis
from duellum.server.live.engine_pool import EnginePool, SearchRequest
from duellum.server.live.search_slots import SearchClient
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.settings import Limits
from tests.server.clients import TIMEOUT_SECONDS
from tests.server.live.fake_engine import FakeEngine, UseEngine
from tests.strategies import random_game

BATTLE = '[Game "battle"] i1n4w1 i8s5 h5w3n3 1-0'
QWIXX = '[Game "qwixx"] 41/3526 - - *'


def analyse_text(text: str, limit: Limit) -> GameAnalysis:
    [record] = parse_records(text)
    return analyse_record(record, load_engine_spec(record.rules), limit)


def test_an_error_comes_with_the_better_line_and_its_positions() -> None:
    analysis = analyse_text(BATTLE, Limit(depth=3))
    presented = present_analysis(analysis)
    assert presented.analysis == describe_analysis(analysis)
    _, blunder, _ = presented.analysis.plies
    _, line, none = presented.lines
    assert isinstance(blunder, AnalysedDecision)
    assert (blunder.grade, none) == (Grade.BLUNDER, [])
    assert [move.move for move in line] == blunder.candidates[0].line
    rules, position = analysis.record.rules, analysis.positions[1]
    for shown in line:
        move = position.parse_move(shown.move)
        assert shown.view == rules.view.show_move(position, move)
        assert shown.words == rules.phrase_move(move)
        position = position.play(move)
        assert (shown.picture, shown.to_move) == (rules.view.show_position(position), position.to_move)


def test_a_line_ends_with_nobody_to_move_where_the_game_does() -> None:
    start = "4k4/4C4/9/9/9/9/4c4/4K4 w 0 30"  # each side can take the king
    presented = present_analysis(analyse_text(f'[Game "battle"] [Start "{start}"] e7w1 *', Limit(depth=3)))
    [[winning]] = presented.lines
    assert winning.to_move is None


def test_a_roll_has_no_line() -> None:
    presented = present_analysis(analyse_text(QWIXX, Limit(depth=1)))
    assert len(presented.lines) == 3
    assert presented.lines[0] == []
    assert any(presented.lines)


ANN, BEN, EVE = SearchClient("A", "ann"), SearchClient("A", "ben"), SearchClient("E", "eve")
PLIES = 6


def create_record(name: str = "battle", plies: int = PLIES) -> Record:
    return Record.from_game(random_game(load_rules(name), 1, plies))


def create_runner(threads: int = 1, places: int = 2, hints: int = 4) -> AnalysisRunner:
    return AnalysisRunner(EnginePool(Limits(bot_threads=threads, player_hints=hints)), places)


class Gate:
    """An evaluation that waits until it is told to continue."""

    def __init__(self) -> None:
        self.seen: list[int] = []
        """The number of plies of each position that was evaluated."""
        self.entered, self.opened = asyncio.Event(), threading.Event()
        self._loop = asyncio.get_running_loop()

    def evaluate(self, game: Game) -> float:
        self.seen.append(len(game.moves))
        self._loop.call_soon_threadsafe(self.entered.set)
        assert self.opened.wait(TIMEOUT_SECONDS)
        return 0.5


@pytest.mark.asyncio
@pytest.mark.parametrize("text", ['[Game "battle"] i1n4w1 i8s5 h5w3n3 1-0', '[Game "qwixx"] 41/3526 y5 - *'])
async def test_the_analysis_is_that_of_the_same_nodes(text: str) -> None:
    [record] = parse_records(text)
    spec = load_engine_spec(record.rules)
    limit = Limit(nodes=spec.review_nodes[1])
    expected = analyse_record(record, spec, limit, engine=spec.create_portable())
    found = await create_runner(threads=2).analyse(record, ANN)
    assert describe_analysis(found) == describe_analysis(expected)


@pytest.mark.asyncio
async def test_a_bots_move_waits_for_one_position_and_not_for_the_game(use_engine: UseEngine) -> None:
    gate = Gate()
    use_engine(gate.evaluate)
    engines = EnginePool(Limits(bot_threads=1))
    analysing = asyncio.create_task(AnalysisRunner(engines, 1).analyse(create_record(), ANN))
    await gate.entered.wait()
    rules = load_rules("battle")
    request = SearchRequest(rules, rules.starts[0], (), level=1, client=SearchClient("A", "ann", "game"))
    playing = asyncio.create_task(engines.choose_move(request))
    await asyncio.sleep(0)  # it waits now
    gate.opened.set()
    await asyncio.gather(analysing, playing)
    assert gate.seen == [6, 0, 5, 4, 3, 2, 1, 0]  # the bot's position is the one without plies


@pytest.mark.asyncio
async def test_one_game_of_an_address_is_analysed_at_a_time(use_engine: UseEngine) -> None:
    running = most = 0
    lock = threading.Lock()

    def evaluate(_: Game) -> float:
        nonlocal running, most
        with lock:
            running += 1
            most = max(most, running)
        time.sleep(0.005)
        with lock:
            running -= 1
        return 0.5

    use_engine(evaluate)
    shared = create_runner(threads=4)
    await asyncio.gather(*(shared.analyse(create_record(), client) for client in (ANN, BEN, ANN)))
    assert most == 1


@pytest.mark.asyncio
async def test_games_of_two_addresses_are_analysed_at_the_same_time(use_engine: UseEngine) -> None:
    both = threading.Barrier(2)
    use_engine(lambda _: float(both.wait(TIMEOUT_SECONDS) >= 0) / 2)
    shared = create_runner(threads=4, places=2)
    await asyncio.gather(*(shared.analyse(create_record(), client) for client in (ANN, EVE)))


@pytest.mark.asyncio
async def test_a_place_is_waited_for(use_engine: UseEngine) -> None:
    gate = Gate()
    use_engine(gate.evaluate)
    shared = create_runner(threads=4, places=1)
    asked = [asyncio.create_task(shared.analyse(create_record(), client)) for client in (ANN, EVE)]
    await gate.entered.wait()
    gate.opened.set()
    await asyncio.gather(*asked)
    assert gate.seen == [6, 5, 4, 3, 2, 1, 0] * 2


async def expect_refusal(analysing: Awaitable[object], reason: Reason) -> None:
    with pytest.raises(RefusedError) as refused:
        await analysing
    assert refused.value.reason == reason


@pytest.mark.asyncio
async def test_a_client_who_waits_for_enough_is_refused(use_engine: UseEngine) -> None:
    gate = Gate()
    use_engine(gate.evaluate)
    shared = create_runner(hints=1)
    first = asyncio.create_task(shared.analyse(create_record(), ANN))
    await gate.entered.wait()
    await expect_refusal(shared.analyse(create_record(), ANN), Reason.ENGINE_BUSY)
    gate.opened.set()
    await first
    await shared.analyse(create_record(), ANN)


@pytest.mark.asyncio
async def test_an_analysis_that_takes_too_long_is_refused(
    use_engine: UseEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "ANALYSIS_SECONDS", 0.05)
    gate = Gate()
    use_engine(gate.evaluate)
    await expect_refusal(create_runner().analyse(create_record(), ANN), Reason.ENGINE_BUSY)
    gate.opened.set()


@pytest.mark.asyncio
async def test_a_search_that_fails_refuses_the_analysis(use_engine: UseEngine) -> None:
    def fail(_: Game) -> NoReturn:
        raise RuntimeError("no luck")

    use_engine(fail)
    await expect_refusal(create_runner().analyse(create_record(), ANN), Reason.ENGINE_FAILED)


@pytest.mark.asyncio
async def test_an_analysis_nobody_waits_for_ends_with_its_position(use_engine: UseEngine) -> None:
    gate = Gate()
    use_engine(gate.evaluate)
    shared = create_runner(hints=1)
    left = asyncio.create_task(shared.analyse(create_record(), ANN))
    await gate.entered.wait()
    left.cancel()
    await asyncio.wait([left])
    gate.opened.set()
    await shared.analyse(create_record(plies=2), ANN)  # the client may ask again at once
    assert gate.seen == [6, 2, 1, 0]


@pytest.mark.asyncio
async def test_a_game_that_cannot_be_analysed_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def load(_: Rules) -> EngineSpec:
        return EngineSpec(lambda: FakeEngine(lambda _: 0.5), (FULL_STRENGTH,) * 8, lambda *_: ())

    monkeypatch.setattr(analysis, "find_engine_spec", load)
    await expect_refusal(create_runner().analyse(create_record("qwixx", 3), ANN), Reason.NO_ENGINE)
