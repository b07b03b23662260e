"""The list of kits and their pictures in the browser client are those of Python."""

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from duellum.printing import kit_names
from tools.client.print_data import FOLDER, print_files

FILES = print_files()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_what_is_written_is_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == FILES[path], "run 'make types'"


def test_there_is_a_picture_for_each_kit_and_no_other() -> None:
    assert {path.stem for path in (FOLDER / "pictures").iterdir()} == {*kit_names()}


def test_pictures_are_whole_drawings_without_words() -> None:
    for path, text in FILES.items():
        if path.suffix == ".svg":
            root = ET.fromstring(text)  # noqa: S314 - our own drawing
            words = [one.text or "" for one in root.iter() if one.tag.endswith("text")]
            assert all(len(word) <= 3 for word in words)
            assert "Print Sans" not in text
