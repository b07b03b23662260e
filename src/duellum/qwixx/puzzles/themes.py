"""The themes of a turn, tagged by rule."""

from duellum.qwixx.kernel.encoding import encode
from duellum.qwixx.kernel.reasons import count_skipped
from duellum.qwixx.puzzles.turn_values import Turn
from duellum.qwixx.rules.board import colour_of, place_of
from duellum.qwixx.rules.placement import Effect, Placement
from duellum.qwixx.rules.position import Decline, Position

THEMES = ("best-turn", "capture", "close", "stack", "decline", "misthrow", "leap", "last-turn")
"""Every puzzle has the first; the others say what the best turn does."""
LEAP = 3
"""A stone that skips this many spaces leaps."""


def find_themes(position: Position, turn: Turn) -> tuple[str, ...]:
    """Return the themes of the best turn, what it does after what it is."""
    effects, has_declined, is_misthrow, has_leapt = set[Effect](), False, False, False
    for text in turn:
        move = position.parse_move(text)
        if isinstance(move, Placement):
            effects.add(move.effect)
            has_leapt |= move.effect is not Effect.CLOSE and leaps(position, move)
        elif isinstance(move, Decline):
            has_declined |= len(position.legal_moves()) > 1
            is_misthrow = move.is_misthrow
        position = position.play(move)
    tests = {
        "capture": Effect.CAPTURE in effects,
        "close": Effect.CLOSE in effects,
        "stack": Effect.STACK in effects,
        "decline": bool(effects) and has_declined,
        "misthrow": is_misthrow,
        "leap": has_leapt,
        "last-turn": position.ending is not None,
    }
    return (THEMES[0], *(name for name, holds in tests.items() if holds))


def leaps(position: Position, move: Placement) -> bool:
    """Whether a stone skips many fields."""
    row = int(encode(position)[colour_of(move.field)])
    return bool(count_skipped(row, int(position.to_move), place_of(move.field)) >= LEAP)
