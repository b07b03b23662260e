"""Texts that are no moves and no positions, and what the rules say against them, for the tests of kernels."""

import random
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from duellum.battle.rules.board import square_name
from duellum.battle.rules.notation import format_move
from duellum.battle.rules.paths import PATHS
from duellum.core.errors import MoveError, PositionError
from duellum.core.game import Game
from duellum.core.messages import Told
from duellum.core.rules import Position, Rules
from duellum.qwixx.rules.board import Colour

_MOVE_LETTERS = "abcdefghinsewryg0123456789-/xé\x1b"
_POSITION_LETTERS = {"battle": "ABKXabkxwb0123456789/ -é", "qwixx": "bbgg..-x23456/: r12"}
_LIKE = {"battle": ("ABKkbs", "wb", "123456789"), "qwixx": (".bg", "bgx-", "0123456789", "rygb")}
"""Characters of positions that often give another text of the same form when one replaces another."""

POSITIONS = {
    "battle": (
        "", "sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 0 1", "9/9/9/9/9/9/9/9 w 0 1", "4k4/9/9/9/9/9/9/9 w 0 1",
        "4k4/9/9/9/9/9/9/9 w 0 2", "9/9/9/9/9/9/9/4K4 b 0 1", "4K4/9/9/9/9/9/9/4k4 w 0 9",
        "4K4/9/9/9/9/9/9/4k4 b 0 9", "4K4/9/9/9/9/9/9/3k5 b 0 9", "3k5/9/9/9/9/9/9/4K4 w 101 60",
        "3k5/9/9/9/9/9/9/4K4 w 100 60", "9/4k4/9/9/9/4K4/9/9 w 7 999999999",
        "9/4k4/9/9/9/4K4/9/9 w 7 1000000000", "sbfwkwfbs/s8/9/9/9/9/9/TCGXKXGCT w 0 1",
        "4k4/9/9/9/K8/9/9/4K4 w 0 1", "4k4/9/9/9/9/9/9/4K4 w 0 0", "4k4/9/9/9/9/9/9/4K4 w 00 1",
        "4k4/9/9/9/9/9/9/4K4  w 0 1", "4k4/9/9/9/9/9/4K4 w 0 1", "4k4/9/9/45/9/9/9/4K4 w 0 1",
        "4k4/9/9/0/9/9/9/4K4 w 0 1", "4k4/9/9/8/9/9/9/4K4 x 0 1", "4k4/9/9/8/9/9/9/4K4 w 0 1",
        "4k4/9/9/9A/9/9/9/4K4 w 0 1", "4k4/9/9/8z/9/9/9/4K4 w 0 1", "4k4/9/9/9/9/9/9/4K4 w 0 1 ",
        "k8/kkkkkkkkk/kkkkkkkkk/9/9/9/9/K8 w 0 1",
    ),
    "qwixx": (
        "", "b", "...........-/...........-/...........-/...........- b 0:0 - r",
        "...........-/...........-/...........-/...........- b 1:0 - r",
        "...........-/...........-/...........-/...........- g 1:0 - r",
        "...........-/...........-/...........-/...........- g 1:3 - r",
        "..........bb/...........-/...........-/...........- g 0:0 - r",
        "b5.........bb/...........-/...........-/...........- g 0:0 - r",
        "b5.........bg/...........-/...........-/...........- g 0:0 - r",
        "b5.........b2b/...........-/...........-/...........- g 0:0 - r",
        "b5.........bx/...........-/...........-/...........- g 0:0 - r",
        "b5.........b-/...........-/...........-/...........- g 0:0 - r",
        "b5..........x/...........-/...........-/...........- g 0:0 - r",
        "b5..........b/...........-/...........-/...........- g 0:0 - r",
        "b5.........bb/g5.........gg/b5.........bb/...........- g 0:0 - r",
        "b5.........bb/g5.........gg/...........-/...........- g 0:0 - r",
        "b5.........bb/g5.........gg/...........-/...........- b 0:0 - r",
        "b9.........bx/b9..........-/b3..........-/...........- g 0:0 - r",
        "b9.........bx/b5.........bx/b6..........-/...........- g 0:0 - r",
        "b22..........-/...........-/...........-/...........- b 0:0 - r",
        "b22..........-/...........-/...........-/...........- g 0:0 - r",
        "b22..........-/...........-/...........-/...........- g 1:0 - r",
        "b99b99b99b99b99b99........-/b99..........-/g99..........-/...........- g 9:9 - r",
        "b9..........-/...........-/...........-/...........- g 3:2 - r",
        "b9..........-/...........-/...........-/...........- g 2:2 - r",
        "b9..........-/...........-/...........-/...........- b 4:0 - r",
        "b9..........-/...........-/...........-/...........- b 4:0 41/3526 1",
        "b..........-/...........-/...........-/...........- b 0:0 41/3526 1",
        "b..........-/...........-/...........-/...........- b 0:0 14/3526 2:-",
        "b..........-/...........-/...........-/...........- b 0:0 41/3-26 1",
        "b5.........bb/...........-/...........-/...........- b 0:0 41/3526 1",
        "...........-/...b.......-/...........-/...........- b 0:0 41/3526 2:y5",
        "...........-/...b.......-/...........-/...........- b 0:0 41/3526 2:y6",
        "...........-/...g.......-/...........-/...........- b 0:0 41/3526 2:y5",
        "...........-/...b.b.....-/...........-/...........- b 0:0 41/3526 2:y5",
        "...........-/...b2g......-/...........-/...........- b 0:0 41/3526 2:y5",
        "...........-/...b.......-/...........-/...........- b 1:0 41/3526 2:y5",
        "...........-/...b.......-/...........-/...........- b 2:2 41/3526 2:y5",
        "...........-/g4..b.......-/...........-/...........- b 2:2 41/3526 2:y5",
        "...........-/...........-/...........-/...........- b 0:0 41/3526 2:-",
        "...........-/...........-/...........-/...........- b 0:0 41/3526 3",
        "...........-/...........-/...........-/...........- b 0:0 - 1",
        "...........-/...........-/...........-/...........- b 0:0 41/3526 r",
        "...........-/...........-/...........-/...........- b 0:0 41/7526 1",
        "...........-/...........-/...........-/...........- b 0:0 41/3526 2:z9",
        "...........-/...........-/...........-/...........- b 0:0 41/3526 2:",
        "...........-/...........-/...........-/...........- x 0:0 - r",
        "...........-/...........-/...........-/...........- b 00 - r",
        "...........-/...........-/...........- b 0:0 - r",
        "...........-/..........-/...........-/...........- b 0:0 - r",
        "...........-/...........q/...........-/...........- b 0:0 - r",
        "...........-/b1..........-/...........-/...........- b 0:0 - r",
        "...........-/b02..........-/...........-/...........- b 0:0 - r",
        "...........-/...........-/...........-/...........-  b 0:0 - r",
        "...........-/...........-/...........-/...........- b 0:0  r",
        "b5.........bb/...........-/...........-/...........- g 0:0 41/-526 1",
        "b5.........bb/...........-/...........-/...........- g 0:0 41/-526 2:-",
        "...b3.......-/...b3.......-/...........-/...........- g 0:0 41/3526 1",
        "...........-/...b.......-/...........-/...........- b 0:0 41/3426 2:y5",
    ),
}  # fmt: skip
"""Texts by hand, by game: a position for each thing that can be wrong, and some that are possible."""


def play_some_moves(rules: Rules, source: random.Random) -> Any:  # noqa: ANN401 - each game has its own
    """Return a position of a random game, in which choices often place a stone."""
    game = Game(rules, source.choice(rules.starts))
    for _ in range(source.randrange(120)):
        if game.actor == "dice":
            game.play(game.position.roll([source.randint(1, 6) for _ in range(game.position.dice_due)]))
        elif game.actor is not None:
            moves = game.legal_moves()
            game.play(source.choice(moves[:4] if rules.has_dice else moves))
    return game.position


def garble_move(rules: Rules, source: random.Random, position: Position) -> str:
    """Return a legal move, one with a character changed, or a text that has the form of a move."""
    moves = [*map(str, position.legal_moves())] or ["41/3526"] * rules.has_dice or ["e1n1"]
    text = source.choice(moves)
    kind = source.randrange(4)
    if kind == 0:
        return text
    if kind == 1:
        place = source.randrange(len(text) + 1)
        letter = source.choice(_MOVE_LETTERS)
        return text[:place] + source.choice(("", letter)) + text[place + source.randrange(2) :]
    return _invent_roll_or_field(source, position) if rules.has_dice else _invent_path(source, position)


def _invent_path(source: random.Random, position: Any) -> str:  # noqa: ANN401 - of Battle
    """Return a path of the right length from a piece, or any text with the form of a move."""
    square = source.choice("abcdefghi") + source.choice("12345678")
    pieces = [(start, piece) for start, piece in enumerate(position.board) if piece is not None]
    if pieces and source.random() < 0.7:
        start, piece = source.choice(pieces)
        square = square_name(start)
        if source.random() < 0.6:
            return format_move(start, source.choice(PATHS[piece.count]))
    legs = [source.choice("nsew") + str(source.randint(1, 7)) for _ in range(source.choice((1, 2, 2, 2, 3)))]
    return square + "".join(legs)


def _invent_roll_or_field(source: random.Random, position: Any) -> str:  # noqa: ANN401 - of Qwixx Duel
    """Return a roll, a field that the dice give, or any field."""
    if position.dice is None and source.random() < 0.8:
        faces = "".join(source.choice("123456-") for _ in range(4))
        return f"{source.randint(11, 66)}/{faces}"
    colour, number = source.choice(tuple(Colour)), source.randint(2, 12)
    if position.dice is not None and source.random() < 0.7:
        number = source.choice((position.dice.white_sum, *position.dice.sums(colour)))
    return f"{colour.letter}{number}"


def garble_position(rules: Rules, source: random.Random, text: str) -> str:
    """Return the text of a position with some characters changed, dropped or added."""
    for _ in range(source.randint(1, 3)):
        place = source.randrange(len(text) + 1)
        letter = source.choice(_POSITION_LETTERS[rules.name])
        if source.random() < 0.7 and place < len(text):
            alike = [letters for letters in _LIKE[rules.name] if text[place] in letters]
            letter = source.choice(source.choice(alike)) if alike else letter
            text = text[:place] + letter + text[place + 1 :]
        else:
            text = text[:place] + source.choice(("", letter)) + text[place + source.randrange(2) :]
    return text


def refuse_move(position: Position, text: str) -> Told | None:
    """Return what the rules say against a move; None if it is legal."""
    try:
        position.parse_move(text)
    except MoveError as error:
        return _tell(error)
    return None


def refuse_position(rules: Rules, text: str) -> Told | None:
    """Return what the rules say against the text of a position; None if it is one."""
    try:
        rules.parse_position(text)
    except PositionError as error:
        return _tell(error)
    return None


def _tell(error: MoveError | PositionError) -> Told:
    assert error.why is not None
    return Told(error.clause, error.why)


def encode_text(text: str, size: int) -> npt.NDArray[np.uint8]:
    """Return a text as kernels read it."""
    encoded = np.zeros(size, np.uint8)
    encoded[: len(text)] = [min(ord(character), 255) for character in text]
    return encoded


def read_codes(told: Sequence[Told | None]) -> set[tuple[str | None, str]]:
    """Return the clauses and message ids of what was told."""
    return {(each.clause, each.why.id) for each in told if each is not None}


def describe(told: Told | None) -> Any:  # noqa: ANN401 - as JSON has it
    """Return what was told as the browser gives it."""
    return (
        None if told is None else {"clause": told.clause, "why": {"id": told.why.id, "args": told.why.args}}
    )
