"""Signatures: the same for swapped colours and mirror images, different for other positions."""

from duellum.battle.puzzles.near_duplicates import list_signatures
from tests.battle.positions import rotate_position
from tests.battle.puzzles.test_themes import read

ONE = read("9/9/9/9/9/4K4/2U2k3/9 w 0 1", "c2n2e3 f2n1 e3e1")


def test_swapped_colours_make_no_new_puzzle() -> None:
    position, line = ONE
    turned = rotate_position(position)
    assert turned.to_move is not position.to_move
    texts = "g7s2w3 d7s1 e6w1"
    assert list_signatures(*read(str(turned), texts)) == list_signatures(position, line)


def test_a_mirror_image_makes_no_new_puzzle() -> None:
    """Dice of a mirror image are of the wrong hand, but the same squares and top faces look the same."""
    start = read("4k4/9/9/9/2d6/2A6/9/4K3E w 0 1", "c3n1")
    mirror = read("4k4/9/9/9/6d2/6A2/9/E3K4 w 0 1", "g3n1")
    assert list_signatures(*start) == list_signatures(*mirror)


def test_puzzles_with_the_same_final_position_share_a_signature() -> None:
    whole = read("9/9/9/9/9/4K4/2U2k3/9 w 0 1", "c2n2e3 f2n1 e3e1")
    end = read("9/9/9/9/5I3/4Kk3/9/9 w 0 1", "e3e1")
    shared = list_signatures(*whole) & list_signatures(*end)
    assert [text.split(" ")[0] for text in shared] == ["final"]


def test_other_positions_share_nothing() -> None:
    other = read("9/9/4K4/9/9/9/9/2u3k2 b 0 1", "g1w1 e6n1 f1w1")
    assert not list_signatures(*ONE) & list_signatures(*other)


def test_the_same_idea_with_a_die_elsewhere_is_nearly_the_same() -> None:
    texts = "c2n2e3 f2n1 e3e1"
    one = read("8a/9/9/9/9/4K4/2U2k3/9 w 0 1", texts)
    other = read("a8/9/9/9/9/4K4/2U2k3/9 w 0 1", texts)
    assert [text.split(" ")[0] for text in list_signatures(*one) & list_signatures(*other)] == ["idea"]


def test_another_number_of_dice_makes_another_puzzle() -> None:
    more = read("8a/9/9/9/9/4K4/2U2k3/9 w 0 1", "c2n2e3 f2n1 e3e1")
    assert not list_signatures(*more) & list_signatures(*ONE)
