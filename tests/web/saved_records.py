"""Records for tests, and opening them in the browser."""

import random

from playwright.sync_api import FilePayload, Page

from duellum.core.fairness import compute_commitment, derive_faces
from duellum.core.game import Game
from duellum.core.registry import load_rules
from duellum.record import Record, RecordedMove, format_record
from tests.strategies import random_game
from tests.web.visitor import Visitor

_SEED = bytes(range(32))
_PLAYERS = ("clover", "骰子")


def _qwixx() -> str:
    """Return a whole game with dice that can be verified, as a server saves it."""
    game, lot = Game(load_rules("qwixx")), random.Random(3)
    while game.outcome is None:
        if game.actor == "dice":
            number = sum(position.actor == "dice" for position in game.positions)
            faces = derive_faces(_SEED, "k7w2m9x4qd", _PLAYERS, number, game.position.dice_due)
            game.play(game.position.roll(faces))
        else:
            game.play(lot.choice(game.legal_moves()))
    tags = {
        "Black": "Ann", "Grey": "Level 4", "Date": "2026-03-14", "Id": "k7w2m9x4qd",
        "Commitment": compute_commitment(_SEED), "BlackSeed": _PLAYERS[0], "GreySeed": _PLAYERS[1],
        "Seed": _SEED.hex(),
    }  # fmt: skip
    return format_record(Record.from_game(game, tags))


def _battle(seed: int, white: str) -> str:
    """Return a whole game with clocks and a comment, as a match in the terminal saves it."""
    game = random_game(load_rules("battle"), seed)
    plies = tuple(
        RecordedMove(move, "… 12 %" if number == 2 else "", 300 - number)
        for number, move in enumerate(game.moves)
    )
    tags = {"White": white, "Black": "level 2", "Clock": "300+5"}
    return format_record(Record(game.rules, game.positions[0], plies, game.outcome, tags))


QWIXX_SAVED = _qwixx()
BATTLE_SAVED = _battle(5, "Ann { $x }")
BATTLE_BLUNDER = """[Game "battle"]
[White "Ann"]
[Black "Level 2"]
[Result "1-0"]
[Reason "king captured"]

1. i1n4w1 i8s5 2. h5w3n3 1-0
"""
"""A short game that is lost by one move."""
BATTLE_MATCH = f"{BATTLE_SAVED}\n{_battle(6, 'level 1')}"
"""Two games in one file."""


def open_record(visitor: Visitor, text: str) -> Page:
    """Open a text as a file on the first page."""
    page = visitor.page
    page.goto("/")
    page.locator(".home-open button").click()
    choose(visitor, text)
    return page


def choose(visitor: Visitor, text: str) -> None:
    """Choose a file with this text in the dialog."""
    file = FilePayload(name="game.txt", mimeType="text/plain", buffer=text.encode())
    visitor.page.locator("dialog input[type=file]").set_input_files(file)
