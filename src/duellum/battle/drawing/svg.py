"""Battle positions drawn as SVG, for pages and print."""

from duellum.battle.drawing.board_svg import board_svg, status_svg
from duellum.battle.drawing.move_svg import chosen_move_svg, last_move_svg
from duellum.battle.drawing.piece_svg import face_name, placed_piece_svg
from duellum.battle.drawing.viewpoint import HEIGHT, WIDTH, Viewpoint
from duellum.battle.rules.board import Side, square_name
from duellum.battle.rules.move import Move
from duellum.battle.rules.position import Position
from duellum.battle.wording import phrase
from duellum.core.i18n import translate
from duellum.core.svg import document


def draw_svg(
    position: Position,
    last_move: Move | None = None,
    *,
    chosen: Move | str | None = None,
    flipped: bool = False,
    size: float | None = None,
) -> str:
    """Return a drawing for pages and print: one self-contained SVG document.

    `last_move` is shown faintly: its start dashed, its target framed, its path dotted. `chosen`, a move not
    yet made, or its text, is drawn over the board with the face after each step; it ends in the die as it
    will lie or, where it captures, in a crossed frame. `flipped` shows the board from Black's side. `size` is
    the width in pixels.
    """
    if isinstance(chosen, str):
        chosen = position.parse_move(chosen)
    viewpoint = Viewpoint(flipped)
    return document(
        board_svg(viewpoint),
        status_svg(position.to_move, position.outcome(), viewpoint),
        *([] if last_move is None else [last_move_svg(last_move, viewpoint)]),
        *(
            placed_piece_svg(piece, square, viewpoint)
            for square, piece in enumerate(position.board)
            if piece is not None
        ),
        *([] if chosen is None else [chosen_move_svg(chosen, viewpoint)]),
        width=WIDTH,
        height=HEIGHT,
        title=_title(position),
        description=_description(position, last_move, chosen),
        size=size,
    )


def _title(position: Position) -> str:
    outcome = position.outcome()
    if outcome is None:
        return f"Battle: {position.to_move!s} to move"
    who = "draw" if outcome.winner is None else f"{outcome.winner!s} won"
    return f"Battle: {who}, {outcome.reason}"


def _description(position: Position, last_move: Move | None, chosen: Move | None) -> str:
    """Return in words what the drawing shows."""
    sentences = []
    for side in Side:
        pieces = ((square, piece) for square, piece in enumerate(position.board) if piece is not None)
        words = [
            f"{face_name(piece)} on {square_name(square)}" for square, piece in pieces if piece.side is side
        ]
        sentences.append(f"{side!s}: {', '.join(words) or 'nothing'}.")
    if last_move is not None:
        sentences.append(f"Last move: {translate(phrase(last_move))}.")
    if chosen is not None:
        faces = f", showing {', '.join(map(str, chosen.faces))}" if chosen.faces else ""
        captures = "" if chosen.captured is None else f", capturing {face_name(chosen.captured)}"
        sentences.append(f"Chosen move: {chosen}{faces}{captures}.")
    return " ".join(sentences)
