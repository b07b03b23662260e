"""What clients see, and what they do not."""

from duellum.core import fairness
from duellum.core.rules import Danger
from duellum.server.game import presenter
from duellum.server.game.record_export import export_record
from duellum.server.game.state import ENGINE_PLAYER
from duellum.server.protocol import events as public
from duellum.server.protocol.client import Join, Resign, Undo
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


def test_a_king_in_danger_is_shown_with_the_move_that_takes_it() -> None:
    for players, second in (((Me(), Me()), "ann"), ((Me(), Bot(8)), ENGINE_PLAYER)):
        game = create_game("battle", players)
        game.send(Join("a"), "ann")
        game.play("ann", "i1n2w3")
        assert presenter.present_situation(game.state).danger is None
        game.play(second, "a8s4e1")
        assert presenter.present_situation(game.state).danger == Danger("king", "e1", ["b4e3s3"])
        game.play("ann", "f3n1")
        game.play(second, "b4e3s3")
        assert presenter.present_situation(game.state).danger is None


def test_two_people_are_told_that_a_king_is_in_danger_but_not_by_what() -> None:
    game = start_game("battle")
    game.play("ann", "i1n2w3")
    game.play("ben", "a8s4e1")
    assert presenter.present_situation(game.state).danger == Danger("king", "e1", [])
    game = create_game("battle", (Me(), Open()), start="9/9/9/9/9/9/4k4/K8 w 0 9")
    game.send(Join("a"), "ann")
    game.send(Join("b"), "ben")
    assert presenter.present_situation(game.state).danger is None  # of the palace


def test_an_update_tells_that_the_end_was_taken_back() -> None:
    game = create_game("battle", (Me(), Bot(1)))
    game.send(Join("a"), "ann")
    for number, move in enumerate(("i1n2w3", "a8s4e1", "f3n1", "b4e3s3")):
        game.play(ENGINE_PLAYER if number % 2 else "ann", move)
    new_events = game.send(Undo("u", 4), "ann")
    update = presenter.present_update(game.state, new_events)
    assert update is not None
    assert (update.status, update.outcome) == ("playing", None)
