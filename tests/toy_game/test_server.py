"""The toy game over the server: listed, played to its end through WebSockets, and saved as a record."""

from pathlib import Path

import pytest
from race21 import RULES

from duellum import rulebook
from duellum.record import parse_records
from duellum.server.live.engine_pool import SearchRequest
from duellum.server.transport import game_files
from tests.server.clients import running_server, two_players

pytestmark = pytest.mark.asyncio


async def test_the_server_offers_the_game(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as client:
        offered = (await client.http.get("/api/rules")).json()
    [info] = [one for one in offered if one["rules"] == "race21"]
    assert (info["title"], info["sides"], info["levels"]) == ("Race to 21", ["Red", "Blue"], 8)


async def test_a_whole_game_is_played_through_the_websocket(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, two_players(server, "race21") as seats:
        picture = seats[0].situation["picture"]
        assert picture["game"] == "plain"
        assert "of 21" in picture["text"]
        while seats[0].state["status"] == "playing":
            mover = seats[seats[0].situation["to_move"]]
            await mover.move()
            for seat in seats:
                while seat.ply < max(one.ply for one in seats):
                    await seat.receive("update")
        outcome = seats[0].state["outcome"]
        record = (await seats[0].client.http.get(f"/api/games/{seats[0].state['game']}/record")).text
    [saved] = parse_records(record)
    assert saved.outcome is not None
    assert (saved.outcome.result, saved.outcome.reason) == (outcome["result"], outcome["reason"])
    assert seats[0].state["situation"]["legal"] == []


async def test_a_legal_move_has_a_label(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, two_players(server, "race21") as (first, _):
        await first.move()
        assert first.situation["legal"] == [
            {"kind": "plain", "move": move, "words": {"id": f"race21-{move}", "args": {}}, "is_roll": False}
            for move in ("add", "pass")
        ]


async def test_the_texts_of_the_package_are_served_in_each_language(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as client:
        german = await client.http.get("/api/rules/race21/texts/de")
        assert german.headers["content-type"] == "text/plain; charset=utf-8"
        assert german.headers["cache-control"] == "no-cache"
        assert german.text.index("game-race21 = Race to 21") < german.text.index(
            "game-race21 = Wettlauf bis 21"
        )
        polish = await client.http.get("/api/rules/race21/texts/pl")
        assert polish.text == (await client.http.get("/api/rules/race21/texts/en")).text
        known = {"if-none-match": german.headers["etag"]}
        again = await client.http.get("/api/rules/race21/texts/de", headers=known)
        assert (again.status_code, again.content) == (304, b"")
        changed = await client.http.get("/api/rules/race21/texts/en", headers=known)
        assert changed.status_code == 200


async def test_texts_are_compressed_for_those_who_accept_it(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as client:
        answers = [
            await client.http.get("/api/rules/race21/texts/en", headers={"accept-encoding": encoding})
            for encoding in ("gzip", "identity")
        ]
    assert [answer.headers.get("content-encoding") for answer in answers] == ["gzip", None]
    assert answers[0].text == answers[1].text
    assert answers[0].headers["etag"] != answers[1].headers["etag"]


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("race21/texts/xx", "malformed"),
        ("race21/texts/..%2Fde", None),
        ("race21/texts/%2E%2E", "malformed"),
        ("race21/texts/de.ftl", "malformed"),
        ("chess/texts/de", "unknown-rules"),
        ("%2E%2E/texts/de", "unknown-rules"),
        ("race21.locale/texts/de", "unknown-rules"),
        ("chess/book", "unknown-rules"),
    ],
)
async def test_only_installed_games_and_known_languages_have_files(
    tmp_path: Path, path: str, reason: str | None
) -> None:
    async with running_server(tmp_path) as server, server.new_client() as client:
        answer = await client.http.get(f"/api/rules/{path}")
    if reason is None:  # no such address: the client's page
        assert "game-race21" not in answer.text
    else:
        assert (answer.status_code, answer.json()["reason"]) == (400, reason)


async def test_texts_that_are_too_long_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_files, "MAX_BYTES", 100)
    async with running_server(tmp_path) as server, server.new_client() as client:
        answer = await client.http.get("/api/rules/race21/texts/de")
    assert (answer.status_code, answer.json()["reason"]) == (413, "too-long")


async def test_the_texts_of_built_in_games_are_the_clients_own(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as client:
        assert (await client.http.get("/api/rules/battle/texts/de")).text == ""


async def test_the_rulebook_of_the_package_is_served(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as client:
        book = (await client.http.get("/api/rules/race21/book")).json()
    assert [section["id"] for section in book["sections"]] == ["aim", "clauses"]
    assert [clause["id"] for clause in book["clauses"]] == list(RULES.clauses)
    [step] = book["sections"][0]["examples"][1]["steps"]
    assert (step["words"]["id"], step["move"]["kind"]) == ("race21-add", "plain")


async def test_a_game_without_texts_of_its_clauses_has_no_rulebook(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rulebook, "find_part", lambda _game, _part: None)
    monkeypatch.setattr(rulebook, "has_text", lambda _: False)
    async with running_server(tmp_path) as server, server.new_client() as client:
        assert (await client.http.get("/api/rules/race21/book")).json() is None


async def test_a_refused_move_of_a_record_has_the_texts_of_the_package(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as client:
        answer = (await client.http.post("/api/records", content='[Game "race21"]\n\n1. d3 leap *\n')).json()
    assert (answer["clause"], answer["why"]) == ("R2", {"id": "race21-illegal-move", "args": {}})


async def test_the_computer_plays_by_playouts(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        candidate = await server.registry.engines.choose_move(
            SearchRequest(RULES, RULES.starts[0], ("d3",), level=5)
        )
    assert candidate.move in ("add", "pass")
