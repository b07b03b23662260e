"""The tablebase as users ask it: what an ending is worth, how long it takes, and the best moves."""

from duellum.battle.engine.tablebase.loader import load
from duellum.battle.engine.tablebase.probe import best_moves, probe_position
from duellum.battle.engine.tablebase.retrograde import Progress
from duellum.battle.rules.move import Move
from duellum.battle.rules.position import Position
from duellum.core.tablebase import Ending


class BattleTablebase:
    """The solved endings of Battle: two kings, and at most one die."""

    def __init__(self, progress: Progress | None = None) -> None:
        self._tables = load(progress)

    def __repr__(self) -> str:
        return "<Tablebase battle: two kings and at most one die>"

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle and copy by loading the tables again: they are 18 MB."""
        return BattleTablebase, ()

    def probe(self, position: Position | str) -> Ending[Move] | None:
        """Return what an ending is worth; see :class:`duellum.core.tablebase.Tablebase`."""
        asked = Position.parse(position) if isinstance(position, str) else position
        distance = probe_position(self._tables, asked)
        if distance is None:
            return None
        value = 0.5 if distance == 0 else float(distance > 0)
        return Ending(value, distance or None, best_moves(self._tables, asked))
