"""Walk through the games of a file.

python examples/walk_record.py games.txt
"""

import sys

import duellum


def walk(path: str) -> None:
    """Print every move of every game, with who made it, the clock and the comment."""
    for record in duellum.read_games(path):
        print(record)
        for number, ply in enumerate(record, 1):
            clock = "" if ply.clock is None else f"{ply.clock:g} s left"
            print(f"{number:4} {ply.side!s:6} {ply.move!s:10} {clock:14} {ply.comment}".rstrip())
        print(record.replay().position)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    walk(sys.argv[1])
