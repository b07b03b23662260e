"""Saying what a move does: for hints and analysis. Asks the plain rules only."""

from dataclasses import replace

from duellum.battle.rules.board import Square, square_name
from duellum.battle.rules.position import Move, Position
from duellum.core.engine import Candidate
from duellum.core.i18n import Translatable


def explain(position: Position, candidate: Candidate) -> tuple[Translatable, ...]:
    """Return what a candidate does, the weightiest thing first, like "Wins a 5. Threatens the king."."""
    move: Move = candidate.move
    after = position.play(move)
    outcome = after.outcome()
    if outcome is not None and outcome.winner is not None:
        takes_king = outcome.clause == "B16"
        return (Translatable("battle-why-takes-king" if takes_king else "battle-why-takes-palace"),)
    said = [*_rescue(position, after), *_capture(candidate), *_threats(position, after, move)]
    return (*(said or [_roll(move)]), *_end(candidate))


def winning_moves(position: Position) -> tuple[Move, ...]:
    """Return the moves that win at once for the side to move."""
    return tuple(move for move in position.legal_moves() if _wins(position, move))


def _wins(position: Position, move: Move) -> bool:
    if move.captured is not None and move.captured.is_king:
        return True
    if not move.piece.is_king:
        return False
    outcome = position.play(move).outcome()
    return outcome is not None and outcome.winner is not None


def _as_if_moving(position: Position, to_move: Position) -> Position:
    """Return the position with the side of `to_move` to move, as if the other had passed."""
    return replace(position, to_move=to_move.to_move)


def _rescue(before: Position, after: Position) -> list[Translatable]:
    """Say whether the move parries a threat: to the king, as one step to the palace cannot be barred."""
    opponent = replace(before, to_move=before.to_move.other)
    return [Translatable("battle-why-rescue")] if winning_moves(opponent) and not winning_moves(after) else []


def _capture(candidate: Candidate) -> list[Translatable]:
    """Say what a capture brings, with the captures that follow it in the line expected."""
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


def _threats(before: Position, after: Position, move: Move) -> list[Translatable]:
    """Say what the move threatens that was not threatened before."""
    again = _as_if_moving(after, before)
    fresh = {str(win) for win in winning_moves(again)} - {str(win) for win in winning_moves(before)}
    if fresh:
        wins = [win for win in winning_moves(again) if str(win) in fresh]
        takes_king = any(win.captured is not None and win.captured.is_king for win in wins)
        return [Translatable("battle-why-threat-king" if takes_king else "battle-why-threat-palace")]
    prey = _prey(again) - _prey(before) - {move.target}
    names = sorted(square_name(square) for square in prey)
    return [Translatable("battle-why-attack", {"count": len(names), "squares": names})] if names else []


def _prey(position: Position) -> set[Square]:
    return {move.target for move in position.legal_moves() if move.captured is not None}


def _roll(move: Move) -> Translatable:
    """Say where the move leads, where there is nothing else to say."""
    square = square_name(move.target)
    if move.piece.die is None:
        return Translatable("battle-why-king-roll", {"square": square})
    faces = {"before": move.piece.die.top, "face": move.faces[-1]}
    return Translatable("battle-why-roll", {"square": square, **faces})


def _end(candidate: Candidate) -> list[Translatable]:
    """Say in how many moves of the winner's the game is decided, where it is."""
    if candidate.ends_in is None:
        return []
    moves = (abs(candidate.ends_in) + 1) // 2
    return [
        Translatable("battle-why-wins" if candidate.ends_in > 0 else "battle-why-loses", {"moves": moves})
    ]
