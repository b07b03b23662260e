"""Hypothesis strategies: dice, and positions of any game reached by random play."""

import random

from hypothesis import strategies as st

from duellum.core.die import ORIENTATIONS
from duellum.core.game import Game
from duellum.core.rules import Rules

dice = st.sampled_from(ORIENTATIONS)
seeds = st.integers(0, 2**32 - 1)


def random_game(rules: Rules, seed: int, most_plies: int = 400) -> Game:
    """Play random moves, and throw random dice, for at most `most_plies`."""
    source = random.Random(seed)
    game = Game(rules, source.choice(rules.starts))
    for _ in range(most_plies):
        if game.actor is None:
            break
        if game.actor == "dice":
            faces = [source.randint(1, 6) for _ in range(game.position.dice_due)]
            game.play(game.position.roll(faces))
        else:
            game.play(source.choice(game.legal_moves()))
    return game
