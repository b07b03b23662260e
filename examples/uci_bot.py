"""A bot as a program of its own, which speaks the engine protocol on standard input and output.

duellum match "python examples/uci_bot.py battle" 1 --games 10
"""

import random
import sys

import duellum


def set_up(name: str, words: list[str]) -> duellum.Game:
    """Return the game that ``position startpos|fen <position> [moves ...]`` describes."""
    text = " ".join(words[1:])
    start, _, moves = text.partition(" moves ")
    game = duellum.Game(name, None if start == "startpos" else start.removeprefix("fen "))
    for move in moves.split():
        game.play(move)
    return game


def run(name: str) -> None:
    """Answer commands until ``quit``; every move is chosen at random."""
    game, rng = duellum.Game(name), random.Random(1)
    for line in sys.stdin:
        match line.split():
            case ["uci"]:
                print("id name random bot", "uciok", sep="\n", flush=True)
            case ["isready"]:
                print("readyok", flush=True)
            case ["position", *_] as words:
                game = set_up(name, words)
            case ["go", *_]:
                print(f"bestmove {rng.choice(game.legal_moves())}", flush=True)
            case ["quit"]:
                return


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    run(sys.argv[1])
