"""The golden vectors of positions still come out as they are kept, and know every fault."""

import json
import re

from tools.golden.position_vectors import FILE, format_vectors


def test_the_golden_vectors_are_what_their_maker_writes() -> None:
    assert format_vectors() == FILE.read_text(encoding="utf-8"), "'make golden' writes it anew"


def test_the_clauses_on_possible_positions_are_among_them() -> None:
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    for game, clauses in (("battle", "B3 B17 B20"), ("qwixx", "Q2 Q4 Q5 Q11 Q12 Q17 Q18 Q19 Q20 Q21")):
        named = {found for _, fault in kept[game] for found in re.findall(r"\b[BQ]\d+", fault or "")}
        assert set(clauses.split()) <= named
        assert sum(fault is None for _, fault in kept[game]) > 10
