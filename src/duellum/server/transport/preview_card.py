"""What a link to a game shows: title, description, who plays, and a picture, in a language."""

from importlib.resources import files

from msgspec import Struct

from duellum.core.i18n import Translatable, translate
from duellum.core.rules import Outcome, Rules, Seat
from duellum.printing.process import PictureOrder
from duellum.printing.typesetter import list_families
from duellum.server.game.state import ENGINE_PLAYER, GameState, SeatState

WIDTH, HEIGHT = 1200, 630
"""In pixels: what the sites that show previews ask for."""


class PlayerLine(Struct, frozen=True):
    """A player as the picture names them."""

    side: str
    name: str
    is_winner: bool


class PreviewCard(Struct, frozen=True):
    """The texts of a preview."""

    title: str
    game: str
    description: str
    players: tuple[PlayerLine, PlayerLine]
    alt: str
    """The picture in words."""


def may_preview(state: GameState) -> bool:
    """Whether everybody may see a preview: of a public game, or of one that is over."""
    return state.created.public or state.status == "over"


def describe_game(state: GameState, language: str) -> PreviewCard:
    """Return the preview of a game."""

    def say(message: str, **arguments: str | int | list[str]) -> str:
        return translate(Translatable(message, arguments), language=language)

    rules = state.rules
    game = rules.translate_title(language)
    first, second = (_describe_player(state, seat, language) for seat in Seat)
    names = {"game": game, "first": first.name, "second": second.name}
    title, description = say("preview-title", **names), _describe_status(state, language)
    return PreviewCard(title, game, description, (first, second), say("preview-picture", **names))


def _describe_player(state: GameState, seat: Seat, language: str) -> PlayerLine:
    is_winner = state.outcome is not None and state.outcome.winner == seat
    side = state.rules.translate_side(seat, language)
    return PlayerLine(side, _name_player(state.rules, seat, state.seats[seat], language), is_winner)


def _name_player(rules: Rules, seat: Seat, player: SeatState, language: str) -> str:
    if player.player == ENGINE_PLAYER and player.level is not None:
        return translate(Translatable("bot-name", {"level": player.level}), language=language)
    if player.player is None:
        return translate(Translatable("seat-open"), language=language)
    return player.name or rules.translate_side(seat, language)


def _describe_status(state: GameState, language: str) -> str:
    """Return how the game ended, or how far it is."""
    info, rules = state.outcome, state.rules
    if info is not None and info.clause is not None:
        winner = None if info.winner is None else rules.sides[info.winner]
        return rules.translate_outcome(Outcome(winner, info.reason, info.clause), language)
    if info is not None:
        return translate(Translatable("preview-aborted"), language=language)
    if state.status != "playing":
        return translate(Translatable("preview-waiting"), language=language)
    return translate(Translatable("preview-live", {"turn": state.turn}), language=language)


def order_preview(state: GameState, language: str) -> PictureOrder:
    """Return the order for the picture of a game as it is now; takes some milliseconds."""
    card = describe_game(state, language)
    last = state.plies[-1].move if state.plies else None
    data = {
        "svg": str(state.position.svg(last, language=language)),
        "game": card.game,
        "description": card.description,
        "players": [
            {"side": player.side, "name": player.name, "winner": player.is_winner} for player in card.players
        ],
        "language": language,
        "sans": list_families("Sans", language),
        "serif": list_families("Serif", language),
    }
    template = files("duellum.server.transport").joinpath("preview.typ").read_bytes()
    return PictureOrder(template, data)
