"""The ids of games: legible, and nothing else passes for one."""

import pytest

from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.game_ids import check_game_id, is_game_id, new_game_id


def test_game_ids_are_long_distinct_and_legible() -> None:
    ids = {new_game_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert {len(each) for each in ids} == {12}
    assert not set("".join(ids)) & set("01ilo")
    assert all(map(is_game_id, ids))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "~beats",
        "~outages",
        "@ann",
        "k7w2m9x4qd",
        "k7w2m9x4qdab\n",
        "K7W2M9X4QDAB",
        "²34567892345",
        "a" * 13,
    ],
)
def test_whatever_else_is_asked_for_is_an_unknown_game(text: str) -> None:
    with pytest.raises(RefusedError) as refused:
        check_game_id(text)
    assert refused.value.reason is Reason.UNKNOWN_GAME
