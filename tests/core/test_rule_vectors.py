"""The golden vectors of refusals and reasons still come out as they are kept, and know nearly all of them."""

import json

from tools.golden.rule_vectors import FILE, REASONS, format_vectors


def test_the_golden_vectors_are_what_their_maker_writes() -> None:
    assert format_vectors() == FILE.read_text(encoding="utf-8"), "'make golden' writes it anew"


def test_most_kinds_of_reasons_and_refusals_are_among_them() -> None:
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    for game, reasons, refusals in (("battle", 18, 12), ("qwixx", 16, 10)):
        explained = kept[f"{game} reasons"]
        assert len(explained) == REASONS
        assert len({reason["id"] for *_, found in explained for reason in found}) >= reasons
        assert len({why["id"] for *_, why in kept[f"{game} refusals"]}) >= refusals
