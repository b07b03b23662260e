"""``POST /api/analyses``: what is answered, what is refused and why, and that it stops for who has left."""

import asyncio
import time
from itertools import count
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from duellum.analysis.analyser import analyse_record
from duellum.core.engine import Limit, load_engine_spec
from duellum.core.game import Game
from duellum.core.registry import load_rules
from duellum.record import Record, format_record, parse_records
from duellum.server.live.analysis import present_analysis
from duellum.server.protocol.http import MAX_ANALYSED_PLIES, MAX_RECORD_BYTES
from tests.server.clients import TIMEOUT_SECONDS, UNLIMITED, running_server
from tests.server.live.fake_engine import UseEngine
from tests.strategies import random_game

pytestmark = pytest.mark.asyncio

BLUNDER = '[Game "battle"] i1n4w1 i8s5 h5w3n3 1-0'
BAD_MOVE = '[Game "battle"]\n\ni1n5\na8s4'
PATH = "/api/analyses"


def play_game(plies: int) -> str:
    """Return the record of a game with so many plies."""
    games = (random_game(load_rules("battle"), seed, plies) for seed in count())
    return format_record(Record.from_game(next(game for game in games if len(game) == plies)))


async def test_a_game_is_analysed_as_the_command_does_it(tmp_path: Path) -> None:
    [record] = parse_records(BLUNDER)
    spec = load_engine_spec(record.rules)
    limit = Limit(nodes=spec.review_nodes[1])
    expected = present_analysis(analyse_record(record, spec, limit, engine=spec.create_portable()))
    async with running_server(tmp_path) as server, server.new_client() as ann:
        answer = await ann.http.post(f"{PATH}?number=2", content=f"{BLUNDER}\n{BLUNDER}")
        assert (answer.status_code, answer.headers["content-encoding"]) == (200, "gzip")
        assert answer.json() == msgspec.json.decode(msgspec.json.encode(expected))
        plain = await ann.http.post(PATH, content=BLUNDER, headers={"accept-encoding": "identity"})
        assert ("content-encoding" in plain.headers, plain.json()) == (False, answer.json())


@pytest.mark.parametrize(
    ("path", "body", "headers", "status", "reason"),
    [
        (PATH, "once upon a time", {}, 400, "bad-record"),
        (PATH, BAD_MOVE, {}, 400, "illegal"),
        (f"{PATH}?number=2", BLUNDER, {}, 400, "bad-record"),
        (f"{PATH}?number=x", BLUNDER, {}, 400, "malformed"),
        (PATH, " " * (MAX_RECORD_BYTES + 1), {}, 413, "too-long"),
        (PATH, BLUNDER, {"Origin": "http://evil.example"}, 403, "forbidden-origin"),
    ],
)
async def test_what_cannot_be_analysed_is_refused(
    tmp_path: Path, path: str, body: str, headers: dict[str, str], status: int, reason: str
) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        refused = await ann.http.post(path, content=body, headers=headers)
        assert (refused.status_code, refused.json()["reason"]) == (status, reason)


async def test_a_game_with_too_many_plies_is_refused(
    tmp_path: Path, use_engine: UseEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_engine(lambda _: 0.5)
    monkeypatch.setattr("duellum.server.game.record_import.MAX_ANALYSED_PLIES", 3)
    assert MAX_ANALYSED_PLIES == 400
    moves = "i1n5 a8s5 h1n1 b8s1"
    async with running_server(tmp_path) as server, server.new_client() as ann:
        refused = await ann.http.post(PATH, content=f'[Game "battle"] {moves} *')
        assert (refused.status_code, refused.json()["reason"]) == (413, "too-long")
        assert (await ann.http.post(PATH, content=f'[Game "battle"] {moves[:-5]} *')).status_code == 200


async def test_analyses_have_a_rate_of_their_own(tmp_path: Path, use_engine: UseEngine) -> None:
    use_engine(lambda _: 0.5)
    limits = replace(UNLIMITED, analyses_per_minute=0.2)
    async with running_server(tmp_path, limits) as server, server.new_client() as ann:
        codes = [(await ann.http.post(PATH, content=BLUNDER)).status_code for _ in range(3)]
        assert codes == [200, 200, 429]
        assert (await ann.http.post("/api/records", content=BLUNDER)).status_code == 200


async def test_an_engine_that_is_busy_or_fails_has_a_status(tmp_path: Path, use_engine: UseEngine) -> None:
    def fail(_: Game) -> float:
        raise RuntimeError("no luck")

    use_engine(fail)
    for hints, reason in ((4, "engine-failed"), (0, "engine-busy")):
        limits = replace(UNLIMITED, player_hints=hints)
        async with running_server(tmp_path, limits) as server, server.new_client() as ann:
            refused = await ann.http.post(PATH, content=BLUNDER)
            assert (refused.status_code, refused.json()["reason"]) == (503, reason)


async def test_an_analysis_ends_when_its_client_leaves(tmp_path: Path, use_engine: UseEngine) -> None:
    seen: list[int] = []

    def evaluate(game: Game) -> float:
        seen.append(len(game.moves))
        time.sleep(0.2)
        return 0.5

    use_engine(evaluate)
    async with running_server(tmp_path, replace(UNLIMITED, bot_threads=1)) as server:
        async with server.new_client() as ann:
            asking = asyncio.create_task(ann.http.post(PATH, content=play_game(60)))
            while not seen:
                await asyncio.sleep(0.005)
            asking.cancel()
            await asyncio.wait([asking])
        async with server.new_client() as ben:
            answer = await ben.http.post(PATH, content=BLUNDER)  # which waits for the other to end
            assert answer.status_code == 200
    assert len([plies for plies in seen if plies > 3]) < 30


async def test_a_bot_plays_while_a_game_is_analysed(tmp_path: Path, use_engine: UseEngine) -> None:
    begun = asyncio.Event()
    loop = asyncio.get_running_loop()

    def evaluate(_: Game) -> float:
        loop.call_soon_threadsafe(begun.set)
        time.sleep(0.02)
        return 0.5

    use_engine(evaluate)
    limits = replace(UNLIMITED, bot_threads=1)
    async with running_server(tmp_path, limits) as server, server.new_client() as ann:
        game = await ann.create("battle", "me 1")
        async with ann.connect_to(game) as seat:
            await (await seat.receive_state()).do("join")
            asking = asyncio.create_task(ann.http.post(PATH, content=play_game(60)))
            await begun.wait()
            await seat.move()
            while seat.ply < 2:
                await seat.receive("update")
            assert not asking.done()
        answer = await asyncio.wait_for(asking, TIMEOUT_SECONDS)
        assert len(msgspec.json.decode(answer.content)["lines"]) == 60
