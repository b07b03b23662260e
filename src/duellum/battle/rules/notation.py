"""The notation of squares, moves and positions.

Each ``format_x`` is the inverse of its ``parse_x``. Parsing checks the text alone; the rules check whether a
move is legal and a position possible. A malformed text raises :class:`~duellum.core.errors.MoveError` or
:class:`~duellum.core.errors.PositionError`, which says what is wrong and where.
"""

import re
from typing import NamedTuple

from duellum.battle.rules.board import (
    BLACK,
    FILES,
    RANKS,
    WHITE,
    Board,
    Piece,
    Side,
    Square,
    square_at,
    square_name,
)
from duellum.battle.rules.paths import Leg, Legs, format_legs
from duellum.core.die import LETTERS, Die, Direction
from duellum.core.errors import MoveError, PositionError, check_text, show_input
from duellum.core.i18n import Translatable


class PositionFields(NamedTuple):
    """The fields of a position's text."""

    board: Board
    to_move: Side
    plies_since_capture: int
    number: int


_DIRECTIONS = {direction.letter: direction for direction in Direction}
_SIDES = {"w": WHITE, "b": BLACK}
_MOVE = re.compile(r"([a-i][1-8])((?:[nsew][1-9])+)")
_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")


def parse_square(text: str) -> Square:
    """Return the square with this name. Raises :class:`~duellum.core.errors.MoveError`."""
    check_text(text, "a square must be a text such as 'e4'")
    if len(text) == 2 and text[0] in FILES and text[1] in RANKS:
        return square_at(FILES.index(text[0]), RANKS.index(text[1]))
    why = Translatable("battle-illegal-square", {"text": show_input(text)})
    raise MoveError(f"{text!r} is not a square: squares are a1 to i8", "B1", why)


def format_move(start: Square, legs: Legs) -> str:
    """Return the text of a move: ``i1n4w1``."""
    return square_name(start) + format_legs(legs)


def parse_move(text: str) -> tuple[Square, Legs]:
    """Return the starting square and the legs of a move such as ``i1n4w1`` or ``e1n1``.

    Raises :class:`~duellum.core.errors.MoveError`.
    """
    check_text(text, "a move must be a text such as 'i1n4w1'")
    match = _MOVE.fullmatch(text)
    if match is None:
        raise _explain_fault(text)
    legs = tuple(Leg(_DIRECTIONS[letter], int(count)) for letter, count in re.findall("(.)(.)", match[2]))
    return parse_square(match[1]), legs


def _explain_fault(text: str) -> MoveError:
    """Return what is wrong with a text that is not a move."""
    if not text:
        return _malformed("nothing was given", "battle-illegal-nothing")
    if len(text) < 2 or text[0] not in FILES or text[1] not in RANKS:
        message = f"{text[:2]!r} at the start of {text!r} is not a square"
        return _malformed(message, "battle-illegal-start", text=show_input(text), part=show_input(text[:2]))
    if len(text) == 2:
        return _malformed(f"{text!r} names a square but no leg", "battle-illegal-no-leg", text=text)
    done = re.match(r"..(?:[nsew][1-9])*", text)
    index = 0 if done is None else done.end()
    place: dict[str, str | int] = {
        "text": show_input(text),
        "part": show_input(text[index]),
        "place": index + 1,
    }
    if index < len(text) and text[index] in _DIRECTIONS:
        message = f"{text!r} has no count from 1 to 9 after {text[index]!r}, character {index + 1}"
        return _malformed(message, "battle-illegal-no-count", **place)
    message = f"{text[index]!r}, character {index + 1} of {text!r}, is not a direction: use n, s, e or w"
    return _malformed(message, "battle-illegal-no-direction", **place)


def _malformed(message: str, why: str, **arguments: str | int) -> MoveError:
    return MoveError(
        f"{message}: a move is a square and one or two legs, like i1n4w1",
        why=Translatable(why, {**arguments}),
    )


def piece_letter(piece: Piece) -> str:
    """Return the piece's letter: its orientation's or K, capital for White and small for Black."""
    letter = "K" if piece.die is None else piece.die.letter
    return letter if piece.side is WHITE else letter.lower()


_PIECES = {
    piece_letter(piece): piece
    for side in Side
    for piece in (Piece(side, None), *(Piece(side, Die.from_letter(letter)) for letter in LETTERS))
}


def parse_piece(letter: str) -> Piece:
    """Return the piece with this letter. Raises :class:`~duellum.core.errors.PositionError`."""
    if letter not in _PIECES:
        raise PositionError(f"{letter!r} is not a piece: pieces are A to Y for White, a to y for Black")
    return _PIECES[letter]


def format_position(position: PositionFields) -> str:
    """Return the text of a position."""
    width = len(FILES)
    ranks = [
        _format_rank(position.board[start : start + width]) for start in range(0, len(position.board), width)
    ]
    side = "wb"[position.to_move]
    return f"{'/'.join(reversed(ranks))} {side} {position.plies_since_capture} {position.number}"


def _format_rank(rank: Board) -> str:
    squares = "".join("." if piece is None else piece_letter(piece) for piece in rank)
    return re.sub(r"\.+", lambda run: str(len(run[0])), squares)


def parse_position(text: str) -> PositionFields:
    """Return the fields of a position's text. Raises :class:`~duellum.core.errors.PositionError`."""
    check_text(text, "a position must be a text such as 'sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 0 1'")
    fields = text.split(" ")
    if len(fields) != 4:
        message = (
            f"a position must have 4 fields with one space between them (ranks, side to move, plies since "
            f"the last capture, move number), not {len(fields)}: {text!r}"
        )
        raise PositionError(message, why=Translatable("position-battle-fields"))
    ranks, side, plies_since_capture, number = fields
    if side not in _SIDES:
        message = f"the side to move must be w or b, not {side!r}"
        raise PositionError(message, why=Translatable("position-battle-side"))
    return PositionFields(
        _parse_board(ranks),
        _SIDES[side],
        _parse_number(plies_since_capture, "plies since the last capture", least=0),
        _parse_number(number, "the move number", least=1),
    )


def _parse_board(text: str) -> Board:
    ranks = text.split("/")
    if len(ranks) != len(RANKS):
        message = f"a board must have 8 ranks with / between them, not {len(ranks)}: {text!r}"
        raise PositionError(message, why=Translatable("position-battle-fields"))
    parsed = [_parse_rank(rank, name) for rank, name in zip(ranks, reversed(RANKS), strict=True)]
    return tuple(piece for rank in reversed(parsed) for piece in rank)


def _parse_rank(text: str, name: str) -> list[Piece | None]:
    rank: list[Piece | None] = []
    for index, letter in enumerate(text):
        if letter in _PIECES:
            rank.append(_PIECES[letter])
        elif letter in "123456789" and not (index and text[index - 1].isdigit()):
            rank.extend([None] * int(letter))
        elif letter.isdigit():
            fault = f"{letter!r}, character {index + 1} of {text!r}: write empty squares as one digit"
            raise _wrong_rank(name, f"rank {name}: {fault}")
        else:
            fault = f"{letter!r}, character {index + 1} of {text!r}, is not a piece"
            raise _wrong_rank(name, f"rank {name}: {fault}")
    if len(rank) != len(FILES):
        length = "too long" if len(rank) > len(FILES) else "too short"
        raise _wrong_rank(name, f"rank {name} is {length}: {text!r} has {len(rank)} squares, not 9")
    return rank


def _wrong_rank(name: str, message: str) -> PositionError:
    return PositionError(message, why=Translatable("position-battle-rank", {"rank": name}))


def _parse_number(text: str, what: str, least: int) -> int:
    if not _NUMBER.fullmatch(text) or int(text) < least:
        message = f"{what} must be a whole number of at least {least}, not {text!r}"
        raise PositionError(message, why=Translatable("position-battle-number"))
    return int(text)
