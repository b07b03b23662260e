"""Matches: two players, openings balanced by pairs with the seats swapped, every game recorded."""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from duellum.core.engine import Limit
from duellum.core.errors import MoveError
from duellum.core.game import Game
from duellum.core.rules import Outcome, Position, Rules, Seat, Side
from duellum.record import Record

MOST_PLIES = 2_000
"""A game longer than this is a draw by agreement of the arena."""


class Contender(Protocol):
    """Whoever takes part in a match."""

    name: str

    def begin(self) -> None:
        """Get ready for a new game."""

    def choose(self, game: Game, limit: Limit) -> Any:  # noqa: ANN401 - each game has its own move
        """Return a legal move of the side to act."""

    def close(self) -> None:
        """Leave nothing behind."""


@dataclass(frozen=True)
class Opening:
    """Where both games of a pair begin, and the dice they share."""

    start: Position
    moves: tuple[Any, ...]
    seed: int


@dataclass(frozen=True)
class Pair:
    """Two games from one opening, seats swapped, and the first contender's points."""

    points: float
    records: tuple[Record, Record]


def openings(rules: Rules, seed: int, plies: int, is_fair: Callable[[Game], bool]) -> Iterator[Opening]:
    """Yield openings without end: `plies` random moves, kept where `is_fair` says so."""
    source = random.Random(seed)
    while True:
        start, dice = source.choice(rules.starts), source.getrandbits(32)
        game = Game(rules, start)
        for _ in range(plies):
            moves = game.legal_moves()
            if not moves:
                break
            game.play(source.choice(moves))
        if game.outcome is None and is_fair(game):
            yield Opening(start, tuple(game.moves), dice)


def play_pair(rules: Rules, first: Contender, second: Contender, opening: Opening, limit: Limit) -> Pair:
    """Play both games of an opening, the first contender in the first seat and then in the second."""
    games = [play_game(rules, seats, opening, limit) for seats in ((first, second), (second, first))]
    points = _points(games[0].outcome, Seat.FIRST) + _points(games[1].outcome, Seat.SECOND)
    return Pair(points, (games[0], games[1]))


def play_game(rules: Rules, seats: Sequence[Contender], opening: Opening, limit: Limit) -> Record:
    """Play one game and return its record; who makes an illegal move has resigned."""
    game, dice = Game(rules, opening.start), random.Random(opening.seed)
    for move in opening.moves:
        game.play(move)
    for seat in seats:
        seat.begin()
    while game.actor is not None and len(game.moves) < MOST_PLIES:
        _step(game, seats, dice, limit)
    if game.outcome is None:
        game.agree_draw()
    names = {name: seat.name for name, seat in zip(rules.side_names, seats, strict=True)}
    return Record.of(game, names)


def _step(game: Game, seats: Sequence[Contender], dice: random.Random, limit: Limit) -> None:
    if isinstance(game.actor, Side):
        try:
            game.play(seats[game.actor].choose(game, limit))
        except MoveError:
            game.resign(game.actor)
    else:
        faces = [dice.randint(1, 6) for _ in range(game.position.dice_due)]
        game.play(game.position.roll(faces))


def _points(outcome: Outcome | None, side: Side) -> float:
    if outcome is None or outcome.winner is None:
        return 0.5
    return 1.0 if outcome.winner == side else 0.0
