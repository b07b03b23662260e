"""What a link to a game says of it, and its picture."""

import struct

import pytest

from duellum.core.registry import load_rules
from duellum.server.game.state import GameState
from duellum.server.protocol.client import Abort, Join
from duellum.server.protocol.http import Bot, Me, Open
from duellum.server.transport.preview_card import HEIGHT, WIDTH, describe_game, may_preview, order_preview
from tests.server.game.scripted_game import ScriptedGame, create_game, start_game

OPENING, WINNING = ("i1n4w1", "i8s5"), "h5w3n3"


def play_battle(*moves: str, public: bool = False) -> ScriptedGame:
    """Return a game of Ann against the computer, with these moves of both."""
    game = create_game("battle", (Me(), Bot(3)), public=public)
    game.send(Join("j", "Ann"), "ann")
    for ply, move in enumerate(moves):
        game.play("ann" if ply % 2 == 0 else "engine", move)
    return game


def test_a_finished_game_names_players_winner_and_reason() -> None:
    card = describe_game(play_battle(*OPENING, WINNING).state, "en")
    assert card.title == "Battle: Ann – Computer, level 3"
    assert card.description == "White wins! The king was captured."
    assert [(player.side, player.is_winner) for player in card.players] == [("White", True), ("Black", False)]
    assert card.alt == "A position of Battle: Ann against Computer, level 3"


def test_a_game_under_way_says_how_far_it_is_in_the_language_asked_for() -> None:
    card = describe_game(play_battle(*OPENING).state, "de")
    assert card.game == load_rules("battle").translate_title("de")
    assert (card.description, card.players[1].name) == ("Die Partie läuft: Zug 2.", "Computer, Stufe 3")


def test_a_free_seat_and_a_player_without_a_name_are_named() -> None:
    game = create_game("qwixx", (Me(), Open()))
    game.send(Join("j", "", "seed"), "ann")
    card = describe_game(game.state, "en")
    assert [player.name for player in card.players] == ["Black", "Open seat"]
    assert card.description == "The game is waiting for a second player."


def test_an_aborted_game_says_so() -> None:
    game = create_game("qwixx", (Me(), Open()))
    game.send(Abort("a"), "ann")
    assert describe_game(game.state, "en").description == "The game was cancelled."


def test_only_public_and_finished_games_may_be_seen() -> None:
    assert not may_preview(play_battle(*OPENING).state)
    assert may_preview(play_battle(*OPENING, public=True).state)
    assert may_preview(play_battle(*OPENING, WINNING).state)


def read_size(picture: bytes) -> tuple[int, int]:
    """Return width and height of a PNG."""
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


@pytest.mark.parametrize(("state", "language"), [
    (play_battle(*OPENING).state, "ru"),
    (start_game().state, "zh"),
])  # fmt: skip
def test_pictures_have_the_size_that_sites_ask_for(state: GameState, language: str) -> None:
    picture = order_preview(state, language).carry_out()
    assert read_size(picture) == (WIDTH, HEIGHT)
    assert len(picture) < 300_000
    assert picture == order_preview(state, language).carry_out()
    assert picture != order_preview(state, "fr").carry_out()


@pytest.mark.parametrize("name", ["W" * 20, "#eval(1)", "\\ $x$ *b* @a <b>", "שלום", "🎲🎲"])
def test_names_are_shown_as_they_are_and_never_run(name: str) -> None:

    game = create_game("battle", (Me(), Bot(8)))
    game.send(Join("j", name), "ann")
    assert read_size(order_preview(game.state, "en").carry_out()) == (WIDTH, HEIGHT)
