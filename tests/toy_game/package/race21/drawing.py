"""Drawings of a position: as text for terminals, as SVG for pages."""

from duellum.core.svg import document, element
from race21.rules import GOAL, Move, Player, Position

_COLOURS = {Player.RED: "#b3261e", Player.BLUE: "#2553a0"}


def draw_text(position: Position, last_move: Move | None = None, **_: str) -> str:
    """Return a line for each player, and one for the die; in English, regardless of the language."""
    lines = [
        f"{'>' if position.to_move is player else ' '} {player!s:5}{position.totals[player]:3} of {GOAL}"
        for player in Player
    ]
    die = f"die: {position.die}" if position.die else "die: to be rolled"
    return "\n".join([*lines, die if last_move is None else f"{die}; last: {last_move}"])


def draw_svg(position: Position, last_move: Move | None = None, **_: str) -> str:
    """Return a bar for each player, and the die."""
    bars = [_draw_bar(position, player) for player in Player]
    die = element("text", str(position.die or "?"), x=150, y=140, font_size=40, text_anchor="middle")
    description = draw_text(position, last_move)
    return document(*bars, die, width=300, height=160, title="Race to 21", description=description)


def _draw_bar(position: Position, player: Player) -> str:
    colour, total, y = _COLOURS[player], position.totals[player], 12 + 45 * player
    length = 280 * min(total, GOAL) / GOAL
    frame = element("rect", x=10, y=y, width=280, height=32, fill="#fffdf6", stroke=colour)
    bar = element("rect", x=10, y=y, width=length, height=32, fill=colour, opacity=0.5)
    label = element("text", f"{player} {total}", x=20, y=y + 22, font_size=18)
    return element("g", frame, bar, label)
