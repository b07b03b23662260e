"""Positions set up by hand, and positions of random games, for the tests of Qwixx Duel."""

import random
from collections.abc import Iterator

from duellum.qwixx import (
    BLACK,
    GREY,
    Colour,
    Decline,
    Effect,
    Placement,
    Position,
    Row,
    Stack,
    parse_field,
)
from duellum.qwixx.rules.board import EMPTY_BOARD, Choice, Side, colour_of, place_of, replace_row
from duellum.qwixx.rules.notation import parse_choice, parse_roll

SIDES = {"b": BLACK, "g": GREY}


def set_up(
    stones: str,
    to_move: Side = BLACK,
    misthrows: tuple[int, int] = (0, 0),
    roll: str | None = None,
    first: str | None = None,
) -> Position:
    """Return a position by fields and locks: ``set_up("r5:b r7:g3 y=b")``, the last on yellow's lock."""
    board = EMPTY_BOARD
    for stone in sorted(stones.split(), key=lambda text: "=" in text):
        colour = Colour("rygb".index(stone[0]))
        if "=" in stone:
            row = Row(board[colour].stacks, SIDES[stone[-1]])
        else:
            name, what = stone.split(":")
            stack = Stack(SIDES[what[0]], int(what[1:] or 1))
            row = board[colour].replace(place_of(parse_field(name)), stack)
        board = replace_row(board, colour, row)
    choice: Choice | None = None if first is None else parse_choice(first)
    return Position(board, to_move, misthrows, None if roll is None else parse_roll(roll), choice)


def play(position: Position, *texts: str) -> Position:
    """Return the position after these rolls and choices."""
    for text in " ".join(texts).split():
        position = position.play(position.parse_move(text))
    return position


def legal_choices(position: Position) -> set[str]:
    """Return the texts of the legal choices."""
    return {str(move) for move in position.legal_moves()}


def roll_dice(position: Position, rng: random.Random) -> Position:
    """Return the position after a random roll."""
    return position.play(position.roll([rng.randint(1, 6) for _ in range(position.dice_due)]))


def random_game_positions(seed: int, decline_probability: float | None = None) -> Iterator[Position]:
    """Yield the positions of one game.

    With `decline_probability` the choices are uniform, but an action is declined with this probability;
    without it each side builds its rows up stone by stone and closes them, so that all endings come up.
    """
    rng = random.Random(seed)
    position = Position.start(rng.choice(list(Side)))
    yield position
    while position.actor is not None:
        if position.actor == "dice":
            position = roll_dice(position, rng)
        elif decline_probability is None:
            position = position.play(choose_to_build(position, rng))
        else:
            position = position.play(choose_uniformly(position, rng, decline_probability))
        yield position


def choose_uniformly(
    position: Position, rng: random.Random, decline_probability: float
) -> Placement | Decline:
    *placements, decline = position.legal_moves()
    return decline if not placements or rng.random() < decline_probability else rng.choice(placements)


def choose_to_build(position: Position, rng: random.Random) -> Placement | Decline:
    *moves, decline = position.legal_moves()
    steps = {move: _step(position, move) + rng.random() for move in moves if isinstance(move, Placement)}
    short = {move: step for move, step in steps.items() if step < 3 or position.first_choice == "-"}
    if not short:
        return decline
    return min(short, key=lambda move: (move.effect is not Effect.CLOSE, short[move]))


def _step(position: Position, move: Placement) -> int:
    return place_of(move.field) - position.board[colour_of(move.field)].rightmost(position.to_move)


START = Position.start()


FIVE_RED = "r2:b5"
"""Black may take red 12 when this is there."""


def ends_of_turn(position: Position) -> Iterator[Position]:
    """Yield every position that the turn which is under way can end in, by the plain rules."""
    for move in position.legal_moves():
        after = position.play(move)
        if after.dice is None or after.ending is not None:
            yield after
        else:
            yield from ends_of_turn(after)
