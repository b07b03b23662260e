"""The golden verdicts: ``python -m tools.golden.verdict_vectors`` writes them.

Each is a game as a client has it, what a player noted, and what :mod:`duellum.record.verification` finds.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from duellum.core.fairness import compute_commitment, compute_share, derive_faces, derive_joint_faces
from duellum.core.game import Game
from duellum.record import Record, format_record
from duellum.record.verification import verify
from duellum.record.witness import FORMAT, Witness
from duellum.server.game.record_import import import_record
from tools.golden.fair_game import CHAINS, JOINT_TAGS, QWIXX, TAGS, fair_game, joint_game
from tools.golden.forged_records import forgeries, shorten

FILE = Path(__file__).parents[2] / "tests" / "golden" / "verdicts.json"
SIXES = (6,) * 6

Vector = dict[str, Any]


def roll_sixes() -> Game:
    game = Game(QWIXX)
    game.play(game.position.roll(SIXES))
    return game


def judge(name: str, game: Game, tags: Mapping[str, str], witness: Witness | None = None) -> Vector:
    """Return a game with what is found about its dice."""
    record = Record.from_game(game, dict(tags))
    replay = import_record(format_record(record).encode(), 1)
    found = verify(record, [witness] if witness else [])
    return {
        "name": name,
        "game": replay.game,
        "rules": replay.rules,
        "start": replay.positions[0].position,
        "position": replay.positions[-1].position,
        "dice": msgspec.to_builtins(replay.dice),
        "moves": [{"turn": ply.turn, "seat": int(ply.seat), "move": ply.move, "is_roll": ply.is_roll}
                  for ply in replay.moves],
        "witness": None if witness is None else complete(witness),
        "verdict": found.verdict.value,
        "witnessed": len(found.witnessed),
    }  # fmt: skip


def complete(witness: Witness) -> dict[str, Any]:
    """Return a witness with all its fields, as a browser writes it."""
    return {field: getattr(witness, field) for field in witness.__struct_fields__}


def committed_vectors() -> Iterator[Vector]:
    game = shorten(fair_game())
    seeds = TAGS["BlackSeed"], TAGS["GreySeed"]
    whole = Witness(FORMAT, TAGS["Id"], (0,), "committed", TAGS["Commitment"], seeds)
    half = Witness(FORMAT, TAGS["Id"], (0,), "committed", TAGS["Commitment"], (seeds[0], None))
    yield judge("committed, by itself", game, TAGS)
    yield judge("committed, witnessed", game, TAGS, whole)
    yield judge("committed, witnessed in part", game, TAGS, half)
    secret = {name: text for name, text in TAGS.items() if name != "Seed"}
    yield judge("committed, before the seed is revealed", game, secret, whole)
    yield judge("committed, another seed revealed", game, TAGS | {"Seed": "00" * 32})
    yield judge("committed, one roll forged", roll_sixes(), TAGS, whole)
    tries = (number.to_bytes(32) for number in range(300_000))
    chosen = next(seed for seed in tries if derive_faces(seed, TAGS["Id"], seeds, 1, 6) == SIXES)
    late = TAGS | {"Commitment": compute_commitment(chosen), "Seed": chosen.hex()}
    yield judge("committed, server's seed chosen late, by itself", roll_sixes(), late)
    yield judge("committed, server's seed chosen late, witnessed", roll_sixes(), late, whole)


def joint_vectors() -> Iterator[Vector]:
    game, identity = shorten(joint_game()), JOINT_TAGS["Id"]
    commitments = JOINT_TAGS["BlackCommitment"], JOINT_TAGS["GreyCommitment"]
    whole = Witness(FORMAT, identity, (1,), "joint", JOINT_TAGS["Commitment"], commitments=commitments)
    yield judge("joint, by itself", game, JOINT_TAGS)
    yield judge("joint, witnessed", game, JOINT_TAGS, whole)
    yield judge("joint, one roll forged", roll_sixes(), JOINT_TAGS, whole)
    yield judge("joint, a share of another chain", game, JOINT_TAGS | {"Share": JOINT_TAGS["GreyShare"]})
    yield judge("joint, shares of different rolls", game, JOINT_TAGS | {"GreyShare": commitments[1]})
    yield judge(
        "joint, no shares", game, {name: text for name, text in JOINT_TAGS.items() if "Share" not in name}
    )
    yield judge("joint, another commitment noted", game, JOINT_TAGS,
                msgspec.structs.replace(whole, commitment="00" * 32))  # fmt: skip
    yield judge("joint, passed off as committed", shorten(fair_game()), TAGS, whole)
    server = compute_share(CHAINS[""], 1)
    pairs = ((str(number), "x") for number in range(300_000))
    first, second = next(p for p in pairs if derive_joint_faces(identity, 1, server, p, 6) == SIXES)
    added = JOINT_TAGS | {"BlackSeed": first, "GreySeed": second}
    yield judge("joint, seeds added to the record", roll_sixes(), added, whole)
    yield from bot_vectors(identity)


def bot_vectors(identity: str) -> Iterator[Vector]:
    """Yield games against the computer, whose seed is fixed when the player sits down."""
    people = {name: text for name, text in JOINT_TAGS.items() if not name.startswith("Grey")}
    server, own = (compute_share(CHAINS[side], 1) for side in ("", "Black"))
    seeds = (str(number) for number in range(300_000))
    chosen = next(seed for seed in seeds if derive_joint_faces(identity, 1, server, (own, seed), 6) == SIXES)
    tags = people | {"GreySeed": chosen}
    noted = Witness(FORMAT, identity, (0,), "joint", people["Commitment"], (None, chosen),
                    (people["BlackCommitment"], None))  # fmt: skip
    yield judge("against a bot, witnessed", roll_sixes(), tags, noted)
    yield judge("against a bot, its seed unseen", roll_sixes(), tags,
                msgspec.structs.replace(noted, seeds=(None, None)))  # fmt: skip
    yield judge("against a bot, its seed chosen late", roll_sixes(), tags,
                msgspec.structs.replace(noted, seeds=(None, "shown before")))  # fmt: skip


def forged_vectors() -> Iterator[Vector]:
    """Yield what a dishonest server could write, with and without the player's witness.

    A client knows whose game it is by the id, so that a record without one has nothing to be verified.
    """
    for forgery in forgeries():
        if "Id" in forgery.tags:
            yield judge(forgery.name, forgery.game, forgery.tags, forgery.witness)
            yield judge(f"{forgery.name}, by itself", forgery.game, forgery.tags)


def vectors() -> list[Vector]:
    return [*committed_vectors(), *joint_vectors(), *forged_vectors()]


def format_vectors() -> str:
    lines = ",\n".join(json.dumps(each, ensure_ascii=False) for each in vectors())
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    FILE.write_text(format_vectors(), encoding="utf-8")
