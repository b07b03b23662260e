"""Qwixx Duel as the platform sees it: its clauses, their texts, and who made them."""

import re

from duellum.core.i18n import clause_text, house_text, translate
from duellum.qwixx import CLAUSES, RULES


def test_there_is_one_sentence_for_each_clause() -> None:
    assert list(CLAUSES) == [f"Q{number}" for number in range(1, 26)]
    sentences = {translate(clause_text(name)) for name in CLAUSES}
    assert len(sentences) == 25
    assert all(re.fullmatch(r"[A-Z].*\.", sentence) for sentence in sentences)
    assert RULES.clauses is CLAUSES


def test_what_the_rule_sheets_leave_open_is_a_house_rule() -> None:
    assert [RULES.clause_origin(clause) for clause in CLAUSES[-3:]] == ["makers", "mixed", "house"]
    assert {RULES.clause_origin(clause) for clause in CLAUSES[:23]} == {"makers"}
    assert "draw" not in translate(clause_text("Q24"))
    assert translate(house_text("Q24")) == "Equal totals are a draw."
