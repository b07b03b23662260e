"""``duellum`` without a command: a local server, and its page in the browser."""

import contextlib
import http.client
import socket
import threading
import time
import webbrowser

import click

from duellum.core.files import data_folder

HOST = "127.0.0.1"
DEFAULT_PORT = 4273
"""Always the same where it is free, so that the browser finds its stored settings again."""
_START_TIMEOUT_SECONDS = 60.0


def open_table(port: int | None, *, browser: bool) -> None:
    """Serve on this machine only, until interrupted; open the page once the server is ready."""
    if port is None and _is_ready(DEFAULT_PORT):
        _open_page(
            DEFAULT_PORT, browser=browser
        )  # it runs already, and one server is enough for one data folder
        return
    from duellum.server import process  # noqa: PLC0415 - slow to import, and most commands need no server
    from duellum.server.settings import Settings  # noqa: PLC0415 - likewise

    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    chosen = port or (DEFAULT_PORT if _is_free_port(DEFAULT_PORT) else _find_free_port())
    threading.Thread(target=_open_page_when_ready, args=(chosen, browser), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        process.run(Settings(str(folder), host=HOST, port=chosen))


def _open_page_when_ready(port: int, browser: bool) -> None:  # noqa: FBT001 - a thread's target
    end = time.monotonic() + _START_TIMEOUT_SECONDS
    while time.monotonic() < end:
        if _is_ready(port):
            _open_page(port, browser=browser)
            click.echo("Press Ctrl-C to stop it; games are kept.", err=True)
            return
        time.sleep(0.05)


def _open_page(port: int, *, browser: bool) -> None:
    link = f"http://{HOST}:{port}/"
    click.echo(f"Duellum is at {link}", err=True)
    if browser:
        webbrowser.open(link)


def _is_ready(port: int) -> bool:
    """Whether a Duellum server at this port is ready."""
    connection = http.client.HTTPConnection(HOST, port, timeout=2)
    try:
        connection.request("GET", "/readyz")
        return connection.getresponse().read() == b"ready\n"
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


def _is_free_port(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, port))
        except OSError:
            return False
    return True


def _find_free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
    return port
