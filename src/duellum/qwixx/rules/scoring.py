"""What is counted on the board: supplies, scores, and whether the game has ended.

All of it follows from the stones that lie there now, so a captured stone is simply back in the supply.
`misthrows` are the stones in the misthrow column, by side.
"""

from duellum.qwixx.rules.board import STONES, Board, Row, Side

ROW_SCORES = (0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78)  # Q22
_MOST_SCORED = len(ROW_SCORES) - 1
MISTHROW_COST = 5  # Q23
MOST_MISTHROWS = 4  # Q21
MOST_CLOSED = 2  # Q21


def supplies(board: Board, misthrows: tuple[int, int]) -> tuple[int, int]:
    """Return how many stones each side has left: all that are not on the board (Q2)."""
    black, grey = STONES - misthrows[0], STONES - misthrows[1]
    for row in board:
        black -= row.counts[0]
        grey -= row.counts[1]
    return black, grey


def points(count: int) -> int:
    """Return what so many stones of a side in one row score; more than twelve score as twelve (Q22)."""
    return ROW_SCORES[min(count, _MOST_SCORED)]


def row_score(row: Row, side: Side) -> int:
    """Return the side's points in one row (Q22)."""
    return points(row.counts[side])


def totals(board: Board, misthrows: tuple[int, int]) -> tuple[int, int]:
    """Return each side's score: its rows less 5 for each misthrow (Q23)."""
    black, grey = -MISTHROW_COST * misthrows[0], -MISTHROW_COST * misthrows[1]
    for row in board:
        blacks, greys = row.counts
        black += ROW_SCORES[min(blacks, _MOST_SCORED)]
        grey += ROW_SCORES[min(greys, _MOST_SCORED)]
    return black, grey


def ending(board: Board, misthrows: tuple[int, int], left: tuple[int, int] | None = None) -> str | None:
    """Return why the game has ended, None while it goes on; to be asked after every action (Q21).

    `left` is what :func:`supplies` gives, where it is known. Where two reasons come together, the first in
    the order of the clause is given.
    """
    if min(left or supplies(board, misthrows)) < 1:
        return "supply empty"  # Q20, Q21
    if sum(misthrows) >= MOST_MISTHROWS:
        return "four misthrows"  # Q21
    if [row.is_closed for row in board].count(True) >= MOST_CLOSED:
        return "two rows closed"  # Q21
    return None
