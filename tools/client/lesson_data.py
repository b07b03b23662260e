"""The courses for the browser client, as JSON: ``make types`` writes them."""

from pathlib import Path

from msgspec import json

from duellum.rulebook.lessons import course_names, load_course
from duellum.rulebook.lessons.expansion import expand_course

FOLDER = Path(__file__).parents[2] / "web" / "src" / "lessons" / "data"


def lesson_files() -> dict[Path, str]:
    """Return by file what it must hold: each game's course, a line for each step."""
    return {FOLDER / f"{game}.json": _format_course(game) for game in course_names()}


def _format_course(game: str) -> str:
    course = expand_course(load_course(game))
    steps = ",\n".join(json.encode(step).decode() for step in course.steps)
    notes = json.encode(course.notes).decode()
    return f'{{"game":"{course.game}","notes":{notes},"steps":[\n{steps}\n]}}\n'
