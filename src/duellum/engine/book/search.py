"""The search of one position of a book: the values of its best moves, free of the swing between depths."""

from duellum.core.engine import GameEngine, Limit, SearchResult
from duellum.core.game import Game
from duellum.core.rules import Position, Rules


def search_values(
    engine: GameEngine,
    rules: Rules,
    position: Position,
    nodes: int,
    lines: int,
) -> dict[str, float]:
    """Return the values of the best moves of a position, the best first, to six decimals.

    A value is the mean of the last two complete depths: one side has the last move at an odd depth, the other
    at an even one, and their values differ. The engine is reset before, so the same call finds the same.
    """
    engine.reset()
    complete: dict[int, dict[str, float]] = {}

    def note(result: SearchResult) -> None:
        if result.depth not in complete:
            complete[result.depth] = {str(each.move): each.value for each in result.candidates}

    note(engine.search(Game(rules, position), Limit(nodes=nodes), candidates=lines, progress=note))
    last = max(complete)
    final, before = complete[last], complete.get(last - 1, {})
    values = {move: round((value + before.get(move, value)) / 2, 6) for move, value in final.items()}
    return dict(sorted(values.items(), key=lambda item: (-item[1], item[0])))
