"""The engine protocol, in process for what is said and as a process for how."""

import subprocess
import sys
import threading

import pytest

from duellum.battle import RULES, Position
from duellum.core.registry import load_rules
from duellum.engine.uci import Options, UciSession
from duellum.engine.uci_parser import CommandError
from duellum.qwixx import RULES as QWIXX

START = str(Position.start())


class UciClient:
    """Talks with an engine in this process and hears its answers."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.session = UciSession(RULES, self.said.append)

    def handle(self, line: str) -> list[str]:
        """Return what is said to a line, all of it."""
        self.said.clear()
        self.session.handle(line)
        self.session.wait()
        return list(self.said)


@pytest.fixture
def engine() -> UciClient:
    return UciClient()


def test_the_handshake(engine: UciClient) -> None:
    answer = engine.handle("uci")
    assert answer[0].startswith("id name Duellum Battle ")
    assert answer[2] == "option name Threads type spin default 1 min 1 max 64"
    assert answer[-1] == "uciok"
    assert engine.handle("isready") == ["readyok"]
    assert engine.handle("") == []


def test_a_position_is_set_by_moves_or_text(engine: UciClient) -> None:
    assert engine.handle("position startpos moves i1n4w1") == []
    assert engine.handle("show")[-1] == "position sbfwkwfbs/9/9/7X1/9/9/9/TCGXKXGC1 b 1 1"
    assert engine.handle("position fen sbfwkwfbs/9/9/7X1/9/9/9/TCGXKXGC1 b 1 1 moves i8s5 a1n5") == []
    assert str(engine.session.game.position).endswith("b 3 2")
    assert engine.handle("ucinewgame") == []
    assert str(engine.session.game.position) == START


def test_legal_lists_the_moves_and_nothing_once_the_game_is_over(engine: UciClient) -> None:
    moves = engine.handle("legal")
    assert moves[0].split()[0] == "legal"
    assert len(moves) == 1
    assert sorted(moves[0].split()[1:]) == sorted(map(str, Position.start().legal_moves()))
    engine.handle("position fen 4k4/4A4/9/9/9/9/9/4K4 w 0 9 moves e7n1")
    assert engine.handle("legal") == ["legal"]


def test_repetition_ends_the_game_for_legal_too(engine: UciClient) -> None:
    shuffle = "e4n1 e7e1 e5s1 f7w1"
    engine.handle(f"position fen 9/4k4/9/9/4K4/9/9/9 w 0 9 moves {shuffle} {shuffle}")
    assert engine.handle("legal") == ["legal"]


def test_show_draws_the_position(engine: UciClient) -> None:
    *drawing, last = engine.handle("show")
    assert "\n".join(drawing) == RULES.draw_text(Position.start())
    assert last == f"position {START}"


def test_perft_counts_by_move(engine: UciClient) -> None:
    *moves, total = engine.handle("go perft 2")
    assert total == "nodes 1293"
    assert sum(int(line.split(": ")[1]) for line in moves) == 1293
    engine.handle("position fen 4k4/4A4/9/9/9/9/9/4K4 w 0 9 moves e7n1")
    assert engine.handle("go perft 3") == ["nodes 0"]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("hello", "error unknown command 'hello'"),
        ("position", "error position takes"),
        ("position nowhere", "error position takes"),
        ("position startpos i1n5", "error position takes"),
        ("position fen 9/9 w 0 1", "error a board must have 8 ranks"),
        ("position startpos moves i1n5 i1n5", "error i1n5: White|error i1n5: there is no piece"),
        ("position startpos moves i1n4", "error i1n4: wrong count 4: the top face shows 5 (B8)"),
        ("go perft", "error the depth must be an integer"),
        ("go fast", "error go takes"),
        ("go depth", "error go takes"),
        ("go depth x", "error depth must be an integer"),
        ("go depth 5 depth 6", "error go takes"),
        ("go movetime 0", "error movetime must be an integer from 1"),
        ("setoption", "error setoption takes"),
        ("setoption name Threads", "error setoption takes"),
        ("setoption name Threads value many", "error Threads must be an integer from 1 to 64, not 'many'"),
        ("setoption name Level value 9", "error Level must be an integer from 1 to 8, not '9'"),
        ("go perft 0", "error the depth must be an integer from 1 to 20, not '0'"),
        ("go perft ²", "error the depth must be"),
        ("go perft 99", "error the depth must be"),
        ("setoption name Colour value blue", "error there is no option 'Colour'"),
    ],
)
def test_bad_input_gets_one_error_line_and_changes_nothing(engine: UciClient, line: str, reason: str) -> None:
    engine.handle("position startpos moves i1n4w1")
    before = engine.session.game
    [answer] = engine.handle(line)
    assert any(answer.startswith(start) for start in reason.split("|"))
    assert engine.session.game is before


def test_a_search_tells_what_it_finds_and_answers_with_a_move(engine: UciClient) -> None:
    engine.handle("setoption name MultiPV value 2")
    *infos, last = engine.handle("go depth 3")
    assert last.split()[0] == "bestmove"
    assert [line.split()[4] for line in infos[-2:]] == ["1", "2"]
    words = infos[-1].split()
    assert words[:3] == ["info", "depth", "3"]
    assert 0 <= int(words[words.index("win") + 1]) <= 1000
    assert last.split()[1] == infos[-2].split(" pv ")[1].split()[0]


def test_a_forced_win_is_told_with_its_distance(engine: UciClient) -> None:
    engine.handle("position fen 4k4/4A4/9/9/9/9/9/4K4 w 0 9")
    *infos, last = engine.handle("go depth 2")
    assert " score win 1000 ends 1 " in infos[-1]
    assert last == "bestmove e7n1"


def test_the_next_command_may_follow_the_best_move_at_once() -> None:
    """Anyone who answers upon ``bestmove`` must not be told to wait."""
    said: list[str] = []
    again = threading.Semaphore(0)

    def record_line(line: str) -> None:
        said.append(line)
        if line.startswith("bestmove"):
            again.release()

    session = UciSession(RULES, record_line)
    for _ in range(50):
        session.handle("position startpos moves i1n5")
        session.handle("go nodes 50")
        assert again.acquire(timeout=60)
    assert [line for line in said if line.startswith("error")] == []


def test_endless_thinking_waits_for_stop_and_other_commands_wait_for_it(engine: UciClient) -> None:
    engine.said.clear()
    engine.session.handle("go infinite")
    for line in ("position startpos", "ucinewgame", "go depth 1", "setoption name Hash value 8"):
        engine.session.handle(line)
    engine.session.handle("isready")
    refused = [line for line in engine.said if line.startswith("error")]
    assert len(refused) == 4
    assert all("is not possible while the engine searches" in line for line in refused)
    assert not any(line.startswith("bestmove") for line in engine.said)
    engine.session.handle("stop")
    assert engine.said[-1].startswith("bestmove")
    assert engine.handle("position startpos") == []


def test_a_level_plays_within_its_strength(engine: UciClient) -> None:
    engine.handle("setoption name Level value 2")
    [*_, last] = engine.handle("go movetime 60000")
    assert last.startswith("bestmove")


def test_nobody_thinks_when_the_game_is_over_or_dice_are_due(engine: UciClient) -> None:
    engine.handle("position fen 4k4/4A4/9/9/9/9/9/4K4 w 0 9 moves e7n1")
    assert engine.handle("go depth 1") == ["error nobody is to move: the game is over"]
    qwixx: list[str] = []
    UciSession(load_rules("qwixx"), qwixx.append).handle("go depth 1")
    assert qwixx == ["error nobody is to move: dice are due"]


def test_a_game_of_dice_takes_rolls_among_its_moves() -> None:
    said: list[str] = []
    session = UciSession(load_rules("qwixx"), said.append)
    for line in ("uci", "legal", "position startpos moves 41/3526 y5", "legal", "go perft 2", "isready"):
        session.handle(line)
    assert [line.split()[0] for line in said[:7]] == ["id", "id", *["option"] * 4, "uciok"]
    assert said[7:] == [
        "legal roll",
        "legal r7 r4 y9 y6 g6 g3 b10 b7 -",
        "error Qwixx Duel has no perft",
        "readyok",
    ]


def test_a_limited_search_is_finished_at_the_end_of_input() -> None:
    said: list[str] = []
    UciSession(RULES, said.append).run(["go depth 3\n"])
    assert said[-1].startswith("bestmove")
    endless: list[str] = []
    UciSession(RULES, endless.append).run(["go infinite\n"])
    assert endless[-1].startswith("bestmove")


def test_the_command_converses_until_quit() -> None:
    said = "uci\nisready\nposition startpos moves i1n5 bad\nlegal\n\nnonsense\nquit\nisready\n"
    done = subprocess.run(
        [sys.executable, "-m", "duellum", "engine", "battle"],
        input=said,
        capture_output=True,
        text=True,
        check=True,
    )
    lines = done.stdout.splitlines()
    assert [line.split()[0] for line in lines] == [
        "id",
        "id",
        *["option"] * 4,
        "uciok",
        "readyok",
        "error",
        "legal",
        "error",
    ]
    assert len(lines[9].split()) == 38
    assert done.stderr == ""


def test_answers_come_at_once_and_the_end_of_input_ends_the_command() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "duellum", "engine", "battle"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(2):
            process.stdin.write("isready\n")
            process.stdin.flush()
            assert process.stdout.readline() == "readyok\n"
        process.stdin.close()
        assert process.wait(timeout=60) == 0


def test_abuse_gets_errors_and_the_program_goes_on() -> None:
    abuse = [
        b"\xff\xfe\x00 binary",
        b"position fen " + b"9/" * 5000,
        b"go depth 99999999999999999999",
        b"go nodes -5",
        "position startpos moves i1n5 \u4e2d\u6587".encode(),
        b"setoption name Threads value 1e9",
        b"x" * 100_000,
        b"position fen 4k4/4A4/9/9/9/9/9/4K4 w 0 9 moves e7n1 e8s1",
        *(b"uci uci", b"go infinite", b"go infinite", b"position startpos", b"stop", b"stop"),
        *(b"setoption name Hash value 1", b"setoption name Threads value 2", b"go movetime 50", b"stop"),
        *(b"isready", b"legal", b"quit", b""),
    ]
    command = [sys.executable, "-m", "duellum", "engine", "battle"]
    done = subprocess.run(command, input=b"\n".join(abuse), capture_output=True, check=True)
    lines = done.stdout.decode().splitlines()
    assert done.stderr == b""
    assert sum(line.startswith("error") for line in lines) == 10
    assert sum(line.startswith("bestmove") for line in lines) == 2
    assert lines[-2] == "readyok"
    assert len(lines[-1].split()) == 38  # the start, as nothing has changed


def test_quit_ends_the_program_while_it_thinks() -> None:
    said = b"go infinite\nquit\n"
    done = subprocess.run(
        [sys.executable, "-m", "duellum", "engine", "battle"],
        input=said,
        capture_output=True,
        check=True,
        timeout=120,
    )
    assert done.stdout.splitlines()[-1].startswith(b"bestmove")


def test_the_protocol_thinks_among_rolls_and_tells_several_lines() -> None:
    said: list[str] = []
    session = UciSession(QWIXX, said.append)
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
    session = UciSession(QWIXX, said.append)
    session.handle("position startpos moves 41/3526")
    session.handle("go infinite")
    session.handle("isready")
    assert not any(line.startswith("bestmove") for line in said)
    session.handle("stop")
    assert said[-1].startswith("bestmove")


def test_options_are_listed_with_their_ranges() -> None:
    assert "option name Level type spin default 8 min 1 max 8" in Options().lines()


def test_an_option_is_set_whatever_its_case() -> None:
    changed = Options().with_change(["name", "multipv", "value", "3"])
    assert (changed.candidates, Options().candidates) == (3, 1)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("name Level value 9", "Level must be an integer from 1 to 8"),
        ("name Contempt value 1", "the options are Threads, Hash, Level, MultiPV"),
        ("Level 3", "setoption takes"),
    ],
)
def test_what_cannot_be_set_is_refused(words: str, reason: str) -> None:
    with pytest.raises(CommandError, match=reason):
        Options().with_change(words.split())
