"""Records that a dishonest server could write after an honest game, and what the player's witness saw.

Each lie changes one thing that a record says of its dice, and is told of a game with joint dice, of one with
committed dice, or of one that began elsewhere.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from msgspec import structs

from duellum.core.fairness import compute_commitment, compute_share
from duellum.core.game import Game
from duellum.record import Record
from duellum.record.witness import FORMAT, Witness
from tools.golden.fair_game import CHAINS, JOINT_TAGS, QWIXX, SEED, TAGS, fair_game, joint_faces, joint_game

PLIES = 9
START = str(Game(QWIXX).position)
OTHER_SECRET = bytes([9]) * 32
OTHER_SEED = bytes([8]) * 32
BOT_TAGS = {name: text for name, text in JOINT_TAGS.items() if not name.startswith("Grey")} | {
    "GreySeed": "bot's"
}
COMMITTED_WITNESS = Witness(
    FORMAT,
    TAGS["Id"],
    (0,),
    "committed",
    TAGS["Commitment"],
    (TAGS["BlackSeed"], TAGS["GreySeed"]),
    unproven=0,
    start=START,
)
JOINT_WITNESS = Witness(
    FORMAT,
    JOINT_TAGS["Id"],
    (1,),
    "joint",
    JOINT_TAGS["Commitment"],
    commitments=(JOINT_TAGS["BlackCommitment"], JOINT_TAGS["GreyCommitment"]),
    unproven=0,
    start=START,
)


@dataclass(frozen=True)
class Forgery:
    """A record that is not what the player saw."""

    name: str
    game: Game
    tags: Mapping[str, str]
    witness: Witness
    verdict: str = "false"
    """"not proven" only where something is left out that no witness has seen."""

    @property
    def record(self) -> Record:
        return Record.from_game(self.game, dict(self.tags))


def shorten(game: Game) -> Game:
    """Return the first plies of a game."""
    short = Game(QWIXX)
    for move in game.moves[:PLIES]:
        short.play(move)
    return short


def continued_game() -> Game:
    """Return a game whose first roll was made elsewhere, and whose later ones are joint."""
    game = Game(QWIXX)
    game.play(game.parse_move("66/6666"))
    while sum(position.actor == "dice" for position in game.positions) < 4:
        if game.actor == "dice":
            number = sum(position.actor == "dice" for position in game.positions) - 1
            game.play(game.position.roll(joint_faces(number, game.position.dice_due)))
        else:
            game.play(game.legal_moves()[0])
    return game


def roll_sixes(fair: Game) -> Game:
    """Return a game with as many rolls, all of them sixes."""
    game, rolls = Game(QWIXX), sum(position.actor == "dice" for position in fair.positions[:-1])
    while game.outcome is None and rolls > 0:
        if game.actor == "dice":
            game.play(game.position.roll((6,) * game.position.dice_due))
            rolls -= 1
        else:
            game.play(game.legal_moves()[0])
    return game


def without(tags: Mapping[str, str], *names: str) -> dict[str, str]:
    return {name: text for name, text in tags.items() if name not in names}


def swap(tags: Mapping[str, str], part: str) -> dict[str, str]:
    return {**tags, f"Black{part}": tags[f"Grey{part}"], f"Grey{part}": tags[f"Black{part}"]}


def joint_tag_lies() -> Iterator[tuple[str, dict[str, str], str]]:
    """Yield lies about the tags of a joint game, with the verdict."""
    other = {f"{side}Commitment": compute_share(OTHER_SECRET, 0) for side in CHAINS}
    yield "another game's id", JOINT_TAGS | {"Id": "another"}, "false"
    yield "no id", without(JOINT_TAGS, "Id"), "false"
    yield "called committed", without(JOINT_TAGS, "Dice"), "false"
    yield "called something else", JOINT_TAGS | {"Dice": "Joint"}, "false"
    yield "the committed game's tags", TAGS, "false"
    yield "a seed besides", JOINT_TAGS | {"Seed": SEED.hex()}, "false"
    for side in CHAINS:
        commitment, share = f"{side}Commitment", f"{side}Share"
        chain = {commitment: other[commitment], share: compute_share(OTHER_SECRET, 200)}
        yield f"another chain, {commitment}", JOINT_TAGS | chain, "false"
        yield f"no {commitment}", without(JOINT_TAGS, commitment), "false"
        yield (
            f"{commitment} in upper case",
            JOINT_TAGS | {commitment: JOINT_TAGS[commitment].upper()},
            "false",
        )
        yield f"another {share}", JOINT_TAGS | {share: compute_share(OTHER_SECRET, 200)}, "false"
        yield f"an earlier {share}", JOINT_TAGS | {share: compute_share(CHAINS[side], 199)}, "false"
        yield f"{share} in upper case", JOINT_TAGS | {share: JOINT_TAGS[share].upper()}, "false"
        yield f"{share} cut short", JOINT_TAGS | {share: JOINT_TAGS[share][:-1]}, "false"
        yield f"no {share}", without(JOINT_TAGS, share), "not proven"
    cut = {f"{side}Share": compute_share(secret, 1) for side, secret in CHAINS.items()}
    yield "chains that end after the first roll", JOINT_TAGS | cut, "false"
    yield "no shares", without(JOINT_TAGS, *(f"{side}Share" for side in CHAINS)), "not proven"
    yield (
        "a wrong share beside one left out",
        without(JOINT_TAGS, "GreyShare") | {"Share": "00" * 32},
        "false",
    )
    yield "commitments by the wrong seats", swap(JOINT_TAGS, "Commitment"), "false"
    yield "chains by the wrong seats", swap(swap(JOINT_TAGS, "Commitment"), "Share"), "false"
    yield "shares by the wrong seats", swap(JOINT_TAGS, "Share"), "false"
    for side in ("Black", "Grey"):
        yield f"a {side}Seed besides", JOINT_TAGS | {f"{side}Seed": "late"}, "false"
        bot = without(JOINT_TAGS, f"{side}Commitment", f"{side}Share") | {f"{side}Seed": "late"}
        yield f"{side} made a computer", bot, "false"


def committed_tag_lies() -> Iterator[tuple[str, dict[str, str], str]]:
    """Yield lies about the tags of a committed game, with the verdict."""
    late = {"Commitment": compute_commitment(OTHER_SEED), "Seed": OTHER_SEED.hex()}
    yield "another game's id", TAGS | {"Id": "another"}, "false"
    yield "no id", without(TAGS, "Id"), "false"
    yield "called joint", TAGS | {"Dice": "joint", "Share": TAGS["Seed"]}, "false"
    yield "the joint game's tags", JOINT_TAGS, "false"
    for mode in ("", "Joint", "joint ", "joint\n", "fair"):
        yield f"called {mode!r}", TAGS | {"Dice": mode}, "false"
    yield "another seed with its commitment", TAGS | late, "false"
    yield "another commitment", TAGS | {"Commitment": late["Commitment"]}, "false"
    yield "no commitment", without(TAGS, "Commitment"), "false"
    yield "another seed", TAGS | {"Seed": OTHER_SEED.hex()}, "false"
    yield "a seed cut short", TAGS | {"Seed": TAGS["Seed"][:-2]}, "false"
    yield "a seed with spaces", TAGS | {"Seed": SEED.hex(" ")}, "false"
    yield "no seed", without(TAGS, "Seed"), "not proven"
    yield "a share besides", TAGS | {"Share": TAGS["Seed"]}, "false"
    for side in ("Black", "Grey"):
        yield f"another {side}Seed", TAGS | {f"{side}Seed": "another"}, "false"
        yield f"an empty {side}Seed", TAGS | {f"{side}Seed": ""}, "false"
        yield f"{side}Seed with what cannot be printed", TAGS | {f"{side}Seed": "a\u200b"}, "false"
        yield f"no {side}Seed", without(TAGS, f"{side}Seed"), "false"
        yield f"a {side}Commitment besides", TAGS | {f"{side}Commitment": "00" * 32}, "false"
        yield f"a {side}Share besides", TAGS | {f"{side}Share": "00" * 32}, "false"
    yield "seeds by the wrong seats", swap(TAGS, "Seed"), "false"


def forgeries() -> Iterator[Forgery]:
    """Yield every lie with the witness of an honest player."""
    joint, committed, continued = shorten(joint_game()), shorten(fair_game()), continued_game()
    for name, tags, verdict in joint_tag_lies():
        yield Forgery(f"joint: {name}", joint, tags, JOINT_WITNESS, verdict)
    for name, tags, verdict in committed_tag_lies():
        yield Forgery(f"committed: {name}", committed, tags, COMMITTED_WITNESS, verdict)
    for count in ("1", "2", "3", "1000", "-1", "many", "00", "1.0", " 1", ""):
        for mode, game, tags, witness in (
            ("joint", joint, JOINT_TAGS, JOINT_WITNESS),
            ("committed", committed, TAGS, COMMITTED_WITNESS),
        ):
            yield Forgery(
                f"{mode}: {count!r} rolls from elsewhere", game, tags | {"Unproven": count}, witness
            )
    begun = structs.replace(JOINT_WITNESS, unproven=1)
    for number in ("0", "2", "3", "-1", "many"):
        yield Forgery(f"continued: {number!r} for 1", continued, JOINT_TAGS | {"Unproven": number}, begun)
    yield Forgery("continued: the number left out", continued, JOINT_TAGS, begun)
    yield from forged_rolls(joint)
    yield from bot_forgeries()


def forged_rolls(fair: Game) -> Iterator[Forgery]:
    """Yield games whose rolls were replaced, and the tags that are meant to hide it."""
    sixes, whole = roll_sixes(fair), str(sum(position.actor == "dice" for position in fair.positions[:-1]))
    yield Forgery("joint: all rolls are sixes", sixes, JOINT_TAGS, JOINT_WITNESS)
    hidden = JOINT_TAGS | {"Unproven": whole}
    yield Forgery("joint: all rolls are sixes, and said to be from elsewhere", sixes, hidden, JOINT_WITNESS)
    relabelled = without(hidden, "Dice")
    yield Forgery("joint: sixes from elsewhere, called committed", sixes, relabelled, JOINT_WITNESS)
    first = Game(QWIXX).position.roll((6,) * 6)
    moved = Game(QWIXX, start=Game(QWIXX).position.play(first))
    yield Forgery("joint: the first roll moved into the start", moved, JOINT_TAGS, JOINT_WITNESS)
    bare = {"Id": JOINT_TAGS["Id"]}
    yield Forgery("joint: all rolls are sixes, and no tag but the id", sixes, bare, JOINT_WITNESS)


def bot_forgeries() -> Iterator[Forgery]:
    """Yield lies about the computer's seed, told before the first roll."""
    witness = structs.replace(
        JOINT_WITNESS, seats=(0,), seeds=(None, "bot's"), commitments=(BOT_TAGS["BlackCommitment"], None)
    )
    lies = {
        "another seed": BOT_TAGS | {"GreySeed": "late"},
        "no seed": without(BOT_TAGS, "GreySeed"),
        "a chain instead": without(JOINT_TAGS, "GreySeed"),
        "a share besides": BOT_TAGS | {"GreyShare": JOINT_TAGS["GreyShare"]},
        "another commitment of the server": BOT_TAGS | {"Commitment": compute_share(OTHER_SECRET, 0)},
    }
    for name, tags in lies.items():
        yield Forgery(f"against a bot: {name}", Game(QWIXX), tags, witness)
