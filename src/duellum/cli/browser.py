"""``duellum`` alone: a server of one's own on this machine, and the table in the browser."""

import contextlib
import http.client
import socket
import threading
import time
import webbrowser

import click

from duellum.core.files import data_folder

HOST = "127.0.0.1"
USUAL_PORT = 4273
"""The same from start to start where it is free, so that the browser knows its settings again."""
_PATIENCE = 60.0


def open_table(port: int | None, *, browser: bool) -> None:
    """Serve on this machine alone until interrupted, and show the table once the server answers."""
    if port is None and _answers(USUAL_PORT):
        _show(USUAL_PORT, browser=browser)  # it runs already: two servers must not share one file
        return
    from duellum.server import process  # noqa: PLC0415 - slow to import, and most commands need no server
    from duellum.server.settings import Settings  # noqa: PLC0415 - likewise

    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    chosen = port or (USUAL_PORT if _is_free(USUAL_PORT) else _free_port())
    threading.Thread(target=_show_when_ready, args=(chosen, browser), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        process.run(Settings(str(folder), host=HOST, port=chosen))


def _show_when_ready(port: int, browser: bool) -> None:  # noqa: FBT001 - a thread's target
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        if _answers(port):
            _show(port, browser=browser)
            click.echo("Ctrl-C ends it; games are kept.", err=True)
            return
        time.sleep(0.05)


def _show(port: int, *, browser: bool) -> None:
    link = f"http://{HOST}:{port}/"
    click.echo(f"Duellum is at {link}", err=True)
    if browser:
        webbrowser.open(link)


def _answers(port: int) -> bool:
    """Whether a Duellum serves at this port and is ready to."""
    connection = http.client.HTTPConnection(HOST, port, timeout=2)
    try:
        connection.request("GET", "/readyz")
        return connection.getresponse().read() == b"ready\n"
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, port))
        except OSError:
            return False
    return True


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
    return port
