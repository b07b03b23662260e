"""The themes of a turn, tagged by rule."""

from duellum.qwixx.engine.turn_facts import closes_row, is_misthrow, trace_turn
from duellum.qwixx.puzzles.turn_values import Turn
from duellum.qwixx.rules.placement import Effect, Placement
from duellum.qwixx.rules.position import Decline, Position

THEMES = ("best-turn", "capture", "close", "stack", "decline", "misthrow", "leap", "last-turn")
"""Every puzzle has the first; the others say what the best turn does."""
LEAP = 3
"""A stone that skips so many fields leaps."""


def find_themes(position: Position, turn: Turn) -> tuple[str, ...]:
    """Return the themes of the best turn, what it does after what it is."""
    line = list[Placement | Decline]()
    place = position
    for text in turn:
        move = place.parse_move(text)
        if isinstance(move, Placement | Decline):
            line.append(move)
        place = place.play(move)
    stones, after = trace_turn(position, line)
    tests = {
        "capture": any(stone.move.effect is Effect.CAPTURE for stone in stones),
        "close": any(closes_row(stone) for stone in stones),
        "stack": any(stone.move.effect is Effect.STACK for stone in stones),
        "decline": bool(stones) and declines_stone(position, line),
        "misthrow": is_misthrow(line),
        "leap": any(stone.skipped >= LEAP and not closes_row(stone) for stone in stones),
        "last-turn": after.ending is not None,
    }
    return (THEMES[0], *(name for name, holds in tests.items() if holds))


def declines_stone(position: Position, line: list[Placement | Decline]) -> bool:
    """Whether a turn declines an action that could have placed a stone."""
    for move in line:
        if isinstance(move, Decline) and len(position.legal_moves()) > 1:
            return True
        position = position.play(move)
    return False
