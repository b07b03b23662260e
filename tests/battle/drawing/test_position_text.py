"""Text drawings: every face in its place."""

from hypothesis import given, settings

from duellum.battle import WHITE, Piece, Position, draw_text, parse_square, square_name
from duellum.battle.rules.board import SQUARES, file_of, rank_of
from tests.battle.drawing.svg_tree import random_game_position
from tests.strategies import seeds


def cell(drawing: str, name: str) -> list[str]:
    """The three lines of a square, without its walls."""
    square = parse_square(name)
    line, column = 2 + 4 * (7 - rank_of(square)), 3 + 8 * file_of(square)
    return [text.ljust(77)[column : column + 7] for text in drawing.split("\n")[line : line + 3]]


def text_of(piece: Piece | None) -> list[str]:
    if piece is None:
        return [" " * 7] * 3
    left, right = ("[", "]") if piece.side is WHITE else ("(", ")")
    if piece.die is None:
        return [" " * 7, f"  {left}K{right}  ", " " * 7]
    die = piece.die
    return [f"   {die.north}   ", f" {die.west}{left}{die.top}{right}{die.east} ", f"   {die.south}   "]


@given(seeds)
@settings(max_examples=30)
def test_text_shows_every_face_of_every_piece_in_its_place(seed: int) -> None:
    position, _ = random_game_position(seed)
    drawing = draw_text(position)
    for square in SQUARES:
        assert cell(drawing, square_name(square)) == text_of(position.board[square])


@given(seeds)
@settings(max_examples=30)
def test_text_fits_a_terminal(seed: int) -> None:
    lines = draw_text(*random_game_position(seed)).split("\n")
    assert max(map(len, lines)) <= 80
    assert len(lines) <= 40
    assert lines == [line.rstrip() for line in lines]


def test_text_names_files_and_ranks() -> None:
    lines = draw_text(Position.start()).split("\n")
    assert lines[0].split() == lines[-1].split() == list("abcdefghi")
    assert [line[0] for line in lines if line[0] != " "] == list("87654321")


def test_text_frames_the_palaces_also_when_empty() -> None:
    lines = draw_text(Position.parse("9/3k5/9/9/9/9/3K5/9 w 0 1")).split("\n")
    framed = [number for number, line in enumerate(lines) if line[34:43] == "╔═══════╗"]
    assert framed == [1, 29]
    assert [lines[number + 2][34:43] for number in framed] == ["║       ║"] * 2
    assert [lines[number + 4][34:43] for number in framed] == ["╚═══════╝"] * 2
    assert "".join(lines).count("╔") == 2


def test_text_marks_where_the_last_move_started_ended_and_went() -> None:
    start = Position.start()
    move = start.parse_move("i1n4w1")
    drawing = draw_text(start.play(move), move)
    assert cell(drawing, "i1") == ["*     *", "   ↑   ", "*     *"]
    assert cell(drawing, "h5") == ["*  4  *", " 5[6]2 ", "*  3  *"]
    assert [cell(drawing, name)[1].strip() for name in ("i2", "i3", "i4", "i5")] == ["↑", "↑", "↑", "←"]
    assert drawing.count("*") == 8
