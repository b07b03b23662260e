"""What happens in an example of Battle: faces shown and dice captured."""

from collections.abc import Sequence
from typing import Any

from msgspec import json

from duellum.battle import Move, Piece, Position, parse_square
from duellum.battle.rules import notation
from duellum.battle.rules.paths import walk
from duellum.battle.view import threats
from duellum.core.errors import MoveError
from duellum.core.game import Game
from duellum.core.i18n import Translatable
from duellum.rulebook.model import Facts, Observer

KING = "king"
NOTHING = "nothing"


def _list_choices(position: Position) -> Sequence[tuple[Move]]:
    return [(move,) for move in position.legal_moves()]


def _sketch_move(position: Position, text: str) -> Move | None:
    """Return a move as if it were legal; None if it leaves the board or no piece is at its start."""
    try:
        start, legs = notation.parse_move(text)
        target = walk(start, legs)[-1]
    except MoveError:
        return None
    piece = position.board[start]
    return None if piece is None else Move(piece, start, legs, position.board[target])


def _observe(game: Game) -> Facts:
    move = game.last_move
    if move is None:
        return Facts()
    face = None if move.after.die is None else move.after.die.top
    captured = NOTHING if move.captured is None else _describe_piece(move.captured)
    return Facts(face=face, captured=captured, threats=_list_threats(game.position))


def _list_threats(position: Any) -> tuple[str, ...]:  # noqa: ANN401 - a game has positions of any game
    """Return the moves that would win at once if the side to move passed."""
    return tuple(sorted(json.decode(move)["move"] for move in threats(position, position.to_move)))


def _describe_piece(piece: Piece) -> str:
    return f"{str(piece.side).lower()} {KING if piece.die is None else piece.die.top}"


def _describe_place(position: Position, name: str) -> str:
    piece = position.board[parse_square(name)]
    return "empty" if piece is None else _describe_piece(piece)


def _phrase_facts(facts: Facts) -> list[Translatable]:
    texts = []
    if facts.face is not None:
        texts.append(Translatable("rulebook-battle-face", {"face": facts.face}))
    if facts.captured is not None and facts.captured != NOTHING:
        side, what = facts.captured.split(" ")
        words: dict[str, str | int | list[str]] = {"side": side, "face": 0 if what == KING else int(what)}
        texts.append(Translatable("rulebook-battle-captured", words))
    if facts.choice_count is not None:
        texts.append(Translatable("rulebook-battle-choices", {"count": facts.choice_count}))
    return texts


OBSERVER = Observer(_list_choices, _sketch_move, _observe, _describe_place, _phrase_facts)
