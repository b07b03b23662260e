"""The engine in a terminal game: an opponent to play against, and hints."""

from functools import cache
from typing import Any

from duellum.core.engine import GameEngine, Limit
from duellum.core.game import Game
from duellum.core.i18n import translate
from duellum.core.rules import Rules, Side
from duellum.engine.engine import wrap_engine
from duellum.engine.playouts import find_engine_spec
from duellum.terminal.translator import Translator

MOVE_LIMIT = Limit(seconds=1.0)
"""How long the engine may search for a move."""


@cache
def shared_engine(rules: Rules) -> GameEngine:
    """Return a game's engine, shared by opponent and hints. Raises :class:`NoEngineError`."""
    return find_engine_spec(rules).create()


class Opponent:
    """Plays one side at a level. Raises :class:`~duellum.core.engine.NoEngineError` without one."""

    def __init__(self, rules: Rules, side: Side, level: int, seed: int | None = None) -> None:
        self.side, self.level = side, level
        self.name = f"level {level}"
        strength = find_engine_spec(rules).strength(level)
        self._engine = wrap_engine(
            rules, self.name, shared_engine(rules), strength=strength, limit=MOVE_LIMIT, seed=seed
        )

    def choose(self, game: Game) -> Any:  # noqa: ANN401 - each game has its own move
        """Return its move."""
        return self._engine.choose(game)

    def accepts_draw(self, game: Game) -> bool:
        """Whether it accepts a draw."""
        spec = find_engine_spec(game.rules)
        return spec.accepts_draw(shared_engine(game.rules), game, self.side, MOVE_LIMIT)


def find_hint(translator: Translator, game: Game) -> str:
    """Return what the engine would play, in notation and in words, its chance of winning, and the reasons.

    Raises :class:`NoEngineError`, and :class:`MoveError` once the game is over.
    """
    rules, language = translator.rules, translator.language
    best, *others = shared_engine(rules).search(game, MOVE_LIMIT, candidates=2).candidates
    hint = translator.say(
        "terminal-hint",
        notation=str(best.move),
        move=rules.translate_move(best.move, language),
        percent=translator.format_percent(best.value),
    )
    reasons = find_engine_spec(rules).explain(game.position, best, others)
    return translator.join(hint, translate(*reasons, language=language))
