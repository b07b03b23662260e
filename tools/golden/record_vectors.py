"""Golden vectors of records: what a text becomes when it is opened, or why it is refused.

``python -m tools.golden.record_vectors`` writes them. The browser opens records without a server:
``web/src/record/vectors.test.ts`` compares.
"""

import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from duellum.core.game import Game
from duellum.core.registry import load_rules
from duellum.record import Record, RecordedMove, format_record
from duellum.server.game.record_import import import_record
from duellum.server.protocol.errors import RefusedError
from tools.golden.random_choices import choose_move, garble, pick

FILE = Path(__file__).parents[2] / "tests" / "golden" / "records.json"
TRIES, PER_KIND = 700, 12
"""Garbled texts tried, and vectors of each kind of refusal at most."""
_UNTOLD = {"bad-position", "illegal", "unknown-rules"}
"""Refusals whose English text is Python's own: the browser translates a message, and names no games."""
_TAGS = {
    "battle": {"White": "Ann { $x }", "Black": "level 2", "Date": "2026-03-14", "Clock": "300+5"},
    "qwixx": {
        "Black": "Ann", "Grey": "Level 4", "Date": "2026-02-30", "Id": "k7w2m9x4qd", "Commitment": "c0ffee",
        "BlackSeed": "clover", "GreySeed": "骰子", "Unproven": "2", "Note": 'a "quote", a } and a \\',
    },
}  # fmt: skip
_TEXTS = (
    "", "hello", "\x00", "[Half", '[Game "battle"]\n[Game "battle"]', '[Game "chess"]\n\n1. e4 *',
    '[Game "battle"]\n[Start "x"]\n\n*', '[Game "battle"]\n\ni1n5\na8s4', '[Game "battle"]\n\ni1n5\nnonsense',
    '[Game "battle"]\n\ni1n5 1-0', '[Game "battle"]\n[Result "1-0"]\n\ni1n5 0-1',
    '[Game "battle"]\n[Result "7"]\n\ni1n5', '[Game "battle"]\n[White "A\u202en"]\n\n*',
    '[Game "battle"]\n[White "A\\nn"]\n\n*', f'[Game "battle"]\n[White "{"A" * 121}"]\n\n*', "@3 [",
    '[Game "battle"] @3 *', '[Game "battle"] {a} {} {b\\}c} 1. i1n5 {x}{y} @598.40 2... * {after}', "*",
    '[Game "battle"][Result "1-0"][Reason "resignation"] i1n5', '[Game "battle"] i1n5 1/2-1/2',
    '[Game "battle"][Reason "agreement"] i1n5 1/2-1/2', '[Game "battle"][Reason "time"] i1n5 0-1',
    '[Game "battle"][Reason ""] i1n5 0-1', '[Game "battle"] i1n4w1 i8s5 h5w3n3 a1n1',
    '[Game "battle"] i1n4w1 i8s5 h5w3n3 0-1', '[Game "battle"] i1n4w1 i8s5 h5w3n3',
    '[Game "battle"][Clock "5"][Date "0000-01-01"] *', '[Game "battle"][Clock "3 days"] *',
    '[Game "qwixx"] 41/3526 y5 -', '[Game "qwixx"] 41/352 y5', '[Game "qwixx"] y5', '\ufeff[Game "battle"] *',
    '[Game "battle"]\x85\u2028i1n5\x1f*', '[Gáme_1 "é"][Game "battle"] *', '[Game\x0b"battle"] i1n5@3 *',
    '[Game "battle"] 1. i1n5 {x} (h1n1 {y} @5 a8s5 (i8s5) (b8s1 @3)) ({z} e1n1) a8s5 * {after}',
    '[Game "battle"] (i1n5) *', '[Game "battle"] i1n5 () *', '[Game "battle"] i1n5 (h1n1', "i1n5 )",
    '[Game "battle"] i1n5 ) *', '[Game "battle"]\ni1n5\n(i1n4) *', '[Game "battle"] i1n5 (h1n1 *) a8s5 *',
    '[Game "qwixx"] 41/3526 (52/1111 r7 -) y5 (- -) - *', '[Game "battle"] i1n5@3(h1n1@4)*',
    f'[Game "battle"] i1n5 {"(i1n5 " * 50}{")" * 50} *', f'[Game "battle"] i1n5 {"(i1n5 " * 51}{")" * 51} *',
    "“smart quotes” [Game]", '[Game "battle"]\r\n\r\ni1n5\r\na8s4',
)  # fmt: skip


def play_game(name: str, source: random.Random, plies: int) -> Game:
    """Return a game after some random plies, or at its end."""
    rules = load_rules(name)
    game = Game(rules, pick(source, rules.starts))
    while game.actor is not None and len(game.moves) < plies:
        if game.actor == "dice":
            faces = [1 + int(source.random() * 6) for _ in range(game.position.dice_due)]
            game.play(game.position.roll(faces))
        else:
            game.play(choose_move(source, game.position))
    return game


def write_game(name: str, source: random.Random, plies: int) -> str:
    """Return the record of such a game, with comments, clocks and tags."""
    game = play_game(name, source, plies)
    moves = tuple(
        RecordedMove(
            move,
            "so {so}\nla la" if number % 7 == 3 else "",
            300 - number / 8 if name == "battle" else None,
        )
        for number, move in enumerate(game.moves)
    )
    return format_record(Record(game.rules, game.positions[0], moves, game.outcome, _TAGS[name], "before"))


def list_texts() -> Iterator[tuple[str, int]]:
    """Yield texts, each with the number of the game that is asked for."""
    source = random.Random(31)
    games = [write_game(name, source, plies) for name in _TAGS for plies in (0, 9, 400)]
    yield from ((text, 1) for text in (*games, *_TEXTS))
    yield from (("\n".join(games[:3]), number) for number in (0, 2, 3, 4))
    yield f"{games[1]}\nnonsense *\n{games[4]}", 3
    short = [write_game(name, source, 8) for name in _TAGS for _ in range(3)]
    for _ in range(TRIES):
        yield garble(source, pick(source, short)), 1


def open_text(text: str, number: int) -> tuple[str, Any]:
    """Return what kind of answer a text gets, and the answer without pictures."""
    try:
        replay = msgspec.json.decode(msgspec.json.encode(import_record(text.encode(), number)))
    except RefusedError as error:
        told = None if error.reason.value in _UNTOLD else error.text
        why = msgspec.to_builtins(error.why)
        return error.reason.value, [error.reason.value, told, error.clause, error.line, why]
    replay["positions"] = [past["position"] for past in replay["positions"]]
    for move in replay["moves"]:
        del move["words"]
    return "read", replay


def format_vectors() -> str:
    """Return the golden file, a line for each vector."""
    lines, seen = [], Counter[str]()
    for text, number in list_texts():
        kind, answer = open_text(text, number)
        seen[kind] += 1
        if seen[kind] <= PER_KIND + len(_TEXTS):
            lines.append(json.dumps([text, number, answer], ensure_ascii=False))
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(format_vectors(), encoding="utf-8")
