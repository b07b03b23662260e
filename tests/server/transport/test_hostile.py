"""Hostile clients: nothing they send crashes the server, changes a game or brings out a secret."""

import asyncio
import contextlib
import json
import logging
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from duellum.server.game import events
from duellum.server.game.replay import replay_events
from duellum.server.game.state import GameState
from duellum.server.logging_config import LOGGING, JsonFormatter
from duellum.server.metrics import export_metrics
from tests.server.clients import (
    TIMEOUT_SECONDS,
    ApiClient,
    RunningServer,
    running_server,
    two_players,
)

TYPES = (
    "join", "play", "roll", "undo", "offer", "answer", "resign", "abort", "nudge", "threats", "hint",
    "chances", "past", "ping", "echo", "welcome", "state", "update", "__class__", "", "Play",
)  # fmt: skip
FIELDS = (
    "id",
    "ply",
    "move",
    "seat",
    "what",
    "accept",
    "name",
    "seed",
    "first",
    "last",
    "probe",
    "type",
    "x",
)
VALUES: tuple[Any, ...] = (
    0, 1, -1, 2**31, 2**63, 2**200, 1.5, 1e308, True, None, "", "r5", "draw", "undo", "rematch", "a" * 500,
    "\x00", "\ud800", "💣", [], [[]], {}, {"type": "play"}, "' OR 1=1 --", "../../etc/passwd", "-",
)  # fmt: skip


def invent_garbage(source: random.Random) -> str | bytes:
    """Return a message that nobody decent would send; a few look almost right."""
    kind = source.randrange(10)
    if kind == 0:
        return source.randbytes(source.randrange(200))
    if kind == 1:
        return "".join(source.choices('{}[]",:0123456789truefalsn\\u', k=source.randrange(100)))
    if kind == 2:
        return source.choice(["[" * 4000, '{"a":' * 800, '"' + "x" * 4000, "null", "0", '"play"', ""])
    message = {name: source.choice(VALUES) for name in source.sample(FIELDS, source.randrange(6))}
    message["type"] = source.choice(TYPES)
    if source.random() < 0.7:
        message["id"] = f"h{source.randrange(50)}"
    text = json.dumps(message, ensure_ascii=source.random() < 0.5)
    if kind == 3:
        text = text[: source.randrange(len(text))]
    return text.encode("utf-8", "surrogatepass") if kind == 4 else text.encode("utf-8", "replace").decode()


def invent_plausible_message(source: random.Random) -> str | bytes:
    """Return a message of a hostile player: often one that a decent player might send, at the wrong time."""
    if source.random() < 0.6:
        found = invent_garbage(source)
        content = found if isinstance(found, bytes) else found.encode()
        return "{}" if b"resign" in content or b"abort" in content else found  # which would end the game
    message = {
        "type": source.choice(TYPES[:6]),
        "id": f"i{source.randrange(200)}",
        "ply": source.randrange(12),
    }
    message |= {"move": source.choice(["-", "-", "r5", "y7", "b6"]), "what": source.choice(["draw", "undo"])}
    message |= {"accept": source.random() < 0.5, "name": "Eve", "seed": "eve's"}
    return json.dumps(message)


async def drain(socket: ClientConnection, received: list[str]) -> None:
    with contextlib.suppress(ConnectionClosed):
        async for text in socket:
            received.append(str(text))  # noqa: PERF401 - what was received counts, also when the end is abrupt


async def attack(
    client: ApiClient,
    game: str,
    messages: int,
    source: random.Random,
    received: list[str],
    invent: Callable[[random.Random], str | bytes] = invent_garbage,
) -> None:
    """Send hostile messages to a game over as many connections as it takes."""
    while messages > 0:
        async with client.connect_to(game) as seat:
            reader = asyncio.create_task(drain(seat.socket, received))
            try:
                while messages > 0:
                    messages -= 1
                    await seat.socket.send(invent(source))
                    if messages % 50 == 0:
                        await asyncio.sleep(0)
            except ConnectionClosed:
                pass
            await asyncio.wait_for(seat.socket.close(), TIMEOUT_SECONDS)
            await asyncio.wait_for(reader, TIMEOUT_SECONDS)


@contextlib.contextmanager
def capture_log() -> Iterator[list[str]]:
    """Collect all that a server would write to its log."""
    lines: list[str] = []
    handler = logging.Handler()
    handler.setFormatter(JsonFormatter())
    handler.emit = lambda record: lines.append(handler.format(record))  # type: ignore[method-assign]
    loggers = {logging.getLogger(name): settings["level"] for name, settings in LOGGING["loggers"].items()}
    before = {logger: logger.level for logger in loggers}
    for logger, level in loggers.items():
        logger.addHandler(handler)
        logger.setLevel(level)
    try:
        yield lines
    finally:
        for logger, level in before.items():
            logger.removeHandler(handler)
            logger.setLevel(level)


def list_secrets(server: RunningServer, game: str, *clients: ApiClient) -> list[str]:
    """Return what nobody may see: the dice's seed, the cookies and who is behind them."""
    state = server.registry.tables[game].state
    cookies = [cookie for client in clients for cookie in client.http.cookies.values()]
    return [state.created.seed or "", *cookies, *(cookie.partition(".")[0] for cookie in cookies)]


async def attack_from_outside(folder: Path, messages: int) -> None:
    source, received = random.Random(1), list[str]()
    with capture_log() as lines:
        async with (
            running_server(folder) as server,
            two_players(server) as (first, second),
            server.new_client() as eve,
        ):
            await first.move()
            game, before = first.state["game"], first.state["sequence"]
            shown = (await first.client.http.get(f"/api/games/{game}")).text
            await attack(eve, game, messages, source, received)
            assert (await first.client.http.get(f"/api/games/{game}")).text == shown
            assert (await first.move())["sequence"] == before + 1
            secrets = list_secrets(server, game, first.client, second.client, eve)
            shown_texts = [
                *received,
                *(json.dumps(message) for seat in (first, second) for message in seat.received),
            ]
            shown_texts += [(await eve.http.get(path)).text for path in ("/api/games", f"/api/games/{game}")]
            shown_texts.append(export_metrics().decode())
            shown_texts.append((await eve.http.get(f"/api/games/{game}/record")).text)
    assert len(received) > messages / 4
    for secret in secrets:
        assert len(secret) > 10
        assert not [text for text in shown_texts if secret in text]
        assert not [line for line in lines if secret in line]
    assert not [line for line in lines if '"level": "error"' in line]


@pytest.mark.asyncio
async def test_two_thousand_hostile_messages_change_nothing_and_bring_out_nothing(tmp_path: Path) -> None:
    await attack_from_outside(tmp_path, 2_000)


@pytest.mark.slow
@pytest.mark.asyncio
async def test_a_hundred_thousand_hostile_messages_change_nothing_and_bring_out_nothing(
    tmp_path: Path,
) -> None:
    await attack_from_outside(tmp_path, 100_000)


async def attack_from_a_seat(folder: Path, messages: int) -> None:
    """Let a player be hostile: what they may do they may, and whatever else they say changes nothing."""
    source, received, done, games = random.Random(2), list[str](), 0, messages // 200
    with capture_log() as lines:
        async with running_server(folder) as server, server.new_client() as ann, server.new_client() as eve:
            while messages > 0:
                game = await eve.create()
                async with ann.connect_to(game) as other, eve.connect_to(game) as own:
                    await (await other.receive_state()).do("join", name="Ann")
                    await (await own.receive_state()).do("join", name="Eve")
                    await attack(eve, game, min(messages, 200), source, received, invent_plausible_message)
                messages -= 200
                table = await server.registry.get_table(game)
                while not table.is_idle:  # what was sent before leaving is still being carried out
                    await asyncio.sleep(0.005)
                state = table.state
                entries = await server.registry._log.read(game)
                written = [events.decode(entry.payload) for entry in entries]
                assert (
                    replay_events(game, zip((entry.at for entry in entries), written, strict=True)) == state
                )
                check_events(state, written)
                done += len(written) - 3
                if state.status != "over":
                    for secret in list_secrets(server, game, ann, eve):
                        assert not [text for text in (*received, *map(str, other.received)) if secret in text]
                received.clear()
    assert done > 2 * games, "hardly anything was done that could have been done wrongly"
    assert not [line for line in lines if '"level": "error"' in line]


def check_events(state: GameState, written: list[events.Created | events.GameEvent]) -> None:
    """Check that nothing was done in the name of somebody else, nor twice."""
    new_events = [event for event in written if not isinstance(event, events.Created)]
    eve = written[0].seats[0].player if isinstance(written[0], events.Created) else None
    own = [event.command for event in new_events if event.player == eve]
    assert len(own) == len(set(own))
    for event in new_events:
        assert event.player == eve or isinstance(event, events.Joined)
        assert getattr(event, "seat", 0) == 0
        assert not isinstance(event, events.Moved) or event.command in own
    assert all(ply.side == 0 or ply.is_roll for ply in state.plies)


@pytest.mark.asyncio
async def test_two_thousand_hostile_messages_of_a_player_do_only_what_is_lawful(tmp_path: Path) -> None:
    await attack_from_a_seat(tmp_path, 2_000)


@pytest.mark.slow
@pytest.mark.asyncio
async def test_a_hundred_thousand_hostile_messages_of_a_player_do_only_what_is_lawful(tmp_path: Path) -> None:
    await attack_from_a_seat(tmp_path, 100_000)
