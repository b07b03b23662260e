"""Witnesses: what a client noted, as a file, and the tags that it confirms."""

from pathlib import Path

import pytest

from duellum.core.game import Game
from duellum.record import Record, RecordError
from duellum.record.witness import Witness, check_witness, list_witnessed_tags, read_witness
from tools.golden.fair_game import QWIXX, TAGS

TEXT = """
{"format": "duellum witness 1", "game": "q7Hk2", "seats": [0, 1], "mode": "committed",
 "commitment": "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
 "seeds": ["our seed", "our seed"]}
"""


def test_a_file_as_a_browser_saves_it_is_read(tmp_path: Path) -> None:
    (tmp_path / "witness.json").write_text(TEXT, encoding="utf-8")
    witness = read_witness(tmp_path / "witness.json")
    assert (witness.game, witness.seats, witness.seeds) == ("q7Hk2", (0, 1), ("our seed", "our seed"))
    assert witness.commitment == TAGS["Commitment"]


@pytest.mark.parametrize("change", ["duellum witness 2", "\x00", "]"])
def test_another_file_is_refused(tmp_path: Path, change: str) -> None:
    path = tmp_path / "witness.json"
    path.write_text(TEXT.replace("duellum witness 1", change) if len(change) > 1 else change)
    with pytest.raises(RecordError, match="is not a dice proof"):
        read_witness(path)


def test_of_a_computers_seat_the_seed_is_confirmed() -> None:
    record = Record.from_game(Game(QWIXX), {"Dice": "joint"})
    witness = Witness("duellum witness 1", "g", (0,), "joint", "aa", (None, "cc"), ("bb", None))
    expected = {"Id": "g", "Commitment": "aa", "BlackCommitment": "bb", "GreySeed": "cc"}
    assert list_witnessed_tags(record, witness) == expected
    with pytest.raises(RecordError, match="the record's Id is None, but the dice proof has g"):
        check_witness(record, witness)
