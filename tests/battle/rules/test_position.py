"""Battle's other clauses, each by an example that fails without it, and the worked examples E1, E2 and E4."""

import dataclasses

import pytest

from duellum.battle import BLACK, RULES, WHITE, Move, Piece, Position, parse_square
from duellum.core.die import ORIENTATIONS, Die
from duellum.core.errors import MoveError, PositionError
from duellum.core.game import Game
from duellum.core.rules import Outcome, Seat
from tests.battle.positions import die_letter, moves_from, refusal, set_up

START = Position.start()
IMMOBILE = "Ka1 aa3 ab2 ac1 ki8"


def test_b6_white_begins_and_the_sides_alternate() -> None:
    assert START.actor is WHITE
    assert START.play(START.parse_move("i1n5")).actor is BLACK
    assert refusal(START, "i8s5") == ("White is to move: the piece on i8 is the opponent's", "B6")
    assert refusal(START, "d4n1") == ("there is no piece on d4", "B6")


def test_b9_every_square_before_the_last_must_be_empty_of_either_colour() -> None:
    for blocker in ("A", "a"):
        blocked = set_up(f"{die_letter(5, south=3)}c1 {blocker}c4 Ke1 ke8")
        assert refusal(blocked, "c1n5") == ("the path is blocked at c4", "B9")
        assert not {"c1n5", "c1n3e2", "c1n4w1"} & moves_from(blocked, "c1")
        assert "c1n2e3" in moves_from(blocked, "c1")


def test_b14_an_enemy_on_the_last_square_is_captured_an_own_piece_bars_the_way() -> None:
    position = set_up(f"{die_letter(2, south=3)}c1 ac3 Ke1 Bd2 ke8")
    move = position.parse_move("c1n2")
    assert move.captured == Piece(BLACK, Die.from_letter("A"))
    after = position.play(move)
    assert after.board[parse_square("c3")] == move.after
    assert sum(piece is not None for piece in after.board) == 4
    assert refusal(position, "c1n1e1") == ("your own piece is on d2", "B14")
    assert "c1n1w1" in moves_from(position, "c1")  # capturing is not compulsory


@pytest.mark.parametrize("six", [die.letter for die in ORIENTATIONS if die.top == 6])
@pytest.mark.parametrize("five", [die.letter for die in ORIENTATIONS if die.top == 5])
def test_e4_and_b18_a_player_without_a_move_draws(six: str, five: str) -> None:
    position = set_up(f"{IMMOBILE} {six}a2 {five}b1")
    assert position.legal_moves() == ()
    assert position.outcome() == Outcome(None, "no move", "B18")
    assert dataclasses.replace(position, to_move=BLACK).outcome() is None


def shuffle(game: Game, cycles: int) -> None:
    for text in ["e4n1", "e7e1", "e5s1", "f7w1"] * cycles:
        game.play(game.position.parse_move(text))


def test_b19_the_third_occurrence_of_a_position_draws_and_not_the_second() -> None:
    game = Game(RULES, set_up("Ke4 ke7"))
    shuffle(game, 1)
    assert game.outcome is None
    shuffle(game, 1)
    assert game.outcome == Outcome(None, "repetition", "B19")
    assert game.legal_moves() == ()
    assert game.position.legal_moves() != ()  # only the history knows


def test_b19_asks_for_the_same_orientation_and_the_same_side_to_move() -> None:
    first, turned = set_up("Ka1 ki8 Ad4"), set_up("Ka1 ki8 Bd4")
    assert not first.repeats(turned)
    assert not first.repeats(dataclasses.replace(first, to_move=BLACK))
    assert first.repeats(dataclasses.replace(first, plies_since_capture=7, number=40))


def test_b20_a_hundred_plies_without_a_capture_draw_unless_the_last_wins() -> None:
    position = set_up("Ke4 ki8 ad4", plies_since_capture=99)
    assert position.outcome() is None
    assert position.play(position.parse_move("e4n1")).outcome() == Outcome(None, "long game", "B20")
    assert position.play(position.parse_move("e4w1")).outcome() is None  # a capture resets the count
    winning = set_up("Ke7 ki8", plies_since_capture=99)
    assert winning.play(winning.parse_move("e7n1")).outcome() == Outcome(WHITE, "palace taken", "B17")


def test_b21_players_may_resign_agree_or_run_out_of_time() -> None:
    resigned, agreed, late = Game(RULES), Game(RULES), Game(RULES)
    resigned.resign(WHITE)
    agreed.agree_draw()
    late.lose_on_time(BLACK)
    assert resigned.outcome == Outcome(BLACK, "resignation", "B21")
    assert agreed.outcome == Outcome(None, "agreement", "B21")
    assert late.outcome == Outcome(WHITE, "time", "B21")
    for game in (resigned, agreed, late):
        with pytest.raises(MoveError, match="the game is over"):
            game.play(START.parse_move("i1n5"))


def test_e1_the_right_hand_die_has_five_moves_and_one_threatens_the_king() -> None:
    assert moves_from(START, "i1") == {"i1n5", "i1n1w4", "i1n2w3", "i1n3w2", "i1n4w1"}
    after = START.play(START.parse_move("i1n4w1"))
    assert after.board[parse_square("h5")] == Piece(WHITE, Die.from_faces(top=6, north=4))
    threats = {
        text: threats_to_king(START.play(START.parse_move(text))) for text in sorted(moves_from(START, "i1"))
    }
    assert threats == {"i1n5": [], "i1n1w4": [], "i1n2w3": [], "i1n3w2": [], "i1n4w1": ["h5w3n3"]}


def threats_to_king(position: Position) -> list[str]:
    again = dataclasses.replace(position, to_move=position.to_move.other)
    return [str(move) for move in again.legal_moves() if move.captured and move.captured.is_king]


def test_e2_counting_equal_ends_once_gives_the_smaller_numbers() -> None:
    counts, reached = [], [START]
    for _ in range(2):
        ends = [distinct_moves(position) for position in reached]
        counts.append(sum(map(len, ends)))
        reached = [
            position.play(move) for position, moves in zip(reached, ends, strict=True) for move in moves
        ]
    counts.append(sum(len(distinct_moves(position)) for position in reached))
    assert counts == [37, 1_293, 46_843]


def distinct_moves(position: Position) -> list[Move]:
    """Return one move for each die, target and final orientation."""
    return list({(move.start, move.target, move.after): move for move in position.legal_moves()}.values())


def test_a_move_of_another_position_is_refused_and_changes_nothing() -> None:
    move = START.parse_move("i1n5")
    later = START.play(move).play(START.play(move).parse_move("a8s5"))
    with pytest.raises(MoveError, match="there is no piece on i1"):
        later.play(move)
    other = set_up(f"Ke1 ke8 {die_letter(5, south=4)}i1")
    with pytest.raises(MoveError, match="a move of a different position"):
        other.play(move)


def test_positions_compare_and_hash_by_value_and_cannot_be_changed() -> None:
    assert Position.start() == START
    assert hash(Position.start()) == hash(START)
    assert dataclasses.replace(START, number=2) != START
    with pytest.raises(dataclasses.FrozenInstanceError):
        START.number = 2  # type: ignore[misc]  # what is tested


@pytest.mark.parametrize("length", [0, 71, 73])
def test_a_board_of_another_size_is_refused(length: int) -> None:
    with pytest.raises(PositionError, match=f"72 squares, not {length}"):
        Position((None,) * length, WHITE)


def test_dice_cannot_be_thrown() -> None:
    with pytest.raises(MoveError, match="no dice to roll"):
        START.roll([1])
    assert START.dice_due == 0


def test_a_seat_of_the_platform_becomes_a_side() -> None:
    position = Position(START.board, Seat.SECOND)  # type: ignore[arg-type]  # what is tested
    assert position.to_move is BLACK
    assert len(position.legal_moves()) == 37
