"""Scores of the search, in units of which a die is worth about 200, seen from the side to move."""

WIN = 30_000
"""A won game; ``WIN - n`` is won n plies from the root, ``n - WIN`` lost."""
DECISIVE = WIN - 1_000
"""Scores beyond this, above or below 0, are forced wins or losses."""


def plies_to_end(score: int) -> int | None:
    """Return in how many plies the game is won (above 0) or lost (below 0) by force; None where it is not."""
    if abs(score) <= DECISIVE:
        return None
    return WIN - score if score > 0 else -WIN - score


def is_final(score: int, depth: int) -> bool:
    """Whether a deeper search cannot change the score: the forced end is within the depth."""
    plies = plies_to_end(score)
    return plies is not None and abs(plies) <= depth
