"""The analysis of a whole game as users ask for it."""

import json
import xml.etree.ElementTree as ET

import pytest

import duellum

TEXT = '[Game "battle"] [White "<Ann>"] 1. i1n4w1 i8s5 2. h5w3n3 1-0'


@pytest.fixture(scope="module")
def analysis() -> duellum.GameAnalysis:
    [record] = duellum.read_games(TEXT)
    return duellum.analyse(record, depth=3)


def test_an_analysis_has_a_text_a_page_a_chart_and_json(analysis: duellum.GameAnalysis) -> None:
    assert "blunder" in analysis.text()
    assert analysis.text(language="it") != analysis.text()
    assert analysis.html().startswith("<!doctype html>")
    assert json.loads(analysis.json())["plies"][1]["grade"] == "blunder"
    assert ET.fromstring(analysis.svg()).tag.endswith("svg")  # noqa: S314 - our own drawing


def test_a_notebook_shows_the_chart_and_the_totals(analysis: duellum.GameAnalysis) -> None:
    shown = analysis._repr_html_()
    assert "<svg" in shown
    assert "&lt;Ann&gt; (White)" in shown
    assert repr(analysis) == "<GameAnalysis of <Ann> against Black: accuracy 67% and 17%>"


def test_a_game_in_progress_is_analysed_and_progress_told() -> None:
    game, told = duellum.Game("battle"), list[tuple[int, int]]()
    game.play("i1n4w1")
    analysis = duellum.analyse(game, nodes=500, progress=lambda done, count: told.append((done, count)))
    assert told == [(1, 2), (2, 2)]
    assert len(analysis.plies) == 1
    assert duellum.analyse(game, nodes=500) == analysis


def test_records_and_puzzles_show_themselves_in_notebooks() -> None:
    [record] = duellum.read_games(TEXT)
    assert "&lt;Ann&gt; – Black: 1-0, king captured (3 plies)" in record._repr_html_()
    puzzle = duellum.load_puzzles("battle")[0]
    assert puzzle.position.svg() in puzzle._repr_html_()


def test_something_else_is_refused() -> None:
    with pytest.raises(TypeError, match="expected a Record or a Game, not str"):
        duellum.analyse("game.txt")  # type: ignore[arg-type]
