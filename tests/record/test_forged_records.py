"""Whatever a dishonest server writes into a record, the witness of an honest player shows it."""

import json
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner
from msgspec import structs

from duellum.cli.verify import verify_file
from duellum.record import Record, format_record
from duellum.record.verification import Verdict, verify
from duellum.record.witness import Witness, read_witness
from tools.golden.fair_game import JOINT_TAGS, TAGS, fair_game, joint_game
from tools.golden.forged_records import (
    COMMITTED_WITNESS,
    JOINT_WITNESS,
    Forgery,
    continued_game,
    forgeries,
    roll_sixes,
    shorten,
)
from tools.golden.verdict_vectors import FILE, format_vectors

FORGERIES = [pytest.param(forgery, id=forgery.name) for forgery in forgeries()]


@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_forged_record_is_found_false_by_a_witness_and_never_fair(forgery: Forgery) -> None:
    assert verify(forgery.record, [forgery.witness]).verdict.value == forgery.verdict
    assert verify(forgery.record).verdict is not Verdict.FAIR


@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_witness_that_noted_no_number_of_unproven_rolls_calls_no_forged_record_fair(
    forgery: Forgery,
) -> None:
    old = structs.replace(forgery.witness, unproven=None)
    assert verify(forgery.record, [old]).verdict is not Verdict.FAIR


def test_the_records_that_were_forged_are_fair_before() -> None:
    for game, tags, witness in (
        (shorten(joint_game()), JOINT_TAGS, JOINT_WITNESS),
        (shorten(fair_game()), TAGS, COMMITTED_WITNESS),
    ):
        for noted in (witness, structs.replace(witness, unproven=None, start=None)):
            assert verify(Record.from_game(game, dict(tags)), [noted]).verdict is Verdict.FAIR


def test_a_game_that_began_elsewhere_is_not_proven_with_its_witness() -> None:
    record = Record.from_game(continued_game(), JOINT_TAGS | {"Unproven": "1"})
    assert verify(record, [structs.replace(JOINT_WITNESS, unproven=1)]).verdict is Verdict.UNPROVEN


def test_a_record_may_say_that_its_dice_are_committed() -> None:
    record = Record.from_game(shorten(fair_game()), TAGS | {"Dice": "committed"})
    assert verify(record, [COMMITTED_WITNESS]).verdict is Verdict.FAIR


def test_an_old_witness_can_still_be_read(tmp_path: Path) -> None:
    file = tmp_path / "witness.json"
    old = {
        name: getattr(JOINT_WITNESS, name)
        for name in Witness.__struct_fields__
        if name not in ("unproven", "start")
    }
    file.write_bytes(msgspec.json.encode(old))
    assert read_witness(file) == structs.replace(JOINT_WITNESS, unproven=None, start=None)


@pytest.mark.parametrize(
    "tags", [{"Unproven": "3"}, {"Unproven": "3", "Dice": "committed"}, {"Unproven": "-1"}]
)
def test_the_command_finds_forged_rolls_false(tmp_path: Path, tags: dict[str, str]) -> None:
    record, witness = tmp_path / "record.txt", tmp_path / "witness.json"
    sixes = roll_sixes(shorten(joint_game()))
    record.write_text(format_record(Record.from_game(sixes, JOINT_TAGS | tags)), encoding="utf-8")
    witness.write_bytes(msgspec.json.encode(JOINT_WITNESS))
    found = CliRunner().invoke(verify_file, [str(record), "--witness", str(witness)])
    assert found.exit_code == 1
    assert "false: the record's " in found.output


@pytest.mark.parametrize(
    "identity", ["k7): fair: 3 rolls (k8", "k7\ngame 2 (k8): fair: 3 rolls", "k7\x1b[2Jgame 1: fair", ""]
)
def test_no_id_passes_itself_off_as_a_verdict(tmp_path: Path, identity: str) -> None:
    record = tmp_path / "record.txt"
    sixes = roll_sixes(shorten(joint_game()))
    record.write_text(format_record(Record.from_game(sixes, JOINT_TAGS | {"Id": identity})), encoding="utf-8")
    found = CliRunner().invoke(verify_file, [str(record)])
    assert found.exit_code == 1
    assert found.output.startswith(f"game 1 ({identity!r}): false: ")
    assert found.output.count("\n") == 1


def test_no_tag_breaks_the_line_of_a_verdict(tmp_path: Path) -> None:
    record, witness = tmp_path / "record.txt", tmp_path / "witness.json"
    lie = JOINT_TAGS | {"Commitment": "00\ngame 2 (k8): fair: 3 rolls"}
    record.write_text(format_record(Record.from_game(shorten(joint_game()), lie)), encoding="utf-8")
    witness.write_bytes(msgspec.json.encode(JOINT_WITNESS))
    found = CliRunner().invoke(verify_file, [str(record), "--witness", str(witness)])
    assert found.exit_code == 1
    assert found.output.splitlines()[0].startswith(
        "game 1 (q7Hk2): false: the record's Commitment is 00\\ngame 2"
    )
    assert found.output.count("\n") == 1


def test_the_golden_verdicts_are_what_their_maker_writes() -> None:
    assert format_vectors() == FILE.read_text(encoding="utf-8"), "'make golden' writes it anew"


def test_every_verdict_is_among_them_in_both_modes() -> None:
    found = {(each["dice"]["mode"], each["verdict"]) for each in json.loads(FILE.read_text(encoding="utf-8"))}
    verdicts = ("fair", "consistent", "not proven", "false")
    assert found == {(mode, verdict) for mode in ("committed", "joint") for verdict in verdicts}
