"""Every cell of the fault matrix, against servers in processes of their own."""

import asyncio
import contextlib
import re
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from tests.faults.players import Player, keep_playing
from tests.faults.test_kills import check_log, wait_for_moves
from tests.server.faults.idle_game import CLOCK_MS, IdleGame
from tests.server.faults.matrix import CELLS, NODES, PROMISES, WORKERS, Cell
from tests.server.faults.site import Site, one_process, two_nodes

BUSY_PAIRS, IDLE_GAMES = 3, 3
MAX_CHARGED_MS = 3_000
"""How much of a fault may be charged to a clock: until it is noticed, and after it is over."""
DOCS = Path(__file__).parents[3] / "docs" / "faults.md"


@contextlib.asynccontextmanager
async def open_site(cell: Cell, folder: Path, request: pytest.FixtureRequest) -> AsyncIterator[Site]:
    if cell.site == NODES:
        services = request.getfixturevalue("postgresql"), request.getfixturevalue("redis_server")
        async with two_nodes(folder, *services) as site:
            yield site
    else:
        async with one_process(folder, 2 if cell.site == WORKERS else 1) as site:
            yield site


@contextlib.asynccontextmanager
async def busy_pairs(site: Site) -> AsyncIterator[list[tuple[Player, Player]]]:
    """Let some pairs play without a pause; in the end their games are over, and the log has all of it."""
    played, stop = list[tuple[Player, Player]](), asyncio.Event()
    playing = [asyncio.create_task(keep_playing(site.urls, stop, played)) for _ in range(BUSY_PAIRS)]
    try:
        await wait_for_moves(played)
        yield played
        stop.set()
        await asyncio.wait_for(asyncio.gather(*playing), 120)
    finally:
        for task in playing:
            task.cancel()
    assert await check_log(site.database, played) > 0


async def suffer(cell: Cell, site: Site) -> None:
    """Let the fault happen while clocks run, and check what the cell promises."""
    is_served = cell.promise != "stands still"
    url = site.urls[0] if is_served else site.urls[-1]
    games = [await IdleGame.begin(url) for _ in range(IDLE_GAMES)]
    before = time.monotonic()
    async with cell.fault(site):
        for game in games if not is_served else ():
            game.pause()
        if is_served:
            await asyncio.sleep(0.5)
            await check_move(games.pop())
        await asyncio.sleep(max(0.0, cell.seconds - (time.monotonic() - before)))
    for game in games if not is_served else ():
        game.resume()
    for game in games:
        await check_move(game)


async def check_move(game: IdleGame) -> None:
    """Check that a player can move, and that the clock ran for no longer than the server served."""
    state = await game.move()
    await game.close()
    assert state["status"] == "playing", f"lost by {state['outcome']}"
    [left, _] = state["situation"]["clocks"]["left"]
    expected = CLOCK_MS - 1000 * game.thinking_seconds
    assert left > expected - MAX_CHARGED_MS
    assert left < expected + MAX_CHARGED_MS


def as_parameter(cell: Cell) -> ParameterSet:
    return pytest.param(cell, id=str(cell), marks=() if cell.is_short else pytest.mark.slow)


@pytest.mark.parametrize("cell", [*map(as_parameter, CELLS)])
@pytest.mark.asyncio
async def test_what_a_cell_of_the_matrix_promises(
    cell: Cell, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    async with open_site(cell, tmp_path, request) as site, busy_pairs(site):
        await suffer(cell, site)


def test_the_docs_have_a_row_for_every_cell() -> None:
    rows = re.findall(r"^\| (.+?) \| (.+?) \| (.+?) \|", DOCS.read_text(encoding="utf-8"), re.MULTILINE)
    results = {(name, site): result for name, site, result in rows}
    for cell in CELLS:
        assert results[cell.name, cell.site] == PROMISES[cell.promise]
