"""Verifying dice from a record alone, and the command that does it."""

from dataclasses import replace

import pytest

from duellum.core.fairness import compute_commitment
from duellum.core.game import Game
from duellum.record import Record
from duellum.record.verification import Verdict, verify
from tests.record.fair_game import QWIXX, SEED, TAGS, fair_game, play_on


@pytest.mark.parametrize("choices", range(5))
def test_a_fair_game_is_found_fair(choices: int) -> None:
    game = fair_game(choices)
    rolls = sum(position.actor == "dice" for position in game.positions[:-1])
    assert str(verify(Record.from_game(game, TAGS))) == f"fair: {rolls} rolls are what the seeds give"


def test_a_game_in_which_dice_left_is_found_fair() -> None:
    games = (fair_game(choices) for choices in range(50))
    game = next(game for game in games if any(position.dice_due == 5 for position in game.positions))
    assert verify(Record.from_game(game, TAGS)).verdict is Verdict.FAIR


def test_taking_back_rolls_and_choices_leaves_the_game_verifiable() -> None:
    game = fair_game()
    before = game.moves
    while len(game.moves) > 7:
        game.undo()
    play_on(game, choices=2)
    assert game.moves != before
    assert verify(Record.from_game(game, TAGS)).verdict is Verdict.FAIR


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
        ("Seed", "00" * 31, "a server's seed has 32 bytes, not 31"),
        ("Seed", "secret", "the seed 'secret' is not in hexadecimal"),
        ("Commitment", "00" * 32, f"the seed's commitment is {compute_commitment(SEED)}, not 0000"),
        ("Id", "another", "roll 1 is"),
        ("BlackSeed", "another", "roll 1 is"),
        ("GreySeed", "", "a player's seed has 1 to 64 characters, not 0"),
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
    assert str(verify(Record.from_game(Game(QWIXX), TAGS))) == "fair: 0 rolls are what the seeds give"
    assert verify(Record.from_game(Game(QWIXX), TAGS | {"Seed": "00" * 32})).verdict is Verdict.FALSE
