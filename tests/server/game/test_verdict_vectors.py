"""The golden verdicts still come out as they are kept, and know every verdict in both modes."""

import json

from tools.golden.verdict_vectors import FILE, format_vectors


def test_the_golden_verdicts_are_what_their_maker_writes() -> None:
    assert format_vectors() == FILE.read_text(encoding="utf-8"), "'make golden' writes it anew"


def test_every_verdict_is_among_them_in_both_modes() -> None:
    found = {(each["dice"]["mode"], each["verdict"]) for each in json.loads(FILE.read_text(encoding="utf-8"))}
    verdicts = ("fair", "consistent", "not proven", "false")
    assert found == {(mode, verdict) for mode in ("committed", "joint") for verdict in verdicts}
