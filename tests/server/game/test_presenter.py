"""What clients see, and what they do not."""

from duellum.core import fairness
from duellum.server.game import presenter
from duellum.server.game.record_export import export_record
from duellum.server.protocol import events as public
from duellum.server.protocol.client import Resign, Undo
from duellum.server.protocol.http import Bot, Me, Open
from duellum.server.protocol.server import Helps
from duellum.server.protocol.types import DiceInfo
from tests.server.game.scripted_game import RANDOMNESS, create_game, start_game


def test_the_seed_is_told_when_the_game_is_over_and_not_before() -> None:
    game = start_game()
    for told in (presenter.present_state(game.state), export_record(game.state)):
        assert RANDOMNESS.seed not in str(told)
    game.send(Resign("r"), "ann")
    assert presenter.present_state(game.state).dice == DiceInfo(
        fairness.compute_commitment(bytes.fromhex(RANDOMNESS.seed)),
        ("seed of ann", "seed of ben"),
        RANDOMNESS.seed,
    )
    assert RANDOMNESS.seed in export_record(game.state)


def test_players_are_told_by_their_names_only() -> None:
    game = start_game()
    game.roll("ann")
    assert '"ann"' not in str(presenter.present_state(game.state)).replace("'", '"')


def test_an_update_tells_of_missed_moves_together_and_of_an_undo_as_a_whole() -> None:
    game = start_game()
    new_events = [*game.roll("ann"), *game.play("ann")]
    update = presenter.present_update(game.state, new_events)
    assert update is not None
    assert [type(event) for event in update.events] == [public.Moved, public.Moved]
    assert update.sequence == 5
    new_events += game.send(Undo("u", 2), "ann")
    assert presenter.present_update(game.state, new_events) is None


def test_help_is_for_games_without_another_person() -> None:
    against_bot = create_game("battle", (Me(), Bot(1))).state
    assert presenter.present_helps(against_bot) == Helps(hint=True, chances=True, threats=True)
    alone = create_game("battle", (Me(), Me())).state
    assert presenter.present_helps(alone) == Helps(hint=True, chances=False, threats=True)
    for against_person in (start_game("battle").state, create_game("battle", (Me(), Open())).state):
        assert presenter.present_helps(against_person) == Helps(hint=False, chances=False, threats=False)
    assert presenter.present_helps(create_game("battle", (Bot(1), Bot(1))).state).threats
    assert not presenter.present_helps(create_game("qwixx", (Me(), Me())).state).threats
