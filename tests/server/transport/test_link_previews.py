"""Link previews over HTTP: what is shown, what is kept secret, and what is refused."""

import asyncio
import contextlib
import re
import sys
import threading
from pathlib import Path

import pytest
from msgspec.structs import replace

from duellum.printing import process
from duellum.printing.process import Order, PictureOrder
from duellum.server.game.state import GameState
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.transport import link_previews
from duellum.server.transport.link_previews import PreviewPictures
from duellum.server.transport.preview_card import order_preview
from duellum.server.transport.static_files import ClientFiles
from duellum.server.transport.typesetting import Typesetting
from tests.server.clients import UNLIMITED, ApiClient, running_server
from tests.server.transport.test_preview_card import OPENING, play_battle

UNKNOWN = "abcdefghjkmn"


@pytest.fixture(autouse=True)
def _client_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A built client of one page, which the server finds instead of the real one."""
    folder = tmp_path / "web"
    folder.mkdir()
    (folder / "index.html").write_text("<html><head><title>table</title></head></html>")
    monkeypatch.setattr("duellum.server.transport.app.ClientFiles", lambda: ClientFiles(folder))


def read_tags(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta property="([a-z:_]+)" content="([^"]*)" />', page))


async def finish_game(client: ApiClient, name: str = "Ann") -> str:
    """Play a private game to its end at once, and return its id."""
    game = await client.create("battle", "me 1")
    async with client.connect_to(game) as connection:
        await connection.receive_state()
        await connection.do("join", name=name)
        await connection.do("resign")
    return game


@pytest.mark.asyncio
async def test_a_finished_game_has_tags_and_a_picture(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        game = await finish_game(ann, "A<b>&\"'")
        for path in (f"/game/{game}", f"/review/{game}"):
            answer = await ann.http.get(path, headers={"accept-language": "xx, de-AT;q=0.5"})
            tags = read_tags(answer.text)
            assert answer.text.endswith("</head></html>")
            assert tags["og:title"] == "Duell: A&lt;b&gt;&amp;&quot;&#x27; – Computer, Stufe 1"
            assert tags["og:url"] == server.url + path
            assert tags["og:image"] == f"{server.url}/api/games/{game}/preview.png?lang=de"
        picture = await ann.http.get(tags["og:image"])
        assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")
        assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
        known = {"if-none-match": picture.headers["etag"]}
        assert (await ann.http.get(tags["og:image"], headers=known)).status_code == 304
        assert (await ann.http.head(f"/game/{game}")).text == ""


@pytest.mark.asyncio
async def test_a_private_game_that_goes_on_is_like_none(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        private, public = await ann.create("battle"), await ann.create("battle", public=True)
        hidden, absent = [await ann.http.get(f"/api/games/{id_}/preview.png") for id_ in (private, UNKNOWN)]
        assert (hidden.status_code, hidden.text) == (absent.status_code, absent.text)
        assert absent.status_code == 404
        pages = [await ann.http.get(f"/game/{id_}") for id_ in (private, UNKNOWN, public)]
        assert [bool(read_tags(page.text)) for page in pages] == [False, False, True]
        assert pages[0].headers.get("etag") == pages[1].headers.get("etag")


@pytest.mark.parametrize(
    "name", ["..%2f..%2fetc", "x" * 3000, "%00", "UPPERCASEABC", "a'b\"c", "local-23456789"]
)
@pytest.mark.asyncio
async def test_what_is_no_id_gets_the_plain_page_and_no_picture(tmp_path: Path, name: str) -> None:
    async with running_server(tmp_path) as server, server.new_client() as eve:
        page = await eve.http.get(f"/game/{name}")
        assert (page.status_code, read_tags(page.text)) == (200, {})
        assert "image" not in (await eve.http.get(f"/api/games/{name}/preview.png")).headers["content-type"]


@pytest.mark.asyncio
async def test_a_forged_host_is_not_in_the_tags(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, server.new_client() as ann:
        game = await finish_game(ann)
        page = await ann.http.get(f"/game/{game}", headers={"host": 'evil"><script>'})
        assert "evil" not in page.text
        assert "<script" not in page.text
        page = await ann.http.get(f"/game/{game}", headers={"host": "evil.example"})
        assert "og:image" in page.text
        assert "evil" not in page.text


@pytest.mark.asyncio
async def test_a_flood_is_refused_and_leaves_pages_as_they_are(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, previews_per_minute=0.2)
    async with running_server(tmp_path, limits) as server, server.new_client() as ann:
        game = await finish_game(ann)
        codes = [(await ann.http.get(f"/api/games/{game}/preview.png")).status_code for _ in range(4)]
        assert codes == [200, 200, 429, 429]
        page = await ann.http.get(f"/game/{game}")
        assert (page.status_code, read_tags(page.text)) == (200, {})


@pytest.mark.asyncio
async def test_pictures_are_drawn_once_kept_and_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    async def draw(_: Typesetting, order: Order) -> bytes:
        assert isinstance(order, PictureOrder)
        language: str = order.data["language"]
        drawn.append(language)
        return language.encode()

    monkeypatch.setattr(Typesetting, "make", draw)
    monkeypatch.setattr(link_previews, "MAX_KEPT", 2)
    monkeypatch.setattr(link_previews, "MAX_WAITING", 3)
    state, pictures = play_battle(*OPENING).state, PreviewPictures(Typesetting())
    answers = await asyncio.gather(
        *(pictures.get(state, language) for language in ("en", "en", "de", "fr")), return_exceptions=True
    )
    assert answers[:3] == [b"en", b"en", b"de"]
    assert isinstance(answers[3], RefusedError)
    assert answers[3].reason is Reason.UNAVAILABLE
    for language in ("en", "fr", "en", "de"):
        await pictures.get(state, language)
    assert drawn == ["en", "de", "fr", "de"]


@pytest.mark.asyncio
async def test_drawing_does_not_hold_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[threading.Thread] = []

    def order(state: GameState, language: str) -> PictureOrder:
        threads.append(threading.current_thread())
        return order_preview(state, language)

    monkeypatch.setattr(link_previews, "order_preview", order)
    monkeypatch.setattr(process, "PROGRAM", (sys.executable, "-c", "import time; time.sleep(60)"))
    with contextlib.closing(Typesetting()) as typesetting:
        drawing = asyncio.create_task(PreviewPictures(typesetting).get(play_battle(*OPENING).state, "it"))
        while typesetting.process_id is None and not drawing.done():
            await asyncio.sleep(0.01)
        assert not drawing.done()
        assert threads[0] is not threading.current_thread()
        typesetting.close()
        with pytest.raises(RefusedError):
            await drawing
