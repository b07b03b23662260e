"""Golden vectors of what rules and engines say: why a text is no move, and the reasons for a move.

``python -m tools.golden.rule_vectors`` writes them. The browser says the same without a server:
``web/src/local/rules/vectors.test.ts`` compares. Positions come from random games, lines from random moves.
"""

import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from duellum.core.engine import Candidate, load_engine_spec
from duellum.core.errors import MoveError
from duellum.core.game import Game
from duellum.core.registry import load_rules
from duellum.core.rules import Position, Rules

FILE = Path(__file__).parents[2] / "tests" / "golden" / "local_rules.json"
REASONS, REFUSALS, TRIES = 320, 25, 600
"""Vectors of reasons of each game; of each kind of refusal at most; positions tried for these."""
ENDINGS: dict[str, list[Position]] = {
    game: [load_rules(game).parse_position(text) for text in texts]
    for game, texts in {
        "battle": (
            "4k4/9/9/4K4/9/9/9/9 w 3 60", "9/4k4/9/9/9/4K4/3T5/9 b 5 60", "4w4/3k5/9/9/9/9/5K3/4X4 w 4 70",
            "9/9/9/9/9/k8/9/1T2K4 b 98 80", "9/9/4K4/9/9/4k4/9/9 b 9 60", "kC7/CC7/9/9/9/9/9/4K4 b 9 60",
        ),
        "qwixx": (
            "bbbbb......-/bbbbb......-/ggggg......-/ggggg......- b 0:0 - r",
            "bbbbb.bb...-/b.b.bb.b...-/g.gg.gg....-/gg.gg.g....- g 1:1 - r",
            "b3gb2gg2bg....-/g2bbggg2.....-/bb2gbb2......-/.g3bgb2......- b 1:0 - r",
        ),
    }.items()
}  # fmt: skip
"""Positions near the end, where random games seldom come."""
_LETTERS = "abcdefghinsewryg0123456789-/x"

Vector = list[Any]


def pick(source: random.Random, options: Sequence[Any]) -> Any:  # noqa: ANN401 - whatever is offered
    """Return one of the options; unlike `choice` the same in every version of Python."""
    return options[int(source.random() * len(options))]


def choose_move(source: random.Random, position: Position) -> Any:  # noqa: ANN401 - each game has its own move
    """Return a random move, often one that captures a die, or a stone that skips few fields."""
    legal = position.legal_moves()
    captures = [move for move in legal if getattr(move, "captured", None) is not None]
    places = sorted((move for move in legal if hasattr(move, "field")), key=lambda move: move.field % 11)
    if captures and source.random() < 0.6:
        return pick(source, captures)
    return places[0] if places and source.random() < 0.7 else pick(source, legal)


def positions(rules: Rules, source: random.Random) -> Iterator[Position]:
    """Yield positions of random games in which somebody is to choose, without end."""
    starts = [*rules.starts, *map(rules.parse_position, load_engine_spec(rules).bench), *ENDINGS[rules.name]]
    while True:
        game = Game(rules, pick(source, starts))
        while game.actor is not None:
            if game.actor == "dice":
                faces = [1 + int(source.random() * 6) for _ in range(game.position.dice_due)]
                game.play(game.position.roll(faces))
            else:
                yield game.position
                game.play(choose_move(source, game.position))


# -- Reasons ------------------------------------------------------------------------------------------------


def make_line(rules: Rules, source: random.Random, position: Position, first: object) -> tuple[Any, ...]:
    """Return a random line that begins with a move: of several plies, or the rest of a turn with dice."""
    line, side = [first], position.to_move
    position = position.play(first)
    for _ in range(int(source.random() * 6)):
        is_turn_over = rules.has_dice and position.to_move != side
        if is_turn_over or position.actor in (None, "dice"):
            break
        line.append(choose_move(source, position))
        position = position.play(line[-1])
    while rules.has_dice and position.actor == side:  # an engine's line goes on to the end of the turn
        line.append(choose_move(source, position))
        position = position.play(line[-1])
    return tuple(line)


def make_candidates(rules: Rules, source: random.Random, position: Position) -> list[Candidate]:
    """Return up to three candidates with random values."""
    moves = dict.fromkeys(choose_move(source, position) for _ in range(3))
    found = []
    for move in moves:
        end = pick(source, (1, 3, 5, -2, -4)) if not rules.has_dice and source.random() < 0.15 else None
        value = round(source.random(), 3)
        found.append(Candidate(move, value, make_line(rules, source, position, move), end))
    return found if source.random() < 0.3 else sorted(found, key=lambda each: -each.value)


def list_reasons(rules: Rules) -> Iterator[Vector]:
    """Yield position, candidates and the reasons for the first of them."""
    source, explain = random.Random(11), load_engine_spec(rules).explain
    found = positions(rules, source)
    count = 0
    while count < REASONS:
        for _ in range(int(source.random() * 9)):
            next(found)
        position = next(found)
        best, *others = make_candidates(rules, source, position)
        reasons = explain(position, best, others)
        is_general = all(reason.id.startswith("general") for reason in reasons)
        if is_general and source.random() < 0.8:
            continue
        count += 1
        shown = [[each.value, each.plies_to_end, *map(str, each.line)] for each in (best, *others)]
        yield [str(position), shown, msgspec.to_builtins(reasons)]


# -- Refusals -----------------------------------------------------------------------------------------------


def garble(source: random.Random, text: str) -> str:
    """Return a text with one character changed, dropped or added."""
    place = int(source.random() * len(text))
    letter = pick(source, _LETTERS)
    garbled: str = pick(
        source,
        (
            text[:place] + letter + text[place + 1 :],
            text[:place] + text[place + 1 :],
            text[:place] + letter + text[place:],
        ),
    )
    return garbled


def invent(rules: Rules, source: random.Random, move: str) -> str:
    """Return a text that has the form of a move."""
    if rules.has_dice:
        return f"{pick(source, 'rygb')}{pick(source, range(2, 13))}"
    legs = [
        f"{pick(source, 'nsew')}{pick(source, range(1, 7))}" for _ in range(pick(source, (1, 2, 2, 2, 3)))
    ]
    return move[:2] + "".join(legs)


def list_refusals(rules: Rules) -> Iterator[Vector]:
    """Yield position, text, and what is wrong with it: message, clause, and words; each fault a few times."""
    source, earlier, seen = random.Random(12), ["e1n1"], Counter[str]()
    for position in islice(positions(rules, source), TRIES):
        move = str(choose_move(source, position))
        earlier = [*earlier[-40:], move]
        for text in (
            garble(source, move),
            pick(source, earlier),
            *(invent(rules, source, move) for _ in range(3)),
        ):
            try:
                position.parse_move(text)
            except MoveError as error:
                kind = "" if error.why is None else error.why.id
                seen[kind] += 1
                if seen[kind] <= REFUSALS:
                    yield [str(position), text, str(error), error.clause, msgspec.to_builtins(error.why)]


def format_vectors() -> str:
    """Return the golden file, a line for each vector."""
    parts = []
    for game in ("battle", "qwixx"):
        rules = load_rules(game)
        for name, vectors in (("reasons", list_reasons(rules)), ("refusals", list_refusals(rules))):
            lines = ",\n".join(json.dumps(vector, ensure_ascii=False) for vector in vectors)
            parts.append(f'"{game} {name}": [\n{lines}\n]')
    return "{" + ",\n".join(parts) + "}\n"


if __name__ == "__main__":
    FILE.write_text(format_vectors(), encoding="utf-8")
