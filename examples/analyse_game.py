"""Analyses every game of a file, and writes each analysis as JSON.

python examples/analyse_game.py games.txt
"""

import sys
from pathlib import Path

import duellum


def analyse_file(path: Path) -> None:
    """Print a line about each game, and write its analysis next to the file."""
    for number, record in enumerate(duellum.iter_games(path), 1):
        analysis = duellum.analyse(record, nodes=2_000)
        for name, total in zip(record.players, analysis.totals, strict=True):
            errors = total.count(duellum.Grade.BLUNDER) + total.count(duellum.Grade.MISTAKE)
            print(f"{number}. {name or total.name}: accuracy {total.accuracy:.0%}, {errors} mistakes")
        path.with_name(f"{path.stem}-{number}.json").write_text(analysis.json(), encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    analyse_file(Path(sys.argv[1]))
