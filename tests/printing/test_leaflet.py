"""Leaflets: every example of a book is drawn from the position that runs."""

from typing import Any

import pytest

from duellum.battle import Position as BattlePosition
from duellum.battle.print_kit.examples import ART as BATTLE_ART
from duellum.battle.print_kit.examples import draw_example as draw_battle
from duellum.printing.leaflet import typeset_leaflet
from duellum.printing.page import Paper
from duellum.qwixx import Position as QwixxPosition
from duellum.qwixx.print_kit.examples import draw_example as draw_qwixx
from duellum.qwixx.rules.board import COLOURS
from duellum.rulebook import load_book
from duellum.rulebook.execution import execute_example
from duellum.rulebook.model import Example
from tests.printing.documents import read
from tests.printing.svg_files import find_all, parse, view_box

BATTLE, QWIXX = load_book("battle"), load_book("qwixx")


@pytest.mark.parametrize("example", BATTLE.examples, ids=lambda example: example.id)
def test_an_example_of_battle_shows_the_move_and_the_pieces_before_it(example: Example) -> None:
    picture = draw_battle(BATTLE, example)
    plies = list(execute_example(BATTLE, example).game)
    position: Any = plies[-1].before if plies else BattlePosition.parse(example.position)
    placed = [one for one in find_all(picture.svg, "data-square") if "data-side" in one.attrib]
    assert len(placed) == sum(piece is not None for piece in position.board)
    parts = [one.attrib["data-part"] for one in find_all(picture.svg, "data-part")]
    if plies:
        captures = plies[-1].move.captured is not None
        assert ("capture" if captures else "target") in parts
        width, height = view_box(picture.svg)
        assert width >= 490
        assert height >= 390
    assert 20 <= picture.width <= 60


def test_a_refused_attempt_is_crossed_out() -> None:
    refused = next(example for example in BATTLE.examples if example.id == "no-return")
    assert "#b3261e" in draw_battle(BATTLE, refused).svg
    legal = next(example for example in BATTLE.examples if example.id == "ahead-first")
    assert "#b3261e" not in draw_battle(BATTLE, legal).svg


@pytest.mark.parametrize("example", QWIXX.examples, ids=lambda example: example.id)
def test_an_example_of_qwixx_duel_shows_every_stone_of_its_start(example: Example) -> None:
    picture = draw_qwixx(QWIXX, example)
    start = QwixxPosition.parse(example.position)
    rows = {one.attrib["data-row"]: one for one in find_all(picture.svg, "data-row")}
    for colour in COLOURS:
        row = start.board[colour]
        stones = [*row] + ([row.lock] if row.lock is not None else [])
        drawn = (
            [one for one in rows[colour.letter].iter() if "data-stone" in one.attrib]
            if colour.letter in rows
            else []
        )
        assert len(drawn) == len(stones)
    assert picture.width == 0


def test_fields_are_marked_in_the_order_of_play() -> None:
    both = next(example for example in QWIXX.examples if example.id == "two-actions")
    svg = draw_qwixx(QWIXX, both).svg
    rows = [one.attrib["data-row"] for one in find_all(svg, "data-row")]
    assert rows == ["y", "b"]
    numbers = [
        one.text for one in parse(svg).iter() if one.tag.endswith("text") and one.attrib["font-size"] == "7.4"
    ]
    assert numbers == ["1", "2"]


@pytest.mark.parametrize("paper", Paper)
def test_a_leaflet_fills_whole_sheets_of_three_panels(paper: Paper) -> None:
    pages = read(typeset_leaflet(BATTLE, BATTLE_ART, "en", paper)).pages
    assert len(pages) == 4
    assert float(pages[0].mediabox.width) > float(pages[0].mediabox.height)
