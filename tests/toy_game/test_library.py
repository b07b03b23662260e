"""The toy game in the library: an engine by playouts, an analysis, and texts of its own."""

import random

import pytest
from race21 import RULES

import duellum
from duellum import rulebook
from duellum.core.rules import Outcome
from duellum.rulebook import execute_example, find_mismatches, load_book, open_book
from duellum.rulebook.text_format import format_book


def test_a_game_without_an_engine_is_searched_by_playouts() -> None:
    engine = duellum.Engine("race21", nodes=400, seed=1)
    won = engine.analyse("18:9 r 3 0", lines=2)
    assert (won.best, won.win_probability) == ("add", 1.0)
    assert [line.move for line in won.lines] == ["add", "pass"]
    assert engine.choose("18:9 r 4 0") == "pass"  # adding would lose


def test_a_strong_level_beats_a_weak_one() -> None:
    strong, weak = (duellum.Engine("race21", level=level, seed=1) for level in (6, 1))
    result = duellum.match(strong, weak, games=40, rng=1)
    assert result.points > 24


def test_a_whole_game_is_analysed_with_its_luck() -> None:
    game, rng = duellum.Game("race21"), random.Random(1)
    while game.outcome is None:
        if game.actor == "dice":
            game.roll(rng)
        else:
            game.play(rng.choice(game.legal_moves()))
    analysis = duellum.analyse(game, nodes=60)
    assert len(analysis.plies) == len(game)
    assert any(isinstance(ply, duellum.DiceRoll) for ply in analysis.plies)
    assert "Race to 21" in analysis.text()


def test_what_the_game_lacks_is_said() -> None:
    with pytest.raises(duellum.NoPuzzlesError, match="Race to 21 has no puzzles"):
        duellum.load_puzzles("race21")
    with pytest.raises(duellum.NoOpeningBookError):
        duellum.load_opening_book("race21")
    with pytest.raises(duellum.NoTablebaseError):
        duellum.load_tablebase("race21")


def test_the_package_brings_texts_and_what_it_lacks_is_english() -> None:
    assert RULES.translate_title("de") == "Wettlauf bis 21"
    assert RULES.translate_side(RULES.sides[1], "de") == "Blau"
    outcome = Outcome(None, "six passes", "R5")
    assert RULES.translate_reason(outcome, "de") == "Six passes in a row."
    assert RULES.translate_move("add", "de") == "den Wurf dazuzählen"
    assert RULES.translate_title("it") == "Race to 21"


def test_its_rulebook_holds_what_it_claims() -> None:
    book = load_book("race21")
    for example in book.examples:
        assert find_mismatches(example.expected, execute_example(book, example).facts) == []
    assert "Habe als Erster eine Summe von genau 21." in format_book(open_book("race21", "de"))


def test_without_a_rulebook_its_clauses_are_a_page_of_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "find_part", lambda _game, _part: None)
    [section] = open_book("race21").sections
    assert [clause.id for clause in section.clauses] == list(RULES.clauses)
    assert "A player with exactly 21 wins." in format_book(open_book("race21"))
