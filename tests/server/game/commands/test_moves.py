"""Moves and rolls: legality, fair dice, and what the clock charges."""

import pytest

from duellum.core import fairness
from duellum.server.protocol.client import Play
from duellum.server.protocol.errors import Reason, RefusedError
from tests.server.game.scripted_game import RANDOMNESS, start_game


def test_an_illegal_move_names_its_clause() -> None:
    game = start_game("battle")
    with pytest.raises(RefusedError) as refused:
        game.play("ann", "i1n4")
    assert (refused.value.reason, refused.value.clause) == (Reason.ILLEGAL, "B8")
    assert refused.value.why is not None
    assert refused.value.why.id == "battle-illegal-count"


def test_nobody_chooses_the_dice() -> None:
    game = start_game()
    assert game.refusal(Play("x", 0, "66/6666"), "ann") is Reason.DICE_DUE


def test_dice_follow_from_the_three_seeds() -> None:
    game = start_game()
    game.roll("ann")
    faces = fairness.derive_faces(
        bytes.fromhex(RANDOMNESS.seed), game.state.id, ("seed of ann", "seed of ben"), 1, 6
    )
    high, low = sorted(faces[:2], reverse=True)
    assert str(game.state.plies[0].move) == f"{high}{low}/{''.join(map(str, faces[2:]))}"
