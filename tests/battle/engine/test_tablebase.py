"""The solved endings against the plain rules, against a second solution, and against damage."""

import os
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from duellum.battle import BLACK, RULES, WHITE, Piece, Position
from duellum.battle.engine.tablebase import file, probe, retrograde
from duellum.battle.engine.tablebase.retrograde import DIE_SHAPE, ILLEGAL, KINGS_SHAPE, Table, Tables
from duellum.battle.kernel import movegen
from duellum.battle.rules.board import SQUARES
from duellum.battle.rules.position import LONG_GAME
from duellum.core.die import Die
from duellum.core.errors import PositionError
from duellum.core.game import Game
from duellum.core.jit import jit

IS_COMPILED = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")


@pytest.fixture(scope="session")
def home_with_tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Load the tables once, into a folder of the session's own."""
    if not IS_COMPILED:
        pytest.skip("solving millions of positions needs compiled code")
    home = tmp_path_factory.mktemp("tables")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DUELLUM_HOME", str(home))
        fractions: list[float] = []
        probe.load(fractions.append)
    assert fractions[0] == 0.0
    assert fractions == sorted(fractions)
    assert fractions[-1] == 1.0
    return home


@pytest.fixture(scope="session")
def tables(home_with_tables: Path) -> Tables:
    return file.read_tables(home_with_tables / "cache" / file.TABLES_FILE)


def turned(position: Position) -> Position:
    """Return the position with the board turned by 180 degrees and the colours swapped."""

    def swapped(piece: Piece | None) -> Piece | None:
        if piece is None:
            return None
        die = None if piece.die is None else Die(top=piece.die.top, north=7 - piece.die.north)
        return Piece(piece.side.other, die)

    board = tuple(swapped(piece) for piece in reversed(position.board))
    return Position(board, position.to_move.other, position.quiet_plies, position.number)


def minimax(tables: Tables, position: Position) -> int:
    """Return the value that follows from the values one ply later, by the plain rules alone."""
    values = []
    for move in position.legal_moves():
        after = position.play(move)
        outcome = after.outcome()
        if outcome is None:
            value = probe.value(tables, after)
            assert value is not None, after
            assert value != 0, "an ending without draws"
            values.append(-value + 1 if value < 0 else -value - 1)
        else:
            assert outcome.winner is position.to_move
            values.append(1)
    wins = [value for value in values if value > 0]
    return min(wins) if wins else min(values)  # the fewest plies to win, the most to lose


def samples(table: Table, count: int, seed: int) -> Iterator[tuple[int, ...]]:
    """Yield for each distance in a table `count` places that have it, or all there are."""
    source = random.Random(seed)
    for distance in np.unique(table[table != ILLEGAL]):
        places = np.flatnonzero(table == distance)
        for place in source.sample(range(len(places)), min(count, len(places))):
            yield tuple(int(index) for index in np.unravel_index(places[place], table.shape))


@pytest.mark.parametrize("mover", [0, 1], ids=["king and die move", "king alone moves"])
def test_values_with_a_die_follow_from_those_one_ply_later(tables: Tables, mover: int) -> None:
    source, wrong = random.Random(mover), []
    for number, place in enumerate(samples(tables.die[mover], 60, seed=mover)):
        position = probe.position_at(place, (WHITE, BLACK)[mover])
        stored = int(tables.die[mover][place])
        position = turned(position) if number % 2 else position
        value = probe.value(tables, position)
        assert value == (stored if stored % 2 else -stored)
        wrong += [str(position)] if minimax(tables, position) != value else []
    for _ in range(1000):
        position = strewn(source)
        wrong += [str(position)] if minimax(tables, position) != probe.value(tables, position) else []
    assert wrong == []


def strewn(source: random.Random) -> Position:
    """Return a random position with two kings and a die that is not over."""
    while True:
        board: list[Piece | None] = [None] * len(SQUARES)
        die = Piece(source.choice((WHITE, BLACK)), Die.from_index(source.randrange(24)))
        for square, piece in zip(
            source.sample(SQUARES, 3), (Piece(WHITE, None), Piece(BLACK, None), die), strict=True
        ):
            board[square] = piece
        try:
            position = Position(tuple(board), source.choice((WHITE, BLACK)))
        except PositionError:
            continue
        if position.outcome() is None:
            return position


def test_turning_the_board_and_swapping_colours_keeps_the_value(tables: Tables) -> None:
    source = random.Random(5)
    positions = [strewn(source) for _ in range(2000)]
    values = [probe.value(tables, position) for position in positions]
    assert [probe.value(tables, turned(position)) for position in positions] == values
    assert {value > 0 for value in values if value is not None} == {True, False}


def solved_by_plain_rules() -> dict[Position, int]:
    """Return the signed distance of every position of two kings, found by the plain rules round by round."""
    after: dict[Position, list[Position | None]] = {}
    for position in positions_of_two_kings():
        after[position] = []
        for move in position.legal_moves():
            reached = position.play(move)
            goes_on = reached.outcome() is None
            after[position].append(Position(reached.board, reached.to_move) if goes_on else None)
    values: dict[Position, int] = {}
    open_positions, distance, stale = list(after), 1, 0
    while stale < 2:
        found = {}
        for position in open_positions:
            replies = [-1 if reply is None else values.get(reply, 0) for reply in after[position]]
            if min(replies) < 0:
                found[position] = distance
            elif min(replies) > 0:
                found[position] = -distance
        values |= found
        open_positions = [position for position in open_positions if position not in found]
        distance, stale = distance + 1, 0 if found else stale + 1
    return values | dict.fromkeys(open_positions, 0)


def positions_of_two_kings() -> Iterator[Position]:
    for white in SQUARES:
        for black in SQUARES:
            for side in (WHITE, BLACK):
                if white not in (black, 67) and black != 4:
                    yield probe.position_at((white, black), side)


@pytest.mark.twins
def test_two_kings_are_solved_alike_by_the_plain_rules() -> None:
    kings = np.zeros(KINGS_SHAPE, np.uint8)
    longest = retrograde.solve_kings(kings)
    tables = Tables(kings, np.zeros((2, 1, 1, 1), np.uint8))
    values = solved_by_plain_rules()
    assert len(values) == 2 * np.count_nonzero(kings != ILLEGAL) == 2 * 4971
    assert {position: probe.value(tables, position) for position in values} == values
    assert longest == max(abs(value) for value in values.values()) == 22
    assert 0 not in values.values()


@jit
def count_contradictions(kings: Table, die: Table) -> int:
    """Return how many positions with a die have another value than that of the kernel's best move."""
    pieces, masks = np.full(72, movegen.EMPTY, np.int8), np.zeros((2, 2), np.uint64)
    wrong = 0
    for place in range(72**3):
        white, black, square = place // 5184, place // 72 % 72, place % 72
        if white in (black, square, 67) or black in (square, 4):
            continue
        pieces[:] = movegen.EMPTY
        pieces[white], pieces[black] = movegen.KING, movegen.KING
        masks[:] = 0
        for side, here in ((0, white), (1, black), (0, square)):
            masks[side, here // movegen.HALF] |= np.uint64(1) << np.uint64(here % movegen.HALF)
        for orientation in range(24):
            pieces[square] = orientation
            for side in range(2):
                value = probe.probe(pieces, masks, side, 0, kings, die)
                wrong += value != minimax_by_kernel(pieces, masks, side, kings, die)
    return wrong


@jit
def minimax_by_kernel(
    pieces: movegen.Pieces, masks: movegen.Masks, side: int, kings: Table, die: Table
) -> int:
    """Return the value that follows from the values one ply later, by the kernel alone."""
    moves = np.empty(movegen.MOST_MOVES, np.int32)
    soonest_win, latest_loss = 1000, 0
    for number in range(movegen.generate(pieces, masks, side, moves)):
        move = moves[number]
        mover = pieces[move & 127]
        captured = movegen.make(pieces, masks, side, move)
        is_won = movegen.wins(move, mover, captured, side)
        reply = 0 if is_won else probe.probe(pieces, masks, 1 - side, 0, kings, die)
        movegen.unmake(pieces, masks, side, move, mover, captured)
        if reply < 0 or is_won:
            soonest_win = min(soonest_win, 1 - reply)
        else:
            latest_loss = max(latest_loss, 1 + reply)
    return soonest_win if soonest_win < 1000 else -latest_loss


@pytest.mark.slow
def test_every_value_with_a_die_follows_from_those_one_ply_later(tables: Tables) -> None:
    assert count_contradictions(*tables) == 0


def test_longest_endings_last_as_long_as_the_tables_say(tables: Tables) -> None:
    source = random.Random(7)
    for finding in probe.summary(tables):
        for plies, start in (
            (finding.longest_win, finding.longest_win_example),
            (-finding.longest_loss, finding.longest_loss_example),
        ):
            assert probe.value(tables, start) == plies
            assert_ends_as_told(tables, start, source)


def test_shorter_endings_last_as_long_as_the_tables_say(tables: Tables) -> None:
    source = random.Random(8)
    for _ in range(40):
        assert_ends_as_told(tables, strewn(source), source)


def assert_ends_as_told(tables: Tables, start: Position, source: random.Random) -> None:
    value = probe.value(tables, start)
    assert value is not None
    game = Game(RULES, start)
    while game.outcome is None:
        assert isinstance(game.position, Position)
        game.play(source.choice(probe.best_moves(tables, game.position)))
    assert len(game.moves) == abs(value)
    assert game.outcome.winner is (start.to_move if value > 0 else start.to_move.other)


def test_the_summary_counts_every_position(tables: Tables) -> None:
    found = {
        (finding.ending, finding.to_move): (finding.wins, finding.losses, finding.draws)
        for finding in probe.summary(tables)
    }
    assert found == {
        ("king against king", "king"): (2769, 2202, 0),
        ("king and die against king", "king and die"): (7_872_584, 478_696, 0),
        ("king and die against king", "king alone"): (1_649_701, 6_701_579, 0),
    }
    longest = max(max(finding.longest_win, finding.longest_loss) for finding in probe.summary(tables))
    assert longest == retrograde.LONGEST < LONG_GAME


def test_whoever_moves_loses_in_some_positions(tables: Tables) -> None:
    kings, kings_of_black = tables.kings, tables.kings[::-1, ::-1].T
    lost = (kings != ILLEGAL) & (kings % 2 == 0) & (kings_of_black % 2 == 0)
    assert np.count_nonzero(lost) == 1068
    first, second = tables.die
    assert np.count_nonzero((first != ILLEGAL) & (first % 2 == 0) & (second % 2 == 0)) == 421


@pytest.mark.parametrize(
    "text",
    [
        str(Position.start()),
        "9/9/9/4k4/9/9/A8/K7A w 0 1",  # two dice
        "9/9/9/4k4/9/9/a8/K7A w 0 1",  # one each
        "9/9/9/4k4/9/9/9/A8 w 0 2",  # king captured
        "4K4/9/9/9/9/9/9/k7A b 0 1",  # palace taken
    ],
)
def test_the_tables_are_silent_on_other_positions(tables: Tables, text: str) -> None:
    position = Position.parse(text)
    assert probe.value(tables, position) is None
    assert probe.best_moves(tables, position) == ()


@pytest.mark.twins
def test_a_search_is_told_where_probing_is_worth_while() -> None:
    source = random.Random(6)
    for count in (2, 3, 4, 5, 18) * 40:
        board: list[Piece | None] = [None] * len(SQUARES)
        kinds = [Piece(side, None) for side in (WHITE, BLACK)]
        kinds += [Piece(side, Die.from_index(source.randrange(24))) for side in (WHITE, BLACK) * 8]
        for square, piece in zip(source.sample(SQUARES[5:67], count), kinds, strict=False):
            board[square] = piece
        _, masks = movegen.encode(Position(tuple(board), WHITE))
        assert probe.has_few_pieces(masks) == (count <= 3)


def test_without_tables_nothing_is_known() -> None:
    assert probe.value(probe.NO_TABLES, Position.parse("9/9/9/9/9/9/8k/K8 w 0 1")) is None


def test_a_win_that_may_come_after_the_long_game_is_not_promised(tables: Tables) -> None:
    example = probe.summary(tables)[1].longest_win_example
    assert probe.value(tables, example) == 29
    in_time = Position(example.board, example.to_move, LONG_GAME - 29, 60)
    assert probe.value(tables, in_time) == 29
    assert_ends_as_told(tables, in_time, random.Random(9))
    too_late = Position(example.board, example.to_move, LONG_GAME - 28, 60)
    assert probe.value(tables, too_late) is None


def flipped(content: bytes) -> bytes:
    middle = len(content) // 2
    return content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]


def truncated(content: bytes) -> bytes:
    return content[:-100]


def emptied(_: bytes) -> bytes:
    return b""


@pytest.mark.parametrize("damage", [flipped, truncated, emptied])
def test_a_damaged_file_is_built_anew(
    tables: Tables,
    home_with_tables: Path,
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    damage: Callable[[bytes], bytes],
) -> None:
    builds = count_builds(tables, monkeypatch)
    path = home / "cache" / file.TABLES_FILE
    whole = (home_with_tables / "cache" / file.TABLES_FILE).read_bytes()
    path.parent.mkdir(parents=True)
    path.write_bytes(damage(whole))
    assert file.digest(probe.load()) == file.DIGEST
    assert len(builds) == 1
    assert path.read_bytes() == whole
    probe.load()
    assert len(builds) == 1


def count_builds(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Let building return the tables at once; the list grows with each time."""
    builds: list[object] = []

    def build(progress: probe.Progress | None = None) -> Tables:
        builds.append(progress)
        return tables

    monkeypatch.setattr(probe, "build", build)
    return builds


def test_whole_tables_of_another_version_are_built_anew(
    tables: Tables, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    builds = count_builds(tables, monkeypatch)
    path = home / "cache" / file.TABLES_FILE
    file.write_tables(path, Tables(tables.kings, np.zeros(DIE_SHAPE, np.uint8)))
    with pytest.raises(ValueError, match="another version"):
        file.read_tables(path)
    assert probe.load() is tables
    assert len(builds) == 1


def test_tables_are_built_where_they_cannot_be_kept(
    tables: Tables, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    builds = count_builds(tables, monkeypatch)
    home.write_text("a file where the folder should be")
    assert probe.load() is tables
    assert len(builds) == 1


def test_several_may_write_at_once(tables: Tables, home: Path) -> None:
    path = home / "cache" / file.TABLES_FILE
    with ThreadPoolExecutor(3) as threads:
        list(threads.map(lambda _: file.write_tables(path, tables), range(3)))
    assert file.digest(file.read_tables(path)) == file.DIGEST
    assert list(path.parent.iterdir()) == [path]
