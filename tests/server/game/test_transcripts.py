"""The golden transcripts of local games still come out as they are kept, and know their refusals."""

import json

from tools.golden.transcripts import FILE, format_transcripts


def test_the_golden_transcripts_are_what_their_maker_writes() -> None:
    assert format_transcripts() == FILE.read_text(encoding="utf-8"), "'make golden' writes it anew"


def test_every_refusal_of_a_game_without_opponents_is_among_them() -> None:
    games = json.loads(FILE.read_text(encoding="utf-8"))
    answers = [answer for game in games for step in game["steps"] for answer in step["answers"]]
    assert {answer["reason"] for answer in answers if answer["type"] == "refused"} == {
        "already-offered", "already-seated", "bad-name", "dice-due", "illegal", "long-name",
        "no-dice-due", "no-offer", "not-now", "not-over", "not-seated", "not-started",
        "not-your-turn", "nothing-to-undo", "over", "stale", "too-often",
    }  # fmt: skip
