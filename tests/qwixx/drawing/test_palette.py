"""The palette: rows and stones differ in more than colour, and text is legible."""

from duellum.qwixx import BLACK, Colour, Position, draw_svg
from tests.qwixx.drawing.drawn_positions import (
    MID_GAME,
)
from tests.qwixx.drawing.svg_parts import element_with, parse, parts, text_in
from tests.qwixx.positions import set_up


def test_rows_are_told_apart_by_letter_and_pattern() -> None:
    root = parse(draw_svg(Position.start()))
    tabs = {colour: element_with(root, "data-row", colour.letter) for colour in Colour}
    assert [text_in(tabs[colour])[0] for colour in Colour] == list("RYGB")
    assert len({parts(tabs[colour], "pattern")[0].attrib["d"] for colour in Colour}) == 4


def test_stones_differ_in_brightness_and_rim() -> None:
    root = parse(draw_svg(set_up("r5:b r7:g", BLACK)))
    tops = [list(element_with(root, "data-field", name).iter("ellipse")) for name in ("r5", "r7")]
    black, grey = (sum(bytes.fromhex(ellipses[0].attrib["fill"][1:])) for ellipses in tops)
    assert grey - black > 300
    assert [("stroke-dasharray" in ellipses[-1].attrib) for ellipses in tops] == [False, True]


def test_lettering_is_legible_on_a_screen_360_pixels_wide() -> None:
    root = parse(draw_svg(MID_GAME, MID_GAME.decline(), size=360))
    scale = 360 / float(root.attrib["viewBox"].split()[2])
    assert min(float(text.attrib["font-size"]) for text in root.iter("text")) * scale >= 10
