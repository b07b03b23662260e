"""Roll diagrams as text."""

import re

import pytest

from duellum.battle.drawing.reach import reach
from duellum.battle.drawing.roll_diagram_text import diagram_text
from duellum.core.die import ORIENTATIONS, Die


def test_text_of_a_two_tells_paths_apart_by_their_last_leg() -> None:
    expected = """\
            ┌─────┐
            │  5  │
      ┌─────┼─────┼─────┐
      │3↑ 1←│     │→6 ↑3│
┌─────┼─────┘     └─────┼─────┐
│     │        4        │     │
│  5  │      6[2]1      │  5  │
│     │        3        │     │
└─────┼─────┐     ┌─────┼─────┘
      │4↓ 1←│     │→6 ↓4│
      └─────┼─────┼─────┘
            │  5  │
            └─────┘

An arrow next to a face shows the direction of the last leg of the path."""
    assert diagram_text(Die.from_faces(top=2, south=3)) == expected


def test_text_has_its_key_in_the_language() -> None:
    key = diagram_text(Die.from_faces(top=2, south=3), "it").splitlines()[-1]
    assert key == "Una freccia accanto a una faccia indica la direzione dell’ultimo tratto."


def test_text_needs_no_key_where_every_square_has_one_face() -> None:
    drawing = diagram_text(Die.from_faces(top=1, south=2))
    assert "arrow" not in drawing
    assert "│  3  │4[1]3│  4  │" in drawing


@pytest.mark.parametrize("die", ORIENTATIONS, ids=lambda die: die.letter)
def test_text_fits_a_terminal_and_shows_the_faces_of_every_square(die: Die) -> None:
    lines = diagram_text(die).split("\n")
    assert max(map(len, lines)) <= 80
    assert lines == [line.rstrip() for line in lines]
    shown = [int(face) for line in lines for face in re.findall(r"\d", line)]
    faces = [face for paths in reach(die).values() for face in dict.fromkeys(end.die.top for end in paths)]
    visible = [die.top, die.north, die.south, die.west, die.east]
    assert sorted(shown) == sorted(faces + visible)
