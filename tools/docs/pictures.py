"""Writes the drawings that the docs show: ``make golden``."""

import duellum
from tools.docs.markdown_files import ROOT

TUTORIAL = ROOT / "docs" / "pictures" / "tutorial.svg"


def draw_tutorial() -> str:
    """Return the last position of the game that the tutorial reads."""
    [record] = duellum.read_games('[Game "battle"] 1. i1n4w1 i8s5 2. h5w3n3 1-0')
    return record.svg()


if __name__ == "__main__":
    TUTORIAL.write_text(draw_tutorial(), encoding="utf-8")
