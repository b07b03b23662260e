"""What stands out: the error that decided the game, and the best moves that were found."""

from duellum.core.rules import Seat
from duellum.engine.analysis.highlights import find_best_ply, find_turning_point
from duellum.engine.analysis.model import Decision, DiceRoll, ExplainedMove


def decide(side: Seat, *values: float, played: int = 0) -> Decision:
    """Return a decision between moves of these values, the best first."""
    candidates = tuple(ExplainedMove(f"move {index}", value, (), ()) for index, value in enumerate(values))
    return Decision(1, side, f"move {played}", candidates, len(values) == 1)


def test_the_turning_point_is_the_greatest_error_that_was_never_made_up_for() -> None:
    plies = (
        decide(Seat.FIRST, 0.9, 0.2, played=1),  # a greater loss, but the opponent gave it back
        decide(Seat.SECOND, 0.8, 0.4, played=1),
        decide(Seat.FIRST, 0.6, 0.3, played=1),
        decide(Seat.SECOND, 0.7, 0.69, played=1),
        decide(Seat.FIRST, 0.31, 0.1, played=1),
    )
    assert find_turning_point(plies, (0.9, 0.2, 0.6, 0.3, 0.31, 0.0)) == 2


def test_nothing_turned_a_draw_or_a_game_without_errors() -> None:
    lost = decide(Seat.FIRST, 0.9, 0.2, played=1)
    assert find_turning_point((lost,), (0.9, 0.5)) is None
    assert find_turning_point((decide(Seat.FIRST, 0.45),), (0.45, 0.0)) is None


def test_a_turning_point_of_the_second_seat_is_seen_from_its_side() -> None:
    roll = DiceRoll(1, Seat.SECOND, "11/1111", 0.5, 0.6)
    assert find_turning_point((roll, decide(Seat.SECOND, 0.6, 0.4, played=1)), (0.5, 0.4, 1.0)) == 1


def test_the_best_move_found_is_the_one_furthest_ahead_of_the_others() -> None:
    plies = (
        decide(Seat.FIRST, 0.9, 0.8),
        decide(Seat.SECOND, 0.9, 0.1),
        decide(Seat.FIRST, 0.6, 0.3),
        decide(Seat.FIRST, 0.9, 0.1, played=1),
        decide(Seat.FIRST, 0.99),
    )
    assert find_best_ply(plies, Seat.FIRST) == 2
    assert find_best_ply(plies, Seat.SECOND) == 1


def test_a_move_hardly_better_than_another_is_not_worth_naming() -> None:
    assert find_best_ply((decide(Seat.FIRST, 0.51, 0.5),), Seat.FIRST) is None
