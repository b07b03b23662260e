"""The picture of a preview: the game's own SVG drawing, typeset beside its texts, as PNG."""

from importlib.resources import files

from duellum.printing.typesetter import list_families, render_picture
from duellum.server.game.state import GameState
from duellum.server.transport.previews.card import describe_game

WIDTH, HEIGHT = 1200, 630
"""In pixels: what the sites that show previews ask for."""


def draw_preview(state: GameState, language: str) -> bytes:
    """Return the picture of a game as it stands; takes some hundredths of a second.

    Raises :class:`~duellum.printing.MissingFontsError`.
    """
    card = describe_game(state, language)
    last = state.plies[-1].move if state.plies else None
    data = {
        "svg": state.position.svg(last, language=language),
        "game": card.game,
        "description": card.description,
        "players": [
            {"side": player.side, "name": player.name, "winner": player.is_winner} for player in card.players
        ],
        "language": language,
        "sans": list_families("Sans", language),
        "serif": list_families("Serif", language),
    }
    template = files("duellum.server.transport.previews").joinpath("preview.typ").read_bytes()
    return render_picture(template, data)
