"""Short games that the first page plays by itself, as JSON for the client: ``make types`` writes them."""

from pathlib import Path
from typing import Any

from msgspec import json

from duellum.core.game import Game

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
SEQUENCES = {
    "battle": (None, "a1n2e3 i8s1w4 c1n1e1 h8s1 h1n1 c8s1w1 d1w1n5 b7e2s4 c6n2e1 e8w1 f1n3w3 d8e1"),
    "qwixx": (
        "...bbg2...b.-/..g.g......-/....b......-/.gbb.......- b 0:0 - r",
        "32/1644 y5 b7 21/1145 g3 b7 31/2553 b4 y8 32/1321 b5 b3",
    ),
}
"""By game its start, None for the usual one, and the moves and rolls that follow."""


def demonstration_files() -> dict[Path, str]:
    """Return by file what it must hold: the positions of a sequence, a line each."""
    return {GAMES / game / "demonstration.json": _format_frames(game) for game in SEQUENCES}


def _format_frames(name: str) -> str:
    start, moves = SEQUENCES[name]
    game = Game(name, start)
    frames = [_show_frame(game, None)]
    for text in moves.split():
        game.play(text)
        frames.append(_show_frame(game, game.rules.view.show_move(game.positions[-2], game.moves[-1])))
    lines = ",\n".join(json.encode(frame).decode() for frame in frames)
    return f"[\n{lines}\n]\n"


def _show_frame(game: Game, last: Any) -> dict[str, Any]:  # noqa: ANN401 - each game has its own view of a move
    picture = game.rules.view.show_position(game.position)
    return {"picture": picture, "last": last, "toMove": int(game.position.to_move)}
