"""Programs that speak the engine protocol: started, asked, configured and ended."""

import pickle
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import duellum
from duellum import EngineError, ExternalEngine, Game, MoveError, battle, popen_engine
from duellum.engine.engine import Engine
from duellum.engine.match_pairs import generate_openings, play_game

BATTLE = [sys.executable, "-m", "duellum", "engine", "battle"]
WON = "4k4/9/9/9/9/4T4/9/4K4 w 0 1"


@pytest.fixture(scope="module")
def program() -> Iterator[ExternalEngine[battle.Move]]:
    with popen_engine(BATTLE, "battle", depth=2) as engine:
        yield engine


def script(tmp_path: Path, *answers: str) -> list[str]:
    """Return the command of a program that answers each word by a text."""
    path = tmp_path / "program.py"
    table = dict(answer.split("=", 1) for answer in answers)
    path.write_text(
        f"import sys\nanswers = {table!r}\nfor line in sys.stdin:\n"
        "    if line.split()[0] == 'quit': break\n"
        "    text = answers.get(line.split()[0])\n"
        "    if text: print(text.replace('|', chr(10)), flush=True)\n"
    )
    return [sys.executable, str(path)]


def test_a_program_says_who_it_is_and_what_can_be_set(program: ExternalEngine[battle.Move]) -> None:
    assert program.name.startswith("Duellum Battle")
    assert program.author == "the Duellum contributors"
    assert program.rules is battle.RULES
    level = program.options["Level"]
    assert (level.type, level.default, level.least, level.most) == ("spin", "8", 1, 8)
    assert repr(program).startswith("<ExternalEngine Duellum Battle")


def test_a_program_analyses_as_the_engine_here_does(program: ExternalEngine[battle.Move]) -> None:
    game = Game("battle")
    game.play("i1n4w1")
    found = program.analyse(game, lines=3, depth=3)
    here = Engine("battle").analyse(game, lines=3, depth=3)
    assert [line.moves for line in found.lines] == [line.moves for line in here.lines]
    assert found.win_probability == pytest.approx(here.win_probability, abs=0.001)
    assert (found.depth, found.position) == (3, game.position)
    won = program.analyse(WON)
    assert (won.best, won.lines[0].plies_to_end) == (battle.Position.parse(WON).parse_move("e3n5"), 1)


def test_a_program_makes_its_move_in_a_game(program: ExternalEngine[battle.Move]) -> None:
    game = Game("battle", WON)
    assert str(program.play(game)) == "e3n5"
    assert game.outcome is not None
    with pytest.raises(MoveError, match="the game is over"):
        program.choose(game)


def test_a_stream_deepens_and_can_be_left(program: ExternalEngine[battle.Move]) -> None:
    depths = [found.depth for found in program.stream(Game("battle"), depth=4, lines=2)]
    assert depths == [1, 2, 3, 4]
    stream = program.stream(Game("battle"))
    assert next(stream).depth == 1
    with pytest.raises(EngineError, match="still searching"):
        program.choose(Game("battle"))
    stream.close()  # type: ignore[attr-defined]  # it is a generator
    assert program.analyse(WON).win_probability == 1.0


def test_wrong_options_are_refused_before_they_are_sent(program: ExternalEngine[battle.Move]) -> None:
    with pytest.raises(ValueError, match="no option 'Strength'; its options: 'Threads', 'Hash'"):
        program.configure({"Strength": 3})
    with pytest.raises(ValueError, match="Level must be from 1 to 8, not 9"):
        program.configure({"Level": 9})


def test_a_program_plays_in_a_match(program: ExternalEngine[battle.Move]) -> None:
    opening = next(generate_openings(battle.RULES, random.Random(1), 2, lambda _: True))
    record = play_game(battle.RULES, (program, Engine("battle", baseline="baseline")), opening)
    assert record.outcome is not None
    assert record.replay().outcome == record.outcome
    result = duellum.match(program, program, games=2, rng=1)
    assert result.players[0] == program.name


def test_a_copy_is_a_program_of_its_own() -> None:
    with popen_engine(BATTLE, "battle", depth=1, options={"Level": 3}) as program:
        twin = pickle.loads(pickle.dumps(program))  # noqa: S301 - our own
        with twin:
            assert twin.name == program.name
            assert twin.choose(Game("battle")) in Game("battle").legal_moves()


def test_without_a_game_a_text_cannot_be_analysed(tmp_path: Path) -> None:
    info = "info depth 4 score win 730 ends 3 nodes 9 time 20 pv i1n4w1 zz|info string x|bestmove i1n4w1"
    command = script(tmp_path, "uci=id name Tiny|option name Style type combo default a var a var b|uciok",
                     f"go={info}", "isready=readyok")  # fmt: skip
    with popen_engine(command) as engine:
        with pytest.raises(TypeError, match="which game is it"):
            engine.analyse(WON)
        found = engine.analyse(Game("battle"))
        assert (found.win_probability, found.depth, found.nodes, found.seconds) == (0.73, 4, 9, 0.02)
        assert [str(move) for move in found.lines[0].moves] == ["i1n4w1"]
        assert found.lines[0].plies_to_end == 3
        assert engine.options["Style"].choices == ("a", "b")
        with pytest.raises(ValueError, match="one of a, b"):
            engine.configure({"Style": "c"})
        with pytest.raises(EngineError, match="only one line"):
            engine.analyse(Game("battle"), lines=2)


@pytest.mark.parametrize(
    ("answers", "reason"),
    [
        (["go=bestmove i1n4w1"], "no evaluation"),
        (["go=error no"], "answered 'go depth 1' with 'error no'"),
        (["go=info score cp 7 pv i1n4w1|bestmove i1n4w1"], "no valid 'score win'"),
    ],
)
def test_answers_that_are_none_are_reported(tmp_path: Path, answers: list[str], reason: str) -> None:
    with (
        popen_engine(script(tmp_path, "uci=uciok", *answers), "battle", depth=1) as engine,
        pytest.raises(EngineError, match=reason),
    ):
        engine.analyse(WON)


def test_an_illegal_move_is_refused(tmp_path: Path) -> None:
    with popen_engine(script(tmp_path, "uci=uciok", "go=bestmove a1n9")) as engine:
        with pytest.raises(MoveError):
            engine.choose(Game("battle"))
        with pytest.raises(MoveError, match="dice are due"):
            engine.choose(Game("qwixx"))


def test_a_program_that_does_not_speak_is_reported(tmp_path: Path) -> None:
    with pytest.raises(EngineError, match="cannot be started"):
        popen_engine(str(tmp_path / "nothing"))
    with pytest.raises(EngineError, match="cannot be started"):
        popen_engine("")
    with pytest.raises(EngineError, match="ended without answering 'uci'"):
        popen_engine(f"{sys.executable} -c pass")
    with pytest.raises(EngineError, match=r"did not answer 'uci' within 0\.2 seconds"):
        popen_engine(script(tmp_path), timeout=0.2)
    with pytest.raises(duellum.UnknownGameError):
        popen_engine(BATTLE, "chess")
