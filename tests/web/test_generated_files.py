"""Every file that the client is given by Python is what Python says today."""

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from msgspec import json

from duellum.lessons import course_names, load_course
from duellum.lessons.expansion import expand_course
from duellum.printing import kit_names
from tools.client.__main__ import generated_files

ROOT = Path(__file__).parents[2]
FILES = generated_files()


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT / "web" / "src")))
def test_what_is_generated_is_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == FILES[path], 'run "make types"'


@pytest.mark.parametrize("game", course_names())
def test_a_file_of_lessons_is_the_whole_course(game: str) -> None:
    text = FILES[ROOT / "web" / "src" / "lessons" / "data" / f"{game}.json"]
    assert json.decode(text) == json.decode(json.encode(expand_course(load_course(game))))


def test_there_is_a_picture_for_each_kit_and_it_is_a_drawing_without_words() -> None:
    drawings = {path.stem: text for path, text in FILES.items() if path.parent.name == "pictures"}
    assert drawings.keys() == {*kit_names()}
    for text in drawings.values():
        root = ET.fromstring(text)  # noqa: S314 - our own drawing
        words = [one.text or "" for one in root.iter() if one.tag.endswith("text")]
        assert all(len(word) <= 3 for word in words)
        assert "Print Sans" not in text
