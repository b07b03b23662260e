"""Verification of a record's dice: whether every roll follows from what was committed to before the game.

The record alone shows that its rolls follow from its own tags. That these were there before the first roll is
known only to the players, whose clients note it: :mod:`.witness`. ``docs/fairness.md`` names the tags.
"""

import enum
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from duellum.core.fairness import (
    SeedError,
    compute_commitment,
    count_reveals,
    derive_faces,
    derive_joint_faces,
    rewind_share,
)
from duellum.core.rules import Position
from duellum.record.record import Record, RecordError
from duellum.record.witness import Witness, check_witness, list_witnessed_tags

_Derive = Callable[[int, int], tuple[int, ...]]
"""Returns the faces of the roll with a number, of so many dice."""


class Verdict(enum.Enum):
    """The possible results of verifying a record."""

    FAIR = "fair"
    """Every roll is what the seeds give, and witnesses saw all of them fixed before the first."""
    CONSISTENT = "consistent"
    """Every roll is what the seeds give, but no witness saw all of them fixed before the first."""
    NO_DICE = "no dice"
    """There is nothing to verify."""
    UNPROVEN = "not proven"
    """The record lacks what it takes to verify its dice, or some were thrown before it could be proven."""
    FALSE = "false"
    """The seeds are not those committed to, or give other dice, or a witness saw others."""


@dataclass(frozen=True, slots=True)
class Verification:
    """The result of verifying a record, and the reason."""

    verdict: Verdict
    reason: str
    witnessed: tuple[str, ...] = ()
    """The tags that a witness confirms."""
    unwitnessed: tuple[str, ...] = ()
    """The tags that must have been there before the first roll, which nobody confirms here."""

    def __str__(self) -> str:
        return f"{self.verdict.value}: {self.reason}"


def verify(record: Record, witnesses: Sequence[Witness] = ()) -> Verification:
    """Check commitments and witnesses and derive every roll anew; the first thing that differs is named."""
    unproven = count_unproven(record)
    rolls = tuple(_find_rolls(record))[unproven:]
    names = tag_names(record)
    lacking = [name for name in names if name not in record.tags]
    if not rolls and not unproven and len(lacking) == len(names):
        return Verification(Verdict.NO_DICE, "none were thrown")
    if lacking:
        return Verification(Verdict.UNPROVEN, f"the record lacks {', '.join(lacking)}")
    try:
        for witness in witnesses:
            check_witness(record, witness)
        _check(rolls, _read_joint(record) if is_joint(record) else _read_committed(record))
    except (SeedError, RecordError) as error:
        return Verification(Verdict.FALSE, str(error))
    reason = f"{len(rolls)} rolls are what the seeds give"
    if unproven:
        begun = f"the first {unproven} rolls were made before the game came to the server"
        return Verification(Verdict.UNPROVEN, f"{begun}; since then {reason}")
    return _judge(record, witnesses, reason)


def _judge(record: Record, witnesses: Sequence[Witness], reason: str) -> Verification:
    """Return the result for dice that are as they should be, with who saw what they come from."""
    confirmed = {tag for witness in witnesses for tag in list_witnessed_tags(record, witness)}
    needed = committed_tag_names(record)
    witnessed = tuple(name for name in needed if name in confirmed)
    unwitnessed = tuple(name for name in needed if name not in confirmed)
    verdict = Verdict.CONSISTENT if unwitnessed else Verdict.FAIR
    return Verification(verdict, reason, witnessed, unwitnessed)


def count_unproven(record: Record) -> int:
    """Return how many of the first rolls were made before the game came to the server, by the record's tag.

    More than there are rolls means all of them; a text that is no number means all, too.
    """
    text = record.tags.get("Unproven", "0")
    rolls = sum(1 for _ in _find_rolls(record))
    return min(int(text), rolls) if text.isascii() and text.isdigit() and len(text) < 7 else rolls


def is_joint(record: Record) -> bool:
    """Whether the dice come from shares revealed roll by roll."""
    return record.tags.get("Dice") == "joint"


def tag_names(record: Record) -> tuple[str, ...]:
    """Return the tags that verifying needs; the players' stand under the names of their seats."""
    committed = committed_tag_names(record)
    if not is_joint(record):
        return ("Id", *committed, "Seed")
    has_rolls = len([*_find_rolls(record)]) > count_unproven(record)
    return ("Id", *committed, *(_share_names(record) if has_rolls else ()))


def committed_tag_names(record: Record) -> tuple[str, ...]:
    """Return the tags that must be known before the first roll; a bot has a seed, but no commitment."""
    sides = record.rules.side_names
    if not is_joint(record):
        return ("Commitment", *(f"{side}Seed" for side in sides))
    return ("Commitment", *(f"{side}{'Seed' if _is_bot(record, side) else 'Commitment'}" for side in sides))


def _share_names(record: Record) -> tuple[str, ...]:
    people = (side for side in record.rules.side_names if not _is_bot(record, side))
    return ("Share", *(f"{side}Share" for side in people))


def _is_bot(record: Record, side: str) -> bool:
    return f"{side}Seed" in record.tags


def _find_rolls(record: Record) -> Iterator[tuple[Position, Any]]:
    """Yield each position the dice acted in, and the roll."""
    for ply in record:
        if ply.before.actor == "dice":
            yield ply.before, ply.move


def _check(rolls: tuple[tuple[Position, Any], ...], derive: _Derive) -> None:
    """Raise :class:`RecordError` at the first roll that is not what the seeds give."""
    for number, (position, roll) in enumerate(rolls, 1):
        expected = position.roll(derive(number, position.dice_due))
        if roll != expected:
            raise RecordError(f"roll {number} is {roll}, but the seeds give {expected}")


# -- What the dice come from ------------------------------------------------------------------------------


def _read_committed(record: Record) -> _Derive:
    """Return how to derive rolls from three seeds. Raises :class:`SeedError` or :class:`RecordError`."""
    game, committed, first, second, revealed = (record.tags[name] for name in tag_names(record))
    seed = _parse_seed(revealed)
    if compute_commitment(seed) != committed:
        raise RecordError(f"the seed's commitment is {compute_commitment(seed)}, not {committed}")
    return lambda number, count: derive_faces(seed, game, (first, second), number, count)


def _read_joint(record: Record) -> _Derive:
    """Return how to derive rolls from the last shares of three chains. Raises :class:`SeedError`."""
    tags, sides = record.tags, record.rules.side_names
    chains = [_read_chain(tags, prefix) for prefix in ("", *sides)]
    reveals = {count for count, _ in chains if count is not None}
    if len(reveals) > 1:
        raise RecordError("the shares are not of the same roll")

    def derive(number: int, count: int) -> tuple[int, ...]:
        server, first, second = (
            share if last is None else rewind_share(share, _steps_back(last, number))
            for last, share in chains
        )
        return derive_joint_faces(tags["Id"], number, server, (first, second), count)

    return derive


def _steps_back(last: int, number: int) -> int:
    if number > last:
        raise RecordError(f"the share of roll {number} was not revealed")
    return last - number


def _read_chain(tags: Mapping[str, str], prefix: str) -> tuple[int | None, str]:
    """Return the number of reveals and the last share of a party; None and the seed for a bot.

    Raises :class:`SeedError` or :class:`RecordError`.
    """
    if prefix and f"{prefix}Seed" in tags:
        if f"{prefix}Commitment" in tags or f"{prefix}Share" in tags:
            raise RecordError(f"{prefix} has a seed, and a commitment or share beside it")
        return None, tags[f"{prefix}Seed"]
    commitment = tags[f"{prefix}Commitment"]
    share = tags.get(f"{prefix}Share", commitment)
    return count_reveals(share, commitment), share


def _parse_seed(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError as error:
        raise RecordError(f"the seed {text!r} is not in hexadecimal") from error
