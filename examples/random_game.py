"""Play a game at random and print its record.

python examples/random_game.py qwixx 7
"""

import random
import sys

import duellum


def play(name: str, rng: random.Random) -> duellum.Game:
    """Return a finished game in which everything is chosen at random."""
    game = duellum.Game(name)
    while game.outcome is None:
        if game.actor == "dice":
            game.roll(rng)
        else:
            game.play(rng.choice(game.legal_moves()))
    return game


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    name, seed = sys.argv[1:]
    game = play(name, random.Random(int(seed)))
    print(duellum.format_record(duellum.Record.from_game(game, {"Event": "a random game"})))
