"""Verification of a record's dice: whether every roll follows from what was committed to before the game.

The record alone shows that its rolls follow from its own tags. Only the players know that these existed
before the first roll, because their clients note it: :mod:`.witness`. ``docs/fairness.md`` names the tags.
"""

import enum
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from duellum.core.fairness import (
    SeedError,
    check_player_seed,
    compute_commitment,
    count_reveals,
    derive_faces,
    derive_joint_faces,
    rewind_share,
)
from duellum.core.rules import Position
from duellum.record.dice_tags import count_unproven, find_mode, is_joint
from duellum.record.record import Record, RecordError
from duellum.record.witness import Witness, check_witness, list_witnessed_tags

_HEXADECIMAL = re.compile(r"[0-9a-fA-F]*")
_Derive = Callable[[int, int], tuple[int, ...]]
"""Returns the faces of the roll with this number, given the number of dice."""


class Verdict(enum.Enum):
    """The possible results of verifying a record."""

    FAIR = "fair"
    """Every roll follows from the seeds, and witnesses saw all seeds fixed before the first roll."""
    CONSISTENT = "consistent"
    """Every roll follows from the seeds, but no witness saw all seeds fixed before the first roll."""
    NO_DICE = "no dice"
    """There is nothing to verify."""
    UNPROVEN = "not proven"
    """The record lacks the data to verify its dice, or some were rolled before they could be proven."""
    FALSE = "false"
    """The seeds differ from what was committed to or witnessed, or they give different dice."""


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
    """Check witnesses, commitments and every roll; the first thing that differs is named.

    What a witness saw is checked before anything in the record is trusted, and what is there before anything
    that is not: a record gains nothing by leaving something out.
    """
    try:
        for witness in witnesses:
            check_witness(record, witness)
        rolls = _find_proven_rolls(record)
        read = _check_parts(record)
        lacking = [name for name in _tag_names(record, has_rolls=bool(rolls)) if name not in record.tags]
        if lacking:
            return _judge_lacking(record, lacking)
        _check_rolls(rolls, read())
    except (SeedError, RecordError) as error:
        return Verification(Verdict.FALSE, str(error))
    reason = f"{len(rolls)} rolls match the seeds"
    if unproven := count_unproven(record):
        begun = f"the first {unproven} rolls were made before the game moved to the server"
        return Verification(Verdict.UNPROVEN, f"{begun}; since then {reason}")
    return _judge(record, witnesses, reason)


def _judge_lacking(record: Record, lacking: Sequence[str]) -> Verification:
    """Return the result for a record that lacks data to verify its dice."""
    has_dice = any(True for _ in _find_rolls(record)) or any(
        name in record.tags for name in _tag_names(record, has_rolls=False)
    )
    if not has_dice:
        return Verification(Verdict.NO_DICE, "the game has no rolls")
    return Verification(Verdict.UNPROVEN, f"the record lacks {', '.join(lacking)}")


def _judge(record: Record, witnesses: Sequence[Witness], reason: str) -> Verification:
    """Return the result for correct dice, and who saw what they come from."""
    confirmed = {tag for witness in witnesses for tag in list_witnessed_tags(record, witness)}
    needed = committed_tag_names(record)
    witnessed = tuple(name for name in needed if name in confirmed)
    unwitnessed = tuple(name for name in needed if name not in confirmed)
    verdict = Verdict.CONSISTENT if unwitnessed else Verdict.FAIR
    return Verification(verdict, reason, witnessed, unwitnessed)


def _tag_names(record: Record, *, has_rolls: bool) -> tuple[str, ...]:
    """Return the tags that verifying needs; the players' are under the names of their seats."""
    committed = committed_tag_names(record)
    if not is_joint(record):
        return ("Id", *committed, "Seed")
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


def _find_proven_rolls(record: Record) -> tuple[tuple[Position, Any], ...]:
    """Return the rolls made on the server. Raises :class:`RecordError` for an impossible number of others."""
    rolls, unproven = tuple(_find_rolls(record)), count_unproven(record)
    if not 0 <= unproven <= len(rolls):
        stated = record.tags.get("Unproven")
        raise RecordError(f"the tag Unproven must be a number from 0 to {len(rolls)}, not {stated!r}")
    return rolls[unproven:]


def _check_rolls(rolls: tuple[tuple[Position, Any], ...], derive: _Derive) -> None:
    """Raise :class:`RecordError` at the first roll that is not what the seeds give."""
    for number, (position, roll) in enumerate(rolls, 1):
        expected = position.roll(derive(number, position.dice_due))
        if roll != expected:
            raise RecordError(f"roll {number} is {roll}, but the seeds give {expected}")


# -- What the dice come from ------------------------------------------------------------------------------

_Chain = tuple[int | None, str]
"""The number of reveals and the last share of a party; None and the seed for a bot."""


def _check_parts(record: Record) -> Callable[[], _Derive]:
    """Check what the record has of seeds or chains, and return how to read it when nothing is lacking.

    Raises :class:`SeedError` or :class:`RecordError`, also for an unknown mode.
    """
    match find_mode(record):
        case "joint":
            return _check_joint(record)
        case "committed":
            return _check_committed(record)
    raise RecordError(f"the tag Dice is {record.tags['Dice']!r}; it must be committed or joint")


def _check_committed(record: Record) -> Callable[[], _Derive]:
    """Check what the record has of three seeds, and return how to read it when nothing is lacking.

    Raises :class:`SeedError` or :class:`RecordError`.
    """
    tags, sides = record.tags, record.rules.side_names
    _refuse_tags(record, "Share", *(f"{side}{part}" for side in sides for part in ("Commitment", "Share")))
    for seed in (tags[name] for side in sides if (name := f"{side}Seed") in tags):
        check_player_seed(seed)
    if "Seed" in tags:
        commitment = compute_commitment(_parse_seed(tags["Seed"]))
        if commitment != tags.get("Commitment", commitment):
            raise RecordError(f"the seed's commitment is {commitment}, not {tags['Commitment']}")
    return partial(_read_committed, record)


def _read_committed(record: Record) -> _Derive:
    """Return how to derive rolls from three seeds."""
    game, _, first, second, revealed = (record.tags[name] for name in _tag_names(record, has_rolls=True))
    seed = _parse_seed(revealed)
    return lambda number, count: derive_faces(seed, game, (first, second), number, count)


def _check_joint(record: Record) -> Callable[[], _Derive]:
    """Check what the record has of three chains, and return how to read it when nothing is lacking.

    Raises :class:`SeedError` or :class:`RecordError`.
    """
    tags, parties = record.tags, ("", *record.rules.side_names)
    _refuse_tags(record, "Seed")
    commitments = [tags[name] for party in parties if (name := f"{party}Commitment") in tags]
    if len(set(commitments)) < len(commitments):
        raise RecordError("two parties have the same commitment")
    chains = [chain for party in parties if (chain := _read_chain(tags, party)) is not None]
    return partial(_read_joint, record, chains)


def _read_joint(record: Record, chains: Sequence[_Chain]) -> _Derive:
    """Return how to derive rolls from the last shares of three chains. Raises :class:`RecordError`."""
    reveals = {count for count, _ in chains if count is not None}
    if len(reveals) > 1:
        raise RecordError("the shares belong to different rolls")

    def derive(number: int, count: int) -> tuple[int, ...]:
        server, first, second = (
            share if last is None else rewind_share(share, _steps_back(last, number))
            for last, share in chains
        )
        return derive_joint_faces(record.tags["Id"], number, server, (first, second), count)

    return derive


def _steps_back(last: int, number: int) -> int:
    if number > last:
        raise RecordError(f"the share of roll {number} was not revealed")
    return last - number


def _read_chain(tags: Mapping[str, str], prefix: str) -> _Chain | None:
    """Return a party's chain, or a bot's seed; None without either.

    Raises :class:`SeedError` or :class:`RecordError`.
    """
    if prefix and f"{prefix}Seed" in tags:
        if f"{prefix}Commitment" in tags or f"{prefix}Share" in tags:
            raise RecordError(f"{prefix} has both a seed and a commitment or share")
        check_player_seed(tags[f"{prefix}Seed"])
        return None, tags[f"{prefix}Seed"]
    commitment = tags.get(f"{prefix}Commitment")
    if commitment is None:
        return None
    share = rewind_share(tags.get(f"{prefix}Share", commitment), 0)
    return count_reveals(share, commitment), share


def _refuse_tags(record: Record, *names: str) -> None:
    """Raise :class:`RecordError` for a tag that belongs to the other mode."""
    for name in names:
        if name in record.tags:
            mode = "joint" if is_joint(record) else "committed"
            raise RecordError(f"the record has {name}, which {mode} dice do not have")


def _parse_seed(text: str) -> bytes:
    if not _HEXADECIMAL.fullmatch(text) or len(text) % 2:
        raise RecordError(f"the seed {text!r} is not hexadecimal")
    return bytes.fromhex(text)
