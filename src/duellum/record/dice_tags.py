"""The tags that say how a record's dice were rolled: the mode, and how many rolls were made elsewhere."""

import re
from typing import Literal

from duellum.record.record import Record

_COUNT = re.compile(r"0|[1-9][0-9]{0,5}")


def find_mode(record: Record) -> Literal["committed", "joint"] | None:
    """Return how the dice were rolled; None if the tag names a mode that does not exist."""
    match record.tags.get("Dice", "committed"):
        case "committed":
            return "committed"
        case "joint":
            return "joint"
    return None


def is_joint(record: Record) -> bool:
    """Whether the dice come from shares revealed roll by roll."""
    return find_mode(record) == "joint"


def count_unproven(record: Record) -> int:
    """Return how many of the first rolls were made before the game moved to the server, by the record's tag.

    A text that is not a number gives -1, which no game has. The number may be greater than that of the rolls.
    """
    text = record.tags.get("Unproven", "0")
    return int(text) if _COUNT.fullmatch(text) else -1
