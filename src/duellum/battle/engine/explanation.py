"""Explanations of moves for hints and analysis, from the plain rules alone."""

from dataclasses import replace

from duellum.battle.rules.board import Square, square_name
from duellum.battle.rules.move import Move
from duellum.battle.rules.position import Position
from duellum.core.engine import Candidate
from duellum.core.i18n import Translatable


def explain(position: Position, candidate: Candidate) -> tuple[Translatable, ...]:
    """Return what a candidate does, the most important first: "Wins a 5. Threatens the king."."""
    move: Move = candidate.move
    after = position.play(move)
    if move.wins_by is not None:
        takes_king = move.wins_by == "B16"
        return (Translatable("battle-why-takes-king" if takes_king else "battle-why-takes-palace"),)
    reasons = [
        *_explain_rescue(position, after),
        *_explain_capture(candidate),
        *_explain_threats(position, after, move),
    ]
    return (*(reasons or [_explain_roll(move)]), *_explain_end(candidate))


def _pass(position: Position) -> Position:
    """Return the position after a null move: the other side is to move."""
    return replace(position, to_move=position.to_move.other)


def _explain_rescue(before: Position, after: Position) -> list[Translatable]:
    """Say whether the move parries a threat: to the king, as one step to the palace cannot be blocked."""
    is_rescue = _pass(before).winning_moves() and not after.winning_moves()
    return [Translatable("battle-why-rescue")] if is_rescue else []


def _explain_capture(candidate: Candidate) -> list[Translatable]:
    """Say what a capture gains, given the captures that follow it in the principal variation."""
    move: Move = candidate.move
    if move.captured is None or move.captured.die is None:
        return []
    balance = 1
    for number, later in enumerate(candidate.line[1:5]):
        balance += (1 if number % 2 else -1) * (later.captured is not None)
    name = (
        "battle-why-gain"
        if balance > 0
        else ("battle-why-sacrifice" if balance < 0 else "battle-why-exchange")
    )
    return [Translatable(name, {"face": move.captured.die.top})]


def _explain_threats(before: Position, after: Position, move: Move) -> list[Translatable]:
    """Say what the move threatens that was not threatened before."""
    again = _pass(after)
    known = {str(win) for win in before.winning_moves()}
    new = [win for win in again.winning_moves() if str(win) not in known]
    if new:
        takes_king = any(win.wins_by == "B16" for win in new)
        return [Translatable("battle-why-threat-king" if takes_king else "battle-why-threat-palace")]
    attacked = _attacked_squares(again) - _attacked_squares(before) - {move.target}
    names = sorted(square_name(square) for square in attacked)
    return [Translatable("battle-why-attack", {"count": len(names), "squares": names})] if names else []


def _attacked_squares(position: Position) -> set[Square]:
    return {move.target for move in position.legal_moves() if move.captured is not None}


def _explain_roll(move: Move) -> Translatable:
    """Say where the move leads, when there is nothing else to say."""
    square = square_name(move.target)
    if move.piece.die is None:
        return Translatable("battle-why-king-roll", {"square": square})
    faces = {"before": move.piece.die.top, "face": move.faces[-1]}
    return Translatable("battle-why-roll", {"square": square, **faces})


def _explain_end(candidate: Candidate) -> list[Translatable]:
    """Say in how many moves of the winner the game is decided, when it is."""
    if candidate.plies_to_end is None:
        return []
    moves = (abs(candidate.plies_to_end) + 1) // 2
    return [
        Translatable(
            "battle-why-wins" if candidate.plies_to_end > 0 else "battle-why-loses", {"moves": moves}
        )
    ]
