"""A puzzle: its id, and which moves solve it."""

import pytest

from duellum.core.errors import MoveError
from duellum.core.puzzle import NoPuzzlesError, Puzzle, has_puzzles, load_puzzle_maker

WIN_IN_2 = Puzzle("battle", "9/9/9/9/9/4K4/2U2k3/9 w 0 1", (("c2n2e3", "f2n1", "e3e1"),), ("win-2",), 860)
"""After the reply two moves win at once: the king and the die can both take."""
TURN = Puzzle(
    "qwixx", "..gb..bb.g.-/..gb.bgg2g.gg/.g..bb.....-/...gbb.....- b 0:0 43/5-41 1", (("b7", "g7"),), ()
)


def test_an_id_depends_on_position_and_solution_alone() -> None:
    other = Puzzle(WIN_IN_2.game, WIN_IN_2.position_text, WIN_IN_2.answers, ("fork",), 1000)
    assert other.id == WIN_IN_2.id
    assert Puzzle(WIN_IN_2.game, WIN_IN_2.position_text, (("e3n1",),)).id != WIN_IN_2.id
    assert len(WIN_IN_2.id) == 6


def test_the_solvers_moves_solve_a_puzzle() -> None:
    assert WIN_IN_2.is_solved_by(["c2n2e3", "e3e1"])
    assert TURN.is_solved_by(["b7", "g7"])


def test_another_move_that_wins_at_once_solves_it_too() -> None:
    last = WIN_IN_2.position.play("c2n2e3").play("f2n1")
    others = [str(move) for move in last.legal_moves() if move.wins_by and str(move) != "e3e1"]
    assert all(WIN_IN_2.is_solved_by(["c2n2e3", other]) for other in others)


def test_half_a_solution_or_another_move_solves_nothing() -> None:
    assert not WIN_IN_2.is_solved_by(["c2n2e3"])
    assert not WIN_IN_2.is_solved_by(["e3n1", "e3e1"])
    assert not TURN.is_solved_by(["b7", "-"])


def test_a_move_that_is_not_legal_or_one_too_many_is_refused() -> None:
    with pytest.raises(MoveError):
        WIN_IN_2.is_solved_by(["c2n9"])
    with pytest.raises(ValueError, match="after the end of the solution"):
        WIN_IN_2.is_solved_by(["c2n2e3", "e3e1", "e1n1"])


def test_a_game_without_puzzles_says_so() -> None:
    assert has_puzzles("battle")
    assert not has_puzzles("race21")
    with pytest.raises(NoPuzzlesError):
        load_puzzle_maker("race21")
