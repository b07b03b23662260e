"""``duellum`` without a command: a local server, and its page in the browser."""

import contextlib
import http.client
import json
import socket
import threading
import time
import webbrowser

import click

from duellum.core.files import data_folder, protect_folder

HOST = "127.0.0.1"
DEFAULT_PORT = 4273
"""Always the same where it is free, so that the browser finds its stored settings again."""
_START_TIMEOUT_SECONDS = 60.0


def open_table(port: int | None, *, browser: bool, network: bool = False) -> None:
    """Serve on this machine, until interrupted; open the page once the server is ready.

    With `network`, players on the local network may join from the start, as with the switch in the page.
    """
    if port is None and _is_ready(DEFAULT_PORT):  # it runs already: one server is enough for one data folder
        _open_page(DEFAULT_PORT, browser=browser, network=network)
        return
    from duellum.server import process  # noqa: PLC0415 - slow to import, and most commands need no server
    from duellum.server.settings import Settings  # noqa: PLC0415 - as above

    folder = data_folder()
    protect_folder(folder)
    chosen = port or (DEFAULT_PORT if _is_free_port(DEFAULT_PORT) else _find_free_port())
    threading.Thread(target=_open_page_when_ready, args=(chosen, browser, network), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        process.run(Settings(str(folder), host=HOST, port=chosen, personal=True))


def _open_page_when_ready(port: int, browser: bool, network: bool) -> None:  # noqa: FBT001 - a thread's target
    end = time.monotonic() + _START_TIMEOUT_SECONDS
    while time.monotonic() < end:
        if _is_ready(port):
            _open_page(port, browser=browser, network=network)
            click.echo("Press Ctrl-C to stop it; games are kept.", err=True)
            return
        time.sleep(0.05)


def _open_page(port: int, *, browser: bool, network: bool) -> None:
    link = f"http://{HOST}:{port}/"
    click.echo(f"Duellum is at {link}", err=True)
    for each in _let_network_in(port) if network else ():
        click.echo(f"Players on your network can open {each}/", err=True)
    if browser:
        webbrowser.open(link)


def _let_network_in(port: int) -> list[str]:
    """Let players on the local network join; return where they find the server, or say why they cannot."""
    connection = http.client.HTTPConnection(HOST, port, timeout=10)
    try:
        connection.request("POST", "/api/network", '{"on": true}')
        answer = json.loads(connection.getresponse().read())
    except (OSError, http.client.HTTPException, ValueError) as error:
        answer = {"text": str(error)}
    finally:
        connection.close()
    if "links" not in answer:
        click.echo(f"Players on your network cannot join: {answer['text']}", err=True)
    return list(answer.get("links", ()))


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
