"""The games of a match: pairs from one opening with the seats swapped, each game recorded."""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from duellum.core.errors import MoveError
from duellum.core.game import Game
from duellum.core.rules import Position, Rules, Seat, Side
from duellum.engine.engine import Engine
from duellum.record import Record

MAX_PLIES = 2_000
"""A game longer than this is a draw by agreement."""


class Player(Protocol):
    """Anyone who takes part in a match: an engine of ours, another program, or code of your own."""

    @property
    def name(self) -> str:
        """What the player is called in records."""

    def new_game(self) -> None:
        """Get ready for a new game."""

    def choose(self, game: Game) -> Any:  # noqa: ANN401 - each game has its own move
        """Return a legal move of the side to act."""


@dataclass(frozen=True)
class Opening:
    """The position in which both games of a pair begin, and the seed of the dice they share."""

    start: Position
    moves: tuple[Any, ...]
    seed: int


@dataclass(frozen=True)
class Pair:
    """Two games from one opening, seats swapped, and the first player's points."""

    points: float
    records: tuple[Record, Record]


def generate_openings(
    rules: Rules, rng: random.Random, plies: int, is_balanced: Callable[[Game], bool]
) -> Iterator[Opening]:
    """Yield openings without end: `plies` random moves each, as far as `is_balanced` accepts them."""
    while True:
        start, seed = rng.choice(rules.starts), rng.getrandbits(32)
        game = Game(rules, start)
        for _ in range(plies):
            moves = game.legal_moves()
            if not moves:
                break
            game.play(rng.choice(moves))
        if game.outcome is None and is_balanced(game):
            yield Opening(start, tuple(game.moves), seed)


def play_pair(rules: Rules, first: Player, second: Player, opening: Opening) -> Pair:
    """Play both games of an opening, the first player in the first seat and then in the second.

    The choices of an engine's level depend on the opening, and not on what it played before.
    """
    for player in (first, second):
        if isinstance(player, Engine):
            player.reseed(opening.seed)
    games = [play_game(rules, seats, opening) for seats in ((first, second), (second, first))]
    points = sum(game.outcome.score(side) for game, side in zip(games, Seat, strict=True) if game.outcome)
    return Pair(points, (games[0], games[1]))


def play_game(rules: Rules, seats: Sequence[Player], opening: Opening) -> Record:
    """Play one game and return its record; an illegal move counts as resignation."""
    game, dice = Game(rules, opening.start), random.Random(opening.seed)
    for move in opening.moves:
        game.play(move)
    for seat in seats:
        seat.new_game()
    while game.actor is not None and len(game) < MAX_PLIES:
        _step(game, seats, dice)
    if game.outcome is None:
        game.agree_draw()
    return Record.from_game(game, players=[seat.name for seat in seats])


def _step(game: Game, seats: Sequence[Player], dice: random.Random) -> None:
    if isinstance(game.actor, Side):
        try:
            game.play(seats[game.actor].choose(game))
        except MoveError:
            game.resign(game.actor)
    else:
        game.roll(dice)
