"""The reverse-proxy pages in deploy/ with a real nginx and Caddy: HTTPS, WebSockets, addresses, cookies."""

import contextlib
import os
import shutil
import socket
import subprocess
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest
from starlette.types import ASGIApp, Receive, Scope, Send

from duellum.server.transport.app import Server, create_app
from tests.server import clients
from tests.server.clients import UNLIMITED, ApiClient, GameConnection, free_port, running_server

DEPLOY = Path(__file__).parents[2] / "deploy"
OTHER_ADDRESS = "127.0.0.9"
"""Where a client comes from, unlike the proxy."""
SECONDS_TO_START = 30.0


class Proxy:
    """A proxy to be started: its ports, its command, and the certificate that clients are to trust."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.http, self.https, self.upstream = free_port(), free_port(), free_port()
        self.url = f"https://localhost:{self.https}"
        self.trusted = folder / "trusted.pem"
        self.command: list[str] = []

    @contextlib.contextmanager
    def run(self) -> Iterator[None]:
        """Run it until the end of the block."""
        environment = os.environ | {"HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder)}
        with (
            (self.folder / "output").open("wb") as output,
            subprocess.Popen(self.command, stdout=output, stderr=output, env=environment) as process,
        ):
            try:
                self._await_start(process)
                yield
            finally:
                process.terminate()

    def _await_start(self, process: subprocess.Popen[bytes]) -> None:
        deadline = time.monotonic() + SECONDS_TO_START
        while not (self.trusted.exists() and _is_open(self.https)):
            assert process.poll() is None, (self.folder / "output").read_text(encoding="utf-8")
            assert time.monotonic() < deadline
            time.sleep(0.05)


def _is_open(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def prepare_nginx(folder: Path) -> Proxy:
    """Return nginx with deploy/nginx.conf, of which only names, ports and paths are replaced."""
    proxy = Proxy(folder)
    key = folder / "key.pem"
    create = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-subj",
        "/CN=localhost",
    ]
    names = ["-addext", "subjectAltName=DNS:localhost", "-keyout", str(key), "-out", str(proxy.trusted)]
    subprocess.run([*create, *names], check=True, capture_output=True)
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for old, new in {
        "127.0.0.1:8000": f"127.0.0.1:{proxy.upstream}",
        "/etc/letsencrypt/live/play.example.org/fullchain.pem": str(proxy.trusted),
        "/etc/letsencrypt/live/play.example.org/privkey.pem": str(key),
        "listen 80;": f"listen {proxy.http};",
        "listen [::]:80;": "",
        "listen 443 ssl http2;": f"listen {proxy.https} ssl http2;",
        "listen [::]:443 ssl http2;": "",
        "play.example.org": "localhost",
    }.items():
        assert old in site
        site = site.replace(old, new)
    (folder / "site.conf").write_text(site, encoding="utf-8")
    paths = "".join(
        f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "main.conf").write_text(
        f"{user} pid {folder}/pid; error_log {folder}/errors; events {{}}\n"
        f"http {{ access_log off; {paths} include {folder}/site.conf; }}\n",
        encoding="utf-8",
    )
    program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    if program is None:
        pytest.skip("nginx is not installed")
    proxy.command = [program, "-c", f"{folder}/main.conf", "-g", "daemon off;"]
    return proxy


def prepare_caddy(folder: Path) -> Proxy:
    """Return Caddy with deploy/Caddyfile as it is; the variables of it name the site."""
    proxy = Proxy(folder)
    proxy.trusted = folder / "storage/pki/authorities/local/root.crt"
    options = f"""{{
        admin off
        skip_install_trust
        http_port {proxy.http}
        https_port {proxy.https}
        storage file_system {folder}/storage
    }}
    import {DEPLOY}/Caddyfile
    """
    (folder / "Caddyfile").write_text(options, encoding="utf-8")
    program = shutil.which("caddy")
    if program is None:
        pytest.skip("Caddy is not installed")
    variables = [f"DUELLUM_SITE=localhost:{proxy.https}", f"DUELLUM_UPSTREAM=127.0.0.1:{proxy.upstream}"]
    proxy.command = [
        "env",
        *variables,
        program,
        "run",
        "--adapter",
        "caddyfile",
        "--config",
        f"{folder}/Caddyfile",
    ]
    return proxy


@pytest.fixture(params=[prepare_nginx, prepare_caddy], ids=["nginx", "caddy"])
def proxy(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Proxy]:
    """A running proxy, whose certificate this process trusts."""
    folder = tmp_path / "proxy"
    folder.mkdir()
    chosen: Proxy = request.param(folder)
    with chosen.run():
        monkeypatch.setenv("SSL_CERT_FILE", str(chosen.trusted))
        yield chosen


@pytest.fixture
def origins(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Whence each connection comes, as the application behind the proxy is told: scheme and address."""
    seen: list[tuple[str, str]] = []

    def create_watched(server: Server) -> ASGIApp:
        app = create_app(server)

        async def watched(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != "lifespan":
                seen.append((scope["scheme"], scope["client"][0]))
            await app(scope, receive, send)

        return watched

    monkeypatch.setattr(clients, "create_app", create_watched)
    return seen


@contextlib.asynccontextmanager
async def played_game(proxy: Proxy) -> AsyncIterator[GameConnection]:
    """A game that two players have begun through the proxy, from a page of its own origin."""
    async with ApiClient(proxy.url) as ann, ApiClient(proxy.url) as ben:
        game = await ann.create()
        async with (
            ann.connect_to(game, Origin=proxy.url) as first,
            ben.connect_to(game, Origin=proxy.url) as second,
        ):
            await (await first.receive_state()).do("join", name="Ann")
            await (await second.receive_state()).do("join", name="Ben")
            await first.receive("update", status="playing")
            for _ in range(6):
                mover, other = (first, second) if first.situation["to_move"] == 0 else (second, first)
                moved = await mover.move()
                assert await other.receive("update", sequence=moved["sequence"]) == moved
            yield first


@pytest.mark.asyncio
async def test_a_game_is_played_over_https_with_a_cookie_bound_to_the_host(
    tmp_path: Path, proxy: Proxy, origins: list[tuple[str, str]]
) -> None:
    async with (
        running_server(tmp_path, UNLIMITED, port=proxy.upstream, origins=(proxy.url,)),
        played_game(proxy) as first,
    ):
        assert [*first.client.http.cookies] == ["__Host-duellum"]
        answer = await first.client.http.get("/api/games")
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        assert "server" not in {*answer.headers} or "/" not in answer.headers["server"]
        assert "via" not in answer.headers
    assert {scheme for scheme, _ in origins} == {"https", "wss"}


@pytest.mark.asyncio
async def test_the_clients_own_address_arrives_and_no_claim_of_the_client(
    tmp_path: Path, proxy: Proxy, origins: list[tuple[str, str]]
) -> None:
    claims = {"X-Forwarded-For": "6.6.6.6", "X-Forwarded-Proto": "http", "Forwarded": "for=6.6.6.6"}
    transport = httpx.AsyncHTTPTransport(local_address=OTHER_ADDRESS)
    async with (
        running_server(tmp_path, UNLIMITED, port=proxy.upstream, origins=(proxy.url,)),
        httpx.AsyncClient(transport=transport, base_url=proxy.url) as eve,
    ):
        wish = {"rules": "battle", "players": [{"kind": "me"}, {"kind": "open"}]}
        answer = await eve.post("/api/games", json=wish, headers=claims)
        assert answer.headers["set-cookie"].startswith("__Host-duellum=")
    assert origins == [("https", OTHER_ADDRESS)]


@pytest.mark.asyncio
async def test_plain_http_leads_to_https_and_gets_no_cookie(tmp_path: Path, proxy: Proxy) -> None:
    async with (
        running_server(tmp_path, UNLIMITED, port=proxy.upstream, origins=(proxy.url,)),
        httpx.AsyncClient(base_url=f"http://localhost:{proxy.http}") as ann,
    ):
        answer = await ann.get("/game/abc")
        assert answer.status_code == 308
        assert answer.headers["location"].startswith("https://localhost")
        assert "set-cookie" not in answer.headers


@pytest.mark.asyncio
async def test_a_body_that_is_too_long_does_not_reach_the_server(tmp_path: Path, proxy: Proxy) -> None:
    async with (
        running_server(tmp_path, UNLIMITED, port=proxy.upstream, origins=(proxy.url,)),
        httpx.AsyncClient(base_url=proxy.url) as ann,
    ):
        refused = await ann.post("/api/records", content=bytes(3_000_000))
        assert refused.status_code in (413, 502)  # nginx knows before it asks, Caddy while it passes it on
        assert (await ann.get("/api/games")).status_code == 200
