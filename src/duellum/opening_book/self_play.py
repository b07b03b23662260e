"""Games of the engine against itself that open by a book's tree, for how often moves are played and score."""

import random
from collections.abc import Mapping
from dataclasses import dataclass

from duellum.core.engine import Candidate, GameEngine, Limit
from duellum.core.game import Game
from duellum.core.rules import Rules
from duellum.opening_book.tree import BookPlan, BookTree

MAX_PLIES = 400
"""A game that lasts longer counts as a draw."""
_DECIDED = 0.98
"""A game counts as won once the engine sees this probability of winning."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game: the positions of the tree it went through with the moves played there, and its result."""

    opening: tuple[tuple[str, str], ...]
    """Position and move, in order."""
    points: float
    """Of the first seat."""


def play_game(
    number: int, rules: Rules, engine: GameEngine, tree: BookTree, values: Mapping[str, Mapping[str, float]]
) -> PlayedGame:
    """Play the game of this number; the same number gives the same game.

    Inside the tree, moves are chosen at random by weight, and the first games begin with each first move in
    turn; outside, the engine plays its best move, until the game is over or as good as decided.
    """
    source, plan = random.Random(f"{tree.plan.seed} {number}"), tree.plan
    game, opening = Game(rules, rules.starts[0]), list[tuple[str, str]]()
    engine.reset()
    text = tree.start
    while game.outcome is None and len(game) < MAX_PLIES:
        if text in values:
            move = draw_move(number if len(game) == 0 else None, tree, values[text], source)
            opening.append((text, move))
            text = tree.nodes[text].children[move]
            game.play(move)
            continue
        best = _search_move(engine, game, plan, source)
        if not 1 - _DECIDED < best.value < _DECIDED:
            is_first = game.position.to_move == rules.sides[0]
            return PlayedGame(tuple(opening), float((best.value > 0.5) == is_first))
        game.play(best.move)
    return PlayedGame(tuple(opening), game.outcome.score(rules.sides[0]) if game.outcome else 0.5)


def draw_move(number: int | None, tree: BookTree, values: Mapping[str, float], source: random.Random) -> str:
    """Return a move at random by weight; at the start of one of the first games, each first move in turn."""
    moves = list(values)
    if number is not None and number < tree.plan.games_of_each * len(moves):
        return moves[number % len(moves)]
    [move] = source.choices(moves, list(tree.weights(values).values()))
    return move


def _search_move(engine: GameEngine, game: Game, plan: BookPlan, source: random.Random) -> Candidate:
    nodes = source.randint(plan.game_nodes // 2, plan.game_nodes * 3 // 2)
    return engine.search(game, Limit(nodes=nodes)).candidates[0]
