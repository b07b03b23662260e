"""``duellum`` alone: a server on this machine, and the link to it."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from duellum.cli import browser


def _start(home: Path, *arguments: str) -> subprocess.Popen[str]:
    environment = os.environ | {"DUELLUM_HOME": str(home)}
    command = [sys.executable, "-m", "duellum", *arguments]
    return subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True)


def test_the_link_that_is_printed_leads_to_a_server_and_ctrl_c_ends_it(tmp_path: Path) -> None:
    port = browser._find_free_port()
    with _start(tmp_path, "--no-browser", "--port", str(port)) as process:
        assert process.stderr is not None
        try:
            link = re.search(r"http://\S+", process.stderr.readline())
            assert link is not None
            assert link[0] == f"http://127.0.0.1:{port}/"
            assert httpx.get(f"{link[0]}healthz").text == "ok\n"
        finally:
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=60)
    assert process.returncode == 0
    assert (tmp_path / "server.db").exists()


def test_a_second_start_shows_the_server_that_runs_already(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(browser, "_is_ready", lambda _: True)
    monkeypatch.setattr("webbrowser.open", shown.append)
    browser.open_table(None, browser=True)
    assert shown == [f"http://127.0.0.1:{browser.DEFAULT_PORT}/"]


def test_the_network_is_let_in_from_the_start_where_that_is_asked_for(tmp_path: Path) -> None:
    port = browser._find_free_port()
    with _start(tmp_path, "--no-browser", "--network", "--port", str(port)) as process:
        assert process.stderr is not None
        try:
            process.stderr.readline()
            said = process.stderr.readline()
            info = httpx.get(f"http://127.0.0.1:{port}/api/network").json()
            if info["on"]:
                assert said == f"Players on your network can open {info['links'][0]}/\n"
            else:
                assert said.startswith("Players on your network cannot join: ")
        finally:
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=60)
    assert process.returncode == 0
