"""Qwixx Duel's engine through the doors of the platform: matches, the signature, analysis, the protocol."""

from pathlib import Path

from click.testing import CliRunner, Result

from duellum.cli import main
from duellum.engine.uci.session import UciSession
from duellum.qwixx import RULES
from duellum.qwixx.engine.spec import BENCH
from duellum.record import read_games


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


def test_a_match_is_played_in_pairs_with_the_same_dice(tmp_path: Path) -> None:
    games = tmp_path / "games.txt"
    result = run(
        "match", "--game", "qwixx", "7", "careful", "--games", "4", "--nodes", "50", "--save", str(games)
    )
    assert result.exit_code == 0, result.output
    assert "7 against careful: " in result.output
    assert "of 4 games" in result.output
    records = read_games(games)
    assert [record.tags["Black"] for record in records] == ["level 7", "careful"] * 2
    first_rolls = [str(record.moves[0].move) for record in records]
    assert first_rolls[0] == first_rolls[1]
    assert first_rolls[2] == first_rolls[3]
    assert all(record.outcome is not None for record in records)


def test_the_signature_is_one_number_and_the_same_again() -> None:
    first, again = run("bench", "qwixx"), run("bench", "qwixx")
    assert first.exit_code == 0, first.output
    assert first.output == again.output
    assert int(first.output) > 1000


def test_an_analysis_shows_lines_and_says_what_they_do() -> None:
    result = run("analyse", "qwixx", "--fen", BENCH[0], "--lines", "2")
    assert result.exit_code == 0, result.output
    lines = result.output.splitlines()
    values = [place for place, line in enumerate(lines) if "%  " in line]
    assert len(values) == 2
    assert all(lines[place + 1].strip().endswith(".") for place in values)
    assert "depth 2" in lines[-1]


def test_the_protocol_thinks_among_rolls_and_tells_several_lines() -> None:
    said: list[str] = []
    session = UciSession(RULES, said.append)
    session.handle("setoption name MultiPV value 3")
    session.handle("position startpos moves 41/3526 y5")
    session.handle("go depth 2")
    session.wait()
    *infos, last = said
    assert [line.split()[2] for line in infos] == ["1"] * 3 + ["2"] * 3
    assert [line.split()[4] for line in infos[-3:]] == ["1", "2", "3"]
    assert last == f"bestmove {infos[-3].split(' pv ')[1].split()[0]}"
    words = infos[-3].split()
    assert 0 < int(words[words.index("win") + 1]) < 1000
    said.clear()
    session.handle(f"position startpos moves 41/3526 y5 {last.split()[1]}")
    session.handle("go depth 1")
    assert said == ["error nobody is to move: dice are due"]


def test_endless_thinking_waits_for_stop() -> None:
    said: list[str] = []
    session = UciSession(RULES, said.append)
    session.handle("position startpos moves 41/3526")
    session.handle("go infinite")
    session.handle("isready")
    assert not any(line.startswith("bestmove") for line in said)
    session.handle("stop")
    assert said[-1].startswith("bestmove")
