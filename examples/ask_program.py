"""Asks a program that speaks the engine protocol: options, lines that deepen, and its move.

python examples/ask_program.py
"""

import sys

import duellum

COMMAND = [sys.executable, "-m", "duellum", "engine", "battle"]


def ask() -> duellum.Game:
    """Return a game in which the program has made the first move."""
    game = duellum.Game("battle")
    with duellum.popen_engine(COMMAND, "battle", depth=3, options={"Hash": 16}) as program:
        print(program.name, "offers", ", ".join(program.options))
        for found in program.stream(game, lines=2, depth=3):
            print(found.depth, *found.lines, sep="\n   ")
        program.play(game)
    return game


if __name__ == "__main__":
    print(ask())
