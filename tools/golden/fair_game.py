"""A game whose dice are fair, and the tags that prove it."""

import random
from collections.abc import Callable

from duellum.core.fairness import compute_commitment, compute_share, derive_faces, derive_joint_faces
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
CHAINS = {"": bytes([1]) * 32, "Black": bytes([2]) * 32, "Grey": bytes([3]) * 32}
"""The secrets of the server and both players in a joint game."""
REVEALS = 200
"""The shares that the tags reveal are of this roll: more were revealed and taken back."""
JOINT_TAGS = {
    "Dice": "joint",
    "Id": "q7Hk2",
    **{f"{side}Commitment": compute_share(secret, 0) for side, secret in CHAINS.items()},
    **{f"{side}Share": compute_share(secret, REVEALS) for side, secret in CHAINS.items()},
}


def fair_game(choices: int = 1) -> Game:
    """Play a game to its end, the dice fair and all else at random."""
    game = Game(QWIXX)
    play_on(game, choices)
    return game


def joint_game(choices: int = 1) -> Game:
    """Play a game with joint dice to its end."""
    game = Game(QWIXX)
    play_on(game, choices, joint_faces)
    return game


def committed_faces(number: int, count: int) -> tuple[int, ...]:
    return derive_faces(SEED, TAGS["Id"], (TAGS["BlackSeed"], TAGS["GreySeed"]), number, count)


def joint_faces(number: int, count: int) -> tuple[int, ...]:
    server, first, second = (compute_share(secret, number) for secret in CHAINS.values())
    return derive_joint_faces(TAGS["Id"], number, server, (first, second), count)


def play_on(game: Game, choices: int, faces: Callable[[int, int], tuple[int, ...]] = committed_faces) -> None:
    lot = random.Random(choices)
    while game.outcome is None:
        if game.actor == "dice":
            number = sum(position.actor == "dice" for position in game.positions)
            game.play(game.position.roll(faces(number, game.position.dice_due)))
        else:
            game.play(lot.choice(game.legal_moves()))
