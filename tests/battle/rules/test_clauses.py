"""The ids of the clauses, in order and without gaps."""

from duellum.battle.rules.clauses import CLAUSES


def test_clauses_are_numbered_from_b1_to_b21() -> None:
    assert CLAUSES[0] == "B1"
    assert [int(clause[1:]) for clause in CLAUSES] == list(range(1, 22))
