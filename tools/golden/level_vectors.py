"""Golden vectors of levels: what each level plays in positions of random games, by a seed.

``python -m tools.golden.level_vectors`` writes them. In the browser a level must play the same:
``web/src/engine/levels.test.ts`` compares. The highest level has no number of nodes of its own: it uses
all the time it gets. Here it gets a fixed number.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from duellum.core.engine import LEVEL_COUNT, Limit, load_engine_spec
from duellum.core.game import Game
from duellum.core.opening_book import load_opening_book
from duellum.core.registry import has_part, load_rules
from tools.golden.random_choices import choose_move, pick

FILE = Path(__file__).parents[2] / "tests" / "golden" / "levels.json"
GAMES, MAX_PLIES, NODES = 12, 40, 5000
"""Positions of each game, after how many plies at most, and nodes of the highest level."""
BOOK_LEVELS, BOOK_PLIES = 4, 6
"""How many levels open by the book, the highest ones, and after how many plies positions of it are taken."""


def random_game(name: str, source: random.Random) -> Game:
    """Return a game after some random plies, with somebody to choose."""
    while True:
        rules = load_rules(name)
        game = Game(rules, pick(source, rules.starts))
        plies = int(source.random() * MAX_PLIES)
        while game.actor is not None and (len(game.moves) < plies or game.actor == "dice"):
            if game.actor == "dice":
                faces = [1 + int(source.random() * 6) for _ in range(game.position.dice_due)]
                game.play(game.position.roll(faces))
            else:
                game.play(choose_move(source, game.position))
        if game.actor is not None:
            return game


def list_choices(name: str) -> Iterator[list[Any]]:
    """Yield start, moves, level, seed, and the move that the level chooses with its value."""
    source, spec = random.Random(21), load_engine_spec(load_rules(name))
    engine = spec.create(megabytes=16)
    for _ in range(GAMES):
        game = random_game(name, source)
        for level in range(1, LEVEL_COUNT + 1):
            seed = int(source.random() * 2**31)
            engine.reset()
            limit = Limit(nodes=NODES) if level == LEVEL_COUNT else Limit()
            best = engine.search(game, limit, strength=spec.strength(level, seed)).candidates[0]
            moves = " ".join(map(str, game.moves))
            yield [str(game.positions[0]), moves, level, seed, str(best.move), best.value]


def list_openings(name: str) -> Iterator[list[Any]]:
    """Yield the same for positions of the opening book, a seed each; nothing without a book."""
    if not has_part(name, "openings"):
        return
    spec, book, source = load_engine_spec(load_rules(name)), load_opening_book(name), random.Random(22)
    engine = spec.create(megabytes=16)
    for plies in range(BOOK_PLIES):
        game = Game(load_rules(name))
        while len(game) < plies and (known := book.moves(game.position)[:2]):
            game.play(pick(source, known).move)
        for level in range(LEVEL_COUNT - BOOK_LEVELS, LEVEL_COUNT + 1):
            seed = int(source.random() * 2**31)
            engine.reset()
            limit = Limit(nodes=NODES) if level == LEVEL_COUNT else Limit()
            best = engine.search(game, limit, strength=spec.strength(level, seed)).candidates[0]
            moves = " ".join(map(str, game.moves))
            yield [str(game.positions[0]), moves, level, seed, str(best.move), best.value]


def format_vectors() -> str:
    """Return the golden file, a line for each choice."""
    parts = []
    for name in ("battle", "qwixx"):
        lines = ",\n".join(json.dumps(vector) for vector in [*list_choices(name), *list_openings(name)])
        parts.append(f'"{name}": [\n{lines}\n]')
    return "{" + ",\n".join(parts) + "}\n"


if __name__ == "__main__":
    FILE.write_text(format_vectors(), encoding="utf-8")
