"""When a position is a puzzle: one move ahead of all others by a wide margin, at every step of the line.

The candidates of a search are the moves without those of equal result, so moves that lead to the same
position count as one.
"""

from collections.abc import Callable, Sequence

from duellum.battle.engine.explanation import find_loose_dice, pass_turn
from duellum.battle.rules.move import Move
from duellum.battle.rules.position import Position
from duellum.core.engine import Candidate, SearchResult

MARGIN = 0.30
"""By how much win probability the answer is ahead of the second best move."""
HOLDING = 0.40
"""The answer leaves at least this win probability: a puzzle is worth solving."""
SAFE_MARGIN = 0.15
"""A longer search refutes a puzzle whose margin it finds below this."""
NOT_WINNING = 0.70
"""Where the answer wins by force, no other move does, and none is worth more than this."""
MAX_STEPS = 5
"""How many moves of the solver a line has at most."""
MIN_CHOICES = 8
"""A position with fewer results to choose from asks nothing."""

Search = Callable[[Position], SearchResult]
"""Searches a position for its two best candidates."""


def is_forced_win(candidate: Candidate) -> bool:
    """Whether a candidate wins by force."""
    return candidate.plies_to_end is not None and candidate.plies_to_end > 0


def is_forced_loss(candidate: Candidate) -> bool:
    """Whether a candidate loses by force."""
    return candidate.plies_to_end is not None and candidate.plies_to_end < 0


def stands_out(found: SearchResult, margin: float = MARGIN) -> bool:
    """Whether the best candidate is ahead of every other by a margin, and good enough to be an answer.

    A forced win stands out if no other move wins by force and none comes close. A move that wins at once
    always does: any other that wins at once is an answer too.
    """
    best, *others = found.candidates
    if best.plies_to_end == 1:
        return True
    if not others or best.value < HOLDING:
        return False
    second = others[0]
    if is_forced_win(best):
        return not is_forced_win(second) and second.value <= NOT_WINNING
    return best.value - second.value >= margin


def find_line(position: Position, search: Search) -> tuple[Move, ...]:
    """Return the moves that solve a position, the solver's and the best replies; none if it is not a puzzle.

    The line ends with the last step at which one move stands out, or with the game. Winning at once ends a
    line only where the first move wins by force: elsewhere the opponent has gone wrong by then.
    """
    line, wins_by_force = list[Move](), False
    for step in range(MAX_STEPS):
        found = search(position)
        best = found.candidates[0]
        wins_by_force = wins_by_force or (step == 0 and is_forced_win(best))
        if not stands_out(found) or (best.plies_to_end == 1 and not wins_by_force):
            break
        line.append(best.move)
        position = position.play(best.move)
        if position.outcome() is not None:
            return tuple(line)
        line.append(search(position).candidates[0].move)
        position = position.play(line[-1])
        if position.outcome() is not None:
            break
    return tuple(line[:-1])


def is_trivial(position: Position, line: Sequence[Move], previous: Move | None = None) -> bool:
    """Whether the answer needs no thought: there is hardly a choice, or it takes what is offered.

    That is a single move that captures an unprotected die, or recaptures, while the solver's king is in no
    danger. Any move that saves a king in danger is worth finding.
    """
    results = {(move.start, move.target, move.after) for move in position.legal_moves()}
    if len(results) < MIN_CHOICES:
        return True
    first = line[0]
    if len(line) > 1 or first.captured is None or first.wins_by is not None or is_threatened(position):
        return False
    recaptures = previous is not None and previous.captured is not None and previous.target == first.target
    return recaptures or first.target in find_loose_dice(position)


def is_threatened(position: Position) -> bool:
    """Whether the opponent, if it were to move, would win at once."""
    return bool(pass_turn(position).winning_moves())
