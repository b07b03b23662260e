"""Random candidates of positions of random games, with random values and lines, to be explained."""

import random
from collections.abc import Iterator
from typing import Any

from duellum.core.engine import Candidate
from duellum.core.game import Game
from duellum.core.registry import load_rules
from duellum.core.rules import Position, Rules
from tools.golden.random_choices import choose_move

NEAR_THE_END: dict[str, tuple[str, ...]] = {
    "battle": (
        "4k4/9/9/4K4/9/9/9/9 w 3 60",
        "9/4k4/9/9/9/4K4/3T5/9 b 5 60",
        "4w4/3k5/9/9/9/9/5K3/4X4 w 4 70",
        "9/9/9/9/9/k8/9/1T2K4 b 98 80",
        "9/9/4K4/9/9/4k4/9/9 b 9 60",
        "kC7/CC7/9/9/9/9/9/4K4 b 9 60",
    ),
    "qwixx": (
        "bbbbb......-/bbbbb......-/ggggg......-/ggggg......- b 0:0 - r",
        "bbbbb.bb...-/b.b.bb.b...-/g.gg.gg....-/gg.gg.g....- g 1:1 - r",
        "b3gb2gg2bg....-/g2bbggg2.....-/bb2gbb2......-/.g3bgb2......- b 1:0 - r",
    ),
}
"""Where random games seldom come."""

Asked = tuple[Any, Candidate, list[Candidate]]
"""A position, the candidate to explain, and the others."""


def random_candidates(game: str, seed: int, count: int) -> Iterator[Asked]:
    """Yield so many candidates with the others; most of the others are sorted."""
    rules, source = load_rules(game), random.Random(seed)
    positions = _walk(rules, source)
    for _ in range(count):
        for _ in range(source.randrange(9)):
            next(positions)
        position = next(positions)
        moves = dict.fromkeys(choose_move(source, position) for _ in range(3))
        found = [_make_candidate(rules, source, position, move) for move in moves]
        if source.random() < 0.7:
            found.sort(key=lambda candidate: -candidate.value)
        yield position, found[0], found[1:]


def _walk(rules: Rules, source: random.Random) -> Iterator[Position]:
    """Yield positions of random games in which somebody is to choose, without end."""
    starts = [*rules.starts, *map(rules.parse_position, NEAR_THE_END[rules.name])]
    while True:
        game = Game(rules, source.choice(starts))
        while game.actor is not None:
            if game.actor == "dice":
                faces = [source.randint(1, 6) for _ in range(game.position.dice_due)]
                game.play(game.position.roll(faces))
            else:
                yield game.position
                game.play(choose_move(source, game.position))


def _make_candidate(rules: Rules, source: random.Random, position: Position, first: object) -> Candidate:
    line, places = [first], [position, position.play(first)]
    wanted = source.randrange(6)
    while places[-1].actor == position.to_move if rules.has_dice else len(line) <= wanted:
        if places[-1].actor is None:
            break
        line.append(choose_move(source, places[-1]))
        places.append(places[-1].play(line[-1]))
    end = source.choice((1, 3, 5, -2, -4)) if not rules.has_dice and source.random() < 0.15 else None
    return Candidate(first, round(source.random(), 3), tuple(line), end)
