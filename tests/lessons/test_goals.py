from duellum.core.registry import load_rules
from duellum.lessons import Goal
from duellum.lessons.goals import AllOf, AnyMove, End, Lose, Play, Win, Without

ONE_ROW_OPEN = ".b.bbb.b..bb/.b.bb.bb...-/{}/.g.gg.g....- b 0:0 66/-123 1"
AHEAD = ONE_ROW_OPEN.format("..g.g.g....-")
BEHIND = ONE_ROW_OPEN.format(".ggggggggg2.-")


def meeting(goal: Goal, position: str) -> set[str]:
    """Return the legal moves of Qwixx Duel that meet a goal."""
    at = load_rules("qwixx").parse_position(position)
    return {str(move) for move in at.legal_moves() if goal.is_met(at, move)}


def test_winning_and_losing_depend_on_the_points_at_the_end() -> None:
    assert meeting(Win(), AHEAD) == {"y12"}
    assert meeting(Lose(), AHEAD) == set()
    assert meeting(Win(), BEHIND) == set()
    assert meeting(Lose(), BEHIND) == {"y12"}
    assert meeting(End(), AHEAD) == meeting(End(), BEHIND) == {"y12"}


def test_goals_are_combined() -> None:
    assert meeting(AnyMove(), AHEAD) == {"y12", "g12", "b12", "-"}
    assert meeting(Without(End()), AHEAD) == {"g12", "b12", "-"}
    assert meeting(AllOf((Without(End()), Play(("y12", "g12")))), AHEAD) == {"g12"}
