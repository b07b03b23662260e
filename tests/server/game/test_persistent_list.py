"""A history behaves like the tuple it stands for, whatever else grows out of it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duellum.server.game.persistent_list import PersistentList

STEPS = st.lists(st.tuples(st.integers(0, 30), st.integers()), max_size=30)


@given(STEPS)
def test_histories_that_share_their_items_are_like_tuples(steps: list[tuple[int, int]]) -> None:
    grown = [PersistentList[int]()]
    twins: list[tuple[int, ...]] = [()]
    for parent, item in steps:
        chosen = parent % len(grown)
        grown.append(grown[chosen].append(item))
        twins.append((*twins[chosen], item))
    for history, twin in zip(grown, twins, strict=True):
        assert tuple(history) == twin
        assert len(history) == len(twin)
        assert history == PersistentList(twin)
        assert hash(history) == hash(PersistentList(twin))
        assert [history[place] for place in range(-len(twin), len(twin))] == [*twin, *twin]


@given(st.lists(st.integers()), st.slices(10))
def test_a_piece_is_a_history_of_its_own(items: list[int], piece: slice) -> None:
    longer = PersistentList(items).append(0)
    assert tuple(longer[piece]) == (*items, 0)[piece]
    cut = longer[: len(items)]
    assert tuple(cut.append(1)) == (*items, 1)
    assert tuple(longer) == (*items, 0)


def test_what_is_not_there_is_not_found() -> None:
    history = PersistentList("ab")
    history.append("c")
    for index in (2, -3):
        with pytest.raises(IndexError, match="there are 2 items"):
            history[index]
    assert history != ("a", "b")
