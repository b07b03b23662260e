"""The installed client: everything but playing with others works without a network after one visit."""

import json
import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from duellum.server.transport.static_files import FOLDER
from tests.faults.server_process import ServerProcess
from tests.web.gameplay import play_until
from tests.web.service_worker import list_kept_files, read_version, wait_for_kept_files
from tests.web.visitor import Visitor, Visitors

PRELUDE = """
from pathlib import Path
from duellum.server.transport.static_files import ClientFiles
ClientFiles.__init__.__defaults__ = (Path({folder!r}),)
"""
_NOTE_POSTS = """
  window.posted = [];
  const post = ServiceWorker.prototype.postMessage;
  ServiceWorker.prototype.postMessage = function (...given) {
    window.posted.push(given[0].type);
    return post.apply(this, given);
  };
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
"""
"""A browser that saves data, and notes what its page asks of the service worker."""


@pytest.fixture
def client_folder(chromium: str, tmp_path: Path) -> Path:  # noqa: ARG001 - skips if there is no browser
    """A copy of the built client, which a test may change."""
    return Path(shutil.copytree(FOLDER, tmp_path / "client"))


@pytest.fixture
def server(client_folder: Path, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of one test, which may stop it."""
    server = ServerProcess(tmp_path, prelude=PRELUDE.format(folder=str(client_folder)))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def visitors(browser: Browser, server: ServerProcess) -> Iterator[Visitors]:
    """Visitors of this server, in browsers with service workers."""
    with Visitors(browser, server.url) as visitors:
        yield visitors


def visit_once(visitors: Visitors, folder: Path, language: str = "en") -> Visitor:
    """Return somebody who has seen the first page, and whose browser has kept all of their language."""
    visitor = visitors.new(service_workers="allow", locale=language)
    visitor.page.goto("/")
    visitor.page.locator(".home form").wait_for()
    wait_for_kept_files(visitor, folder, language)
    return visitor


def go_offline(visitor: Visitor, server: ServerProcess) -> Page:
    """Stop the server, and open a page again."""
    server.kill()
    visitor.page.close()
    tab = visitor.new_tab()
    visitor.page, visitor.game = tab.page, tab.game
    return tab.page


@pytest.mark.parametrize("rules", ["battle", pytest.param("qwixx", marks=pytest.mark.slow)])
def test_a_whole_game_is_played_offline_from_the_first_click(
    visitors: Visitors, server: ServerProcess, client_folder: Path, rules: str
) -> None:
    visitor = visit_once(visitors, client_folder)
    go_offline(visitor, server)
    visitor.start_local_game(rules)
    play_until(visitor, random.Random(1))
    expect(visitor.page.locator(".result-text")).to_be_visible()


def test_rulebook_and_lessons_open_offline_in_the_chosen_language(
    visitors: Visitors, server: ServerProcess, client_folder: Path
) -> None:
    visitor = visit_once(visitors, client_folder, "pl")
    page = go_offline(visitor, server)
    page.goto("/rules/qwixx")
    page.locator(".rulebook[aria-busy=false]").wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.goto("/learn/battle/1")
    page.locator(".battle").wait_for()
    page.goto("/print")
    page.locator(".print-kits").first.wait_for()


def test_neither_the_interface_nor_games_of_others_are_kept(
    visitors: Visitors, server: ServerProcess, client_folder: Path
) -> None:
    visitor = visit_once(visitors, client_folder)
    visitor.open_new_game("battle", {"kind": "me"})
    urls = visitor.page.evaluate("""async () => {
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
      return lists.flat().map(request => new URL(request.url).pathname);
    }""")
    assert urls
    assert [url for url in urls if not url.startswith("/assets/") and url != "/index.html"] == []
    server.kill()
    visitor.page.goto("/")
    expect(visitor.page.get_by_role("heading", name="Continue playing")).to_have_count(0)


def test_somebody_who_saves_data_keeps_only_what_every_page_needs(
    visitors: Visitors, client_folder: Path
) -> None:
    visitor = visitors.new(service_workers="allow")
    visitor.page.add_init_script(_NOTE_POSTS)
    visitor.page.goto("/")
    version = read_version(client_folder)
    core = {*version["core"]}  # type: ignore[misc]  # of JSON
    visitor.wait_until(lambda: core <= list_kept_files(visitor), "the last file")
    visitor.page.evaluate("() => new Promise(done => requestIdleCallback(() => done(null)))")
    assert visitor.page.evaluate("() => window.posted") == []
    assert not [path for path in list_kept_files(visitor) if path.endswith(".wasm")]


def publish_version(folder: Path) -> None:
    """Write another version of the client: another service worker, and a page that tells it."""
    script = folder / "service-worker.js"
    name = str(read_version(folder)["name"])
    script.write_text(script.read_text(encoding="utf-8").replace(name, name[::-1]), encoding="utf-8")
    page = folder / "index.html"
    page.write_text(
        page.read_text(encoding="utf-8").replace("<body>", "<body data-version='new'>"), encoding="utf-8"
    )
    for path in (script, page):
        for suffix in (".br", ".gz"):
            path.with_name(path.name + suffix).unlink()


def test_a_new_version_is_offered_during_a_game_and_keeps_it(
    visitors: Visitors, server: ServerProcess, client_folder: Path
) -> None:
    visitor = visit_once(visitors, client_folder)
    visitor.start_local_game("battle")
    play_until(visitor, random.Random(2), plies=4)
    page, before = visitor.page, visitor.ply
    server.stop()
    publish_version(client_folder)
    server.start()
    page.evaluate(
        "() => navigator.serviceWorker.getRegistration().then(found => found.update()).then(() => null)"
    )
    expect(page.get_by_text("A new version of Duellum is ready.")).to_be_visible()
    play_until(visitor, random.Random(2), plies=before + 2)
    before = visitor.ply
    page.get_by_role("button", name="Update").click()
    page.locator("body[data-version=new]").wait_for()
    visitor.table.wait_for()
    visitor.wait_for_turn()
    assert visitor.ply >= before
    play_until(visitor, random.Random(2), plies=visitor.ply + 2)


def test_the_client_can_be_installed(visitors: Visitors) -> None:
    visitor = visitors.new(service_workers="allow")
    visitor.page.goto("/")
    visitor.page.locator("link[rel=manifest]").wait_for(state="attached")
    session = visitor.context.new_cdp_session(visitor.page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    described = json.loads(manifest["data"])
    assert described["display"] == "standalone"
    for icon in described["icons"]:
        answer = visitor.context.request.get(f"/{icon['src']}")
        assert answer.headers["content-type"] == icon["type"]
