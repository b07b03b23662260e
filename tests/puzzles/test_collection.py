"""Collections: the format, and what comes with the package."""

import gzip
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from duellum.core.errors import UnknownGameError
from duellum.core.puzzle import BEGINNER, Puzzle, load_puzzle_maker
from duellum.puzzles.collection import (
    FILE_NAME,
    format_collection,
    format_puzzle,
    load_puzzles,
    parse_puzzle,
    read_collection,
)
from duellum.puzzles.selection import select

GAMES = ("battle", "qwixx")
MAX_COMPRESSED_BYTES = 300_000
"""Of all collections together, as gzip makes them."""


@pytest.mark.parametrize("game", GAMES)
def test_shipped_puzzles_are_sorted_unique_and_of_known_themes(game: str) -> None:
    puzzles = load_puzzles(game)
    assert [puzzle.rating for puzzle in puzzles] == sorted(puzzle.rating for puzzle in puzzles)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles) > 10
    themes = {theme for puzzle in puzzles for theme in puzzle.themes}
    assert themes <= set(load_puzzle_maker(game).themes)


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_can_be_played(game: str) -> None:
    for puzzle in load_puzzles(game)[::7]:
        for answer in puzzle.answers:
            position = puzzle.position
            for move in answer:
                position = position.play(move)


def count_pieces(puzzle: Puzzle) -> int:
    """Return how many pieces a position of Battle has."""
    return sum(map(str.isalpha, puzzle.position_text.split(" ")[0]))


def test_at_most_a_quarter_of_battles_puzzles_have_three_pieces() -> None:
    puzzles = load_puzzles("battle")
    endings = [puzzle for puzzle in puzzles if count_pieces(puzzle) <= 3]
    assert 0 < len(endings) <= len(puzzles) / 4
    goals = Counter(puzzle.themes[0] for puzzle in endings)
    assert max(goals.values()) <= len(endings) / 2
    ratings = [puzzle.rating for puzzle in endings]
    assert min(ratings) < 700
    assert max(ratings) > 2000


def test_battles_first_puzzles_are_wins_at_once_then_in_two_with_many_pieces() -> None:
    first = load_puzzles("battle", BEGINNER)
    assert [puzzle.themes[0] for puzzle in first] == 6 * ["win-1"] + 4 * ["win-2"]
    assert min(map(count_pieces, first)) >= 14


def test_there_are_wins_in_two_or_more_with_more_than_three_pieces() -> None:
    wins = [puzzle for puzzle in load_puzzles("battle") if puzzle.themes[0] in ("win-2", "win-3", "win-4")]
    assert sum(count_pieces(puzzle) > 3 for puzzle in wins) >= 60


@pytest.mark.parametrize("game", GAMES)
def test_packing_what_ships_again_changes_nothing(game: str) -> None:
    puzzles = load_puzzles(game)
    assert select(load_puzzle_maker(game), [], puzzles) == list(puzzles)


def test_no_two_shipped_puzzles_are_nearly_the_same() -> None:
    maker, seen = load_puzzle_maker("qwixx"), set[str]()
    for puzzle in load_puzzles("qwixx"):
        signatures = maker.list_signatures(puzzle)
        assert not signatures & seen
        seen |= signatures


def test_the_collections_are_small() -> None:
    sizes = [
        len(gzip.compress(files(f"duellum.{game}.puzzles").joinpath(FILE_NAME).read_bytes()))
        for game in GAMES
    ]
    assert sum(sizes) < MAX_COMPRESSED_BYTES


def test_a_collection_is_read_as_it_was_written(tmp_path: Path) -> None:
    puzzles = load_puzzles("qwixx")[:5]
    path = tmp_path / "some.tsv"
    path.write_text(format_collection(puzzles), encoding="utf-8")
    assert tuple(read_collection("qwixx", path)) == puzzles


def test_a_changed_puzzle_is_noticed() -> None:
    line = format_puzzle(Puzzle("battle", "4k4/9/9/9/9/4T4/9/4K4 w 0 1", (("e3n5",),), ("win-1",), 500))
    with pytest.raises(ValueError, match="has been changed"):
        parse_puzzle("battle", line.replace("e3n5", "e3n4"))
    with pytest.raises(ValueError, match="a puzzle must have"):
        parse_puzzle("battle", "nonsense")


def test_puzzles_of_a_theme() -> None:
    found = load_puzzles("battle", "win-die")
    assert found
    assert all("win-die" in puzzle.themes for puzzle in found)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGameError):
        load_puzzles("race21")
