"""The parts around the rows in the SVG: dice, misthrows, players."""

from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings

from duellum.qwixx import BLACK, GREY, Colour, Position, draw_svg
from tests.qwixx.drawing.drawn_positions import (
    MID_GAME,
    WITHOUT_LOCK_STONE,
    late_position,
    random_position,
)
from tests.qwixx.drawing.svg_parts import NAMES, element_with, elements_with, parse, parts, stones_in, text_in
from tests.qwixx.positions import set_up
from tests.strategies import seeds


@given(seeds)
@settings(max_examples=30)
def test_svg_counts_as_the_rules_do(seed: int) -> None:
    position = late_position(seed)
    root = parse(draw_svg(position))
    for name, side in NAMES.items():
        plates = [
            element_with(element_with(root, "data-row", colour.letter), "data-points", name)
            for colour in Colour
        ]
        assert [int(text_in(plate)[0]) for plate in plates] == list(position.row_scores(side))
        panel = element_with(root, "data-player", name)
        assert text_in(element_with(panel, "data-points", name)) == [str(position.total(side))]
        assert f"Supply: {position.supply(side)}" in text_in(panel)
        (supply,) = elements_with(panel, "data-supply")
        drawn = [circle.attrib["fill"] != "none" for circle in supply.iter("circle")]
        assert (sum(drawn), len(drawn)) == (position.supply(side), 22)
    (column,) = parts(root, "misthrows")
    sides = [side for side, _ in stones_in(column)]
    assert (sides.count(BLACK), sides.count(GREY)) == position.misthrows
    assert len(sides) + text_in(column).count("−5") == 4


def dice_in(root: ET.Element) -> list[tuple[str, int, bool]]:
    """Each die's name, the pips it shows, and whether it is crossed out."""
    return [
        (die.attrib["data-die"], sum(1 for _ in die.iter("circle")), bool(parts(die, "out")))
        for die in elements_with(root, "data-die")
    ]


@given(seeds)
@settings(max_examples=30)
def test_svg_shows_the_dice_as_rolled_with_those_out_of_the_game_crossed_out(seed: int) -> None:
    for position in (random_position(seed)[0], late_position(seed)):
        roll = position.dice
        whites = (0, 0) if roll is None else roll.whites
        expected = [("white", white, False) for white in whites]
        for colour in Colour:
            face = None if roll is None else roll.colours[colour]
            expected.append((colour.letter, face or 0, colour in position.closed_rows))
        assert dice_in(parse(draw_svg(position))) == expected


@pytest.mark.parametrize(("position", "turn", "winner"), [
    (Position.start(BLACK), "black", None),
    (MID_GAME, "grey", None),
    (WITHOUT_LOCK_STONE, None, "black"),
    (set_up("r2:g2 r3:b", BLACK, (2, 2)), None, "grey"),
    (set_up("r2:g r3:b", BLACK, (2, 2)), None, None),
])  # fmt: skip
def test_an_arrow_stands_at_the_active_player_and_a_star_at_the_winner(
    position: Position, turn: str | None, winner: str | None
) -> None:
    root = parse(draw_svg(position))
    signed = {
        sign: [
            panel.attrib["data-player"] for panel in elements_with(root, "data-player") if parts(panel, sign)
        ]
        for sign in ("turn", "winner")
    }
    assert signed == {"turn": [turn] if turn else [], "winner": [winner] if winner else []}
