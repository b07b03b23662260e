"""Duellum, the home of two dice duels: Battle and Qwixx Duel.

The most used things are here; each game is a package of its own, such as :mod:`duellum.battle`.

>>> import duellum
>>> game = duellum.Game("battle")
>>> game.play("i1n4w1")
>>> game
<Game battle: 1 ply, Black to move>
"""

__version__ = "0.1.0"

from duellum.core.engine import NoEngineError
from duellum.core.errors import MoveError, PositionError, UnknownGameError
from duellum.core.game import Game, Ply
from duellum.core.openings.book import BookMove, OpeningBook
from duellum.core.puzzle import NoPuzzlesError, Puzzle
from duellum.core.registry import game_names, load_rules
from duellum.core.rules import Outcome, Rules
from duellum.engine.book.lookup import opening_book
from duellum.engine.engine import Engine, Line, PositionAnalysis
from duellum.engine.match.match import MatchResult, match
from duellum.engine.puzzles.collection import load_puzzles
from duellum.record import Record, RecordError, format_record, read_games

__all__ = [
    "BookMove",
    "Engine",
    "Game",
    "Line",
    "MatchResult",
    "MoveError",
    "NoEngineError",
    "NoPuzzlesError",
    "OpeningBook",
    "Outcome",
    "Ply",
    "PositionAnalysis",
    "PositionError",
    "Puzzle",
    "Record",
    "RecordError",
    "Rules",
    "UnknownGameError",
    "format_record",
    "game_names",
    "load_puzzles",
    "load_rules",
    "match",
    "opening_book",
    "read_games",
]
