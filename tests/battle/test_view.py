"""What clients are shown of Battle."""

import msgspec
import pytest

from duellum.battle import BLACK, WHITE, Position
from duellum.battle.view import (
    BattleDie,
    BattleMove,
    BattleStep,
    find_danger,
    show_move,
    show_position,
    threats,
)
from duellum.core.rules import Danger, Seat

START = Position.start()


def decode(raw: msgspec.Raw) -> BattleMove:
    return msgspec.json.decode(raw, type=BattleMove)


def test_a_position_shows_its_dice_and_what_is_lost() -> None:
    shown = show_position(Position.parse("4k4/9/9/9/9/9/9/T3K4 w 3 40"))
    assert shown.dice == [
        BattleDie("a1", WHITE, (5, 4, 6)),
        BattleDie("e1", WHITE, None),
        BattleDie("e8", BLACK, None),
    ]
    assert (shown.lost, shown.quiet, shown.palaces) == ((7, 8), 3, ("e1", "e8"))


def test_a_move_shows_the_die_after_every_step() -> None:
    move = START.parse_move("c1n1e1")
    assert decode(show_move(START, move)) == BattleMove(
        "c1n1e1", WHITE, "c1", [BattleStep("c2", (3, 2, 1)), BattleStep("d2", (6, 2, 3))]
    )


@pytest.mark.parametrize(
    ("fen", "move", "wins", "captured"),
    [
        ("4k4/4A4/9/9/9/9/9/4K4 w 0 9", "e7n1", "king", BattleDie("e8", BLACK, None)),
        ("k8/4K4/9/9/9/9/9/9 w 0 9", "e7n1", "palace", None),
        ("k8/9/9/9/3a5/3A5/9/8K w 0 9", "d3n1", None, BattleDie("d4", BLACK, (1, 2, 4))),
    ],
)
def test_a_move_tells_what_it_takes(
    fen: str, move: str, wins: str | None, captured: BattleDie | None
) -> None:
    position = Position.parse(fen)
    shown = decode(show_move(position, position.parse_move(move)))
    assert shown.wins == wins
    assert (shown.captures and shown.captures.square) == (captured and captured.square)


@pytest.mark.parametrize("seat", [BLACK, Seat.SECOND])
def test_threats_are_the_winning_moves_of_the_opponent(seat: Seat) -> None:
    after = START.play(START.parse_move("i1n4w1"))
    assert [decode(raw).move for raw in threats(after, seat)] == ["h5w3n3"]
    assert threats(after, seat.other) == []


def test_a_finished_game_has_no_threats() -> None:
    assert threats(Position.parse("4K4/9/9/9/4k4/9/9/9 b 3 40"), WHITE) == []


@pytest.mark.parametrize(
    ("fen", "danger"),
    [
        ("4k4/9/9/9/9/9/4c4/4K4 w 0 30", Danger("king", "e1", ["e2s1"])),
        ("4k4/9/9/9/9/9/4c4/4K4 b 0 30", None),
        ("9/9/9/9/9/9/4k4/K8 w 0 9", Danger("palace", "e1", ["e2s1"])),
        ("9/9/9/9/9/9/3Kk4/9 w 0 9", Danger("king", "d2", ["e2w1"])),
    ],
)
def test_the_king_of_the_side_to_move_is_in_danger_or_else_its_palace(
    fen: str, danger: Danger | None
) -> None:
    assert find_danger(Position.parse(fen)) == danger
