"""The golden vectors of analyses are what Python finds today, whatever was searched before."""

import json

import pytest

from tools.golden.analysis_vectors import FILE, list_analyses


def test_the_golden_analyses_are_up_to_date() -> None:
    golden = json.loads(FILE.read_text(encoding="utf-8"))
    for expected, found in zip(golden, list_analyses(), strict=True):
        assert found["record"] == expected["record"], 'run "make golden" and read the difference'
        assert found["analysis"]["plies"] == expected["analysis"]["plies"]
        assert found["analysis"]["chances"] == expected["analysis"]["chances"]


def test_the_golden_games_have_decisions_of_every_grade() -> None:
    golden = json.loads(FILE.read_text(encoding="utf-8"))
    found = {ply.get("grade") for game in golden for ply in game["analysis"]["plies"]}
    assert found == {None, "best", "good", "inaccuracy", "mistake", "blunder"}
    assert [game["analysis"]["game"] for game in golden] == ["battle", "battle", "qwixx", "qwixx"]
    luck = [game["analysis"]["totals"][0]["luck"] for game in golden]
    assert luck[:2] == [0, 0]
    assert luck[2] != pytest.approx(0)
