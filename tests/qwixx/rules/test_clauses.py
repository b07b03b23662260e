"""The clauses as texts: each has a sentence, and each is enforced somewhere."""

import re
from pathlib import Path

from duellum import qwixx
from duellum.core.i18n import clause_text, house_text, translate
from duellum.qwixx import CLAUSES, RULES

SOURCES = Path(qwixx.__file__).parent
ENFORCING = ("board.py", "action.py", "placement.py", "scoring.py", "position.py")


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


def test_every_clause_but_the_platforms_is_named_where_it_is_enforced() -> None:
    text = "".join((SOURCES / "rules" / name).read_text(encoding="utf-8") for name in ENFORCING)
    named = set(re.findall(r"\bQ\d+\b", text))
    assert named >= set(CLAUSES) - {"Q25"}


def test_no_module_names_a_clause_that_does_not_exist() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    assert set(re.findall(r"\bQ\d+\b", text)) <= set(CLAUSES)
