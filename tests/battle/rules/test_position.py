"""Battle's clauses, each by an example that would fail without it, and the worked examples E1 to E4."""

import dataclasses

import pytest

from duellum.battle import BLACK, RULES, WHITE, Leg, Move, Piece, Position, parse_square, square_name
from duellum.battle.rules.board import PALACES, SQUARES, Side
from duellum.core.die import ORIENTATIONS, Die, Direction
from duellum.core.errors import MoveError, PositionError
from duellum.core.game import Game
from duellum.core.rules import Outcome

START = Position.start()


def place(pieces: str, to_move: Side = WHITE, quiet_plies: int = 0) -> Position:
    """Return a position by letters and squares: ``place("Ka1 ki8 Tc3")``."""
    board: list[Piece | None] = [None] * len(SQUARES)
    for letter, square in ((item[0], item[1:]) for item in pieces.split()):
        die = None if letter in "Kk" else Die.from_letter(letter.upper())
        board[parse_square(square)] = Piece(WHITE if letter.isupper() else BLACK, die)
    return Position(tuple(board), to_move, quiet_plies, number=5)


def moves(position: Position, square: str) -> set[str]:
    """Return the moves of the piece on a square."""
    return {str(move) for move in position.legal_moves() if square_name(move.start) == square}


def letter(top: int, **faces: int) -> str:
    """Return a white die's letter."""
    return Die.showing(top=top, **faces).letter


def refusal(position: Position, text: str) -> tuple[str, str | None]:
    """Return why a move is refused, and by which clause."""
    with pytest.raises(MoveError) as caught:
        position.parse_move(text)
    return str(caught.value), caught.value.clause


# The material


def test_b1_the_board_ends_at_files_a_and_i_and_ranks_1_and_8() -> None:
    corner = place(f"{letter(1, south=3)}a1 Ke1 ke8")
    assert moves(corner, "a1") == {"a1n1", "a1e1"}
    assert moves(place(f"{letter(1, south=3)}i8 Ke1 ke8"), "i8") == {"i8s1", "i8w1"}
    assert refusal(START, "i1e5") == ("the move leaves the board east of i1", "B1")


def test_b2_the_palaces_are_e1_and_e8() -> None:
    assert (square_name(PALACES[WHITE]), square_name(PALACES[BLACK])) == ("e1", "e8")


def test_b3_each_side_has_eight_dice_and_a_king_all_right_handed() -> None:
    for side in Side:
        pieces = [piece for piece in START.board if piece and piece.side is side]
        assert sum(piece.is_king for piece in pieces) == 1
        assert len(pieces) == 9
    assert START.board[parse_square("a1")] == Piece(WHITE, Die.showing(top=5, south=3, east=6))


def test_b4_the_king_moves_exactly_one_square() -> None:
    assert moves(place("Ke4 ke8"), "e4") == {"e4n1", "e4s1", "e4e1", "e4w1"}
    assert refusal(place("Ke4 ke8"), "e4n2") == (
        "wrong count 2: the king moves exactly one square",
        "B4",
    )


def test_b5_the_camps_show_5126k6215_with_the_3_toward_the_owner() -> None:
    white, black = START.board[:9], START.board[:-10:-1]
    for camp, home, right in ((white, "south", "east"), (black, "north", "west")):
        dice = [piece.die for piece in camp if piece]
        assert [die.top if die else "K" for die in dice] == [5, 1, 2, 6, "K", 6, 2, 1, 5]
        assert {getattr(die, home) for die in dice if die} == {3}
        assert [getattr(die, right) for die in dice if die] == [6, 5, 1, 2, 2, 1, 5, 6]
    assert set(START.board[9:-9]) == {None}


def test_b6_white_begins_and_the_sides_alternate() -> None:
    assert START.actor is WHITE
    assert START.play(START.parse_move("i1n5")).actor is BLACK
    assert refusal(START, "i8s5") == ("White is to move: i8 holds the opponent's piece", "B6")
    assert refusal(START, "d4n1") == ("no piece stands on d4", "B6")


# Moving


def test_b7_a_die_tips_over_its_edges() -> None:
    move = START.parse_move("a1n5")
    assert [square_name(square) for square in move.path] == ["a2", "a3", "a4", "a5", "a6"]
    assert move.faces == (3, 2, 4, 5, 3)
    assert move.after.die == Die.showing(top=3, north=5, east=6)


def test_b8_the_whole_count_on_top_must_be_used() -> None:
    assert refusal(START, "a1n4") == ("wrong count 4: the top shows 5", "B8")
    assert refusal(START, "a1n4e2") == ("wrong count 6: the top shows 5", "B8")
    lone = place(f"{letter(3, south=1)}d4 Ka1 ki8")
    assert {sum(leg.steps for leg in move.legs) for move in lone.legal_moves() if move.faces} == {3}


def test_b9_every_square_before_the_last_must_be_empty_of_either_colour() -> None:
    for blocker in ("A", "a"):
        blocked = place(f"{letter(5, south=3)}c1 {blocker}c4 Ke1 ke8")
        assert refusal(blocked, "c1n5") == ("the path is blocked at c4", "B9")
        assert not {"c1n5", "c1n3e2", "c1n4w1"} & moves(blocked, "c1")
        assert "c1n2e3" in moves(blocked, "c1")


def test_b10_a_move_turns_once_at_most_and_by_a_right_angle() -> None:
    lone = place(f"{letter(3, south=1)}d4 Ka1 ki8")
    assert refusal(lone, "d4n1e1n1") == ("a move turns once at most", "B10")
    assert refusal(lone, "d4n1n2")[1] == "B10"
    assert "d4n1e2" in moves(lone, "d4")


def test_b11_the_first_step_may_go_any_way() -> None:
    lone = place(f"{letter(3, south=1)}d4 Ka1 ki8")
    assert {move[2] for move in moves(lone, "d4")} == set("nsew")
    assert len(moves(lone, "d4")) == 4 + 4 * 2 * 2


def test_b12_nothing_rolls_back() -> None:
    lone = place(f"{letter(3, south=1)}d4 Ka1 ki8")
    assert refusal(lone, "d4n2s1") == ("a move may not roll back over its own path", "B12")
    for move in lone.legal_moves():
        assert len({move.start, *move.path}) == len(move.path) + 1


def test_b13_two_ways_to_one_square_are_two_moves() -> None:
    lone = place(f"{letter(2, south=3)}d4 Ka1 ki8")
    first, second = lone.parse_move("d4n1e1"), lone.parse_move("d4e1n1")
    assert first.target == second.target
    assert first != second
    assert (first.faces[-1], second.faces[-1]) == (6, 3)
    assert {first, second} <= set(lone.legal_moves())


# Capture and victory


def test_b14_an_enemy_on_the_last_square_is_captured_an_own_piece_bars_the_way() -> None:
    position = place(f"{letter(2, south=3)}c1 ac3 Ke1 Bd2 ke8")
    move = position.parse_move("c1n2")
    assert move.captured == Piece(BLACK, Die.from_letter("A"))
    after = position.play(move)
    assert after.board[parse_square("c3")] == move.after
    assert sum(piece is not None for piece in after.board) == 4
    assert refusal(position, "c1n1e1") == ("your own piece stands on d2", "B14")
    assert "c1n1w1" in moves(position, "c1")  # capturing is not compulsory


def test_b15_the_king_captures_even_the_king() -> None:
    beside = place("Ke4 ke5 ad4")
    assert {str(move) for move in beside.legal_moves() if move.captured} == {"e4n1", "e4w1"}
    assert beside.play(beside.parse_move("e4n1")).outcome() == Outcome(WHITE, "king captured", "B16")


@pytest.mark.parametrize(("side", "mover", "king"), [(WHITE, "A", "k"), (BLACK, "a", "K")])
def test_b16_capturing_the_king_wins_at_once(side: Side, mover: str, king: str) -> None:
    own_king = "K" if side is WHITE else "k"
    position = place(f"{mover}d4 {king}d5 {own_king}a2", side)
    after = position.play(position.parse_move("d4n1"))
    assert after.outcome() == Outcome(side, "king captured", "B16")
    assert after.legal_moves() == ()
    assert after.actor is None


@pytest.mark.parametrize("guard", [None, "a", "k"])
def test_b17_the_king_on_the_enemy_palace_wins_occupied_or_not(guard: str | None) -> None:
    position = place("Ke7" + (f" {guard}e8" if guard else "") + (" ki8" if guard != "k" else ""))
    after = position.play(position.parse_move("e7n1"))
    assert after.outcome() == Outcome(
        WHITE, "king captured" if guard == "k" else "palace taken", after_clause(guard)
    )
    assert after.legal_moves() == ()


def after_clause(guard: str | None) -> str:
    return "B16" if guard == "k" else "B17"


def test_b17_holds_for_black_and_no_other_die_wins_there() -> None:
    position = place("ke2 Ka1", BLACK)
    assert position.play(position.parse_move("e2s1")).outcome() == Outcome(BLACK, "palace taken", "B17")
    die = place("Ae7 Ka1 ki8")
    assert die.play(die.parse_move("e7n1")).outcome() is None
    home = place("Kd1 ki8")
    assert home.play(home.parse_move("d1e1")).outcome() is None  # one's own palace wins nothing


# Platform rules

IMMOBILE = "Ka1 aa3 ab2 ac1 ki8"


@pytest.mark.parametrize("six", [die.letter for die in ORIENTATIONS if die.top == 6])
@pytest.mark.parametrize("five", [die.letter for die in ORIENTATIONS if die.top == 5])
def test_e4_and_b18_a_player_without_a_move_draws(six: str, five: str) -> None:
    position = place(f"{IMMOBILE} {six}a2 {five}b1")
    assert position.legal_moves() == ()
    assert position.outcome() == Outcome(None, "no move", "B18")
    assert dataclasses.replace(position, to_move=BLACK).outcome() is None


def shuffle(game: Game, cycles: int) -> None:
    for text in ["e4n1", "e7e1", "e5s1", "f7w1"] * cycles:
        game.play(game.position.parse_move(text))


def test_b19_the_third_occurrence_of_a_position_draws_and_not_the_second() -> None:
    game = Game(RULES, place("Ke4 ke7"))
    shuffle(game, 1)
    assert game.outcome is None
    shuffle(game, 1)
    assert game.outcome == Outcome(None, "repetition", "B19")
    assert game.legal_moves() == ()
    assert game.position.legal_moves() != ()  # only the history knows


def test_b19_asks_for_the_same_orientation_and_the_same_side_to_move() -> None:
    first, turned = place("Ka1 ki8 Ad4"), place("Ka1 ki8 Bd4")
    assert not first.repeats(turned)
    assert not first.repeats(dataclasses.replace(first, to_move=BLACK))
    assert first.repeats(dataclasses.replace(first, quiet_plies=7, number=40))


def test_b20_a_hundred_plies_without_a_capture_draw_unless_the_last_wins() -> None:
    position = place("Ke4 ki8 ad4", quiet_plies=99)
    assert position.outcome() is None
    assert position.play(position.parse_move("e4n1")).outcome() == Outcome(None, "long game", "B20")
    assert position.play(position.parse_move("e4w1")).outcome() is None  # a capture starts the count anew
    winning = place("Ke7 ki8", quiet_plies=99)
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


# Worked examples


def test_e1_the_right_hand_die_has_five_moves_and_one_threatens_the_king() -> None:
    assert moves(START, "i1") == {"i1n5", "i1n1w4", "i1n2w3", "i1n3w2", "i1n4w1"}
    after = START.play(START.parse_move("i1n4w1"))
    assert after.board[parse_square("h5")] == Piece(WHITE, Die.showing(top=6, north=4))
    threats = {
        text: threats_to_king(START.play(START.parse_move(text))) for text in sorted(moves(START, "i1"))
    }
    assert threats == {"i1n5": [], "i1n1w4": [], "i1n2w3": [], "i1n3w2": [], "i1n4w1": ["h5w3n3"]}


def threats_to_king(position: Position) -> list[str]:
    again = dataclasses.replace(position, to_move=position.to_move.other)
    return [str(move) for move in again.legal_moves() if move.captured and move.captured.is_king]


def test_e2_counting_equal_ends_once_gives_the_smaller_numbers() -> None:
    counts, reached = [], [START]
    for _ in range(2):
        ends = [ends_of(position) for position in reached]
        counts.append(sum(map(len, ends)))
        reached = [
            position.play(move) for position, moves in zip(reached, ends, strict=True) for move in moves
        ]
    counts.append(sum(len(ends_of(position)) for position in reached))
    assert counts == [37, 1_293, 46_843]


def ends_of(position: Position) -> list[Move]:
    """Return one move for each die, target and final orientation."""
    return list({(move.start, move.target, move.after): move for move in position.legal_moves()}.values())


@pytest.mark.parametrize(
    ("text", "faces", "north"),
    [
        ("a1n1e4", (3, 1, 4, 6, 3), 5),
        ("b1n1", (3,), 1),
        ("c1n1e1", (3, 6), 2),
        ("d1n2e4", (3, 1, 5, 6, 2, 1), 3),
    ],
)
def test_e3_named_rolls_end_as_a_right_handed_die_does(text: str, faces: tuple[int, ...], north: int) -> None:
    move = START.parse_move(text)
    assert move.faces == faces
    assert move.after.die == Die(top=faces[-1], north=north)


# Positions and moves as values


def test_a_move_of_another_position_is_refused_and_changes_nothing() -> None:
    move = START.parse_move("i1n5")
    later = START.play(move).play(START.play(move).parse_move("a8s5"))
    with pytest.raises(MoveError, match="no piece stands on i1"):
        later.play(move)
    other = place(f"Ke1 ke8 {letter(5, south=4)}i1")
    with pytest.raises(MoveError, match="a move of another position"):
        other.play(move)


@pytest.mark.parametrize(
    "legs",
    [
        (),
        (Leg(Direction.NORTH, 6), Leg(Direction.EAST, -1)),
        (Leg(Direction.NORTH, 0), Leg(Direction.EAST, 5)),
    ],
)
def test_legs_that_go_nowhere_are_refused(legs: tuple[Leg, ...]) -> None:
    with pytest.raises(MoveError):
        START.move(parse_square("a1"), legs)


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
    with pytest.raises(MoveError, match="never thrown"):
        START.roll([1])
    assert START.dice_due == 0
