"""Export of records: tags, clock times, and the seed that is kept until the end."""

from duellum.core import fairness
from duellum.record import parse_records
from duellum.server.game.record_export import export_record
from duellum.server.protocol.client import Abort, Join, Resign
from duellum.server.protocol.http import Bot, Me, Open
from duellum.server.protocol.types import Fischer
from tests.server.game.scripted_game import ID, RANDOMNESS, create_game, start_game


def test_a_record_has_players_day_clock_and_times() -> None:
    game = create_game("battle", (Me(), Bot(3)), clock=Fischer(300, 5))
    game.send(Join("j", "Ann"), "ann")
    game.now += 1_800
    game.play("ann", "i1n5")
    [record] = parse_records(export_record(game.state))
    assert dict(record.tags) == {
        "White": "Ann",
        "Black": "Level 3",
        "Date": "1970-01-01",
        "Clock": "300+5",
    }
    assert [(str(recorded.move), recorded.clock) for recorded in record.moves] == [("i1n5", 303.2)]
    assert record.outcome is None


def test_a_record_proves_its_dice_once_the_game_is_over_and_not_before() -> None:
    game = start_game()
    before = parse_records(export_record(game.state))[0].tags
    game.send(Resign("r"), "ann")
    [record] = parse_records(export_record(game.state))
    assert dict(record.tags) == dict(before) | {"Seed": RANDOMNESS.seed}
    assert before["Id"] == ID
    assert before["Commitment"] == fairness.compute_commitment(bytes.fromhex(RANDOMNESS.seed))
    assert (before["BlackSeed"], before["GreySeed"]) == ("seed of ann", "seed of ben")
    assert record.outcome is not None
    assert (record.outcome.result, record.outcome.reason) == ("0-1", "resignation")


def test_an_aborted_game_has_no_result() -> None:
    game = create_game("battle", (Me(), Open()))
    game.send(Abort("x"), "ann")
    text = export_record(game.state)
    assert text.rstrip().endswith("*")
    assert parse_records(text)[0].tags["White"] == "?"
