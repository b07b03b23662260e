"""The HTTP part: creating, reading, refusing, and the headers on everything."""

from pathlib import Path

import pytest

from duellum.record import parse_records
from tests.server.clients import running_server

QWIXX_BEGUN = """[Game "qwixx"]
[Black "Ann"]
[Grey "Level 3"]
[Result "*"]

1. 51/4326 r6 *
"""
"""A game after a roll and a move."""
BATTLE_OVER = """[Game "battle"]
[Result "1-0"]
[Reason "resignation"]

1. e1n1 1-0
"""


@pytest.mark.parametrize(
    ("new_game", "reason"),
    [
        (b"no json", "malformed"),
        (b"\xff\xfe", "malformed"),
        (b'{"rules": "qwixx"}', "malformed"),
        (b'{"rules": "chess", "players": [{"kind": "me"}, {"kind": "open"}]}', "unknown-rules"),
        (b'{"rules": "battle", "players": [{"kind": "me"}, {"kind": "bot", "level": 9}]}', "no-engine"),
        (b'{"rules": "battle", "players": [{"kind": "me"}, {"kind": "bot", "level": 0}]}', "malformed"),
        (b'{"rules": "battle", "players": [{"kind": "me"}, {"kind": "open"}], "start": "x"}', "bad-position"),
        (b"[" * 4000, "malformed"),
    ],
)
@pytest.mark.asyncio
async def test_a_bad_new_game_gets_a_reason(tmp_path: Path, new_game: bytes, reason: str) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        answer = await ann.http.post("/api/games", content=new_game)
        assert (answer.status_code, answer.json()["reason"]) == (400, reason)


@pytest.mark.asyncio
async def test_a_request_that_is_too_long_is_not_read_to_its_end(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        answer = await ann.http.post("/api/games", content=b" " * 5000)
        assert (answer.status_code, answer.json()["reason"]) == (413, "too-long")


@pytest.mark.asyncio
async def test_a_game_is_read_as_state_and_as_record(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        game = await ann.create("battle")
        state = (await ann.http.get(f"/api/games/{game}")).json()
        assert (state["game"], state["status"]) == (game, "waiting")
        answer = await ann.http.get(f"/api/games/{game}/record")
        [record] = parse_records(answer.text)
        assert record.rules.name == "battle"
        assert answer.headers["duellum-seats"] in {"0", "1"}
        async with server.new_client() as stranger:
            answer = await stranger.http.get(f"/api/games/{game}/record")
            assert "duellum-seats" not in answer.headers
        missing = await ann.http.get("/api/games/nosuchgame")
        assert (missing.status_code, missing.json()["reason"]) == (404, "unknown-game")


@pytest.mark.asyncio
async def test_operators_see_health_and_readiness(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        assert (await ann.http.get("/healthz")).text == "ok\n"
        assert (await ann.http.get("/readyz")).text == "ready\n"


@pytest.mark.asyncio
async def test_kinds_of_games_are_listed_with_their_levels(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        kinds = {kind["rules"]: kind for kind in (await ann.http.get("/api/rules")).json()}
    assert kinds["battle"]["levels"] == 8
    assert (kinds["battle"]["has_dice"], kinds["qwixx"]["has_dice"]) == (False, True)
    assert kinds["qwixx"]["sides"] == ["Black", "Grey"]


@pytest.mark.asyncio
async def test_clauses_that_are_not_the_makers_are_marked(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        kinds = {kind["rules"]: kind for kind in (await ann.http.get("/api/rules")).json()}
    for kind in kinds.values():
        assert [*kind["origins"]] == kind["clauses"]
    marked = [(clause, origin) for name in ("battle", "qwixx")
              for clause, origin in kinds[name]["origins"].items() if origin != "makers"]  # fmt: skip
    house = [(clause, "house") for clause in ("B18", "B19", "B20", "B21")]
    assert marked == [*house, ("Q24", "mixed"), ("Q25", "house")]


@pytest.mark.asyncio
async def test_a_game_from_a_browser_goes_on_at_the_server(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        wish = {"record": QWIXX_BEGUN, "players": [{"kind": "me"}, {"kind": "open"}]}
        answer = await ann.http.post("/api/games/continued", json=wish)
        assert answer.status_code == 201, answer.text
        game = answer.json()["game"]
        state = (await ann.http.get(f"/api/games/{game}")).json()
        assert [ply["move"] for ply in state["moves"]] == ["51/4326", "r6"]
        assert (state["status"], state["dice"]["unproven"]) == ("waiting", 1)
        [record] = parse_records((await ann.http.get(f"/api/games/{game}/record")).text)
        assert record.tags["Unproven"] == "1"
        listed = (await ann.http.get("/api/games")).json()["own"]
        assert [each["game"] for each in listed] == [game]


@pytest.mark.parametrize(
    ("record", "reason"),
    [
        ("", "bad-record"),
        (f"{QWIXX_BEGUN}\n{QWIXX_BEGUN}", "bad-record"),
        (QWIXX_BEGUN.replace("r6", "r7"), "illegal"),
        (QWIXX_BEGUN.replace("*", "1-0"), "wrong-result"),
        (BATTLE_OVER, "over"),
        (QWIXX_BEGUN.replace("qwixx", "chess"), "unknown-rules"),
    ],
)
@pytest.mark.asyncio
async def test_a_record_that_cannot_go_on_gets_a_reason(tmp_path: Path, record: str, reason: str) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        wish = {"record": record, "players": [{"kind": "me"}, {"kind": "open"}]}
        answer = await ann.http.post("/api/games/continued", json=wish)
        assert (answer.status_code, answer.json()["reason"]) == (400, reason)
        assert (await ann.http.get("/api/games")).json()["own"] == []


@pytest.mark.asyncio
async def test_a_record_that_is_too_long_is_refused(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        answer = await ann.http.post("/api/games/continued", content=b" " * 70_000)
        assert (answer.status_code, answer.json()["reason"]) == (413, "too-long")
