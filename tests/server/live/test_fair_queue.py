"""The fair queue: nobody waits for more than two rounds, whatever the others push."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from duellum.server.live.fair_queue import FairQueue

Path = tuple[str, str]
PATHS = st.tuples(st.sampled_from("ABCDE"), st.sampled_from("123"))
STEPS = st.lists(st.one_of(st.none(), st.tuples(PATHS, st.integers(0, 9))), max_size=200)
"""None pops, everything else is pushed with its rank."""
IS_REMOVED = st.booleans()


def create_queue() -> FairQueue[Path]:
    return FairQueue(depth=2)


def pop_all(queue: FairQueue[Path]) -> list[Path]:
    popped = []
    while (item := queue.pop()) is not None:
        popped.append(item)
    return popped


def test_names_are_served_in_turn_however_much_one_of_them_pushes() -> None:
    queue = create_queue()
    for path in (("A", "1"), ("A", "1"), ("A", "2"), ("A", "1"), ("B", "1"), ("B", "1")):
        queue.push(path, (0,), path)
    assert len(queue) == 6
    served = pop_all(queue)
    assert [name for name, _ in served] == ["A", "B", "A", "B", "A", "A"]
    assert [inner for name, inner in served if name == "A"] == ["1", "2", "1", "1"]
    assert len(queue) == 0


def test_within_a_round_the_lowest_rank_comes_first() -> None:
    queue = create_queue()
    for name, rank in (("A", (1, 1)), ("B", (0, 8)), ("C", (0, 2)), ("D", (1, 0))):
        queue.push((name, "1"), rank, (name, "1"))
    assert [name for name, _ in pop_all(queue)] == ["C", "B", "D", "A"]


def test_a_blocked_name_keeps_its_place() -> None:
    queue = create_queue()
    for name in "AABC":
        queue.push((name, "1"), (0,), (name, "1"))
    assert queue.pop(lambda name: name == "A") == ("B", "1")
    assert queue.pop(lambda name: name in "AC") is None
    assert [name for name, _ in pop_all(queue)] == ["A", "C", "A"]


def test_what_is_removed_is_not_served() -> None:
    queue, first, second = create_queue(), ("A", "1"), ("A", "2")
    queue.push(first, (0,), first)
    queue.push(second, (1,), second)
    assert queue.remove(first, first)
    assert not queue.remove(first, first)
    assert not queue.remove(("Z", "1"), first)
    assert pop_all(queue) == [second]


@given(STEPS)
def test_nobody_waits_while_another_is_served_more_than_twice(
    steps: list[tuple[Path, int] | None],
) -> None:
    queue, waiting = create_queue(), Counter[Path]()
    overtaken: dict[str, Counter[str]] = {}
    """By a name that waits: how often each other name was served since it began to wait or was served."""
    for step in [*steps, *[None] * len(steps)]:
        if step is not None:
            path, rank = step
            queue.push(path, (rank,), path)
            waiting[path] += 1
            overtaken.setdefault(path[0], Counter())
            continue
        served = queue.pop()
        if served is None:
            assert not +waiting
            continue
        waiting[served] -= 1
        for name, others in overtaken.items():
            others[served[0]] += name != served[0]
            assert max(others.values()) <= 2
        overtaken = {name: others for name, others in overtaken.items() if any_waits(waiting, name)}
        if served[0] in overtaken:
            overtaken[served[0]] = Counter()


def any_waits(waiting: Counter[Path], name: str) -> bool:
    return any(path[0] == name and number for path, number in waiting.items())


@given(STEPS, st.data())
def test_everything_pushed_is_served_once_or_removed(
    steps: list[tuple[Path, int] | None], data: st.DataObject
) -> None:
    queue, inside = FairQueue[object](depth=2), dict[int, tuple[Path, object]]()
    for step in steps:
        if step is not None:
            item = object()
            queue.push(step[0], (step[1],), item)
            inside[id(item)] = (step[0], item)
        elif inside and bool(data.draw(IS_REMOVED)):
            path, item = inside.pop(data.draw(st.sampled_from(sorted(inside))))
            assert queue.remove(path, item)
        else:
            popped = queue.pop()
            assert (popped is None) == (not inside)
            inside.pop(id(popped), None)
        assert len(queue) == len(inside)
    for _ in range(len(inside)):
        del inside[id(queue.pop())]
    assert inside == {}
