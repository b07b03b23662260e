"""Battle's maker: what it proposes meets its criteria, depends on the seed alone, and can be refuted."""

from duellum.battle.puzzles.maker import BattlePuzzles, clear_counters
from duellum.battle.puzzles.themes import GOALS, THEMES
from duellum.battle.rules.position import Position
from duellum.core.puzzle import MinedPuzzle, Puzzle
from duellum.puzzles.collection import load_puzzles

MAKER = BattlePuzzles()
SEED = 7
"""A game in which there is something to find."""


def test_proposals_depend_on_the_seed_alone() -> None:
    puzzles = [*MAKER.propose(SEED)]
    assert puzzles == [*BattlePuzzles().propose(SEED)]
    assert puzzles
    for puzzle in puzzles:
        assert puzzle.themes[0] in GOALS
        assert set(puzzle.themes) <= set(THEMES)
        assert len(puzzle.solution) % 2 == 1


def test_a_wrong_answer_and_a_wrong_length_are_refuted() -> None:
    win = Puzzle("battle", "sbf1kwfb1/9/9/h5l2/2R6/3W5/9/1CGXK1GCT w 0 1", (("d3n5e1",),), ("win-1",))
    assert MAKER.refute(win, 1) is None
    assert MAKER.refute(Puzzle("battle", win.position_text, (("e1n1",),), ("win-1",)), 1) is not None


def test_weak_levels_fail_where_strong_ones_do_not() -> None:
    puzzle = load_puzzles("battle")[-1]
    strong = sum(MAKER.is_solved(puzzle, 8, seed) for seed in range(2))
    weak = sum(MAKER.is_solved(puzzle, 1, seed) for seed in range(2))
    assert strong == 2
    assert weak < 2
    assert MAKER.find_depth(puzzle) >= 1


def test_failures_depth_and_length_make_a_puzzle_harder() -> None:
    puzzle = next(puzzle for puzzle in load_puzzles("battle", "win-die") if len(puzzle.solution) == 3)
    easy = MAKER.rate(MinedPuzzle(puzzle, failures={1: 0.0}))
    assert MAKER.rate(MinedPuzzle(puzzle, failures={1: 1.0})) > easy
    assert MAKER.rate(MinedPuzzle(puzzle, depth=3, failures={1: 0.0})) > easy


def test_to_win_at_once_is_rated_lowest() -> None:
    def rate(theme: str) -> int:
        return MAKER.rate(
            MinedPuzzle(Puzzle("battle", POSITION, (("d3n5e1",),), (theme,)), failures={1: 1.0})
        )

    assert rate("win-1") < rate("win-2")


POSITION = "sbf1kwfb1/9/9/h5l2/2R6/3W5/9/1CGXK1GCT w 0 1"


def test_a_puzzle_has_no_past() -> None:
    position = Position.parse("s1tk5/1i2ji3/2s2w3/5C3/3YH4/F7b/9/1C2K3G w 6 21")
    assert str(clear_counters(position)).endswith(" w 0 1")
