"""Forced wins in two to four moves, kept in ``forced_wins.txt``: mined from self-play, proved exhaustively.

``python -m tests.battle.engine.forced_wins`` mines them again.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from duellum.battle import RULES, Position
from duellum.battle.engine.battle_engine import BattleEngine
from duellum.battle.engine.spec import ENGINE_SPEC
from duellum.core.engine import Limit
from duellum.core.game import Game
from duellum.engine.engine import wrap_engine
from tests.battle.engine.solver import shortest_win

FILE = Path(__file__).with_name("forced_wins.txt")
WANTED = {3: 50, 5: 50, 7: 30}  # by plies
OPENING_PLIES = 4


class ForcedWin(NamedTuple):
    """A position whose side to move wins by force in so many plies, and in no fewer."""

    position: Position
    plies: int


def read_forced_wins() -> Iterator[ForcedWin]:
    """Yield the suite."""
    for line in FILE.read_text(encoding="utf-8").splitlines():
        position, _, plies = line.partition(" | ")
        yield ForcedWin(Position.parse(position), int(plies))


def _games(seed: int) -> Iterator[Game]:
    """Yield games of a middle level, which makes mistakes."""
    player = wrap_engine(
        RULES, "level", BattleEngine(megabytes=1), strength=ENGINE_SPEC.strength(5), limit=Limit(), seed=seed
    )
    number = 0
    while True:
        number += 1
        game = Game(RULES)
        while game.outcome is None:
            moves = game.legal_moves()
            is_opening = len(game.moves) < OPENING_PLIES
            game.play(
                moves[hash((seed, number, len(game.moves))) % len(moves)]
                if is_opening
                else player.choose(game)
            )
        yield game


def _mine(seed: int = 1) -> Iterator[ForcedWin]:
    """Yield positions that the engine finds won and the solver proves, one for each game."""
    left = dict(WANTED)
    engine = BattleEngine(megabytes=4)
    for game in _games(seed):
        for position in reversed(game.positions[:-1]):
            if not isinstance(position, Position) or position.outcome():
                continue
            plies_to_end = (
                engine.search(Game(RULES, position), Limit(nodes=60_000)).candidates[0].plies_to_end
            )
            if plies_to_end is None or not left.get(plies_to_end):
                continue
            plies = shortest_win(position, plies_to_end)
            if plies is not None and left.get(plies):
                left[plies] -= 1
                yield ForcedWin(position, plies)
                break
        if not any(left.values()):
            return


if __name__ == "__main__":
    found = sorted(_mine(), key=lambda win: win.plies)
    FILE.write_text("".join(f"{win.position} | {win.plies}\n" for win in found), encoding="utf-8")
