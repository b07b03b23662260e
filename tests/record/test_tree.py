"""The tree of moves: built, edited, and written as a record."""

import pytest

from duellum import battle
from duellum.core.errors import MoveError
from duellum.core.game import Game
from duellum.record import MoveTree, Record, format_record, parse_records

TEXT = '[Game "battle"] [White "Ann"] {about} 1. i1n4w1 {bold} @59.5 i8s5 (a8s5 2. h5w3n3) (a8s1e4) 2. h1n1 *'


def read(text: str = TEXT) -> Record:
    [record] = parse_records(text)
    return record


def main_line(tree: MoveTree) -> list[str]:
    return [str(node.move) for node in tree]


def test_a_record_becomes_a_tree_and_the_same_record_again() -> None:
    record = read()
    tree = MoveTree.from_record(record)
    assert tree.record() == record
    assert main_line(tree) == ["i1n4w1", "i8s5", "h1n1"]
    assert repr(tree) == "<MoveTree battle: 6 moves>"


def test_a_move_added_twice_is_one_node_and_others_are_variations() -> None:
    tree = MoveTree("battle")
    first = tree.root.add("i1n4w1")
    assert tree.root.add(battle.Position.start().parse_move("i1n4w1"), "bold") is first
    other = tree.root.add("h1n1")
    assert [child.comment for child in tree.root.children] == ["bold", ""]
    assert (first.is_main_line, other.is_main_line) == (True, False)
    assert other.parent is tree.root
    assert other.tree is tree


def test_an_illegal_move_changes_nothing() -> None:
    tree = MoveTree("battle")
    with pytest.raises(MoveError):
        tree.root.add("i1n9")
    assert tree.root.children == ()


def test_nothing_is_added_after_the_end() -> None:
    tree = MoveTree("battle", "4k4/9/9/9/9/4T4/9/4K4 w 0 1")
    last = tree.root.add("e3n5")
    with pytest.raises(MoveError, match="the game is over: king captured"):
        last.add("e1n1")
    other, back = MoveTree("battle", "4k4/9/9/9/9/4A4/9/4K4 w 0 1"), ["e1n1", "e8s1", "e2s1", "e7n1"]
    with pytest.raises(MoveError, match="repetition"):
        other.root.add_line([*back, *back, "e1n1"])
    outcome = tree.record().outcome
    assert outcome is not None
    assert outcome.reason == "king captured"


def test_variations_are_promoted_demoted_and_removed() -> None:
    tree = MoveTree.from_record(read())
    first = tree.root.next
    assert first is not None
    main, second, third = first.children
    third.promote()
    assert [*first.children] == [main, third, second]
    main.demote()
    assert main_line(tree) == ["i1n4w1", "a8s1e4"]
    second.children[0].make_main_line()
    assert main_line(tree) == ["i1n4w1", "a8s5", "h5w3n3"]
    second.remove()
    assert [*first.children] == [third, main]
    with pytest.raises(ValueError, match="the root"):
        tree.root.remove()


def test_a_declared_end_holds_only_while_its_move_is_the_last() -> None:
    game = Game("battle")
    game.play("i1n4w1")
    game.resign(battle.BLACK)
    tree = MoveTree.from_record(Record.from_game(game, players=("Ann", "Ben")))
    assert tree.record().outcome == game.outcome
    added = tree.end.add("i8s5")
    assert tree.record().outcome is None
    added.remove()
    assert tree.record().outcome == game.outcome
    assert tree.record().players == ("Ann", "Ben")


def test_a_node_knows_the_game_up_to_it_and_draws_itself() -> None:
    tree = MoveTree.from_record(read())
    variation = [node for node in tree.root.walk() if not node.is_main_line][1]
    game = variation.game()
    assert [str(move) for move in game.moves] == ["i1n4w1", "a8s5", "h5w3n3"]
    assert game.position == variation.position
    assert variation.svg() == game.svg()


def test_what_is_edited_can_be_read_again() -> None:
    tree = MoveTree("qwixx")
    node = tree.root.add_line(["41/3526", "y5"])
    node.comment, node.clock = 'a "note"', 12.5
    node.add("b10")
    node.add("-")
    tree.tags["Black"] = "Ann"
    record = tree.record()
    assert parse_records(format_record(record)) == [record]
