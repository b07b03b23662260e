"""The reasons for a move: each in a position where it is right, and not in one where it is nearly right."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duellum.battle import RULES, Position
from duellum.battle.engine.battle_engine import BattleEngine
from duellum.battle.engine.explanation import explain
from duellum.core.engine import Candidate, Limit
from duellum.core.i18n import Translatable, translate
from tests.battle.engine.lines import make_candidate
from tests.battle.engine.naive_facts import is_true
from tests.strategies import random_game, seeds

START = "sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 0 1"
IN_CHECK = "sbfwkwfbs/9/9/7X1/9/9/9/TCGXKXGC1 b 1 1"
RUNNING = "9/9/9/9/9/4k4/9/3K5 w 0 9"
LOOSE = "k8/9/9/3a5/3A5/9/9/8K w 0 9"
GUARDED = "k8/9/9/3a5/3A5/3A5/9/8K w 0 9"
FORK = "k8/9/3a5/4a4/9/3D5/9/8K w 0 9"
GUARDED_FORK = "k8/3b5/3a5/9/9/3D5/9/8K w 0 9"
KINGS = "k8/9/9/9/9/9/9/8K w 0 9"


def find(fen: str, *line: str, others: tuple[Candidate, ...] = (), value: float = 0.5) -> list[str]:
    reasons = explain(Position.parse(fen), make_candidate(fen, *line, value=value), others)
    return [reason.id.removeprefix("battle-why-") for reason in reasons]


def say(fen: str, *line: str, plies_to_end: int | None = None) -> str:
    return translate(*explain(Position.parse(fen), make_candidate(fen, *line, plies_to_end=plies_to_end)))


@pytest.mark.parametrize(
    ("fen", "line", "sentence"),
    [
        ("4k4/4A4/9/9/9/9/9/4K4 w 0 9", ["e7n1"], "Captures the king and wins."),
        ("k8/4K4/9/9/9/9/9/9 w 0 9", ["e7n1"], "Enters the palace and wins."),
        (IN_CHECK, ["e8s1"], "Saves the king."),
        (RUNNING, ["d1e1"], "Guards the palace."),
        ("k8/9/4K4/9/9/9/9/8A w 0 9", ["e6n1"], "Threatens to enter the palace."),
        ("k8/9/9/9/3a5/3A5/9/8K w 0 9", ["d3n1"], "Wins a 1."),
        ("k8/9/9/3b5/3a5/3A5/9/8K w 0 9", ["d3n1", "d5s1"], "Exchanges dice and captures a 1."),
        ("k8/9/3b5/3a3a1/3A3A1/9/9/8K w 0 9", ["d4n1", "d6s1", "i1n1", "h5s1"], "Gives up a die for a 1."),
        (LOOSE, ["d4w1"], "Saves the die on d4."),
        (FORK, ["d3n1"], "Attacks the dice on d6 and e5."),
        ("k8/9/9/9/9/a8/Va7/K8 w 0 9", ["a1e1"], "Nothing else is possible."),
        ("k8/9/9/9/9/9/9/8K w 99 60", ["i1w1"], "The game ends in a draw."),
        (KINGS, ["i1w1"], "Keeps the game even."),
    ],
)
def test_the_reason_that_matters_is_given(fen: str, line: list[str], sentence: str) -> None:
    assert say(fen, *line).startswith(sentence)


@pytest.mark.parametrize(
    ("fen", "line", "wrong"),
    [
        (IN_CHECK, ["a8s5"], "rescue"),  # the threat is still there
        (START, ["h1n1"], "rescue"),  # there was none
        (RUNNING, ["d1w1"], "guards-palace"),  # the run is still there
        ("9/9/9/9/4k4/9/9/3K5 w 0 9", ["d1e1"], "guards-palace"),  # the king is too far away
        ("k8/9/9/3b5/3a5/3A5/9/8K w 0 9", ["d3n1", "d5s1"], "gain"),  # taken back
        (LOOSE, ["i1w1"], "saves"),  # the die is still loose
        (GUARDED, ["d4w1"], "saves"),  # it was guarded before
        (GUARDED_FORK, ["d3n1"], "attack"),  # d7 guards d6
        (START, ["i1n5"], "threat-king"),  # by E1 only i1n4w1 threatens it
    ],
)
def test_a_reason_that_is_nearly_right_is_not_given(fen: str, line: list[str], wrong: str) -> None:
    assert wrong not in find(fen, *line)


def test_a_threat_to_the_king_is_named() -> None:
    assert "threat-king" in find(START, "i1n4w1")  # E1


def test_a_die_won_later_counts_only_where_the_next_best_move_wins_none() -> None:
    winning = make_candidate(FORK, "d3n1", "d6n1", "d4n1e1")
    waiting = make_candidate(FORK, "i1w1", "a8s1", value=0.4)
    assert explain(Position.parse(FORK), winning, [waiting])[0] == Translatable(
        "battle-why-gain-later", {"moves": 2}
    )
    assert "gain-later" not in find(FORK, *map(str, winning.line), others=(winning,))


def test_a_capture_that_is_taken_back_and_taken_again_wins_a_die() -> None:
    fen = "k8/9/9/3b5/3a5/3A5/3A5/8K w 0 9"
    exchange = make_candidate(fen, "d3n1", "d5s1")
    assert find(fen, *map(str, exchange.line)) == ["exchange"]
    longer = "k8/9/9/3b5/2Aa5/3A5/9/8K w 0 9"
    assert find(longer, "d3n1", "d5s1", "c4e1")[0] == "gain"


def test_what_the_next_best_move_loses_is_said() -> None:
    losing = make_candidate(LOOSE, "i1w1", "d5s1", value=0.3)
    assert find(LOOSE, "d4w1", others=(losing,)) == ["saves", "next-loses-die"]
    harmless = make_candidate(LOOSE, "d4e1", "a8s1", value=0.3)
    assert find(LOOSE, "d4w1", others=(harmless,)) == ["saves"]


def test_the_only_move_is_named_where_all_others_lose() -> None:
    lost = make_candidate(KINGS, "i1n1", value=0.0, plies_to_end=-2)
    assert find(KINGS, "i1w1", others=(lost,)) == ["only"]
    even = make_candidate(KINGS, "i1n1")
    assert find(KINGS, "i1w1", others=(even,)) == ["general-why-standing", "general-why-better"]
    assert find(KINGS, "i1n1", others=(make_candidate(KINGS, "i1w1", value=0.7),)) == ["general-why-worse"]


def test_a_forced_end_is_said_with_its_moves() -> None:
    assert say(KINGS, "i1w1", plies_to_end=5) == "Wins by force in 3 moves."
    assert say(KINGS, "i1w1", plies_to_end=-2) == "The opponent wins by force in 1 move."
    assert say("9/k8/9/9/3a5/3A5/9/8K w 0 9", "d3n1", plies_to_end=3) == (
        "Wins by force in 2 moves. Wins a 1."
    )


def test_one_attacked_die_is_told_by_its_name() -> None:
    one = explain(Position.parse(FORK.replace("4a4", "9")), make_candidate(FORK.replace("4a4", "9"), "d3n1"))
    assert one == (Translatable("battle-why-attack", {"count": 1, "squares": ["d6"]}),)
    assert translate(*one) == "Attacks the die on d6."


ENGINE = BattleEngine(megabytes=4)


@given(seed=seeds, plies=st.integers(0, 120))
@settings(max_examples=60, deadline=None)
def test_every_hint_has_a_reason_and_every_reason_is_true_by_the_plain_rules(seed: int, plies: int) -> None:
    game = random_game(RULES, seed, plies)
    position = game.position
    if game.outcome is not None or not isinstance(position, Position):
        return
    best, *others = ENGINE.search(game, Limit(depth=4), candidates=2).candidates
    reasons = explain(position, best, others)
    assert 1 <= len(reasons) <= 2
    assert [reason for reason in reasons if not is_true(reason, position, best, others)] == []
