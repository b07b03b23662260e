from pathlib import Path

import pytest
from msgspec import json

from duellum.rulebook.lessons import load_course
from duellum.rulebook.lessons.expansion import expand_course
from tools.client.lesson_data import lesson_files


@pytest.mark.parametrize("path", lesson_files(), ids=lambda path: path.name)
def test_the_clients_lessons_are_those_of_python(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == lesson_files()[path], 'run "make types"'


@pytest.mark.parametrize("path", lesson_files(), ids=lambda path: path.name)
def test_a_file_is_the_whole_course_as_json(path: Path) -> None:
    course = expand_course(load_course(path.stem))
    assert json.decode(path.read_text(encoding="utf-8")) == json.decode(json.encode(course))
