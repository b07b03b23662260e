"""A ready-made :class:`~duellum.core.rules.View` for games that have no table of their own in the browser.

The client's generic table shows the SVG drawing, the text drawing for screen readers, and the legal moves as
buttons.
"""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from duellum.core.i18n import Translatable
from duellum.core.rules import Drawing, Position, View, plain_words


class PlainPositionView(Struct, frozen=True, tag_field="game", tag="plain"):
    """A position for the generic table: drawn as SVG, and as text for screen readers."""

    svg: str
    text: str


class PlainMove(Struct, frozen=True, tag_field="kind", tag="plain"):
    """A move or roll for the generic table: its notation, and what it does as a text to translate."""

    move: str
    words: Translatable
    is_roll: bool


def plain_view(
    draw_svg: Callable[..., str],
    draw_text: Drawing,
    describe: Callable[[Any], str],
    phrase: Callable[[Any], Translatable] | None = None,
) -> View:
    """Return a view made of a game's drawings and its words for moves, the same functions as in its rules."""

    def show_position(position: Position) -> PlainPositionView:
        return PlainPositionView(
            str(draw_svg(position)), draw_text(position)
        )  # str: msgspec encodes no subclass of it

    def show_move(position: Position, move: object) -> PlainMove:
        words = plain_words(describe(move)) if phrase is None else phrase(move)
        return PlainMove(str(move), words, position.actor == "dice")

    return View(PlainPositionView, (PlainMove,), show_position, show_move)
