"""Environments: steps per second of random play, next to those of PettingZoo, OpenSpiel and pgx.

Each figure is given per second of the clock and per second of the processor: on a busy machine the first says
little. The line on the machine says how much of the time went to its host and to other programs.
"""

import importlib
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import duellum
from benchmarks.arguments import run_measurements
from benchmarks.timing import describe_machine
from duellum.core.environment import load_environment_spec
from duellum.core.registry import games_with, load_rules
from duellum.research.leaderboard import estimate_rating
from duellum.research.players import load_player
from duellum.research.vector import BatchEnv, ObservationKind

ROUNDS = 5
BOARDS = 1_024
STEPS = 400
OTHERS_SECONDS = 3.0


def measure() -> None:
    """Print every figure except the anchors' ratings."""
    print(describe_machine())
    with describe_load():
        measure_batches()
        measure_pettingzoo()
        measure_open_spiel()
        measure_pgx()


@contextmanager
def describe_load() -> Iterator[None]:
    """Print what share of all processors' time went to the host, and to other programs."""
    before, own = _read_times(), process_time()
    yield
    spent = [later - earlier for later, earlier in zip(_read_times(), before, strict=True)]
    if total := sum(spent):
        busy = total - spent[3] - spent[4] - spent[7] - 100 * (process_time() - own)
        stolen, others = spent[7] / total, max(0, busy) / total
        print(f"meanwhile {stolen:.1%} of the time was stolen, {others:.0%} went to other programs")


def _read_times() -> list[int]:
    """Return the processors' times in hundredths of a second; zeros where the system does not tell."""
    path = Path("/proc/stat")
    if not path.exists():
        return [0] * 8
    return [int(word) for word in path.read_text(encoding="utf-8").split("\n", 1)[0].split()[1:9]]


def measure_batches(boards: int = BOARDS) -> None:
    """Print the steps per second of every game's batched environment."""
    for name in games_with("environment"):
        _measure_batch(name, boards)


def _measure_batch(name: str, boards: int) -> None:
    """Print a game's steps per second with mask and observation, on one thread and on two."""
    kinds: tuple[ObservationKind, ...] = ("planes", "features")
    for kind in kinds:
        rates = [_measure_threads(name, boards, kind, threads) for threads in (1, 2)]
        for threads, (clock, processor) in enumerate(rates, 1):
            print(
                f"{name}, {boards} boards, mask and {kind}, {threads} thread{'s' * (threads > 1)}: "
                f"{clock:,.0f} steps/s, {processor:,.0f} per second of the processor"
            )
        (one, one_busy), (two, two_busy) = rates
        print(
            f"{name}, {kind}: two threads are {two / one:.2f} times as fast by the clock, "
            f"{2 * two_busy / one_busy:.2f} times if each had a core to itself"
        )


def _measure_threads(name: str, boards: int, kind: ObservationKind, threads: int) -> tuple[float, float]:
    """Return the best steps per second of the clock, and of the processor."""
    env = BatchEnv(name, boards, observation=kind, threads=threads)
    env.reset(1)
    env.play_random(100)
    clock = processor = 0.0
    for _ in range(ROUNDS):
        start, busy = perf_counter(), process_time()
        env.play_random(STEPS)
        clock = max(clock, boards * STEPS / (perf_counter() - start))
        processor = max(processor, boards * STEPS / (process_time() - busy))
    env.close()
    return clock, processor


def _report(what: str, play: Callable[[random.Random], int]) -> None:
    """Print the steps per second of something that plays a game and returns its steps."""
    rng, steps = random.Random(1), 0
    start, busy = perf_counter(), process_time()
    while process_time() - busy < OTHERS_SECONDS:
        steps += play(rng)
    print(
        f"{what}: {steps / (perf_counter() - start):,.0f} steps/s, "
        f"{steps / (process_time() - busy):,.0f} per second of the processor"
    )


def measure_pettingzoo() -> None:
    """Print the steps per second of PettingZoo's chess and connect four, and of our games in PettingZoo."""
    import pettingzoo  # noqa: PLC0415 - only where it is wanted

    importlib.import_module("duellum.research.pettingzoo")
    for name in ("duellum/battle_v0", "duellum/qwixx_v0", "classic/chess_v6", "classic/connect_four_v3"):
        try:
            env: Any = pettingzoo.make("aec", name)
        except ImportError as error:
            print(f"PettingZoo {name}: not measured ({error})")
            continue

        def play(rng: random.Random, env: Any = env) -> int:  # noqa: ANN401 - PettingZoo ships no types
            env.reset(seed=rng.getrandbits(32))
            steps = 0
            for agent in env.agent_iter():
                seen, _, termination, truncation, info = env.last()
                if termination or truncation:
                    return steps
                mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
                env.step(env.action_space(agent).sample(mask))
                steps += 1
            return steps

        _report(f"PettingZoo {name}", play)


def measure_open_spiel() -> None:
    """Print the steps per second of OpenSpiel's backgammon and chess, and of our games in OpenSpiel."""
    import pyspiel  # noqa: PLC0415 - only where it is wanted

    importlib.import_module("duellum.research.open_spiel")
    for name in ("duellum_battle", "duellum_qwixx", "backgammon", "chess"):
        game = pyspiel.load_game(name)

        def play(rng: random.Random, game: Any = game) -> int:  # noqa: ANN401 - pyspiel ships no types
            state, steps = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, chances)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    state.observation_tensor(0)
                    steps += 1
            return steps

        _report(f"OpenSpiel {name}, with observation", play)


def measure_pgx() -> None:
    """Print the steps per second of pgx's backgammon and chess on the processor, if pgx is installed."""
    try:
        jax, pgx = importlib.import_module("jax"), importlib.import_module("pgx")
    except ImportError:
        print("pgx: not installed")
        return
    for name in ("backgammon", "chess"):
        env: Any = pgx.make(name)
        step = jax.jit(jax.vmap(env.step))
        state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), BOARDS))
        keys = jax.random.split(jax.random.key(2), BOARDS)

        def play(_rng: random.Random, step: Any = step, state: Any = state, keys: Any = keys) -> int:  # noqa: ANN401 - pgx's
            after = step(state, state.legal_action_mask.argmax(1), keys)
            after.observation.block_until_ready()
            return BOARDS

        _report(f"pgx {name}, {BOARDS} boards", play)


def _measure_anchors_of(name: str, games: int) -> None:
    """Print the rating of each anchor of a game from matches with the anchor before it; level 1 has 0."""
    rules = load_rules(name)
    anchors = [*load_environment_spec(rules).anchors]
    ratings = [0.0]
    for weaker, stronger in pairwise(anchors):
        players = [load_player(rules, each, seed=seed) for seed, each in enumerate((stronger, weaker))]
        result = duellum.match(players[0], players[1], rules=rules, games=games, rng=1)
        rating = estimate_rating([(0.0, result.score)])
        ratings.append(ratings[-1] + rating.elo)
        interval = f"{rating.low:+.0f} to {rating.high:+.0f}"
        print(f"{name}: {stronger} against {weaker}: {rating.elo:+.0f} Elo ({interval})", flush=True)
    zero = ratings[anchors.index("1")]
    print(f"{name}:", {anchor: round(rating - zero) for anchor, rating in zip(anchors, ratings, strict=True)})


def measure_anchors(games: int = 100) -> None:
    """Print the ratings of the anchors of every game."""
    for name in games_with("environment"):
        _measure_anchors_of(name, games)


if __name__ == "__main__":
    run_measurements(globals(), sys.argv[1:])
