"""The pictures of previews: their size, and that names of any length and script fit."""

import struct

import pytest

from duellum.server.game.state import GameState
from duellum.server.protocol.client import Join
from duellum.server.protocol.http import Bot, Me
from duellum.server.transport.previews.picture import HEIGHT, WIDTH, draw_preview
from tests.server.game.scripted_game import create_game, start_game
from tests.server.transport.previews.test_card import OPENING, play_battle


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
    picture = draw_preview(state, language)
    assert read_size(picture) == (WIDTH, HEIGHT)
    assert len(picture) < 300_000
    assert picture == draw_preview(state, language)
    assert picture != draw_preview(state, "fr")


@pytest.mark.parametrize("name", ["W" * 20, "#eval(1)", "\\ $x$ *b* @a <b>", "שלום", "🎲🎲"])
def test_names_are_shown_as_they_are_and_never_run(name: str) -> None:

    game = create_game("battle", (Me(), Bot(8)))
    game.send(Join("j", name), "ann")
    assert read_size(draw_preview(game.state, "en")) == (WIDTH, HEIGHT)
