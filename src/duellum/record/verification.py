"""Verification of a record's dice: whether every roll follows from the seeds committed to before the game.

It needs nothing but the record. ``docs/fairness.md`` names the tags.
"""

import enum
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from duellum.core.fairness import SeedError, compute_commitment, derive_faces
from duellum.core.rules import Position
from duellum.record.record import Record, RecordError


class Verdict(enum.Enum):
    """The possible results of verifying a record."""

    FAIR = "fair"
    """Every roll is what the seeds give."""
    NO_DICE = "no dice"
    """There is nothing to verify."""
    UNPROVEN = "not proven"
    """The record lacks what it takes to verify its dice."""
    FALSE = "false"
    """The seeds are not those committed to, or give other dice."""


@dataclass(frozen=True, slots=True)
class Verification:
    """The result of verifying a record, and the reason."""

    verdict: Verdict
    reason: str

    def __str__(self) -> str:
        return f"{self.verdict.value}: {self.reason}"


def verify(record: Record) -> Verification:
    """Check the commitment and derive every roll anew; the first that differs is named."""
    rolls = tuple(_find_rolls(record))
    names = tag_names(record)
    lacking = [name for name in names if name not in record.tags]
    if not rolls and len(lacking) == len(names):
        return Verification(Verdict.NO_DICE, "none were thrown")
    if lacking:
        return Verification(Verdict.UNPROVEN, f"the record lacks {', '.join(lacking)}")
    try:
        _check(record, rolls)
    except (SeedError, RecordError) as error:
        return Verification(Verdict.FALSE, str(error))
    return Verification(Verdict.FAIR, f"{len(rolls)} rolls are what the seeds give")


def tag_names(record: Record) -> tuple[str, ...]:
    """Return the tags that verifying needs; the players' seeds stand under the names of their seats."""
    return ("Id", "Commitment", *(f"{side}Seed" for side in record.rules.sides), "Seed")


def _find_rolls(record: Record) -> Iterator[tuple[Position, Any]]:
    """Yield each position the dice acted in, and the roll."""
    for ply in record:
        if ply.before.actor == "dice":
            yield ply.before, ply.move


def _check(record: Record, rolls: tuple[tuple[Position, Any], ...]) -> None:
    """Raise :class:`SeedError` or :class:`RecordError` at the first thing that is not as committed to."""
    game, committed, first, second, revealed = (record.tags[name] for name in tag_names(record))
    seed = _parse_seed(revealed)
    if compute_commitment(seed) != committed:
        raise RecordError(f"the seed's commitment is {compute_commitment(seed)}, not {committed}")
    for number, (position, roll) in enumerate(rolls, 1):
        expected = position.roll(derive_faces(seed, game, (first, second), number, position.dice_due))
        if roll != expected:
            raise RecordError(f"roll {number} is {roll}, but the seeds give {expected}")


def _parse_seed(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError as error:
        raise RecordError(f"the seed {text!r} is not in hexadecimal") from error
