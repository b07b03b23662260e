"""Reference players and tasks: engines, baselines, the tablebase, policies, and scores without luck.

>>> load_player("battle", "2", seed=1)
<Engine battle: level 2>
>>> list_players("battle")
('random', 'baseline', '1', '2', '3', '4', '5', '6', '7', '8', 'full', 'tablebase')
"""

import random
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from duellum.analysis.whole_game import analyse
from duellum.core.engine import LEVEL_COUNT, NoEngineError
from duellum.core.environment import load_environment_spec
from duellum.core.game import Game
from duellum.core.registry import has_part, load_rules
from duellum.core.rules import Rules
from duellum.core.statistics import mean_interval
from duellum.core.tablebase import Tablebase
from duellum.engine.engine import Engine
from duellum.engine.match_pairs import Player
from duellum.engine.playouts import find_engine_spec
from duellum.engine.tablebases import load_tablebase
from duellum.record import Record
from duellum.research.policies import Policy

LUCK_NODES = 1_000
"""How many positions are searched for each decision when luck is measured, if nothing else is said."""


class RandomPlayer:
    """Plays any legal move with the same probability."""

    name = "random"

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def new_game(self) -> None:
        """Do nothing: games do not depend on each other."""

    def choose(self, game: Game[Any, Any]) -> Any:  # noqa: ANN401 - each game has its own move
        """Return a legal move."""
        return self._random.choice(game.legal_moves())


class PolicyPlayer:
    """A policy as a player of matches: it sees a batch of one observation.

    Args:
        rules: The game, or its name.
        policy: Takes observations and masks of legal actions, and returns actions.
        name: What it is called in records.
        compact: It observes the compact features instead of planes.
    """

    def __init__(
        self, rules: Rules[Any, Any] | str, policy: Policy, *, name: str = "policy", compact: bool = False
    ) -> None:
        self.rules = rules if isinstance(rules, Rules) else load_rules(rules)
        self._spec, self._policy, self.name = load_environment_spec(self.rules), policy, name
        self._observe = self._spec.observe_features if compact else self._spec.observe_planes

    def new_game(self) -> None:
        """Do nothing: a policy does not know which game it plays."""

    def choose(self, game: Game[Any, Any]) -> Any:  # noqa: ANN401 - each game has its own move
        """Return the policy's move. Raises :class:`MoveError` if it is not legal."""
        position = game.position
        mask = np.zeros((1, self._spec.action_count), np.bool_)
        for move in game.legal_moves():
            mask[0, self._spec.encode_action(position, move)] = True
        seen = self._observe(game.positions, position.to_move)[None]
        return self._spec.decode_action(position, int(self._policy(seen, mask)[0]))


class TablebasePlayer:
    """Plays solved endings without a mistake, and everything else as another player does."""

    name = "tablebase"

    def __init__(self, tablebase: Tablebase[Any], otherwise: Player) -> None:
        self._tablebase, self._otherwise = tablebase, otherwise

    def new_game(self) -> None:
        """Begin a new game."""
        self._otherwise.new_game()

    def choose(self, game: Game[Any, Any]) -> Any:  # noqa: ANN401 - each game has its own move
        """Return the best move of a solved ending, or the other player's."""
        ending = self._tablebase.probe(game.position)
        return self._otherwise.choose(game) if ending is None else ending.best_moves[0]


def list_players(rules: Rules[Any, Any] | str) -> tuple[str, ...]:
    """Return the names of a game's reference players, as :func:`load_player` takes them."""
    rules = rules if isinstance(rules, Rules) else load_rules(rules)
    levels = [str(level) for level in range(1, LEVEL_COUNT + 1)]
    tables = ["tablebase"] if has_part(rules.name, "tablebase") else []
    return ("random", *find_engine_spec(rules).baselines, *levels, "full", *tables)


def load_player(
    rules: Rules[Any, Any] | str, name: str, *, nodes: int | None = None, seed: int | None = None
) -> Player:
    """Return a reference player.

    Args:
        rules: The game, or its name.
        name: ``random``, a baseline of the game, a level from ``1`` to ``8``, ``full`` for full strength, or
            ``tablebase``, which plays solved endings without a mistake and at full strength before them.
        nodes: How many positions it may search for a move; a level's own number if it is left out.
        seed: What its choices depend on.

    Raises :class:`NoEngineError` if the game has no such player.
    """
    rules = rules if isinstance(rules, Rules) else load_rules(rules)
    known = list_players(rules)
    if name not in known:
        others = [each for each in known if not each.isdigit()]
        shown = ", ".join(others).replace("full", f"1 to {LEVEL_COUNT}, full")
        raise NoEngineError(f"{rules.title} has no player {name!r}; its players: {shown}")
    if name == "random":
        return RandomPlayer(seed)
    if name == "tablebase":
        return TablebasePlayer(load_tablebase(rules), Engine(rules, nodes=nodes, seed=seed))
    if name == "full":
        return Engine(rules, nodes=nodes, seed=seed)
    if name.isdigit():
        return Engine(rules, level=int(name), nodes=nodes, seed=seed)
    return Engine(rules, baseline=name, nodes=nodes, seed=seed)


def measure_luck_adjusted(
    records: Iterable[Record], player: str, *, nodes: int = LUCK_NODES
) -> tuple[float, float]:
    """Return a player's mean score without the luck of the dice, and half the width of its 95 % interval.

    The interval is narrower than that of the plain score of as many games.

    Args:
        records: At least two games.
        player: The player's name in them.
        nodes: How many positions to search for each decision.
    """
    return mean_interval(list_adjusted_scores(records, player, nodes=nodes))


def list_adjusted_scores(
    records: Iterable[Record], player: str, *, nodes: int = LUCK_NODES
) -> Sequence[float]:
    """Return a player's score without luck in each game; where the game has no dice, the plain score."""
    scores = []
    for record in records:
        seat = [record.tags[str(side)] for side in record.rules.sides].index(player)
        scores.append(analyse(record, nodes=nodes).totals[seat].luck_adjusted_score)
    return scores
