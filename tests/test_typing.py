"""What a type checker catches in the code of a user, and what it lets pass."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

WRONG = {
    "duellum.Engin": 'has no attribute "Engin"',
    'duellum.Game("battle").play(3)': 'incompatible type "int"; expected "Move | str"',
    'duellum.Game("battle").legal_moves()[0].captured.foo': 'has no attribute "foo"',
    'duellum.Game("qwixx").position.bord': 'has no attribute "bord"',
    "duellum.Game(battle.RULES).play(qwixx.Roll((1, 2), (1, 2, 3, 4)))": 'incompatible type "Roll"',
    'duellum.Engine("battle").choose(duellum.Game("qwixx"))': 'incompatible type "Game[',
    'duellum.Engine("battle").analyse("x").best.captured': 'Item "None"',
    'duellum.Engine("battle", level="3")': "No overload variant",
    'duellum.load_puzzles("battle")[0].position.dice': 'has no attribute "dice"',
    'duellum.MoveTree("qwixx").root.add(3)': 'incompatible type "int"',
    'duellum.load_tablebase("battle").probe("x").plies_to_end': 'Item "None"',
    'duellum.popen_engine("x", "battle").choose("x").nothing': 'has no attribute "nothing"',
    'duellum.load_rules("battle").starts[0].dice': 'has no attribute "dice"',
}
RIGHT = """
import random
import duellum
from duellum import battle, qwixx

def count(game: duellum.Game) -> int:
    for ply in game:
        print(ply.before, ply.move, ply.side)
    return len(game.legal_moves())

fight = duellum.Game("battle")
fight.play("i1n4w1")
fight.play(fight.legal_moves()[0])
move: battle.Move = fight.moves[0]
piece: battle.Piece | None = move.captured
board = fight.position.board
duel = duellum.Game("qwixx")
roll = duel.roll(random.Random(1))
if isinstance(roll, qwixx.Roll):
    print(roll.whites)
count(fight), count(duel), count(duellum.Game(str(roll)))
engine = duellum.Engine("battle", level=3)
best: battle.Move | None = engine.analyse(fight).best
chosen: battle.Move = engine.play(fight)
for found in engine.stream(fight, depth=3):
    print(found.lines[0].move.faces)
record = duellum.Record.from_game(fight, players=("Ann", "Ben"))
faces: tuple[int, ...] = record.moves[0].move.faces
analysis = duellum.analyse(record, depth=2)
print(analysis.json(), duellum.match(engine, engine, workers=2).elo)
[read] = duellum.read_games("x")
duellum.write_games("x", [read, record, fight])
node = duellum.MoveTree.from_record(record).root.add("i1n4w1")
print(node.position.board, duellum.load_puzzles("qwixx")[0].position.dice)
with duellum.popen_engine("x", "battle", options={"Level": 3}) as program:
    program.play(fight)
"""


def run_mypy(path: Path, *lines: str) -> list[str]:
    path.write_text("\n".join(lines), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--no-error-summary", str(path)]
    cache = ROOT / ".mypy_cache" / "users"
    done = subprocess.run([*command, "--cache-dir", str(cache)], capture_output=True, text=True, check=False)
    return [line for line in done.stdout.splitlines() if ": error: " in line]


def test_right_code_passes(tmp_path: Path) -> None:
    assert run_mypy(tmp_path / "right.py", RIGHT) == []


def test_wrong_code_is_caught(tmp_path: Path) -> None:
    head = "import duellum\nfrom duellum import battle, qwixx\n"
    errors = run_mypy(tmp_path / "wrong.py", head, *WRONG)
    for number, (code, expected) in enumerate(WRONG.items(), 4):
        found = [error for error in errors if f"wrong.py:{number}:" in error]
        assert any(expected in error for error in found), (code, found)


@pytest.mark.parametrize("name", ["battle", "qwixx"])
def test_bare_types_stand_for_every_game(tmp_path: Path, name: str) -> None:
    game = f'game: duellum.Game = duellum.Game("{name}")'
    engine = f'engine: duellum.Engine = duellum.Engine("{name}")'
    assert run_mypy(tmp_path / "bare.py", "import duellum", game, engine) == []
