"""Qwixx Duel's maker: what it proposes meets its criteria, depends on the seed alone, and can be refuted."""

from duellum.core.puzzle import MinedPuzzle, Puzzle
from duellum.puzzles.collection import load_puzzles
from duellum.qwixx.puzzles.criteria import MARGIN
from duellum.qwixx.puzzles.maker import QwixxPuzzles
from duellum.qwixx.puzzles.turn_values import TurnEvaluator
from duellum.qwixx.rules.position import Position

MAKER = QwixxPuzzles()
SHIPPED = load_puzzles("qwixx")[0]


def test_proposals_depend_on_the_seed_alone_and_meet_the_margin() -> None:
    puzzles = [*MAKER.propose(3)]
    assert puzzles == [*MAKER.propose(3)]
    assert puzzles
    for puzzle in puzzles:
        results = TurnEvaluator().evaluate(Position.parse(puzzle.position_text), 3)
        others = [result.value for result in results if not set(result.turns) & set(puzzle.answers)]
        assert results[0].value - max(others) >= MARGIN


def test_a_wrong_answer_is_refuted() -> None:
    wrong = Puzzle("qwixx", SHIPPED.position_text, (("-", "-"),), SHIPPED.themes)
    assert MAKER.refute(wrong, 1) is not None


def test_a_level_solves_what_it_does_not_overlook() -> None:
    solved = [MAKER.is_solved(SHIPPED, 7, seed) for seed in range(12)]
    weak = [MAKER.is_solved(SHIPPED, 1, seed) for seed in range(12)]
    assert sum(solved) > sum(weak)
    assert MAKER.find_depth(SHIPPED) in (1, 2)


def test_failures_make_a_puzzle_harder() -> None:
    easy = MAKER.rate(MinedPuzzle(SHIPPED, failures={1: 0.0}))
    assert MAKER.rate(MinedPuzzle(SHIPPED, failures={1: 1.0, 2: 1.0})) > easy


def test_colours_make_no_new_puzzle() -> None:
    black = Puzzle(
        "qwixx", "...b.......-/...g.......-/...........-/...........- b 0:0 54/6543 1", (("-", "-"),)
    )
    grey = Puzzle(
        "qwixx", "...g.......-/...b.......-/...........-/...........- g 0:0 54/6543 1", (("-", "-"),)
    )
    assert MAKER.list_signatures(black) == MAKER.list_signatures(grey)
