"""Golden playthroughs: one whole random game a game, written so that a person can follow it.

``python -m tools.golden.playthrough`` writes them again; read the difference before keeping it.
"""

import random
from collections.abc import Iterator
from pathlib import Path

from duellum.core.game import Game
from duellum.core.registry import game_names, load_rules
from duellum.core.rules import Rules

FOLDER = Path(__file__).parents[2] / "tests" / "golden"
DRAWN_EVERY = 25
SEED = 12


def file_of(rules: Rules) -> Path:
    """Return where the playthrough of a game is kept."""
    return FOLDER / f"{rules.name}.txt"


def playthrough(rules: Rules) -> str:
    """Return the playthrough as it comes out now."""
    source = random.Random(SEED)
    game = Game(rules, rules.starts[_below(source, len(rules.starts))])
    lines = [f"{rules.title}: {' against '.join(rules.side_names)}, random moves.", *_drawing(game)]
    while game.actor is not None:
        lines.extend(_step(game, source))
    assert game.outcome is not None
    winner = "draw" if game.outcome.winner is None else rules.side_names[game.outcome.winner]
    lines += [*_drawing(game), f"The end: {winner}, {game.outcome.reason} ({game.outcome.clause})."]
    return "\n".join(lines) + "\n"


def _step(game: Game, source: random.Random) -> Iterator[str]:
    position, number = game.position, len(game.moves) + 1
    if game.actor == "dice":
        move = position.roll([1 + _below(source, 6) for _ in range(position.dice_due)])
        told = "the dice"
    else:
        legal = game.legal_moves()
        move = legal[_below(source, len(legal))]
        told = f"{game.rules.describe(move)}; {len(legal)} legal: {' '.join(map(str, legal))}"
    game.play(move)
    yield f"{number:3}. {move!s:8} {told}"
    yield f"     {game.position}"
    if number % DRAWN_EVERY == 0 and game.outcome is None:
        yield from _drawing(game)


def _drawing(game: Game) -> list[str]:
    return ["", *game.rules.draw_text(game.position, game.last_move).splitlines(), ""]


def _below(source: random.Random, bound: int) -> int:
    """Return a number from 0 to below `bound`; unlike randrange the same in every version of Python."""
    return int(source.random() * bound)


if __name__ == "__main__":
    for name in game_names():
        file_of(load_rules(name)).write_text(playthrough(load_rules(name)), encoding="utf-8")
