"""What the positions of every game share: drawings, a short repr, and the check of what is played."""

from collections.abc import Sequence
from typing import Any, ClassVar

from duellum.core.errors import MoveError
from duellum.core.i18n import ENGLISH, Translatable
from duellum.core.registry import load_rules


class BasePosition:
    """The base class of every game's position, which names its game in the registry."""

    __slots__ = ()

    game: ClassVar[str]
    """The game's name in the registry."""

    def __repr__(self) -> str:
        return f"Position({str(self)!r})"

    def svg(self, last_move: Any = None, **options: Any) -> str:  # noqa: ANN401 - each game has its own
        """Return the position drawn as an SVG document; options are the game's own.

        `last_move`, given as a move or as its text, is marked.
        """
        return load_rules(self.game).draw_svg(self, self._parse_last_move(last_move), **options)

    def text(self, last_move: Any = None, language: str = ENGLISH) -> str:  # noqa: ANN401 - each game has its own move
        """Return the position drawn as text for terminals; `last_move`, a move or its text, is marked."""
        return load_rules(self.game).draw_text(self, self._parse_last_move(last_move), language=language)

    def _parse_last_move(self, move: Any) -> Any:  # noqa: ANN401 - each game has its own move
        return None if move is None else self.find_last_move(move)

    def find_last_move(self, move: Any) -> Any:  # noqa: ANN401 - each game has its own move
        """Return the move that led here, given as a move or as its text, as far as the position shows it.

        Where a game's moves are texts, there is nothing to do.
        """
        return move

    @property
    def dice_due(self) -> int:
        """How many dice are to be rolled now; 0 unless a game overrides it."""
        return 0

    def roll(self, faces: Sequence[int]) -> Any:  # noqa: ANN401 - each game has its own move
        """Raise :class:`~duellum.core.errors.MoveError`: a game with dice overrides this."""
        check_faces(faces)
        raise MoveError(
            f"this game has no dice, so {list(faces)} cannot be rolled",
            why=Translatable("general-illegal-never-thrown"),
        )

    def _repr_svg_(self) -> str:
        """Let notebooks draw a position that ends a cell."""
        return self.svg()


def check_faces(faces: object) -> None:
    """Raise :class:`TypeError` unless `faces` is a sequence, such as a list of the numbers that dice show."""
    if not isinstance(faces, Sequence) or isinstance(faces, str):
        raise TypeError(f"faces must be a list such as [4, 1], not {type(faces).__name__}")


def wrong_move_type(move: object, types: tuple[type, ...], example: str) -> TypeError:
    """Return the error for a move that is of none of these types; `example` is the text of a move."""
    names = " or ".join(each.__name__ for each in types)
    return TypeError(
        f"a move must be a text such as {example!r} or a {names} of this game, not {type(move).__name__}"
    )
