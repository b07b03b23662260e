"""What every log promises, whichever database keeps it."""

import asyncio
import itertools
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from duellum.store import ConflictError, DeletedError, Entry, EventLog, Snapshot, StoreError, open_event_log
from duellum.store.event_log import MAX_PAYLOAD_BYTES

pytestmark = pytest.mark.asyncio


@pytest.fixture(params=["sqlite", "memory", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgresql":
        return str(request.getfixturevalue("postgresql").new_database())
    return {"sqlite": f"sqlite:///{tmp_path}/log.db", "memory": "sqlite://:memory:"}[request.param]


@pytest_asyncio.fixture
async def log(address: str) -> AsyncIterator[EventLog]:
    opened = await open_event_log(address)
    yield opened
    await opened.close()


async def test_events_come_back_as_they_went_in(log: EventLog) -> None:
    await log.append("a", 0, [b"one", b"", b"\x00\xff"], at=5, live=True)
    await log.append("a", 3, [b"four"], at=7, live=True)
    assert await log.read("a") == [
        Entry(1, 5, b"one"),
        Entry(2, 5, b""),
        Entry(3, 5, b"\x00\xff"),
        Entry(4, 7, b"four"),
    ]
    assert await log.read("a", 3) == [Entry(4, 7, b"four")]
    assert await log.read("a", 4) == await log.read("nobody's") == []


@pytest.mark.parametrize("after", [0, 1, 3, 9])
async def test_who_does_not_know_the_latest_event_is_refused_and_told_it(log: EventLog, after: int) -> None:
    await log.append("a", 0, [b"one", b"two"], at=5, live=True, due=9)
    with pytest.raises(ConflictError, match=f"is at event 2, not {after}") as refused:
        await log.append("a", after, [b"x"], at=6, live=False)
    assert refused.value.latest == 2
    assert [entry.payload for entry in await log.read("a")] == [b"one", b"two"]
    assert await log.due_games(10, 9) == ["a"]


async def test_a_game_that_is_not_there_cannot_go_on(log: EventLog) -> None:
    with pytest.raises(ConflictError) as refused:
        await log.append("a", 1, [b"x"], at=6, live=True)
    assert refused.value.latest == 0
    assert await log.read("a") == []


async def test_of_many_writers_to_one_game_exactly_one_wins_each_event(log: EventLog) -> None:
    async def write(name: bytes, after: int) -> int:
        try:
            await log.append("a", after, [name, name], at=1, live=True)
        except ConflictError:
            return 0
        return 1

    for after in range(0, 20, 2):
        assert sum(await asyncio.gather(*(write(b"%d" % name, after) for name in range(20)))) == 1
    entries = await log.read("a")
    assert [entry.sequence for entry in entries] == list(range(1, 21))
    assert all(
        first.payload == second.payload for first, second in zip(entries[::2], entries[1::2], strict=True)
    )


async def test_a_conflict_in_a_group_is_refused_alone(log: EventLog) -> None:
    waiting = [
        log.append(f"game{number}", number % 2, [b"x"], at=1, live=True, due=1) for number in range(50)
    ]
    ends = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(end) for end in ends] == [type(None), ConflictError] * 25
    assert len(await log.due_games(2, 100)) == 25


async def test_appends_of_one_group_to_one_game_build_on_each_other(log: EventLog) -> None:
    await asyncio.gather(*(log.append("a", place, [b"%d" % place], at=1, live=True) for place in range(30)))
    assert [entry.payload for entry in await log.read("a")] == [b"%d" % place for place in range(30)]


async def test_due_games_are_live_and_earlier_than_asked_the_earliest_first(log: EventLog) -> None:
    for name, due, live in (
        ("a", 30, True),
        ("b", 20, True),
        ("c", None, True),
        ("d", 10, False),
        ("e", 40, True),
    ):
        await log.append(name, 0, [b"x"], at=1, live=live, due=due)
    assert await log.due_games(40, 9) == ["b", "a"]
    assert await log.due_games(40, 1) == ["b"]
    await log.append("b", 1, [b"x"], at=1, live=True, due=50)
    await log.append("a", 1, [b"x"], at=1, live=True)
    assert await log.due_games(51, 9) == ["e", "b"]


@pytest.mark.parametrize(
    ("game_id", "after", "payloads", "at"),
    [
        *((name, 0, [b"x"], 1) for name in ("", "a b", "a\n", "ä", "a" * 65)),
        ("a", -1, [b"x"], 1),
        ("a", 0, [], 1),
        ("a", 0, [b"x" * (MAX_PAYLOAD_BYTES + 1)], 1),
        ("a", 0, [b"x"], 1 << 63),
    ],
)
async def test_what_no_log_takes_is_refused_and_harms_nobody_else(
    log: EventLog, game_id: str, after: int, payloads: list[bytes], at: int
) -> None:
    good = log.append("good", 0, [b"x"], at=1, live=True, due=1)
    bad = log.append(game_id, after, payloads, at=at, live=True, due=1)
    ends = await asyncio.gather(good, bad, return_exceptions=True)
    assert [type(end) for end in ends] == [type(None), ValueError]
    assert await log.due_games(2, 9) == ["good"]


async def test_closing_writes_what_is_waiting_and_closed_is_closed(address: str) -> None:
    log = await open_event_log(address)
    waiting = [asyncio.ensure_future(log.append(f"{name}", 0, [b"x"], at=1, live=True)) for name in range(50)]
    await asyncio.sleep(0)
    await log.close()
    assert await asyncio.gather(*waiting) == [None] * 50
    await log.close()
    for asked in (log.read("a"), log.check(), log.append("a", 0, [b"x"], at=1, live=True)):
        with pytest.raises(StoreError, match="the log is closed"):
            await asked


async def test_an_append_nobody_waits_for_any_more_troubles_nobody(log: EventLog) -> None:
    leaving = asyncio.ensure_future(log.append("a", 0, [b"x"], at=1, live=True))
    staying = asyncio.ensure_future(log.append("b", 0, [b"x"], at=1, live=True))
    await asyncio.sleep(0)
    leaving.cancel()
    await staying
    await log.check()
    assert await log.read("b") == [Entry(1, 1, b"x")]


async def test_large_groups_and_events_go_through(log: EventLog) -> None:
    large = bytes(itertools.islice(itertools.cycle(range(256)), MAX_PAYLOAD_BYTES))
    await asyncio.gather(
        log.append("large", 0, [large], at=1, live=False),
        *(log.append(f"{name}", 0, [b"x"], at=1, live=True, due=1) for name in range(2500)),
    )
    assert (await log.read("large"))[0].payload == large
    assert len(await log.due_games(2, 5000)) == 2500


@pytest.mark.parametrize("game_id", ["", "\x00", "\ud800", "a b", "x" * 1000])
async def test_a_name_no_game_can_have_has_no_events(log: EventLog, game_id: str) -> None:
    assert await log.read(game_id) == []


@pytest.mark.parametrize(
    ("after", "found"), [(-1, 1), (1 << 62, 0), (1 << 64, 0), (1 << 200, 0), (-(1 << 200), 1)]
)
async def test_any_number_may_be_asked_for(log: EventLog, after: int, found: int) -> None:
    await log.append("a", 0, [b"x"], at=1, live=True)
    assert len(await log.read("a", after)) == found


async def test_events_are_read_in_pages(log: EventLog) -> None:
    await log.append("a", 0, [b"%d" % number for number in range(10)], at=5, live=True)
    assert [entry.sequence for entry in await log.read("a", 3, 4)] == [4, 5, 6, 7]
    assert [entry.sequence for entry in await log.read("a", 8, 4)] == [9, 10]


async def test_the_last_events_are_read_in_order(log: EventLog) -> None:
    await log.append("a", 0, [b"%d" % number for number in range(10)], at=5, live=True)
    assert [entry.payload for entry in await log.read_last("a", 3)] == [b"7", b"8", b"9"]
    assert len(await log.read_last("a", 30)) == 10
    assert list(await log.read_last("b", 3)) == []


async def test_the_snapshot_that_includes_most_is_kept_and_another_version_does_not_see_it(
    log: EventLog,
) -> None:
    assert await log.read_snapshot("a", "1") is None
    for sequence in (5, 9, 7):
        await log.write_snapshot("a", Snapshot(sequence, "1", b"\x00at %d" % sequence))
    assert await log.read_snapshot("a", "1") == Snapshot(9, "1", b"\x00at 9")
    assert await log.read_snapshot("a", "2") is await log.read_snapshot("b", "1") is None
    await log.write_snapshot("a", Snapshot(8, "2", b"anew"))
    assert await log.read_snapshot("a", "1") is None
    assert await log.read_snapshot("a", "2") == Snapshot(8, "2", b"anew")


async def test_a_redacted_event_keeps_its_place_and_no_snapshot_has_what_it_said(log: EventLog) -> None:
    for game in "ab":
        await log.append(game, 0, [b"one", b"two", b"three"], at=5, live=False, label="finished")
        await log.write_snapshot(game, Snapshot(3, "1", b"two"))
    await log.redact("a", 2, b"-")
    assert await log.read("a") == [Entry(1, 5, b"one"), Entry(2, 5, b"-"), Entry(3, 5, b"three")]
    assert await log.read_snapshot("a", "1") is None
    assert (await log.read("b"))[1].payload == b"two"
    assert await log.read_snapshot("b", "1") is not None
    await log.append("a", 3, [b"four"], at=6, live=False, label="finished")
    await log.redact("nothing", 1, b"-")


async def test_the_latest_heartbeat_is_kept(log: EventLog) -> None:
    assert await log.read_heartbeat() == 0
    for at in (1_800_000_000_000, 1_800_000_002_000, 1_799_999_999_999):
        await log.write_heartbeat(at)
    assert await log.read_heartbeat() == 1_800_000_002_000


async def test_labelled_games_come_page_by_page_the_latest_label_first(log: EventLog) -> None:
    for number, name in enumerate("abcd"):
        await log.append(name, 0, [b"x"], at=10 + number, live=True, label="public")
    await log.append("private", 0, [b"x"], at=99, live=True)
    await log.append("b", 1, [b"x"], at=50, live=True, label="public")  # no new label, hence no new place
    assert await log.labelled_games("public", 9) == ["d", "c", "b", "a"]
    assert await log.labelled_games("public", 2) == ["d", "c"]
    assert await log.labelled_games("public", 2, before=12) == ["b", "a"]
    await log.append("c", 1, [b"x"], at=60, live=False, label="finished")
    assert await log.labelled_games("public", 9) == ["d", "b", "a"]
    assert await log.labelled_games("finished", 9, before=60) == []
    assert await log.labelled_games("finished", 9, before=61) == ["c"]


async def purge_all(log: EventLog, label: str, before: int, limit: int = 100) -> list[str]:
    games = []
    while (game_id := await log.purge(label, before, limit)) is not None:
        games.append(game_id)
    return games


async def test_only_games_whose_label_is_old_are_purged_the_oldest_first(log: EventLog) -> None:
    for name, at, label in (("b", 20, "finished"), ("a", 10, "finished"), ("c", 30, "finished")):
        await log.append(name, 0, [b"x", b"y"], at=at, live=False, label=label)
    await log.append("aborted", 0, [b"x"], at=1, live=False, label="aborted")
    await log.append("live", 0, [b"x"], at=1, live=True, due=5)
    await log.append("@ann", 0, [b"x"], at=1, live=False)
    assert await purge_all(log, "finished", 30) == ["a", "b"]
    assert await log.read("a") == await log.read("b") == []
    assert [len(await log.read(game_id)) for game_id in ("c", "aborted", "live", "@ann")] == [2, 1, 1, 1]


async def test_a_long_game_is_purged_step_by_step_and_gone_from_the_first_step_on(log: EventLog) -> None:
    await log.append("a", 0, [b"%d" % number for number in range(25)], at=1, live=False, label="finished")
    assert await log.purge("finished", 2, 10) == "a"
    assert await log.read("a") == []
    assert await log.labelled_games("finished", 9) == []
    assert await purge_all(log, "nothing", 0, 10) == ["a", "a"]


@pytest.mark.parametrize("steps", [1, 9])
async def test_the_id_of_a_purged_game_never_comes_back(log: EventLog, steps: int) -> None:
    await log.append("a", 0, [b"x"] * 5, at=1, live=False, label="finished")
    await log.write_snapshot("a", Snapshot(5, "1", b"x"))
    for _ in range(steps):
        await log.purge("finished", 2, 3)
    for after in (0, 2, 5):
        with pytest.raises(DeletedError, match="game a was deleted"):
            await log.append("a", after, [b"x"], at=9, live=True, label="public")
    assert await log.read("a") == []
    assert await log.labelled_games("public", 9) == []
    assert await log.read_snapshot("a", "1") is None


async def test_purging_and_appending_at_once_harm_each_other_not(log: EventLog) -> None:
    await asyncio.gather(
        *(log.append(f"old{name}", 0, [b"x"] * 5, at=1, live=False, label="finished") for name in range(30))
    )
    appended, purged = [], []

    async def append() -> None:
        for number in range(60):
            await log.append("new", number, [b"x"], at=9, live=True)
            appended.append(number)

    async def purge() -> None:
        purged.extend(await purge_all(log, "finished", 2, 2))

    await asyncio.gather(append(), purge(), purge())
    assert len(await log.read("new")) == len(appended) == 60
    assert {*purged} == {f"old{name}" for name in range(30)}
