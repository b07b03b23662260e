"""The front door: the lines a new user types, what they see, and what they are told when they are wrong."""

import copy
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import duellum
from duellum import battle, qwixx

GAMES = ("battle", "qwixx")


def play_random_game(name: str, plies: int = 9) -> duellum.Game:
    game, rng = duellum.Game(name), random.Random(5)
    while len(game) < plies:
        if game.actor == "dice":
            game.roll(rng)
        else:
            game.play(rng.choice(game.legal_moves()))
    return game


def test_a_game_is_played_by_text_or_by_move_alike() -> None:
    by_text, by_move = duellum.Game("battle"), duellum.Game("battle")
    by_text.play("i1n4w1")
    by_move.play(by_move.parse_move("i1n4w1"))
    assert by_text.position == by_move.position == battle.Position.start().play("i1n4w1")


def test_a_copied_game_goes_its_own_way() -> None:
    game = duellum.Game("battle")
    game.play("i1n4w1")
    copied = copy.copy(game)
    copied.play("a8s5")
    assert (len(game), len(copied)) == (1, 2)
    assert copied[0].move == game[0].move
    assert copied[-1].after == copied.position
    game.resign(battle.WHITE)
    assert copy.copy(game).outcome == game.outcome


def test_a_game_in_progress_has_a_text_like_its_record() -> None:
    game = play_random_game("qwixx", 5)
    assert duellum.format_record(game) == duellum.format_record(duellum.Record.from_game(game))
    assert duellum.read_games("") == []


def test_dice_are_rolled_by_the_generator_handed_in() -> None:
    rolls = []
    for _ in range(2):
        game = duellum.Game("qwixx")
        rolls.append(game.roll(random.Random(3)))
        assert game.last_move == rolls[-1]
    assert rolls[0] == rolls[1]


def test_reprs_fit_on_a_line_and_name_the_sides() -> None:
    game = duellum.Game("battle")
    assert repr(game.position) == "Position('sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 0 1')"
    game.play("i1n4w1")
    assert repr(game) == "<Game battle: 1 ply, Black to move>"
    assert repr(game.last_move) == "Move('i1n4w1')"
    assert [str(side) for side in game.rules.sides] == ["White", "Black"]
    assert f"{qwixx.BLACK} {qwixx.GREY} {battle.WHITE}" == "Black Grey White"
    assert repr(duellum.Game("qwixx")) == "<Game qwixx: 0 plies, Black to roll>"
    record = duellum.Record.from_game(game, {"White": "Ann"})
    assert repr(record) == "<Record battle: Ann against Black, 1 ply, *>"


@pytest.mark.parametrize("name", GAMES)
def test_positions_games_and_records_draw_themselves(name: str) -> None:
    game = play_random_game(name)
    assert game.svg().startswith("<svg")
    assert game.position.svg(game.last_move) == game.svg() == duellum.Record.from_game(game).svg()
    assert game.position.svg() != game.svg()  # the last move is marked
    assert game.position.text(game.last_move) == game.text()


def test_an_engine_analyses_a_game_a_position_or_its_text() -> None:
    text = "4k4/9/9/9/9/4T4/9/4K4 w 0 1"
    engine = duellum.Engine("battle", depth=2)
    for given in (text, battle.Position.parse(text), duellum.Game("battle", text)):
        found = engine.analyse(given, lines=3)
        assert (str(found.best), found.win_probability) == ("e3n5", 1.0)
        assert found.lines[0].move == found.best
        assert len(found.lines) == 3
        assert found.lines[0].explanation == "Captures the king and wins."


def test_while_dice_are_due_there_is_a_probability_and_no_move() -> None:
    found = duellum.Engine("qwixx", depth=1).analyse(duellum.Game("qwixx"))
    assert found.best is None
    assert found.lines == ()
    assert 0.4 < found.win_probability < 0.6


def test_the_same_seed_gives_the_same_choices_of_a_level() -> None:
    game = duellum.Game("battle")
    choices = [
        [duellum.Engine("battle", level=1, seed=seed).choose(game) for seed in range(6)] for _ in range(2)
    ]
    assert choices[0] == choices[1]
    assert len(set(choices[0])) > 1


def test_games_are_read_from_a_path_or_a_text_and_walked_ply_by_ply(tmp_path: Path) -> None:
    game = play_random_game("qwixx", 7)
    record = duellum.Record.from_game(game, {"Black": "Ann", "Grey": "Ben"})
    text = duellum.format_record(record)
    path = tmp_path / "games.txt"
    path.write_text(text + "\n" + text, encoding="utf-8")
    assert duellum.read_games(text) == [record]
    assert duellum.read_games(path) == duellum.read_games(str(path)) == [record, record]
    plies = list(record)
    assert [ply.move for ply in plies] == list(game.moves)
    assert [plies[0].before, *(ply.after for ply in plies)] == list(game.positions)
    assert [(ply.before, ply.move) for ply in game] == [(ply.before, ply.move) for ply in plies]
    assert [str(ply.side) for ply in plies[:4]] == ["Black", "Black", "Black", "Grey"]


def test_comments_and_clocks_stand_beside_their_plies() -> None:
    [game] = duellum.read_games('[Game "battle"]\n1. i1n4w1 @59.5 {bold} a8s5 *')
    assert [(ply.comment, ply.clock) for ply in game] == [("bold", 59.5), ("", None)]


def test_a_match_returns_scores_elo_and_records() -> None:
    weak, strong = duellum.Engine("qwixx", level=1, seed=1), duellum.Engine("qwixx", level=6, seed=1)
    result = duellum.match(strong, weak, games=10, rng=random.Random(2))
    assert len(result.records) == 10
    assert result.points > 5
    low, high = result.elo_interval
    assert low <= result.elo <= high
    assert str(result).startswith("level 6 against level 1: ")
    assert {record.tags["Black"] for record in result.records} == {"level 1", "level 6"}
    again = duellum.match(strong, weak, games=2, rng=random.Random(2))
    assert again.records[0].moves[0] == result.records[0].moves[0]  # the same dice


WRONG: list[tuple[Callable[[], object], type[Exception], str]] = [
    (lambda: duellum.Game("chess"), ValueError, "the games are battle, qwixx"),
    (lambda: duellum.Game(7), TypeError, "by its name, one of battle, qwixx, not int"),  # type: ignore[call-overload]
    (lambda: duellum.Game("battle", 7), TypeError, "a position or its text"),  # type: ignore[call-overload]
    (lambda: duellum.Game("battle", qwixx.Position.start()), TypeError, "a position of Qwixx Duel"),
    (lambda: duellum.Game("battle", "nonsense"), ValueError, "4 fields"),
    (lambda: duellum.Game("battle").play(7), TypeError, "a text such as 'i1n4w1' or a Move"),  # type: ignore[arg-type]
    (lambda: duellum.Game("battle").play("i1n9"), ValueError, "wrong count 9"),
    (lambda: duellum.Game("battle").roll(), ValueError, "no dice are due"),
    (lambda: duellum.Game("qwixx").roll("six"), TypeError, "random.Random, not str"),  # type: ignore[arg-type]
    (lambda: duellum.Game("battle").resign("White"), TypeError, "Side.WHITE or Side.BLACK"),  # type: ignore[arg-type]
    (lambda: battle.Position.parse(None), TypeError, "a position must be a text"),  # type: ignore[arg-type]
    (lambda: battle.parse_square(5), TypeError, "a square must be a text such as 'e4'"),  # type: ignore[arg-type]
    (lambda: qwixx.parse_field(5), TypeError, "a space must be a text such as 'y5'"),  # type: ignore[arg-type]
    (lambda: duellum.Engine("chess"), ValueError, "the games are battle, qwixx"),
    (lambda: duellum.Engine("battle", level=9), ValueError, "levels are 1 to 8"),
    (lambda: duellum.Engine("battle", level="5"), TypeError, "level must be an integer, not str"),  # type: ignore[call-overload]
    (lambda: duellum.Engine("battle", baseline="best"), ValueError, "its baselines: 'baseline'"),
    (lambda: duellum.Engine("battle", time=0), ValueError, "time must be positive"),
    (lambda: duellum.Engine("battle").analyse(duellum.Game("qwixx")), TypeError, "an engine for Battle"),  # type: ignore[arg-type]
    (lambda: duellum.Engine("battle").analyse(7), TypeError, "a position or its text"),  # type: ignore[arg-type]
    (lambda: duellum.Engine("battle", time="1"), TypeError, "time must be a number of seconds, not str"),  # type: ignore[call-overload]
    (lambda: duellum.Engine("battle", depth=0), ValueError, "depth must be at least 1, not 0"),
    (lambda: duellum.Engine("battle", megabytes=0), ValueError, "megabytes must be from 1 to 1024"),
    (lambda: duellum.Engine("battle", threads=-3), ValueError, "threads must be from 1 to 64"),
    (lambda: duellum.Engine("battle").analyse("x", lines=0), ValueError, "lines must be at least 1"),
    (lambda: duellum.Engine("battle").analyse("x", lines=2.5), TypeError, "lines must be an integer"),  # type: ignore[arg-type]
    (lambda: duellum.Engine("battle").analyse(None), TypeError, "a Game, a Record, a position"),  # type: ignore[arg-type]
    (lambda: duellum.Engine("battle").choose(duellum.Game("qwixx")), TypeError, "an engine for Battle"),  # type: ignore[arg-type]
    (lambda: duellum.Engine("battle").choose(7), TypeError, "a position or its text"),  # type: ignore[arg-type]
    (lambda: duellum.Game("qwixx").position.roll([1.0, 2, 3, 4, 5, 6]), ValueError, "expected 6 dice"),  # type: ignore[list-item]
    (lambda: duellum.Game("qwixx").roll(random.Random), TypeError, "random.Random, not type"),  # type: ignore[arg-type]
    (lambda: duellum.format_record("x"), TypeError, "expected a Record or a Game, not str"),  # type: ignore[arg-type]
    (lambda: duellum.match(1, 2, games="4"), TypeError, "games must be an integer"),  # type: ignore[arg-type]
    (lambda: duellum.read_games(7), TypeError, "a path, a text or lines"),  # type: ignore[arg-type]
    (lambda: duellum.match(duellum.Engine("battle"), duellum.Engine("qwixx")), ValueError, "the same game"),
    (lambda: duellum.match("a", "b"), TypeError, "a player of a match"),  # type: ignore[arg-type]
    (lambda: duellum.load_rules(None), TypeError, "by its name"),  # type: ignore[call-overload]
]


@pytest.mark.parametrize(("wrong", "error", "hint"), WRONG, ids=range(len(WRONG)))
def test_whoever_is_wrong_is_told_what_would_be_right(
    wrong: Callable[[], object], error: type[Exception], hint: str
) -> None:
    with pytest.raises(error, match=hint):
        wrong()


def test_every_public_name_is_there_and_no_other() -> None:
    assert all(hasattr(duellum, name) for name in duellum.__all__)
    assert set(duellum.__all__) <= set(dir(duellum))
    with pytest.raises(AttributeError, match="no attribute 'Engin'"):
        duellum.Engin  # type: ignore[attr-defined]  # noqa: B018 - it raises


def test_the_engine_is_loaded_on_first_use() -> None:
    code = "import sys, duellum; assert 'duellum.engine' not in sys.modules; duellum.Engine; duellum.match"
    subprocess.run([sys.executable, "-c", code], check=True)


def public_objects() -> list[Any]:
    game = play_random_game("qwixx")
    roll = game.moves[0]
    placement = next(move for move in game.moves if not isinstance(move, qwixx.Roll))
    duel = play_random_game("battle")
    return [
        game, duel, game.position, duel.position, roll, placement, duel.moves[0], game.rules,
        duel.rules.sides, duellum.Record.from_game(game), next(iter(duel)),
        duellum.Outcome(battle.WHITE, "time", "B21"),
        duellum.MoveError("no", "B9"), duellum.RecordError("no", 3), duellum.PositionError("no"),
        duellum.Engine("battle", depth=1).analyse("4k4/9/9/9/9/4T4/9/4K4 w 0 1"),
        *(getattr(battle, name) for name in battle.__all__),
        *(getattr(qwixx, name) for name in qwixx.__all__),
        *(getattr(duellum, name) for name in duellum.__all__),
    ]  # fmt: skip


@pytest.mark.parametrize("restore", [lambda it: pickle.loads(pickle.dumps(it)), copy.copy, copy.deepcopy])  # noqa: S301 - our own
def test_everything_public_pickles_and_copies(restore: Callable[[Any], Any]) -> None:
    for thing in public_objects():
        assert repr(restore(thing)) == repr(thing)
    error = restore(duellum.MoveError("no", "B9"))
    assert error.clause == "B9"
    engine = restore(duellum.Engine("qwixx", level=3, seed=1))
    assert repr(engine) == "<Engine qwixx: level 3>"


def test_importing_duellum_needs_neither_numpy_nor_numba() -> None:
    code = "import sys, duellum; sys.exit(bool({'numpy', 'numba'} & sys.modules.keys()))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
