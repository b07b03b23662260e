"""The search finds forced wins, defends, and repeats itself."""

import pytest

from duellum.battle import RULES, Position
from duellum.battle.engine.battle_engine import BattleEngine
from duellum.core.engine import Candidate, Limit
from duellum.core.game import Game
from tests.battle.engine.forced_wins import ForcedWin, read_forced_wins
from tests.battle.engine.solver import keeps_the_win

FORCED_WINS = list(read_forced_wins())
NODES_ENOUGH = 600_000  # what one core searches in less than a second


@pytest.fixture(scope="module")
def engine() -> BattleEngine:
    return BattleEngine(megabytes=16)


def best(engine: BattleEngine, fen: str, limit: Limit) -> Candidate:
    return engine.search(Game(RULES, Position.parse(fen)), limit).candidates[0]


def test_it_takes_the_king_and_the_palace_at_once(engine: BattleEngine) -> None:
    king = best(engine, "4k4/4A4/9/9/9/9/9/4K4 w 0 9", Limit(depth=3))
    palace = best(engine, "k8/4K4/9/9/4v4/9/9/9 w 0 9", Limit(depth=3))
    assert (str(king.move), king.value, king.plies_to_end) == ("e7n1", 1.0, 1)
    assert (str(palace.move), palace.plies_to_end) == ("e7n1", 1)


def test_it_saves_its_king(engine: BattleEngine) -> None:
    position = Position.start().play(Position.start().parse_move("i1n4w1"))  # h5 threatens e8
    move = engine.search(Game(RULES, position), Limit(depth=4)).candidates[0].move
    replies = [
        str(reply) for reply in position.play(move).legal_moves() if reply.captured and reply.captured.is_king
    ]
    assert replies == []


@pytest.mark.parametrize("win", FORCED_WINS, ids=lambda win: str(win.position))
def test_it_finds_every_forced_win_of_the_suite(engine: BattleEngine, win: ForcedWin) -> None:
    engine.reset()
    found = best(engine, str(win.position), Limit(nodes=NODES_ENOUGH))
    assert found.plies_to_end is not None
    assert found.plies_to_end > 0
    assert keeps_the_win(
        win.position, found.move, found.plies_to_end if found.plies_to_end <= 7 else win.plies
    )


def test_the_suite_has_a_hundred_wins_in_two_to_four_moves() -> None:
    assert len({win.position for win in FORCED_WINS}) >= 100
    assert {win.plies for win in FORCED_WINS} == {3, 5, 7}


def test_it_repeats_the_position_when_that_saves_the_game(engine: BattleEngine) -> None:
    """A lone king that would lose brings about the third occurrence of a position instead."""
    lost = Position.parse("sbfw1wfbs/4k4/9/9/9/9/9/4K4 b 0 9")
    game = Game(RULES, lost)
    for text in ("e7n1", "e1w1", "e8s1", "d1e1", "e7n1", "e1w1", "e8s1"):
        game.play(game.parse_move(text))
    engine.reset()
    best, second = engine.search(game, Limit(depth=5), candidates=2).candidates
    assert (str(best.move), best.value) == ("d1e1", 0.5)
    assert second.value < 0.1
    game.play(best.move)
    assert game.outcome is not None
    assert game.outcome.reason == "repetition"


def test_the_longer_it_looks_the_longer_it_defends(engine: BattleEngine) -> None:
    lost = best(engine, "9/9/9/9/9/2k6/9/1K6D b 0 1", Limit(depth=6))
    assert lost.plies_to_end == -30  # the longest defence there is, from the solved endings


def test_one_thread_counts_the_same_nodes_again() -> None:
    counts = {BattleEngine(megabytes=4).search(Game(RULES), Limit(depth=6)).nodes for _ in range(2)}
    assert len(counts) == 1
