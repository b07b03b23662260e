"""Firefox plays a whole game of each, from the first page to the result; web/e2e/firefox.ts drives it."""

import shutil
import subprocess
from pathlib import Path

import httpx
import msgspec
import pytest

import duellum
import hatch_build
from duellum.battle.rules.board import square_name
from duellum.core.rules import Outcome, Rules
from duellum.server.transport.static_files import FOLDER
from tests.faults.server_process import ServerProcess

WEB = Path(__file__).parents[2] / "web"
SECONDS = 240.0
"""More than a game takes on a busy machine."""

BATTLE = [
    "e1n1", "d8s4w2", "d1n2e4", "i8s4w1", "h3n1", "f8s4e2", "c1n2", "h8s1",
    "c3n5", "b8e1", "e2e1", "e8e1", "f1w1n5", "h7w1s2", "e6n2e1",
]  # fmt: skip
"""A whole game with five captures and two choices between paths; White captures the king."""


class Report(msgspec.Struct):
    """What Firefox saw."""

    game: str
    plies: int
    result: str
    errors: list[str]
    stored: list[str]
    """The moves as the browser has stored them; none if the server ran the game."""


@pytest.fixture(scope="module")
def firefox() -> str:
    """The path of the browser."""
    found = shutil.which("firefox-esr") or shutil.which("firefox")
    if found is None:
        pytest.skip("Firefox is not installed")
    if not (FOLDER / "index.html").is_file():
        pytest.skip("the browser client is not built: run 'make web'")
    if not (WEB / "node_modules" / "puppeteer-core").is_dir():
        pytest.skip("puppeteer-core is not installed: run 'make check-web'")
    return found


def play(firefox: str, url: str, place: str, rules: str, moves: list[str]) -> Report:
    """Let Firefox play a game that runs in the browser or on the server."""
    node = [str(hatch_build._node_folder() / "node"), "--experimental-strip-types", "--no-warnings"]
    command = [*node, "e2e/firefox.ts", firefox, url, place, rules, *moves]
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, timeout=SECONDS, check=False)
    assert done.returncode == 0, done.stderr
    return msgspec.json.decode(done.stdout, type=Report)


def read_record(url: str, report: Report) -> duellum.Record:
    """Return the server's record of the game."""
    [record] = duellum.read_games(httpx.get(f"{url}/api/games/{report.game}/record").text)
    return record


def list_clicks() -> list[str]:
    """Return the squares of each of Battle's moves, and the number of its path if there is a choice."""
    game, clicks = duellum.Game("battle"), []
    for text in BATTLE:
        move = game.parse_move(text)
        same = [
            other for other in game.legal_moves() if (other.start, other.target) == (move.start, move.target)
        ]
        ends = list(dict.fromkeys(other.after for other in same))
        path = f"-{ends.index(move.after) + 1}" if len(ends) > 1 else ""
        clicks.append(f"{square_name(move.start)}{square_name(move.target)}{path}")
        game.play(move)
    return clicks


@pytest.mark.slow
def test_firefox_plays_a_whole_game_of_battle(firefox: str, server: ServerProcess) -> None:
    clicks = list_clicks()
    assert any("-2" in click for click in clicks)
    report = play(firefox, server.url, "server", "battle", clicks)
    record = read_record(server.url, report)
    assert [str(recorded.move) for recorded in record.moves] == BATTLE
    assert report == Report(report.game, len(BATTLE), "White wins!", [], [])


@pytest.mark.slow
def test_firefox_plays_a_whole_game_of_qwixx_duel(firefox: str, server: ServerProcess) -> None:
    report = play(firefox, server.url, "server", "qwixx", [])
    record = read_record(server.url, report)
    assert record.outcome is not None
    result = describe_result(record.rules, record.outcome)
    assert report == Report(report.game, len(record), result, [], [])
    assert any(str(recorded.move)[1:].isdigit() for recorded in record.moves), "no stone was placed"


def describe_result(rules: Rules, outcome: Outcome) -> str:
    """Return what the page says at the end of a game for two on the same device."""
    return "A draw." if outcome.winner is None else f"{rules.side_names[outcome.winner]} wins!"


def test_firefox_runs_a_whole_game_of_battle_itself(firefox: str, server: ServerProcess) -> None:
    report = play(firefox, server.url, "browser", "battle", list_clicks())
    assert report == Report(report.game, len(BATTLE), "White wins!", [], BATTLE)
    assert report.game.startswith("local-")


@pytest.mark.slow
def test_firefox_runs_a_whole_game_of_qwixx_duel_itself(firefox: str, server: ServerProcess) -> None:
    report = play(firefox, server.url, "browser", "qwixx", [])
    game = duellum.Game("qwixx")
    for move in report.stored:
        game.play(game.parse_move(move))
    assert game.outcome is not None
    result = describe_result(game.rules, game.outcome)
    assert report == Report(report.game, len(report.stored), result, [], report.stored)
