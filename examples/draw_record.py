"""Draw every position of a recorded game as an SVG file.

python examples/draw_record.py game.txt pictures
"""

import sys
from pathlib import Path

import duellum


def draw(path: str, folder: Path) -> int:
    """Write 000.svg, 001.svg ... into a folder, the move just made marked; return how many there are."""
    [record] = duellum.read_games(path)
    drawings = [record.start.svg(), *(ply.after.svg(ply.move) for ply in record)]
    folder.mkdir(parents=True, exist_ok=True)
    for number, svg in enumerate(drawings):
        (folder / f"{number:03}.svg").write_text(svg, encoding="utf-8")
    return len(drawings)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    print(draw(sys.argv[1], Path(sys.argv[2])), "pictures")
