"""Text drawings of Qwixx Duel: every stone, die and count in its place, within a terminal's width."""

import re
from functools import partial

import pytest
from hypothesis import given, settings

from duellum.core.i18n import LANGUAGES, Translatable, translate
from duellum.core.text_width import measure_width
from duellum.qwixx import BLACK, GREY, Colour, Position, draw_text
from duellum.qwixx.drawing.caption import describe_last_move, format_status
from duellum.qwixx.rules.board import PLACES, Side
from tests.qwixx.drawing.drawn_positions import (
    CLOSED,
    MID_GAME,
    WITHOUT_LOCK_STONE,
    StacksByField,
    expected_fronts,
    expected_stacks,
    late_position,
    legal_fields,
    random_position,
)
from tests.qwixx.positions import set_up
from tests.strategies import seeds

STONES = {"●": BLACK, "○": GREY}


def row_lines(drawing: str, colour: Colour) -> tuple[list[str], list[str]]:
    """The cells of a row's two lines, with its name first, and lock and points last."""
    upper, lower = drawing.split("\n")[1 + 3 * colour : 3 + 3 * colour]
    return upper.split("│"), lower.split("│")


def cells(drawing: str) -> dict[str, tuple[str, str]]:
    """By field the cell of its number and what is below."""
    found = {}
    for colour in Colour:
        upper, lower = row_lines(drawing, colour)
        for place in PLACES:
            found[f"{colour.letter}{colour.numbers[place]}"] = upper[place + 1], lower[place + 1]
    return found


def stacks_in_text(drawing: str) -> StacksByField:
    lower_cells = {name: re.sub("[ ▸]", "", lower) for name, (_, lower) in cells(drawing).items()}
    return {
        name: (STONES[text[0]], int(text[1:] or 1))
        for name, text in lower_cells.items()
        if text[:1] in STONES
    }


@given(seeds)
@settings(max_examples=30)
def test_text_shows_every_stone_and_height_on_its_field(seed: int) -> None:
    for position in (random_position(seed)[0], late_position(seed)):
        drawing = draw_text(position)
        assert stacks_in_text(drawing) == expected_stacks(position)
        assert {name for name, (_, lower) in cells(drawing).items() if "▸" in lower} == expected_fronts(
            position
        )


@given(seeds)
@settings(max_examples=30)
def test_text_fits_a_terminal(seed: int) -> None:
    lines = draw_text(*random_position(seed)).split("\n")
    assert max(map(len, lines)) == 77
    assert len(lines) <= 24
    assert lines == [line.rstrip() for line in lines]
    assert all(line.isprintable() for line in lines)


def test_text_keeps_its_columns_under_the_highest_stack() -> None:
    drawing = draw_text(set_up("r2:b21 r5:g y9:b y11:g20", BLACK))
    walls = {
        tuple(match.start() for match in re.finditer("[│├┼┤┌┬┐└┴┘]", line)) for line in drawing.split("\n")
    }
    assert {len(columns) for columns in walls} == {0, 13}
    assert len(walls) == 2
    assert cells(drawing)["y11"][1] == "○20▸"


def test_text_names_rows_and_numbers_in_their_order() -> None:
    drawing = draw_text(Position.start())
    for colour, name in zip(Colour, ("r red", "y yellow", "g green", "b blue"), strict=True):
        upper, _ = row_lines(drawing, colour)
        assert upper[0].strip() == name
        assert [int(cell) for cell in upper[1:12]] == list(colour.numbers)


@given(seeds)
@settings(max_examples=30)
def test_text_marks_just_the_fields_open_to_the_action(seed: int) -> None:
    position, last_move = random_position(seed)
    drawing = draw_text(position, last_move)
    assert {name for name, (upper, _) in cells(drawing).items() if "+" in upper} == legal_fields(position)


@given(seeds)
@settings(max_examples=30)
def test_text_counts_as_the_rules_do(seed: int) -> None:
    position = late_position(seed)
    drawing = draw_text(position)
    for side, stone in zip(Side, STONES, strict=True):
        points = [row_lines(drawing, colour)[side][-1].split() for colour in Colour]
        assert points == [[stone, str(score)] for score in position.row_scores(side)]
        (counts,) = re.findall(rf"^{stone} \w+ +Supply: (\d+) +(-?\d+) points?$", drawing, re.MULTILINE)
        assert counts == (str(position.supply(side)), str(position.total(side)))
    (column,) = re.findall(r"^Misthrows +(.*)$", drawing, re.MULTILINE)
    assert (column.count("●"), column.count("○")) == position.misthrows
    assert len(column.split()) == 4


@pytest.mark.parametrize(("position", "dice"), [
    (Position.start(), "white [ ] [ ]   r [ ]   y [ ]   g [ ]   b [ ]"),
    (MID_GAME, "white [6] [3] = 9   r [2]   y [4]   g [1]   b [5]"),
    (CLOSED, "white [5] [2] = 7   r out   y [3]   g [6]   b [1]"),
    (WITHOUT_LOCK_STONE, "white [ ] [ ]   r out   y [ ]   g [ ]   b [ ]"),
])  # fmt: skip
def test_text_shows_the_dice_as_rolled(position: Position, dice: str) -> None:
    assert re.findall(r"^Dice +(.*)$", draw_text(position), re.MULTILINE) == [dice]


@pytest.mark.parametrize(("position", "state", "lock"), [
    (MID_GAME, "open", ""), (CLOSED, "closed", "●"), (WITHOUT_LOCK_STONE, "closed", "×"),
])  # fmt: skip
def test_text_shows_whether_a_row_is_closed_and_what_lies_on_its_lock(
    position: Position, state: str, lock: str
) -> None:
    upper, lower = row_lines(draw_text(position), Colour.RED)
    assert (upper[12].strip(), lower[12].strip()) == (state, lock)
    assert row_lines(draw_text(position), Colour.BLUE)[0][12].strip() == "open"


def test_text_says_how_many_stones_the_last_field_needs_until_it_is_taken() -> None:
    needing = {name for name, (_, lower) in cells(draw_text(CLOSED)).items() if lower == " ≥5 "}
    assert needing == {"y12", "g2", "b2"}


def last_signs(drawing: str) -> list[str]:
    """What has the star of the last move: fields, or the words at the left; the legend aside."""
    fields = [name for name, (upper, _) in cells(drawing).items() if "*" in upper]
    return fields + re.findall(r"^(\w+)\*", drawing, re.MULTILINE)


def test_text_marks_what_the_last_move_changed() -> None:
    start = Position.start()
    roll = start.parse_move("41/3526")
    rolled = start.play(roll)
    place = rolled.parse_move("y5")
    declined = rolled.play(rolled.decline())
    assert last_signs(draw_text(start)) == []
    assert last_signs(draw_text(rolled, roll)) == ["Dice"]
    assert last_signs(draw_text(rolled.play(place), place)) == ["y5"]
    assert last_signs(draw_text(declined, rolled.decline())) == []
    assert last_signs(draw_text(declined.play(declined.decline()), declined.decline())) == ["Misthrows"]


def test_text_says_whose_turn_it_is_and_what_happened_last() -> None:
    move = MID_GAME.parse_move("r9")
    position = MID_GAME.play(move)
    words = {format_status(position), describe_last_move(position, move)}
    assert words <= set(draw_text(position, move).split("\n"))
    assert describe_last_move(position, move) not in draw_text(position)


@pytest.mark.parametrize("language", LANGUAGES)
@given(seed=seeds)
@settings(max_examples=8, deadline=None)
def test_text_fits_a_terminal_and_keeps_its_columns_in_every_language(language: str, seed: int) -> None:
    position, last_move = random_position(seed)
    lines = draw_text(position, last_move, language=language).split("\n")
    board = lines[:13]
    assert len({measure_width(line) for line in board[::3]}) == 1
    walls = {
        tuple(measure_width(line[: match.start()]) for match in re.finditer("[│├┼┤┌┬┐└┴┘]", line))
        for line in board
    }
    assert len(walls) == 1
    assert max(map(measure_width, board)) <= 80
    assert max(measure_width(line) for line in lines[13:]) <= 100
    assert lines == [line.rstrip() for line in lines]


@pytest.mark.parametrize("language", LANGUAGES)
def test_captions_below_the_board_are_aligned_in_every_language(language: str) -> None:
    lines = draw_text(Position.start(), language=language).split("\n")[14:18]
    say = partial(translate, language=language)
    white, supply = Translatable("qwixx-drawing-white"), Translatable("qwixx-supply", {"stones": 22})
    begins = [say(white), "·", say(supply), say(supply)]
    columns = {measure_width(line[: line.index(word)]) for line, word in zip(lines, begins, strict=True)}
    assert len(columns) == 1
