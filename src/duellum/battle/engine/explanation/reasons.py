"""The reasons for a move: from the plain rules, the principal variation and the other candidates.

Each reason is a fact that the plain rules bear out, and says more than the move itself shows. They come in
the order of their importance.
"""

from collections.abc import Iterator, Sequence
from itertools import islice

from duellum.battle.engine.explanation.material import count_dice_won, find_gain_ply
from duellum.battle.engine.explanation.threats import find_loose_dice, has_palace_run, pass_turn
from duellum.battle.rules.board import Square, square_name
from duellum.battle.rules.move import Move
from duellum.battle.rules.position import Position
from duellum.core.engine import Candidate
from duellum.core.explanation import MAX_REASONS, explain_in_general, is_best
from duellum.core.i18n import Translatable

_WINS = {"B16": "battle-why-takes-king", "B17": "battle-why-takes-palace"}


def explain(
    position: Position, candidate: Candidate, others: Sequence[Candidate] = ()
) -> tuple[Translatable, ...]:
    """Return the reasons for a candidate, at most two, the most important first.

    Like "Wins a 5. Threatens the king.". `others` are the other candidates of the same search, the best
    first.
    """
    reasons = tuple(islice(_find_reasons(position, candidate, others), MAX_REASONS))
    return reasons or explain_in_general(candidate, others)


def _find_reasons(
    before: Position, candidate: Candidate, others: Sequence[Candidate]
) -> Iterator[Translatable]:
    move: Move = candidate.move
    if move.wins_by is not None:
        yield Translatable(_WINS[move.wins_by])
        return
    if len({(one.start, one.target, one.after) for one in before.legal_moves()}) == 1:
        yield Translatable("general-why-forced")
    after = before.play(move)
    if after.outcome() is not None:
        yield Translatable("general-why-draws")
        return
    yield from _explain_end(candidate)
    if candidate.plies_to_end is not None and candidate.plies_to_end < 0:
        return
    yield from _explain_defence(before, after)
    yield from _explain_gain(before, candidate, others)
    yield from _explain_saved_dice(before, after, candidate)
    yield from _explain_worse_moves(before, candidate, others)
    yield from _explain_threats(before, after)
    yield from _explain_trade(before, candidate)


def _explain_end(candidate: Candidate) -> Iterator[Translatable]:
    """Say in how many moves of the winner the game is decided, when it is."""
    if candidate.plies_to_end is not None:
        moves = (abs(candidate.plies_to_end) + 1) // 2
        is_won = candidate.plies_to_end > 0
        yield Translatable("battle-why-wins" if is_won else "battle-why-loses", {"moves": moves})


def _explain_defence(before: Position, after: Position) -> Iterator[Translatable]:
    """Say what the move prevents that the opponent would do if one passed."""
    passed = pass_turn(before)
    if passed.winning_moves():  # a king that can be captured: one step to the palace cannot be prevented
        if not after.winning_moves():
            yield Translatable("battle-why-rescue")
    elif has_palace_run(passed) and not after.winning_moves() and not has_palace_run(after):
        yield Translatable("battle-why-guards-palace")


def _explain_gain(
    before: Position, candidate: Candidate, others: Sequence[Candidate]
) -> Iterator[Translatable]:
    """Say that a die is won: by a capture, or later where the next best move does not win one as well."""
    ply = find_gain_ply(before, candidate.line)
    captured = candidate.move.captured
    if ply is not None and captured is not None:
        yield Translatable("battle-why-gain", {"face": captured.die.top})
    elif ply is not None and not any(find_gain_ply(before, other.line) for other in others[:1]):
        yield Translatable("battle-why-gain-later", {"moves": (ply + 1) // 2})


def _explain_saved_dice(before: Position, after: Position, candidate: Candidate) -> Iterator[Translatable]:
    """Say which dice the opponent could have taken for nothing and now cannot."""
    endangered, still = find_loose_dice(pass_turn(before)), find_loose_dice(after)
    move: Move = candidate.move
    saved = [square for square in endangered if _follow(square, move) not in still]
    if saved and len(still) < len(endangered) and count_dice_won(before, candidate.line) >= 0:
        yield _name_squares("battle-why-saves", saved)


def _follow(square: Square, move: Move) -> Square:
    """Return where the piece of a square stands after a move of its side."""
    return move.target if square == move.start else square


def _explain_worse_moves(
    before: Position, candidate: Candidate, others: Sequence[Candidate]
) -> Iterator[Translatable]:
    """Say what the next best move would lose."""
    if not others or not is_best(candidate, others):
        return
    end = others[0].plies_to_end
    if end is not None and end < 0:
        yield Translatable("battle-why-only")
    elif count_dice_won(before, others[0].line) < 0 <= count_dice_won(before, candidate.line):
        yield Translatable("battle-why-next-loses-die")


def _explain_threats(before: Position, after: Position) -> Iterator[Translatable]:
    """Say what the move threatens that was not threatened before."""
    again = pass_turn(after)
    known = {str(win) for win in before.winning_moves()}
    new = [win for win in again.winning_moves() if str(win) not in known]
    if new:
        takes_king = any(win.wins_by == "B16" for win in new)
        yield Translatable("battle-why-threat-king" if takes_king else "battle-why-threat-palace")
    if attacked := find_loose_dice(again) - find_loose_dice(before):
        yield _name_squares("battle-why-attack", attacked)


def _explain_trade(before: Position, candidate: Candidate) -> Iterator[Translatable]:
    """Say what a capture costs that wins nothing."""
    captured = candidate.move.captured
    won = count_dice_won(before, candidate.line)
    if captured is not None and won <= 0:
        message = "battle-why-exchange" if won == 0 else "battle-why-sacrifice"
        yield Translatable(message, {"face": captured.die.top})


def _name_squares(message: str, squares: Sequence[Square] | frozenset[Square]) -> Translatable:
    names = sorted(square_name(square) for square in squares)
    return Translatable(message, {"count": len(names), "squares": names})
