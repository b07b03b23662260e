"""A game whose dice are fair, and the tags that prove it."""

import random

from duellum.core.fairness import compute_commitment, derive_faces
from duellum.core.game import Game
from duellum.core.registry import load_rules

SEED = bytes(range(32))
TAGS = {
    "Id": "q7Hk2",
    "Commitment": compute_commitment(SEED),
    "BlackSeed": 'Ann\'s "seed" \\ }',
    "GreySeed": "骰子 🎲",
    "Seed": SEED.hex(),
}
QWIXX = load_rules("qwixx")


def fair_game(choices: int = 1) -> Game:
    """Play a game to its end, the dice fair and all else at random."""
    game = Game(QWIXX)
    play_on(game, choices)
    return game


def play_on(game: Game, choices: int) -> None:
    lot, seeds = random.Random(choices), (TAGS["BlackSeed"], TAGS["GreySeed"])
    while game.outcome is None:
        if game.actor == "dice":
            number = sum(position.actor == "dice" for position in game.positions)
            game.play(
                game.position.roll(derive_faces(SEED, TAGS["Id"], seeds, number, game.position.dice_due))
            )
        else:
            game.play(lot.choice(game.legal_moves()))
