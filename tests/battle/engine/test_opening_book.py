"""Battle's opening book: its moves are legal, its plans and values are found again."""

from itertools import islice

import pytest

from duellum.battle.engine.battle_engine import BattleEngine
from duellum.battle.engine.opening_book import BOOK_SPEC, load_opening_book, normalise
from duellum.battle.engine.opening_plans import find_plans
from duellum.battle.engine.spec import LEVELS
from duellum.battle.rules.position import Position
from duellum.core.engine import Limit, Strength
from duellum.core.game import Game
from duellum.core.registry import load_rules
from duellum.opening_book.builder import MEGABYTES, search_values
from duellum.opening_book.tree import BookPlan

BOOK = load_opening_book()
PLAN = BookPlan(**{name: value for name, value in BOOK.about.items() if name != "game"})
SAMPLE = 3
"""How many positions are searched again; the long form takes more."""


def is_leaf(text: str) -> bool:
    """Whether no move of the book leads on in the book: then its values are those of its own search."""
    position = Position.parse(text)
    return not any(BOOK.moves(position.play(move.move)) for move in BOOK.positions[text])


def test_the_book_has_every_first_move_and_as_many_positions_as_it_says() -> None:
    assert len(BOOK.moves(Position.start())) == 37
    assert len(BOOK.positions) == PLAN.positions
    assert sum(move.games for move in BOOK.moves(Position.start())) == PLAN.games


def test_every_move_is_legal_and_every_position_is_reached_by_moves_of_the_book() -> None:
    reached = {str(normalise(Position.start()))}
    for text, moves in BOOK.positions.items():
        position = Position.parse(text)
        assert position == normalise(position)
        assert [move.value for move in moves] == sorted((move.value for move in moves), reverse=True)
        reached |= {str(normalise(position.play(move.move))) for move in moves}
    assert BOOK.positions.keys() <= reached


def test_a_position_is_found_whatever_was_played_before() -> None:
    assert BOOK.moves(Position.parse("sbfwkwfbs/9/9/9/9/9/9/TCGXKXGCT w 12 7")) == BOOK.moves(
        Position.start()
    )
    assert BOOK.moves(Position.parse("4k4/9/9/9/9/4T4/9/4K4 w 0 1")) == ()


def test_plans_are_those_that_the_rules_give() -> None:
    for text in islice(BOOK.positions, 0, None, 40):
        position = Position.parse(text)
        for move in BOOK.positions[text]:
            assert move.plans == find_plans(position, position.parse_move(move.move))


def check_values(text: str, engine: BattleEngine) -> None:
    """Search a position again and compare."""
    found = search_values(engine, load_rules("battle"), Position.parse(text), PLAN.nodes, PLAN.lines)
    values = {move.move: move.value for move in BOOK.positions[text]}
    assert {move: round(value, 3) for move, value in found.items() if move in values} == values


LEAVES = [text for text in [*BOOK.positions][-60:] if is_leaf(text)]


def test_values_are_found_again_by_the_same_search() -> None:
    engine = BattleEngine(megabytes=MEGABYTES)
    for text in LEAVES[-SAMPLE:]:
        check_values(text, engine)


@pytest.mark.slow
def test_all_last_values_are_found_again_by_the_same_search() -> None:
    engine = BattleEngine(megabytes=MEGABYTES)
    for text in LEAVES:
        check_values(text, engine)


@pytest.mark.parametrize("level", [5, 6, 7, 8])
def test_higher_levels_vary_their_openings_within_a_small_loss(level: int) -> None:
    engine, strength = BattleEngine(megabytes=1), LEVELS[level - 1]
    assert strength.book_loss_per_mille is not None
    best, chosen = BOOK.moves(Position.start())[0].value, set()
    for seed in range(60):
        found = engine.search(
            Game("battle"), Limit(), strength=Strength(1, 0, seed, strength.book_loss_per_mille)
        )
        [candidate] = found.candidates
        chosen.add(str(candidate.move))
        assert best - candidate.value <= strength.book_loss_per_mille / 1000 + 1e-9
        assert found.nodes == 0
    assert len(chosen) > 1


def test_lower_levels_and_searches_for_several_moves_do_without_the_book() -> None:
    assert [strength.book_loss_per_mille for strength in LEVELS[:4]] == [None] * 4
    engine = BattleEngine(megabytes=1)
    found = engine.search(Game("battle"), Limit(nodes=500), candidates=2, strength=LEVELS[7])
    assert found.nodes > 0
    assert engine.search(Game("battle"), Limit(nodes=500)).nodes > 0


def test_the_platform_finds_the_book() -> None:
    assert BOOK_SPEC.load() is BOOK
