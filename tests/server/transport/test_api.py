"""The HTTP part: creating, reading, refusing, and the headers on everything."""

import contextlib
import re
import sqlite3
import stat
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from duellum.record import parse_records
from duellum.server.settings import Limits
from duellum.server.transport.cookies import CookieSigner, SecretError, load_secret
from duellum.server.transport.static_files import SECURITY_HEADERS, ClientFiles
from tests.server.clients import UNLIMITED, running_server

OPEN_GAME = {"rules": "qwixx", "players": [{"kind": "me"}, {"kind": "open"}]}


@pytest.mark.asyncio
async def test_every_response_has_the_headers_that_keep_pages_safe(tmp_path: Path) -> None:
    paths = (
        "/",
        "/some/page",
        "/api/games",
        "/api/games/none",
        "/healthz",
        "/readyz",
        "/metrics",
        "/api/none",
    )
    async with running_server(tmp_path) as server, server.new_client() as ann:
        for path in paths:
            answer = await ann.http.get(path)
            assert {name: answer.headers.get(name) for name in SECURITY_HEADERS} == SECURITY_HEADERS, path
            assert "server" not in answer.headers


@pytest.mark.asyncio
async def test_a_guest_gets_a_cookie_that_scripts_and_other_sites_cannot_use(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        cookie = (await ann.http.get("/api/games")).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "set-cookie" not in (await ann.http.get("/api/games")).headers


@pytest.mark.asyncio
async def test_a_forged_cookie_is_nobodys(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        game = await ann.create()
        forged = ann.http.cookies["duellum"][:-1] + "_"
        async with httpx.AsyncClient(base_url=server.url, cookies={"duellum": forged}) as mallory:
            listed = await mallory.get("/api/games")
            assert listed.json()["own"] == []
            assert "set-cookie" in listed.headers
        assert [each["game"] for each in (await ann.http.get("/api/games")).json()["own"]] == [game]


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
async def test_a_wish_that_is_too_long_is_not_read_to_its_end(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        answer = await ann.http.post("/api/games", content=b" " * 5000)
        assert (answer.status_code, answer.json()["reason"]) == (413, "too-long")


@pytest.mark.asyncio
async def test_a_game_is_read_as_state_and_as_record(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        game = await ann.create("battle")
        state = (await ann.http.get(f"/api/games/{game}")).json()
        assert (state["game"], state["status"]) == (game, "waiting")
        [record] = parse_records((await ann.http.get(f"/api/games/{game}/record")).text)
        assert record.rules.name == "battle"
        missing = await ann.http.get("/api/games/nosuchgame")
        assert (missing.status_code, missing.json()["reason"]) == (404, "unknown-game")


@pytest.mark.asyncio
async def test_lists_hold_own_games_and_public_ones(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann, server.new_client() as ben:
        private, public = await ann.create(), await ann.create(public=True)
        async with ben.at(private) as seat:
            await (await seat.receive_state()).do("join")
            listed = (await ben.http.get("/api/games")).json()
            assert {each["game"] for each in listed["own"]} <= {private}
            assert [each["game"] for each in listed["public"]] == [public]
        own = (await ann.http.get("/api/games")).json()["own"]
        assert {each["game"]: each["you"] for each in own} == {private: [0], public: [0]}


@pytest.mark.asyncio
async def test_own_games_are_known_after_a_restart(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        ann, ben = server.new_client(), server.new_client()
        game = await ann.create()
        async with ben.at(game) as seat:
            await (await seat.receive_state()).do("join")
    async with running_server(tmp_path) as server:
        for client in (ann, ben):
            async with httpx.AsyncClient(base_url=server.url, cookies=client.http.cookies) as again:
                listed = (await again.get("/api/games")).json()
            assert [each["game"] for each in listed["own"]] == [game]
            await client.http.aclose()


@pytest.mark.parametrize(
    ("origin", "is_allowed"),
    [(None, True), ("http://localhost:{port}", True), ("http://127.0.0.1:{port}", True),
     ("http://evil.example", False), ("http://127.0.0.1:1", False), ("null", False)],
)  # fmt: skip
@pytest.mark.asyncio
async def test_only_our_own_pages_may_ask(tmp_path: Path, origin: str | None, is_allowed: bool) -> None:  # noqa: FBT001 - a case
    async with running_server(tmp_path) as server, server.new_client() as ann:
        headers = {} if origin is None else {"Origin": origin.format(port=server.port)}
        answer = await ann.http.post("/api/games", json=OPEN_GAME, headers=headers)
        assert answer.status_code == (201 if is_allowed else 403)
        game = answer.json()["game"] if is_allowed else await ann.create()
        async with ann.at(game, None, **headers) as seat:
            if is_allowed:
                await seat.receive_state()
            else:
                with pytest.raises(ConnectionClosed) as closed:
                    await seat.receive()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4403


@pytest.mark.asyncio
async def test_a_list_of_origins_replaces_our_own(tmp_path: Path) -> None:
    async with (
        running_server(tmp_path, origins=("https://play.example",)) as server,
        server.new_client() as ann,
    ):
        for origin, status in (("https://play.example", 201), (server.url, 403)):
            answer = await ann.http.post("/api/games", json=OPEN_GAME, headers={"Origin": origin})
            assert answer.status_code == status


@pytest.mark.asyncio
async def test_too_many_games_are_refused(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, games_a_minute=0.3)
    async with running_server(tmp_path, limits) as server, server.new_client() as ann:
        created = [(await ann.http.post("/api/games", json=OPEN_GAME)).status_code for _ in range(5)]
    assert created == [201, 201, 201, 429, 429]  # ten minutes' worth; the next would come 200 s later


@pytest.mark.asyncio
async def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, requests_a_second=0.1)
    async with running_server(tmp_path, limits) as server, server.new_client() as ann:
        statuses = [(await ann.http.get("/api/games")).status_code for _ in range(3)]
    assert statuses == [200, 429, 429]  # ten seconds' worth; the next would come 10 s later


@pytest.mark.asyncio
async def test_too_many_connections_of_one_address_are_turned_away(tmp_path: Path) -> None:
    limits = Limits(address_connections=1)
    async with running_server(tmp_path, limits) as server, server.new_client() as ann:
        game = await ann.create()
        async with ann.at(game) as seat:
            await seat.receive_state()
            async with ann.at(game) as another:
                with pytest.raises(ConnectionClosed) as closed:
                    await another.receive()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4429


@pytest.mark.asyncio
async def test_operators_see_health_readiness_and_figures(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        assert (await ann.http.get("/healthz")).text == "ok\n"
        assert (await ann.http.get("/readyz")).text == "ready\n"
        await ann.create()
        figures = (await ann.http.get("/metrics")).text
        assert re.search(r"^duellum_connections 0.0$", figures, re.MULTILINE)


@pytest.mark.asyncio
async def test_kinds_of_games_are_told_with_their_levels(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        kinds = {kind["rules"]: kind for kind in (await ann.http.get("/api/rules")).json()}
    assert kinds["battle"]["levels"] == 8
    assert (kinds["battle"]["has_dice"], kinds["qwixx"]["has_dice"]) == (False, True)
    assert kinds["qwixx"]["sides"] == ["Black", "Grey"]


@pytest.mark.asyncio
async def test_the_client_is_served_with_long_caching_for_what_never_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>table</title>")
    (folder / "assets/main-1a2b.js").write_text("1")
    monkeypatch.setattr("duellum.server.transport.app.ClientFiles", lambda: ClientFiles(folder))
    async with running_server(tmp_path) as server, server.new_client() as ann:
        script = await ann.http.get("/assets/main-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        for path in ("/", "/game/abc"):
            page = await ann.http.get(path)
            assert (page.text, page.headers["cache-control"]) == ("<title>table</title>", "no-cache")
        assert (await ann.http.get("/assets/none.js")).status_code == 404


@pytest.mark.asyncio
async def test_without_a_client_a_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duellum.server.transport.app.ClientFiles", lambda: ClientFiles(tmp_path / "none"))
    async with running_server(tmp_path, UNLIMITED) as server, server.new_client() as ann:
        assert "has not been built" in (await ann.http.get("/")).text


def test_the_secret_is_made_once_and_readable_by_its_owner_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = load_secret(tmp_path / "data")
    assert load_secret(tmp_path / "data") == secret
    assert stat.S_IMODE((tmp_path / "data/secret").stat().st_mode) == 0o600
    assert [path.name for path in (tmp_path / "data").iterdir()] == ["secret"]
    monkeypatch.setenv("DUELLUM_SECRET", "s" * 40)
    assert load_secret(tmp_path / "data") == b"s" * 40
    with pytest.raises(SecretError):
        CookieSigner(b"short")


@pytest.mark.asyncio
async def test_a_server_that_cannot_write_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("duellum.server.transport.readiness.CACHE_SECONDS", 0.0)
    monkeypatch.setattr("duellum.store.sqlite.connection.BUSY_TIMEOUT_SECONDS", 0.1)
    async with running_server(tmp_path) as server, server.new_client() as ann:
        with contextlib.closing(sqlite3.connect(tmp_path / "server.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            answer = await ann.http.get("/readyz")
            assert (answer.status_code, "cannot be written" in answer.text) == (503, True)
            assert (await ann.http.get("/healthz")).text == "ok\n"
            other.execute("ROLLBACK")
        assert (await ann.http.get("/readyz")).text == "ready\n"
