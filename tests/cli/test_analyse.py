"""The analyse command on records: text, page, which game, and how it refuses."""

import json
import re
from pathlib import Path

import pytest
from click.testing import Result

from duellum.qwixx.engine.spec import ENGINE_SPEC
from tests.cli.commands import run

GAME = """
[Game "battle"]
[White "Ann"]
[Black "Ben"]
[Result "1-0"]

1. i1n4w1 i8s5 2. h5w3n3 1-0
"""
UNFINISHED = GAME.replace("1-0", "*").replace("2. h5w3n3 ", "").replace("Ann", "Zoe")


def analyse(*arguments: str) -> Result:
    return run("analyse", *arguments, "--nodes", "3000")


@pytest.fixture
def games(tmp_path: Path) -> Path:
    path = tmp_path / "games.txt"
    path.write_text(GAME + UNFINISHED, encoding="utf-8")
    return path


def test_all_games_of_a_file_are_told_in_turn(games: Path) -> None:
    result = analyse(str(games))
    assert result.exit_code == 0, result.output
    first, second = result.stdout.split("\n\nBattle: ")
    assert "Ann (White) won, 1-0. The king was captured." in first
    assert "?? blunder" in first
    assert second.startswith("Zoe (White) against Ben (Black)\nUnfinished; analysed up to the last move")


def test_one_game_is_chosen_by_its_number_and_written_as_a_page(games: Path, tmp_path: Path) -> None:
    out = tmp_path / "game.html"
    result = analyse(str(games), "--number", "1", "--html", str(out))
    assert result.exit_code == 0, result.output
    assert "Zoe" not in result.stdout
    written = out.read_text(encoding="utf-8")
    assert written.startswith("<!doctype html>")
    assert "Ann (White)" in written


@pytest.mark.parametrize("lines", [1, 2])
def test_so_many_candidates_are_listed_as_asked(games: Path, lines: int) -> None:
    result = analyse(str(games), "--number", "1", "--lines", str(lines))
    capture = next(line for line in result.stdout.splitlines() if "h5w3n3" in line)
    assert len(capture.split("best")[1].split()) == 2 * lines


def test_a_file_called_like_a_game_is_reached_by_its_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("battle").write_text(GAME, encoding="utf-8")
    assert "Ann (White) won" in analyse("./battle").stdout


@pytest.mark.parametrize(
    ("text", "arguments", "reason"),
    [
        (None, [], "No such file"),
        ("", [], "contains no games"),
        ("\n\nnonsense (", [], "line 3"),
        ('[Game "battle"] i1n5 a8s4 *', [], "wrong count 4"),
        ('[Game "ludo"] *', [], "there is no game 'ludo'"),
        (GAME + UNFINISHED, ["--number", "3"], "there is no game 3: "),
        (GAME, ["--html", "nowhere/at/all.html"], "there is no folder nowhere"),
    ],
)
def test_what_cannot_be_analysed_is_said_in_one_line_and_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str | None, arguments: list[str], reason: str
) -> None:
    monkeypatch.chdir(tmp_path)
    if text is not None:
        Path("games.txt").write_text(text, encoding="utf-8")
    before = set(tmp_path.iterdir())
    result = analyse("games.txt", *arguments)
    assert (result.exit_code, result.stdout) == (1, "")
    assert reason in result.stderr.splitlines()[-1]
    assert set(tmp_path.iterdir()) == before


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture"
    path.write_bytes(b"\xff\xfe\x00")
    result = analyse(str(path))
    assert result.exit_code == 1
    assert "is not a text file" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["battle", "--number", "1"], "--number works only with the games of a file"),
        (["battle", "--html", "x.html"], "--html works only with the games of a file"),
        (["games.txt", "--fen", "8k/9/9/9/9/9/9/K8 w 0 9"], "--fen works only with a position"),
        (["games.txt", "--svg", "x.svg"], "--svg works only with a position"),
        (["games.txt", "--rollouts", "10"], "--rollouts works only with a position"),
    ],
)
def test_options_that_speak_of_something_else_are_refused(arguments: list[str], reason: str) -> None:
    result = analyse(*arguments)
    assert result.exit_code == 2
    assert reason in result.stderr


def test_a_page_shows_one_game(games: Path, tmp_path: Path) -> None:
    result = analyse(str(games), "--html", str(tmp_path / "x.html"))
    assert result.exit_code == 2
    assert "the file contains 2: choose one with --number" in result.stderr


def test_an_analysis_shows_lines_and_says_what_they_do(tmp_path: Path) -> None:
    picture = tmp_path / "best.svg"
    fen = "4k4/4A4/9/9/9/9/9/4K4 w 0 9"
    result = run("analyse", "battle", "--seconds", "0.2", "--fen", fen, "--svg", str(picture))
    assert result.exit_code == 0
    assert "100.0%  e7n1\n        e7 to e8, captures the king: Captures the king and wins." in result.output
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_what_cannot_be_analysed_is_said() -> None:
    assert "no move to search" in run("analyse", "qwixx").output  # dice are due
    over = run("analyse", "battle", "--fen", "4B4/9/9/9/9/9/9/4K4 b 0 9")
    assert (over.exit_code, "no move to search" in over.output) == (1, True)


def test_an_analysis_shows_lines_and_says_what_they_do_in_qwixx_duel() -> None:
    result = run("analyse", "qwixx", "--fen", ENGINE_SPEC.bench[0], "--lines", "2")
    assert result.exit_code == 0, result.output
    lines = result.output.splitlines()
    values = [place for place, line in enumerate(lines) if "%  " in line]
    assert len(values) == 2
    assert all(lines[place + 1].strip().endswith(".") for place in values)
    assert "depth 2" in lines[-1]


ONE_STONE_AGAINST_TWO = "b2bb2.......bb/b6........g6.-/b5..g6.g.....-/b3.g7........- b 0:0"


def test_rollouts_value_each_move_shown() -> None:
    result = run("analyse", "qwixx", "--fen", ENGINE_SPEC.bench[1], "--lines", "1", "--rollouts", "20")
    assert result.exit_code == 0, result.output
    lines = result.stdout.splitlines()
    [shown] = [place for place, line in enumerate(lines) if "%  " in line]
    match = re.fullmatch(r" {8}Rollouts: (\d+\.\d)% ± (\d+\.\d)%, 20 games\.", lines[shown + 2])
    assert match is not None
    assert 5 < float(match[1]) < 50
    assert 0 < float(match[2]) < 20


def test_rollouts_value_a_position_where_dice_are_due_as_solving_it_does() -> None:
    result = run("analyse", "qwixx", "--fen", f"{ONE_STONE_AGAINST_TWO} - r", "--rollouts", "10")
    assert result.exit_code == 0, result.output
    assert result.stdout.splitlines()[-2:] == [
        " 70.6%  expectation over all rolls",
        "        Rollouts: 70.6% ± 0.0%, 10 games.",
    ]


def test_a_move_that_ends_the_game_needs_no_rollouts() -> None:
    fen = f"{ONE_STONE_AGAINST_TWO} 43/-256 1"
    result = run("analyse", "qwixx", "--fen", fen, "--rollouts", "10", "--lines", "1")
    assert "        The game is over: 100.0%." in result.stdout.splitlines()


@pytest.mark.parametrize(
    ("arguments", "code", "reason"),
    [
        (["battle", "--rollouts", "10"], 1, "the engine of Battle has no rollouts"),
        (["qwixx", "--rollouts", "1"], 2, "1 is not in the range 2<=x<=1000000"),
    ],
)
def test_rollouts_are_refused_with_a_reason(arguments: list[str], code: int, reason: str) -> None:
    result = run("analyse", *arguments)
    assert (result.exit_code, result.stdout) == (code, "")
    assert reason in result.stderr


def test_a_game_is_analysed_in_the_language(games: Path, tmp_path: Path) -> None:
    out = tmp_path / "game.html"
    result = analyse(str(games), "--number", "1", "--html", str(out), "--lang", "pl")
    assert result.exit_code == 0, result.output
    assert "Pojedynek: Ann (Białe) – Ben (Czarne)" in result.stdout
    assert "Analiza" in result.stderr or "Analiza" in result.output
    assert '<html lang="pl">' in out.read_text(encoding="utf-8")


def test_a_position_is_analysed_in_the_language() -> None:
    fen = f"{ONE_STONE_AGAINST_TWO} 43/-256 1"
    result = run("analyse", "qwixx", "--fen", fen, "--rollouts", "10", "--lines", "1", "--lang", "de")
    assert result.exit_code == 0, result.output
    assert "        Die Partie ist zu Ende: 100,0\u00a0%." in result.stdout.splitlines()
    assert re.search(r"^Tiefe \d+, [\d.]+ Stellung(en)? in \d+,\d\u00a0s$", result.stdout, re.MULTILINE)


def test_the_value_before_a_roll_is_told_in_the_language() -> None:
    fen = f"{ONE_STONE_AGAINST_TWO} - r"
    result = run("analyse", "qwixx", "--fen", fen, "--rollouts", "10", "--lang", "fr")
    assert result.stdout.splitlines()[-2:] == [
        "70,6\u00a0%  espérance sur tous les lancers",
        "        Simulations\u00a0: 70,6\u00a0% ± 0,0\u00a0%, 10 parties.",
    ]


def test_by_nodes_the_result_is_the_same_again_and_is_written_as_data(games: Path, tmp_path: Path) -> None:
    found = []
    for name in ("one.json", "two.json"):
        data = tmp_path / name
        result = run("analyse", str(games), "--number", "1", "--nodes", "5000", "--json", str(data))
        assert result.exit_code == 0, result.output
        found.append(data.read_bytes())
    assert found[0] == found[1]
    analysis = json.loads(found[0])
    assert [ply["move"] for ply in analysis["plies"]] == ["i1n4w1", "i8s5", "h5w3n3"]
    assert analysis["plies"][1]["grade"] == "blunder"


def test_there_is_one_limit_and_data_of_one_game(games: Path, tmp_path: Path) -> None:
    both = run("analyse", str(games), "--nodes", "300", "--seconds", "1")
    assert "use either --seconds or --nodes" in both.output
    several = run("analyse", str(games), "--nodes", "300", "--json", str(tmp_path / "games.json"))
    assert "--json needs one game" in several.output
    position = run("analyse", "battle", "--json", str(tmp_path / "games.json"))
    assert "--json works only with the games of a file" in position.output
