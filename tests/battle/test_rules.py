"""Battle as the platform sees it: its clauses, and who made them."""

from duellum.battle import CLAUSES, RULES


def test_clauses_are_numbered_from_b1_to_b21() -> None:
    assert CLAUSES[0] == "B1"
    assert [int(clause[1:]) for clause in CLAUSES] == list(range(1, 22))


def test_what_the_rule_sheets_leave_open_is_a_house_rule() -> None:
    house = [clause for clause in CLAUSES if RULES.clause_origin(clause) == "house"]
    assert house == ["B18", "B19", "B20", "B21"]
    assert {RULES.clause_origin(clause) for clause in CLAUSES[:17]} == {"makers"}
