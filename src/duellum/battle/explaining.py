"""Saying in a sentence what a move does: for hints and analysis. Asks the plain rules only."""

from dataclasses import replace

from duellum.battle.board import Square, square_name
from duellum.battle.rules import Move, Position
from duellum.thinking import Candidate


def explain(position: Position, candidate: Candidate) -> str:
    """Return what a candidate does, the weightiest thing first, like "Wins a 5 and threatens the king"."""
    move: Move = candidate.move
    after = position.play(move)
    outcome = after.outcome()
    if outcome is not None and outcome.winner is not None:
        return "Takes the king and wins." if outcome.clause == "B16" else "Enters the palace and wins."
    said = [*_rescue(position, after), *_capture(candidate), *_threats(position, after, move)]
    said = said or [f"brings the {_name(move)} to {square_name(move.target)}{_showing(move)}"]
    sentence = " and ".join([", ".join(said[:-1]), said[-1]]) if len(said) > 1 else said[0]
    return f"{sentence[0].upper()}{sentence[1:]}{_end(candidate)}."


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


def _rescue(before: Position, after: Position) -> list[str]:
    """Say whether the move parries a threat: to the king, as one step to the palace cannot be barred."""
    opponent = replace(before, to_move=before.to_move.other)
    return ["saves the king"] if winning_moves(opponent) and not winning_moves(after) else []


def _capture(candidate: Candidate) -> list[str]:
    move: Move = candidate.move
    if move.captured is None or move.captured.die is None:
        return []
    balance = 1
    for number, later in enumerate(candidate.line[1:5]):
        balance += (1 if number % 2 else -1) * (later.captured is not None)
    verb = "wins" if balance > 0 else ("gives up a die for" if balance < 0 else "exchanges dice, taking")
    return [f"{verb} a {move.captured.die.top}"]


def _threats(before: Position, after: Position, move: Move) -> list[str]:
    """Say what the move threatens that was not threatened before."""
    again = _as_if_moving(after, before)
    fresh = {str(win) for win in winning_moves(again)} - {str(win) for win in winning_moves(before)}
    if fresh:
        wins = [win for win in winning_moves(again) if str(win) in fresh]
        takes_king = any(win.captured is not None and win.captured.is_king for win in wins)
        return ["threatens the king" if takes_king else "threatens the palace"]
    prey = _prey(again) - _prey(before) - {move.target}
    names = sorted(square_name(square) for square in prey)
    return [f"attacks {' and '.join(names)}"] if names else []


def _prey(position: Position) -> set[Square]:
    return {move.target for move in position.legal_moves() if move.captured is not None}


def _name(move: Move) -> str:
    return "king" if move.piece.die is None else str(move.piece.die.top)


def _showing(move: Move) -> str:
    return f", where it shows {move.faces[-1]}" if move.faces else ""


def _end(candidate: Candidate) -> str:
    if candidate.ends_in is None:
        return ""
    moves = (abs(candidate.ends_in) + 1) // 2
    way = "wins" if candidate.ends_in > 0 else "loses"
    return f", and {way} by force in {moves} {'move' if moves == 1 else 'moves'}"
