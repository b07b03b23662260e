"""Scores of the search, in units of which a die is worth about 200, seen from the side to move."""

WIN = 30_000
"""A won game; ``WIN - n`` is won n plies from the root, ``n - WIN`` lost."""
DECISIVE = WIN - 1_000
"""Scores beyond this, above or below 0, are forced wins or losses."""


def plies_to_end(score: int) -> int | None:
    """Return in how many plies the game is won (above 0) or lost (below 0) by force; None if it is not."""
    if abs(score) <= DECISIVE:
        return None
    return WIN - score if score > 0 else -WIN - score
