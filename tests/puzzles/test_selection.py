"""The selection: nothing refuted, nothing twice, few endings, the easiest first."""

from collections import Counter
from dataclasses import replace

from duellum.core.puzzle import MinedPuzzle, Puzzle
from duellum.puzzles.miner import grade
from duellum.puzzles.selection import drop_duplicates, limit_endings, select, take_sample
from tests.puzzles.fake_maker import POSITION, FakeMaker

MAKER = FakeMaker()
MINED = [
    grade(MAKER, puzzle, MAKER.refute(puzzle, 1)) for seed in (1, 2, 10, 20) for puzzle in MAKER.propose(seed)
]


def test_refuted_puzzles_and_near_duplicates_are_dropped() -> None:
    assert [mined.depth for mined in MINED] == [3, 4, 5, 6, 21, 22, 41, 42]
    assert [mined.depth for mined in drop_duplicates(MAKER, MINED)] == [3, 21, 41]


def test_puzzles_are_rated_and_sorted() -> None:
    assert [puzzle.rating for puzzle in select(MAKER, MINED)] == [959, 979, 997]


def make_puzzles(first: int, count: int, *themes: str) -> list[Puzzle]:
    """Return puzzles of ascending ratings, none nearly the same as another."""
    return [
        Puzzle("battle", POSITION.format(number=10 * number), (("e3n5",),), themes, number)
        for number in range(first, first + count)
    ]


GAMES = make_puzzles(1, 60, "win-1")
COMMON = make_puzzles(100, 90, "only-move", "ending")
RARE = make_puzzles(200, 4, "win-3", "ending")


def test_endings_are_at_most_a_quarter_and_rare_ones_are_kept() -> None:
    kept = limit_endings(MAKER, [*GAMES, *COMMON, *RARE])
    assert kept[:60] == GAMES
    assert Counter(puzzle.themes[0] for puzzle in kept[60:]) == {"only-move": 16, "win-3": 4}


def test_the_endings_that_are_kept_are_spread_over_all_ratings() -> None:
    kept = limit_endings(MAKER, [*GAMES, *COMMON])
    assert [puzzle.rating for puzzle in kept[60:]] == [100 + 90 * part // 20 for part in range(20)]


def test_no_ending_is_dropped_where_they_are_few() -> None:
    assert limit_endings(MAKER, [*GAMES, *RARE]) == [*GAMES, *RARE]
    assert limit_endings(MAKER, RARE) == []


def test_shipped_puzzles_come_first_and_keep_their_ratings() -> None:
    shipped, double, new = GAMES[5], replace(GAMES[5], rating=0), replace(GAMES[7], rating=0)
    selected = select(MAKER, [MinedPuzzle(double), MinedPuzzle(new, depth=7)], [shipped])
    assert [(puzzle.id, puzzle.rating) for puzzle in selected] == [(shipped.id, 6), (new.id, 993)]


def test_the_first_puzzles_are_tagged_again_at_each_selection() -> None:
    tagged = [replace(puzzle, themes=("win-1", "beginner")) for puzzle in GAMES[3:]]
    selected = select(MAKER, [], [*tagged, *GAMES[:3]])
    assert [puzzle.themes for puzzle in selected[:2]] == [("win-1", "beginner"), ("win-1",)]
    assert sum("beginner" in puzzle.themes for puzzle in selected) == 1


def test_a_sample_is_spread_evenly() -> None:
    sample = take_sample(GAMES, 5)
    assert [GAMES.index(puzzle) for puzzle in sample] == [len(GAMES) * part // 5 for part in range(5)]
    assert take_sample(GAMES, 10**6) == GAMES
