"""Duellum, the home of two dice duels: Battle and Qwixx Duel.

The most used things are here; each game is a package of its own, such as :mod:`duellum.battle`.

>>> import duellum
>>> game = duellum.Game("battle")
>>> game.play("i1n4w1")
>>> game
<Game battle: 1 ply, Black to move>
"""

__version__ = "0.1.0"

from importlib import import_module
from typing import TYPE_CHECKING

from duellum.core.engine import NoEngineError
from duellum.core.errors import MoveError, NotAvailableError, PositionError, UnknownGameError
from duellum.core.game import Game, Ply
from duellum.core.opening_book import BookMove, NoOpeningBookError, OpeningBook, load_opening_book
from duellum.core.puzzle import NoPuzzlesError, Puzzle
from duellum.core.registry import game_names, load_rules
from duellum.core.rules import Outcome, Rules, Side
from duellum.core.tablebase import Ending, NoTablebaseError, Tablebase
from duellum.record import (
    MoveTree,
    Node,
    Record,
    RecordedMove,
    RecordError,
    format_record,
    iter_games,
    read_games,
    write_games,
)

if TYPE_CHECKING:
    from duellum.analysis.model import Decision, DiceRoll, ExplainedMove, GameAnalysis, Totals
    from duellum.analysis.whole_game import analyse
    from duellum.core.grades import Grade
    from duellum.engine.engine import Engine
    from duellum.engine.external_engine import EngineError, EngineOption, ExternalEngine, popen_engine
    from duellum.engine.matches import MatchResult, match
    from duellum.engine.position_analysis import Line, PositionAnalysis
    from duellum.engine.tablebases import load_tablebase
    from duellum.puzzles.collection import load_puzzles

_ON_FIRST_USE = {
    "core.grades": ("Grade",),
    "analysis.model": ("Decision", "DiceRoll", "ExplainedMove", "GameAnalysis", "Totals"),
    "analysis.whole_game": ("analyse",),
    "engine.engine": ("Engine",),
    "engine.external_engine": ("EngineError", "EngineOption", "ExternalEngine", "popen_engine"),
    "engine.matches": ("MatchResult", "match"),
    "engine.position_analysis": ("Line", "PositionAnalysis"),
    "puzzles.collection": ("load_puzzles",),
    "engine.tablebases": ("load_tablebase",),
}
"""By module, the names that are imported when they are first used: many programs need no engine."""


if not TYPE_CHECKING:  # for a type checker every name would exist

    def __getattr__(name: str) -> object:
        for module, names in _ON_FIRST_USE.items():
            if name in names:
                found = globals()[name] = getattr(import_module(f"{__name__}.{module}"), name)
                return found
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


__all__ = [
    "BookMove",
    "Decision",
    "DiceRoll",
    "Ending",
    "Engine",
    "EngineError",
    "EngineOption",
    "ExplainedMove",
    "ExternalEngine",
    "Game",
    "GameAnalysis",
    "Grade",
    "Line",
    "MatchResult",
    "MoveError",
    "MoveTree",
    "NoEngineError",
    "NoOpeningBookError",
    "NoPuzzlesError",
    "NoTablebaseError",
    "Node",
    "NotAvailableError",
    "OpeningBook",
    "Outcome",
    "Ply",
    "PositionAnalysis",
    "PositionError",
    "Puzzle",
    "Record",
    "RecordError",
    "RecordedMove",
    "Rules",
    "Side",
    "Tablebase",
    "Totals",
    "UnknownGameError",
    "analyse",
    "format_record",
    "game_names",
    "iter_games",
    "load_opening_book",
    "load_puzzles",
    "load_rules",
    "load_tablebase",
    "match",
    "popen_engine",
    "read_games",
    "write_games",
]
