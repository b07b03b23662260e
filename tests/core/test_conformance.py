"""Conformance tests of the game contract, for every installed game."""

import xml.etree.ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duellum.core.errors import MoveError, PositionError
from duellum.core.game import Game
from duellum.core.registry import game_names, load_rules
from duellum.core.rules import Outcome, Rules, Seat, Side
from duellum.record import Record, format_record, parse_records
from tests.strategies import random_game, seeds

pytestmark = pytest.mark.parametrize("rules", [load_rules(name) for name in game_names()], ids=game_names())


def test_the_registry_gives_the_same_rules_again(rules: Rules) -> None:
    assert load_rules(rules.name) is rules
    assert rules.agreement_clause in rules.clauses
    assert len(set(rules.side_names)) == 2
    assert rules.origins.keys() <= set(rules.clauses)


def test_starts_differ_and_somebody_acts(rules: Rules) -> None:
    assert len(set(rules.starts)) == len(rules.starts) >= 1
    for start in rules.starts:
        assert start.actor is not None
        assert start.outcome() is None


@given(seed=seeds)
@settings(max_examples=20)
def test_games_end_and_their_end_is_told_by_a_clause(rules: Rules, seed: int) -> None:
    game = random_game(rules, seed, most_plies=20_000)
    assert game.outcome is not None
    assert game.outcome.clause in rules.clauses
    assert game.actor is None
    assert game.legal_moves() == ()


@given(seed=seeds, plies=st.integers(0, 200))
def test_texts_and_values_are_inverse(rules: Rules, seed: int, plies: int) -> None:
    position = random_game(rules, seed, plies).position
    again = rules.parse_position(str(position))
    assert (again, hash(again), str(again)) == (position, hash(position), str(position))
    moves = position.legal_moves()
    assert [position.parse_move(str(move)) for move in moves] == list(moves)
    assert len(set(moves)) == len(moves)


@given(seed=seeds, plies=st.integers(0, 200))
def test_somebody_acts_exactly_while_there_is_no_outcome(rules: Rules, seed: int, plies: int) -> None:
    position = random_game(rules, seed, plies).position
    assert (position.actor is None) == (position.outcome() is not None)
    assert bool(position.legal_moves()) == isinstance(position.actor, Side)
    assert bool(position.dice_due) == (position.actor == "dice")


@given(seed=seeds, plies=st.integers(1, 200))
def test_playing_leaves_the_position_as_it_was_and_undo_returns_to_it(
    rules: Rules, seed: int, plies: int
) -> None:
    game = random_game(rules, seed, plies)
    texts = [str(position) for position in game.positions]
    replayed = Game(rules, game.positions[0])
    for move in game.moves:
        replayed.play(move)
    assert [str(position) for position in replayed.positions] == texts
    assert replayed.outcome == game.outcome
    for text in reversed(texts[:-1]):
        replayed.undo()
        assert str(replayed.position) == text


@given(seed=seeds, text=st.text(max_size=12))
def test_text_that_is_no_legal_move_raises_only_a_move_error(rules: Rules, seed: int, text: str) -> None:
    position = random_game(rules, seed, seed % 60).position
    try:
        move = position.parse_move(text)
    except MoveError as error:
        known = error.clause is None or error.clause in rules.clauses
        assert known
    else:
        assert str(position.play(move)) != str(position)


@given(text=st.text(max_size=40))
def test_text_that_is_no_position_raises_only_a_position_error(rules: Rules, text: str) -> None:
    with pytest.raises(PositionError):
        rules.parse_position(text)


@given(seed=seeds, plies=st.integers(0, 60))
def test_dice_cannot_be_thrown_unless_due(rules: Rules, seed: int, plies: int) -> None:
    position = random_game(rules, seed, plies).position
    if position.actor == "dice":
        with pytest.raises(MoveError):
            position.roll([1] * (position.dice_due - 1))
        with pytest.raises(MoveError):
            position.roll([7] * position.dice_due)
    else:
        with pytest.raises(MoveError):
            position.roll([1] * 6)


def test_players_can_end_a_game_once(rules: Rules) -> None:
    for side in Seat:
        game = Game(rules)
        game.resign(side)
        assert game.outcome == Outcome(side.other, "resignation", rules.agreement_clause)
        with pytest.raises(MoveError, match="the game is over"):
            game.agree_draw()
        game.undo()
        assert game.outcome is None
    with pytest.raises(MoveError, match="no move to take back"):
        game.undo()


@given(seed=seeds, plies=st.integers(0, 200))
def test_records_are_inverse_and_replay_to_the_same_game(rules: Rules, seed: int, plies: int) -> None:
    game = random_game(rules, seed, plies)
    record = Record.from_game(
        game, {rules.side_names[0]: "Ann", rules.side_names[1]: 'B"e\\n}', "Date": "2026-01-31"}
    )
    text = format_record(record)
    assert parse_records(text) == [record]
    assert parse_records(text + "\n" + text) == [record, record]
    assert record.replay().positions == game.positions


@given(seed=seeds, plies=st.integers(0, 200))
@settings(max_examples=30)
def test_drawings_are_well_formed_and_describe_every_move(rules: Rules, seed: int, plies: int) -> None:
    position = random_game(rules, seed, plies).position
    root = ET.fromstring(rules.draw_svg(position))  # noqa: S314 - our own drawing
    assert root.tag.endswith("svg")
    lines = rules.draw_text(position).splitlines()
    assert max(map(len, lines)) <= 80
    assert all(line == line.rstrip() for line in lines)
    assert all(rules.describe(move) for move in position.legal_moves())
