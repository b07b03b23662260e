"""Witnesses: what a player's client noted before the first roll, to be compared with the record afterwards.

A record is written by the server, so it proves the dice only to somebody who knows that its commitment and
seeds are those of the game's beginning. A client notes them when it sits down, and saves them as JSON.
``docs/fairness.md`` describes its fields.
"""

from pathlib import Path
from typing import Literal

import msgspec

from duellum.record.dice_tags import count_unproven, find_mode
from duellum.record.record import Record, RecordError

FORMAT: Literal["duellum witness 1"] = "duellum witness 1"


class Witness(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one player saw: the server's commitment before giving a seed, the rest before the first roll."""

    format: Literal["duellum witness 1"]
    game: str
    seats: tuple[int, ...]
    mode: Literal["committed", "joint"]
    commitment: str
    """The server's."""
    seeds: tuple[str | None, str | None] = (None, None)
    """Those of the seats: both players' in a committed game, a bot's in a joint one; None if unseen."""
    commitments: tuple[str | None, str | None] = (None, None)
    """Those of the seats, in a joint game; None for the computer's seat, and if unseen."""
    unproven: int | None = None
    """How many rolls had been made elsewhere when the player sat down; None in an old witness."""
    start: str | None = None
    """The position from which the game began; None in an old witness."""


def read_witness(path: Path) -> Witness:
    """Return the witness of a file. Raises :class:`~duellum.record.RecordError` and OSError."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Witness)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise RecordError(f"{path} is not a dice proof: {error}") from error


def check_witness(record: Record, witness: Witness) -> None:
    """Raise :class:`~duellum.record.RecordError` at the first difference from what the player saw."""
    if find_mode(record) != witness.mode:
        mode = record.tags.get("Dice", "committed")
        raise RecordError(f"the record's dice are {mode}, but the dice proof has {witness.mode} ones")
    if witness.unproven not in (None, count_unproven(record)):
        count = record.tags.get("Unproven", "0")
        raise RecordError(f"the record's Unproven is {count}, but the dice proof has {witness.unproven}")
    if witness.start not in (None, str(record.start)):
        raise RecordError(f"the record starts from {record.start}, but the dice proof has {witness.start}")
    for tag, seen in list_witnessed_tags(record, witness).items():
        stated = record.tags.get(tag)
        if stated != seen:
            raise RecordError(f"the record's {tag} is {stated}, but the dice proof has {seen}")


def list_witnessed_tags(record: Record, witness: Witness) -> dict[str, str]:
    """Return what the record's tags must be if the witness is right."""
    seen: dict[str, str | None] = {"Id": witness.game, "Commitment": witness.commitment}
    parts = zip(record.rules.side_names, witness.seeds, witness.commitments, strict=True)
    for side, seed, commitment in parts:
        seen |= {f"{side}Seed": seed, f"{side}Commitment": commitment}
    return {tag: text for tag, text in seen.items() if text is not None}
