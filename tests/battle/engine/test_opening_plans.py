"""The plans behind opening moves, one position for each."""

import pytest

from duellum.battle.engine.opening_plans import MAX_PLANS, find_plans
from duellum.battle.rules.position import Position
from duellum.core.i18n import Translatable, translate

START = str(Position.start())


@pytest.mark.parametrize(
    ("position", "move", "plan"),
    [
        (START, "h1n1", "develops-one"),
        (START, "i1n4w1", "threatens-king"),
        (START, "i1n4w1", "invades"),
        (START, "e1n1", "king-sets-out"),
        (START, "i1n1w4", "guards-palace"),
        (START, "a1n2e3", "heads-for-middle"),
        (START, "d1n4e2", "takes-centre"),
        (START, "d1n2e4", "opens-way"),
        (START, "c1n1w1", "close-range"),
        (START, "c1n2", "long-range"),
        ("sbfwkwfbs/9/9/7X1/9/9/9/TCGXKXGC1 b 0 1", "i8s1w4", "rescues-king"),
        ("4k4/9/9/9/9/4T4/9/4K4 w 0 1", "e3n5", "wins"),
    ],
)
def test_a_move_has_a_plan(position: str, move: str, plan: str) -> None:
    before = Position.parse(position)
    found = find_plans(before, before.parse_move(move))
    assert plan in found
    assert len(found) <= MAX_PLANS


def test_every_plan_has_words() -> None:
    start = Position.start()
    plans = {plan for move in start.legal_moves() for plan in find_plans(start, move)}
    assert len(plans) > 8
    assert all(translate(Translatable(f"opening-plan-{plan}")).endswith(".") for plan in plans)
