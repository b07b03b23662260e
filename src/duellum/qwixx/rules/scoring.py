"""Counting: supplies, scores, and whether the game has ended.

Everything is computed from the stones on the board now, so a captured stone is back in the supply.
`misthrows` are the stones in the misthrow column, by side.
"""

from duellum.qwixx.rules.board import STONES, Board, Row, Side

ROW_SCORES = (0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78)  # Q22
MAX_SCORED = len(ROW_SCORES) - 1
"""Stones of a side in a row that score (Q22)."""
_POINTS = tuple(ROW_SCORES[min(count, MAX_SCORED)] for count in range(STONES + 2))
"""The score of a row by the number of a side's stones in it, and of one more for previews."""
MISTHROW_COST = 5  # Q23
MAX_MISTHROWS = 4  # Q21
MAX_CLOSED = 2  # Q21
ENDINGS = SUPPLY_EMPTY, FOUR_MISTHROWS, TWO_ROWS_CLOSED = (
    "supply empty",
    "four misthrows",
    "two rows closed",
)
"""Why a game ends, in the order of Q21."""
END_CLAUSE = "Q21"


def supplies(board: Board, misthrows: tuple[int, int]) -> tuple[int, int]:
    """Return how many stones each side has left: all that are not on the board (Q2)."""
    black, grey = STONES - misthrows[0], STONES - misthrows[1]
    for row in board:
        black -= row.counts[0]
        grey -= row.counts[1]
    return black, grey


def points(count: int) -> int:
    """Return the score of this many stones of a side in one row; more than twelve score as twelve (Q22)."""
    return _POINTS[count]


def row_score(row: Row, side: Side) -> int:
    """Return the side's points in one row (Q22)."""
    return points(row.counts[side])


def totals(board: Board, misthrows: tuple[int, int]) -> tuple[int, int]:
    """Return each side's score: its rows less 5 for each misthrow (Q23)."""
    black, grey = -MISTHROW_COST * misthrows[0], -MISTHROW_COST * misthrows[1]
    for row in board:
        black += _POINTS[row.counts[0]]
        grey += _POINTS[row.counts[1]]
    return black, grey


def find_ending(board: Board, misthrows: tuple[int, int], left: tuple[int, int] | None = None) -> str | None:
    """Return why the game has ended, None while it is being played; to be checked after every action (Q21).

    `left` is the result of :func:`supplies` if already computed. Of several reasons, the first in the order
    of the clause is returned.
    """
    if min(left or supplies(board, misthrows)) < 1:
        return SUPPLY_EMPTY  # Q20, Q21
    if sum(misthrows) >= MAX_MISTHROWS:
        return FOUR_MISTHROWS  # Q21
    if [row.is_closed for row in board].count(True) >= MAX_CLOSED:
        return TWO_ROWS_CLOSED  # Q21
    return None
