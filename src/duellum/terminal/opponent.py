"""The engine in a terminal game: an opponent to play against, and hints."""

from collections.abc import Callable
from functools import cache
from typing import Any

from duellum.core.compilation.process import BackgroundCompilation
from duellum.core.engine import GameEngine, Limit, has_engine
from duellum.core.game import Game
from duellum.core.i18n import translate
from duellum.core.rules import Rules, Side
from duellum.engine.engine import wrap_engine
from duellum.engine.playouts import find_engine_spec
from duellum.terminal.translator import Translator

MOVE_LIMIT = Limit(seconds=1.0)
"""How long the engine may search for a move."""
_WAIT_SECONDS = 0.5
_WRITTEN_PERCENT = 10
"""By how much the progress grows before it is written again."""


@cache
def shared_engine(rules: Rules) -> GameEngine:
    """Return a game's engine, shared by opponent and hints. Raises :class:`NoEngineError`."""
    return find_engine_spec(rules).create()


def await_engine(translator: Translator, write: Callable[[str], None], level: int | None = None) -> None:
    """Wait until a game's engine is compiled as far as a level needs, and write how far that is."""
    compilation, written = start_compilation(translator.rules), 0
    while not compilation.wait(_WAIT_SECONDS, level):
        percent = int(100 * compilation.share(level))
        if percent >= written + _WRITTEN_PERCENT or not written:
            write(translator.say("engine-preparing", progress=translator.format_percent(percent / 100)))
            written = max(percent, 1)


@cache
def start_compilation(rules: Rules) -> BackgroundCompilation:
    """Begin to compile a game's engine in the background, unless that is done; once a process."""
    return BackgroundCompilation([rules.name] if has_engine(rules) else [])


class Opponent:
    """Plays one side at a level. Raises :class:`~duellum.core.engine.NoEngineError` where there is none."""

    def __init__(self, rules: Rules, side: Side, level: int, seed: int | None = None) -> None:
        start_compilation(rules)
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
    """Return what the engine would play, in notation and in words, its chance to win, and the reasons.

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
