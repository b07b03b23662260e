"""Battle positions drawn as SVG, for pages and print."""

from duellum.battle.drawing.board_svg import board_svg, status_svg
from duellum.battle.drawing.move_svg import chosen_move_svg, last_move_svg
from duellum.battle.drawing.piece_svg import describe_piece, placed_piece_svg
from duellum.battle.drawing.viewpoint import HEIGHT, WIDTH, Viewpoint
from duellum.battle.move_text import phrase
from duellum.battle.rules.board import Side
from duellum.battle.rules.move import Move
from duellum.battle.rules.position import Position
from duellum.core.i18n import ENGLISH, Translatable, translate
from duellum.core.registry import load_rules
from duellum.core.svg import document


def draw_svg(
    position: Position,
    last_move: Move | None = None,
    *,
    chosen: Move | str | None = None,
    flipped: bool = False,
    size: float | None = None,
    language: str = ENGLISH,
) -> str:
    """Return a drawing for pages and print: one self-contained SVG document.

    `last_move` is shown faintly: its start dashed, its target framed, its path dotted. `chosen`, a move not
    yet made, or its text, is drawn over the board with the face after each step; it ends in the die as it
    will be, or in a crossed frame if it captures. `flipped` shows the board from Black's side. `size` is the
    width in pixels, `language` that of the title, the description and the tooltips.
    """
    if isinstance(chosen, str):
        chosen = position.parse_move(chosen)
    viewpoint = Viewpoint(flipped)
    return document(
        board_svg(viewpoint),
        status_svg(position.to_move, position.outcome(), viewpoint),
        *([] if last_move is None else [last_move_svg(last_move, viewpoint)]),
        *(
            placed_piece_svg(piece, square, viewpoint, language)
            for square, piece in enumerate(position.board)
            if piece is not None
        ),
        *([] if chosen is None else [chosen_move_svg(chosen, viewpoint)]),
        width=WIDTH,
        height=HEIGHT,
        title=_title(position, language),
        description=_description(position, last_move, chosen, language),
        size=size,
    )


def _title(position: Position, language: str) -> str:
    outcome = position.outcome()
    if outcome is None:
        turn = Translatable("battle-prompt-wait", {"side": position.to_move.name.lower()})
        status = translate(turn, language=language)
    else:
        status = load_rules(Position.game).translate_outcome(outcome, language)
    return translate(Translatable("battle-drawing-title", {"status": status}), language=language)


def _description(position: Position, last_move: Move | None, chosen: Move | None, language: str) -> str:
    """Return in words what the drawing shows."""
    pieces = [(square, piece) for square, piece in enumerate(position.board) if piece is not None]
    sentences = [
        describe_piece(piece, square) for side in Side for square, piece in pieces if piece.side is side
    ]
    for message, move in (("generic-last", last_move), ("battle-drawing-chosen", chosen)):
        if move is not None:
            sentences.append(Translatable(message, {"label": translate(phrase(move), language=language)}))
    return translate(*sentences, language=language)
