"""Data sets for supervised learning: positions with deep values, endings with exact values, as NPZ.

Each file is accompanied by a data card, a Markdown file of the same name.
"""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

import duellum
from duellum.core.environment import EnvironmentSpec, load_environment_spec
from duellum.core.game import Game
from duellum.core.rules import Rules, Side
from duellum.core.tablebase import NoTablebaseError
from duellum.engine.engine import Engine
from duellum.engine.tablebases import load_tablebase

Columns = dict[str, npt.NDArray[Any]]
Progress = Callable[[int], None]

KEPT = 0.2
"""How likely a position of a game is kept, so that the positions of a game are not too much alike."""
RANDOM_MOVES = 0.25
"""How likely a move is random instead of the engine's, so that positions are varied."""
PLAYER_NODES = 300
"""How many positions the engine searches for a move of the games that positions come from."""

COLUMNS = {
    "position": "the position in the game's notation",
    "features": "what the side to act sees, int8, as the environment's compact features",
    "action": "the best action, int32, in the environment's encoding",
    "value": "the probability of winning of the side to act, float32, a draw counting half",
    "plies": "in how many plies it is won (above 0) or lost (below 0) by force, int16; 0 if neither is known",
}
"""What each column means."""


def sample_positions(
    rules: Rules[Any, Any], count: int, *, nodes: int, seed: int, progress: Progress | None = None
) -> Columns:
    """Return different positions from games, each evaluated by a search of so many nodes."""
    spec, rng = load_environment_spec(rules), random.Random(seed)
    player, judge = (Engine(rules, nodes=number, seed=seed) for number in (PLAYER_NODES, nodes))
    rows: list[tuple[Any, ...]] = []
    seen: set[str] = set()
    for game in _walk(rules, player, rng):
        text = str(game.position)
        if text in seen or rng.random() > KEPT:
            continue
        seen.add(text)
        found = judge.analyse(game, nodes=nodes)
        action = spec.encode_action(game.position, found.best)
        rows.append(_row(spec, game.positions, action, found.win_probability, found.lines[0].plies_to_end))
        if progress is not None:
            progress(len(rows))
        if len(rows) >= count:
            return _to_columns(rows)
    raise AssertionError("games never end")


def _walk(rules: Rules[Any, Any], player: Engine[Any], rng: random.Random) -> Iterator[Game[Any, Any]]:
    """Yield games whenever a side is to act, one after another."""
    while True:
        game: Game[Any, Any] = Game(rules, rng.choice(rules.starts))
        player.new_game()
        while game.actor is not None:
            if not isinstance(game.actor, Side):
                game.roll(rng)
                continue
            yield game
            is_random = rng.random() < RANDOM_MOVES
            game.play(rng.choice(game.legal_moves()) if is_random else player.choose(game))


def sample_endings(
    rules: Rules[Any, Any], count: int, *, seed: int, progress: Progress | None = None
) -> Columns:
    """Return random endings with their exact values.

    Raises :class:`~duellum.core.tablebase.NoTablebaseError` if the game has no solved endings.
    """
    spec, rng, tables = load_environment_spec(rules), random.Random(seed), load_tablebase(rules)
    if spec.draw_ending is None:
        raise NoTablebaseError(f"{rules.title} has no solved endings")
    rows: list[tuple[Any, ...]] = []
    while len(rows) < count:
        position = spec.draw_ending(rng)
        ending = tables.probe(position)
        if ending is not None and ending.best_moves:
            action = spec.encode_action(position, ending.best_moves[0])
            rows.append(_row(spec, [position], action, ending.win_probability, ending.plies_to_end))
            if progress is not None:
                progress(len(rows))
    return _to_columns(rows)


def _row(
    spec: EnvironmentSpec, positions: Sequence[Any], action: int, value: float, plies: int | None
) -> tuple[Any, ...]:
    now = positions[-1]
    return str(now), spec.observe_features(positions, now.to_move), action, value, plies or 0


def _to_columns(rows: Sequence[tuple[Any, ...]]) -> Columns:
    texts, features, actions, values, plies = zip(*rows, strict=True)
    return {
        "position": np.array(texts),
        "features": np.array(features, np.int8),
        "action": np.array(actions, np.int32),
        "value": np.array(values, np.float32),
        "plies": np.array(plies, np.int16),
    }


def write_data_set(
    path: Path, columns: Columns, rules: Rules[Any, Any], options: Mapping[str, object]
) -> Path:
    """Write a data set as NPZ and its data card next to it, and return the path of the card."""
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **columns)
    card = path.with_suffix(".md")
    card.write_text(write_card(path.name, columns, rules, options), encoding="utf-8")
    return card


def write_card(name: str, columns: Columns, rules: Rules[Any, Any], options: Mapping[str, object]) -> str:
    """Return the data card: what is in the file, how it was made, and what it is not good for."""
    values = columns["value"]
    won, lost = np.mean(values == 1), np.mean(values == 0)
    rows = [f"| `{column}` | {COLUMNS[column]} |" for column in columns]
    made = ", ".join(f"{option} {value}" for option, value in options.items())
    return "\n".join(
        [
            f"# {name}",
            "",
            f"{len(values):,} positions of {rules.title}, made by Duellum {duellum.__version__}.",
            "",
            "| column | content |",
            "|---|---|",
            *rows,
            "",
            f"- Made with: {made}. The same options give the same file with the same version of Duellum.",
            f"- Environment: {load_environment_spec(rules).version}, which defines actions and features.",
            f"- Values: mean {values.mean():.3f}; {won:.1%} are won, {lost:.1%} are lost.",
            "- No personal data: all games were played by the engine against itself.",
            "- Values of positions come from a search and favour what the engine understands.",
            "- Values of endings are exact, without the draws by repetition or after 100 moves.",
            "",
        ]
    )
