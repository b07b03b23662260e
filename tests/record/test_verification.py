"""Verifying dice: from a record alone, and with what a player saw before the game."""

from dataclasses import replace

import pytest
from msgspec import structs

from duellum.core.fairness import compute_commitment, compute_share, derive_faces, derive_joint_faces
from duellum.core.game import Game
from duellum.record import Record
from duellum.record.verification import Verdict, verify
from duellum.record.witness import FORMAT, Witness
from tools.golden.fair_game import CHAINS, JOINT_TAGS, QWIXX, SEED, TAGS, fair_game, joint_game, play_on

ANN = Witness(FORMAT, TAGS["Id"], (0,), "committed", TAGS["Commitment"], (TAGS["BlackSeed"], None))
BEN = Witness(FORMAT, TAGS["Id"], (1,), "committed", TAGS["Commitment"], (None, TAGS["GreySeed"]))
COMMITMENTS = JOINT_TAGS["BlackCommitment"], JOINT_TAGS["GreyCommitment"]
JOINT_WITNESS = Witness(
    FORMAT, JOINT_TAGS["Id"], (1,), "joint", JOINT_TAGS["Commitment"], commitments=COMMITMENTS
)


@pytest.mark.parametrize("choices", range(5))
def test_a_fair_game_is_found_consistent(choices: int) -> None:
    game = fair_game(choices)
    rolls = sum(position.actor == "dice" for position in game.positions[:-1])
    assert str(verify(Record.from_game(game, TAGS))) == f"consistent: {rolls} rolls match the seeds"


def test_a_game_in_which_dice_left_is_found_consistent() -> None:
    games = (fair_game(choices) for choices in range(50))
    game = next(game for game in games if any(position.dice_due == 5 for position in game.positions))
    assert verify(Record.from_game(game, TAGS)).verdict is Verdict.CONSISTENT


def test_taking_back_rolls_and_choices_leaves_the_game_verifiable() -> None:
    game = fair_game()
    before = game.moves
    while len(game.moves) > 7:
        game.undo()
    play_on(game, choices=2)
    assert game.moves != before
    assert verify(Record.from_game(game, TAGS)).verdict is Verdict.CONSISTENT


def test_the_first_roll_that_differs_is_named() -> None:
    fair = Record.from_game(fair_game(), TAGS)
    game, others = Game(QWIXX), 0
    for ply in fair.moves[:6]:
        if game.actor == "dice" and (others := others + 1) == 2:
            game.play(game.parse_move("66/6666"))
            break
        game.play(ply.move)
    assert str(fair.moves[3].move) != "66/6666"
    expected = f"false: roll 2 is 66/6666, but the seeds give {fair.moves[3].move}"
    assert str(verify(Record.from_game(game, TAGS))) == expected


@pytest.mark.parametrize(
    ("tag", "value", "reason"),
    [
        ("Seed", "00" * 32, "the seed's commitment is 66687aad"),
        ("Seed", "00" * 31, "a server's seed must have 32 bytes, not 31"),
        ("Seed", "secret", "the seed 'secret' is not hexadecimal"),
        ("Commitment", "00" * 32, f"the seed's commitment is {compute_commitment(SEED)}, not 0000"),
        ("Id", "another", "roll 1 is"),
        ("BlackSeed", "another", "roll 1 is"),
        ("GreySeed", "", "a player's seed must have 1 to 64 characters, not 0"),
    ],
)
def test_a_record_whose_tags_were_changed_is_found_false(tag: str, value: str, reason: str) -> None:
    finding = verify(Record.from_game(fair_game(), TAGS | {tag: value}))
    assert finding.verdict is Verdict.FALSE
    assert finding.reason.startswith(reason)


def test_what_a_record_lacks_is_named() -> None:
    record = Record.from_game(fair_game(), TAGS)
    hidden = replace(record, tags={"Id": "a", "Commitment": TAGS["Commitment"]})
    assert str(verify(hidden)) == "not proven: the record lacks BlackSeed, GreySeed, Seed"
    assert verify(replace(record, tags={})).verdict is Verdict.UNPROVEN


def test_a_game_given_up_before_the_first_roll_still_keeps_its_commitment() -> None:
    assert str(verify(Record.from_game(Game(QWIXX), TAGS))) == "consistent: 0 rolls match the seeds"
    assert verify(Record.from_game(Game(QWIXX), TAGS | {"Seed": "00" * 32})).verdict is Verdict.FALSE


# -- Witnesses --------------------------------------------------------------------------------------------


def test_it_is_fair_only_when_all_that_the_dice_come_from_was_witnessed() -> None:
    record = Record.from_game(fair_game(), TAGS)
    alone = verify(record)
    assert (alone.verdict, alone.witnessed) == (Verdict.CONSISTENT, ())
    assert alone.unwitnessed == ("Commitment", "BlackSeed", "GreySeed")
    seen = verify(record, [ANN])
    assert (seen.verdict, seen.witnessed) == (Verdict.CONSISTENT, ("Commitment", "BlackSeed"))
    assert seen.unwitnessed == ("GreySeed",)
    both = verify(record, [ANN, BEN])
    assert (both.verdict, both.unwitnessed) == (Verdict.FAIR, ())
    whole = replace_seeds(ANN, (TAGS["BlackSeed"], TAGS["GreySeed"]))
    assert verify(record, [whole]).verdict is Verdict.FAIR


def test_a_seed_chosen_after_the_players_gave_theirs_is_found_false_by_either_of_them() -> None:
    seeds = TAGS["BlackSeed"], TAGS["GreySeed"]
    tries = (number.to_bytes(32) for number in range(300_000))
    chosen = next(seed for seed in tries if derive_faces(seed, TAGS["Id"], seeds, 1, 6) == (6,) * 6)
    rigged = TAGS | {"Commitment": compute_commitment(chosen), "Seed": chosen.hex()}
    game = Game(QWIXX)
    game.play(game.position.roll((6,) * 6))
    record = Record.from_game(game, rigged)
    assert verify(record).verdict is Verdict.CONSISTENT  # a stranger cannot know
    for witness in (ANN, BEN):
        finding = verify(record, [witness])
        assert finding.verdict is Verdict.FALSE
        assert finding.reason.endswith(f"but the dice proof has {TAGS['Commitment']}")


def test_a_seed_of_mine_that_was_not_used_is_found_false() -> None:
    record = Record.from_game(fair_game(), TAGS)
    finding = verify(record, [replace_seeds(ANN, ("what I gave", None))])
    assert finding.verdict is Verdict.FALSE
    assert finding.reason.startswith("the record's BlackSeed is ")


def replace_seeds(witness: Witness, seeds: tuple[str | None, str | None]) -> Witness:
    return Witness(FORMAT, witness.game, witness.seats, "committed", witness.commitment, seeds)


# -- Joint dice -------------------------------------------------------------------------------------------


def test_a_joint_game_is_found_consistent_and_with_one_witness_wholly_fair() -> None:
    record = Record.from_game(joint_game(), JOINT_TAGS)
    assert verify(record).verdict is Verdict.CONSISTENT
    seen = verify(record, [JOINT_WITNESS])
    assert (seen.verdict, seen.unwitnessed) == (Verdict.FAIR, ())
    assert seen.witnessed == ("Commitment", "BlackCommitment", "GreyCommitment")


@pytest.mark.parametrize(
    ("tag", "value", "reason"),
    [
        ("Share", "00" * 32, "the share does not belong to the chain"),
        ("BlackShare", JOINT_TAGS["GreyShare"], "the share does not belong to the chain"),
        ("BlackShare", JOINT_TAGS["BlackShare"].upper(), "a share must be 64 lower-case hexadecimal"),
        ("GreyShare", JOINT_TAGS["GreyCommitment"], "the shares belong to different rolls"),
        ("Commitment", "00" * 32, "the share does not belong to the chain"),
        ("Id", "another", "roll 1 is"),
    ],
)
def test_a_joint_record_whose_tags_were_changed_is_found_false(tag: str, value: str, reason: str) -> None:
    finding = verify(Record.from_game(joint_game(), JOINT_TAGS | {tag: value}))
    assert finding.verdict is Verdict.FALSE
    assert finding.reason.startswith(reason)


def test_a_joint_record_made_from_other_chains_is_found_false_by_its_witness() -> None:
    other = "00" * 32
    forged = Witness(
        FORMAT, JOINT_TAGS["Id"], (1,), "joint", JOINT_TAGS["Commitment"], commitments=(other, other)
    )
    finding = verify(Record.from_game(joint_game(), JOINT_TAGS), [forged])
    assert finding.verdict is Verdict.FALSE
    assert finding.reason.startswith("the record's BlackCommitment is ")


def test_a_joint_game_passed_off_as_a_committed_one_is_found_false() -> None:
    record = Record.from_game(fair_game(), TAGS | {"Id": JOINT_TAGS["Id"]})
    assert verify(record, [JOINT_WITNESS]).verdict is Verdict.FALSE


def test_a_seat_with_a_seed_beside_its_commitment_is_found_false() -> None:
    """Anyone who adds a seed to a record would choose it after all shares are known."""
    faces = (6, 6, 6, 6, 6, 6)
    server = compute_share(CHAINS[""], 1)
    tries = ((str(number), "x") for number in range(300_000))
    black, grey = next(p for p in tries if derive_joint_faces(JOINT_TAGS["Id"], 1, server, p, 6) == faces)
    game = Game(QWIXX)
    game.play(game.position.roll(faces))
    record = Record.from_game(game, JOINT_TAGS | {"BlackSeed": black, "GreySeed": grey})
    finding = verify(record, [JOINT_WITNESS])
    assert str(finding) == "false: Black has both a seed and a commitment or share"


def test_the_computers_seed_must_have_been_witnessed_too() -> None:
    """A server that shows it late, or another one later, chooses it when the player's share is known."""
    tags = {name: text for name, text in JOINT_TAGS.items() if not name.startswith("Grey")}
    record = Record.from_game(Game(QWIXX), tags | {"GreySeed": "chosen late"})
    unseen = Witness(
        FORMAT, tags["Id"], (0,), "joint", tags["Commitment"], commitments=(tags["BlackCommitment"], None)
    )
    finding = verify(record, [unseen])
    assert (finding.verdict, finding.unwitnessed) == (Verdict.CONSISTENT, ("GreySeed",))
    for seed, verdict in (("chosen late", Verdict.FAIR), ("shown before", Verdict.FALSE)):
        assert verify(record, [structs.replace(unseen, seeds=(None, seed))]).verdict is verdict


def test_a_committed_game_passed_off_as_a_joint_one_is_found_false() -> None:
    """The seed of a committed game is also a chain's share of roll 1."""
    record = Record.from_game(Game(QWIXX), TAGS | {"Dice": "joint", "Share": TAGS["Seed"]})
    finding = verify(record, [ANN, BEN])
    assert str(finding) == "false: the record's dice are joint, but the dice proof has committed ones"


def test_a_joint_game_before_its_first_roll_has_no_shares() -> None:
    tags = {name: text for name, text in JOINT_TAGS.items() if not name.endswith("Share")}
    assert str(verify(Record.from_game(Game(QWIXX), tags))) == "consistent: 0 rolls match the seeds"
    unproven = verify(Record.from_game(joint_game(), tags))
    assert str(unproven) == "not proven: the record lacks Share, BlackShare, GreyShare"


def test_rolls_from_before_the_server_are_never_called_fair() -> None:
    fair = fair_game()
    rolls = sum(position.actor == "dice" for position in fair.positions[:-1])
    game = Game(QWIXX)
    game.play(game.parse_move("66/6666"))
    begun = Record.from_game(game, TAGS | {"Unproven": "1"})
    assert str(verify(begun)) == (
        "not proven: the first 1 rolls were made before the game moved to the server; "
        "since then 0 rolls match the seeds"
    )
    whole = Record.from_game(fair, TAGS | {"Unproven": str(rolls)})
    assert verify(whole).verdict is Verdict.UNPROVEN


@pytest.mark.parametrize("count", ["many", "-1", "007", "1\n", "1000", "1000000", ""])
def test_an_impossible_number_of_unproven_rolls_is_found_false(count: str) -> None:
    finding = verify(Record.from_game(fair_game(), TAGS | {"Unproven": count}))
    assert str(finding) == f"false: the tag Unproven must be a number from 0 to 22, not {count!r}"


def test_rolls_after_the_unproven_ones_are_verified_from_number_one() -> None:
    fair = Record.from_game(fair_game(), TAGS)
    rolls = sum(ply.before.actor == "dice" for ply in fair)
    shifted = replace(fair, tags={**TAGS, "Unproven": "1"})
    assert verify(shifted).verdict is Verdict.FALSE  # roll 2 is not what the seeds give for roll 1
    assert rolls > 1
