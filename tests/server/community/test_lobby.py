"""The lobby: nobody is paired twice, nobody is left over, and its streams continue one another."""

from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from duellum.server.community import lobby
from duellum.server.community.lobby import (
    Accept,
    Alive,
    Cancel,
    Closed,
    Decision,
    Draw,
    LobbyEvent,
    LobbyState,
    Paired,
    Seek,
    Sought,
    Started,
    Wish,
    Withdrawn,
    decode_event,
    encode_event,
)
from duellum.server.protocol.errors import Reason
from duellum.server.protocol.lobby import LiveClock
from duellum.server.protocol.types import Fischer, SuddenDeath
from duellum.store.event_log import MAX_PAYLOAD_BYTES

FAST, SLOW = Fischer(180, 2), SuddenDeath(900)
START = 1_000_000


class Node:
    """A lobby with one node, whose games are numbered and whose draws do not swap."""

    def __init__(self) -> None:
        self.state = LobbyState()
        self.now = START
        self._games = count(1)

    def draw(self) -> Draw:
        return Draw(f"game{next(self._games)}", is_swapped=False)

    def decide(self, *wishes: Wish) -> Decision:
        decision = lobby.decide(self.state, wishes, self.now, self.draw)
        self.state = decision.after
        return decision

    def post(self, *wishes: Wish) -> list[LobbyEvent]:
        decision = self.decide(*wishes)
        assert not decision.refused
        return [*decision.events]


def seek(player: str, rules: str = "battle", clock: LiveClock = FAST, node: str = "one") -> Seek:
    return Seek(f"seek of {player}", player, rules, clock, node=node)


PAIR = Paired("game1", "battle", FAST, ("ann", "ben"), ("seek of ann", "seek of ben"))


def test_the_second_seek_for_the_same_game_and_clock_is_paired_in_the_same_step() -> None:
    node = Node()
    assert node.post(seek("ann")) == [Sought(seek("ann"))]
    assert node.post(seek("ben")) == [Sought(seek("ben")), PAIR]
    assert not node.state.seeks
    assert node.state.find_pair("seek of ann", "ann") == PAIR
    assert node.state.find_pair("seek of ann", "eve") is None


def test_who_sits_where_is_drawn() -> None:
    node = Node()
    node.post(seek("ann"))
    decision = lobby.decide(node.state, [seek("ben")], START, lambda: Draw("g", is_swapped=True))
    assert decision.events[-1] == Paired("g", "battle", FAST, ("ben", "ann"), ("seek of ben", "seek of ann"))


@pytest.mark.parametrize("other", [seek("ben", "qwixx"), seek("ben", clock=SLOW)])
def test_seeks_for_another_game_or_clock_are_not_paired(other: Seek) -> None:
    node = Node()
    node.post(seek("ann"), other)
    assert list(node.state.seeks.values()) == [seek("ann"), other]


def test_a_player_has_one_seek_and_is_never_paired_with_themselves() -> None:
    node = Node()
    node.post(seek("ann"))
    again = replace(seek("ann"), id="second tab")
    assert node.post(again) == [Sought(again)]
    assert list(node.state.seeks) == ["second tab"]


def test_a_wish_that_is_posted_again_changes_nothing() -> None:
    node = Node()
    node.post(seek("ann"))
    assert node.post(seek("ann")) == []
    assert node.post(Cancel("ann")) == [Withdrawn(("ann",))]
    assert node.post(Cancel("ann")) == []
    node.post(seek("ann"), seek("ben"))
    assert node.post(seek("ann")) == []  # this seek has led to a pair
    assert node.post(Started(("game1",))) == [Started(("game1",))]
    assert node.post(Started(("game1",))) == []


def test_a_challenge_is_accepted_once() -> None:
    node = Node()
    node.post(seek("ann"))
    accept = Accept("a1", "ben", "seek of ann")
    expected = Paired("game1", "battle", FAST, ("ann", "ben"), ("seek of ann", "a1"))
    assert node.post(accept) == [expected]
    assert node.post(accept) == []
    late = node.decide(Accept("a2", "eve", "seek of ann"))
    assert late.refused[0].reason is Reason.SEEK_GONE
    assert not late.events


def test_accepting_a_challenge_ends_the_own_seek() -> None:
    node = Node()
    node.post(seek("ann"), seek("ben", clock=SLOW))
    node.post(Accept("a1", "ben", "seek of ann"))
    assert not node.state.seeks


def test_nobody_accepts_their_own_challenge_or_takes_the_id_of_another_seek() -> None:
    node = Node()
    node.post(seek("ann"))
    refused = node.decide(Accept("a1", "ann", "seek of ann"), replace(seek("eve"), id="seek of ann")).refused
    assert [error.reason for error in refused.values()] == [Reason.NOT_NOW, Reason.MALFORMED]
    assert list(node.state.seeks.values()) == [seek("ann")]


def test_the_number_of_seeks_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MAX_SEEKS", 2)
    node = Node()
    decision = node.decide(seek("ann"), seek("ben", clock=SLOW), seek("cem", "qwixx"))
    assert decision.refused[2].reason is Reason.TOO_MANY
    assert node.post(replace(seek("ann"), rules="qwixx"))  # those who are there may change their minds


def test_the_seeks_of_a_node_end_some_time_after_its_last_sign_of_life() -> None:
    node = Node()
    node.post(seek("ann", node="gone"), seek("ben", clock=SLOW, node="there"))
    node.now += lobby.LEASE_MS
    assert node.post(Alive("there")) == [Alive("there")]
    node.now += 1
    assert node.post() == [Withdrawn(("ann",))]
    assert list(node.state.seeks) == ["seek of ben"]


def test_a_player_who_connects_to_another_node_keeps_the_seek() -> None:
    node = Node()
    node.post(seek("ann", node="gone"))
    moved = seek("ann", node="there")
    assert node.post(moved) == [Sought(moved)]
    node.now += lobby.LEASE_MS + 1
    assert node.post(Alive("there")) == [Alive("there")]
    assert list(node.state.seeks.values()) == [moved]


def test_a_pair_whose_game_is_missing_is_found_until_it_is_started() -> None:
    node = Node()
    node.post(seek("ann"), seek("ben"))
    assert lobby.find_unstarted(node.state, START + lobby.UNSTARTED_MS) == []
    assert lobby.find_unstarted(node.state, START + lobby.UNSTARTED_MS + 1) == [PAIR]
    node.post(Started(("game1",)))
    assert lobby.find_unstarted(node.state, START + lobby.UNSTARTED_MS + 1) == []


def test_old_pairs_are_forgotten() -> None:
    node = Node()
    node.post(seek("ann"), seek("ben"), seek("eve"), seek("fay"))
    node.post(Started(("game1",)))
    node.now += lobby.REMEMBERED_MS + 1
    node.post(seek("cem"), seek("dan"))
    assert node.state.find_pair("seek of ann", "ann") is None
    assert [pair.paired.game for pair in node.state.pairs] == ["game2", "game3"]  # the second was not created


def test_a_long_or_old_stream_is_closed_and_the_next_one_continues_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lobby, "MAX_STREAM_EVENTS", 5)
    node = Node()
    node.post(seek("ann"), seek("ben"), seek("cem", clock=SLOW))
    *_, last = node.post(seek("dan", "qwixx"))
    assert last == Closed()
    assert node.state.is_closed
    following = LobbyState()
    for opened in node.state.open_next():
        following.apply(decode_event(encode_event(opened)), START + 1)
    assert list(following.seeks.values()) == list(node.state.seeks.values())
    assert following.find_pair("seek of ben", "ben") == PAIR
    assert following.last_sign_of("one") == START
    old = lobby.decide(following, [], START + 2 + lobby.MAX_STREAM_AGE_MS, node.draw)
    assert old.events[-1] == Closed()


def test_what_a_stream_begins_with_fits_into_its_events() -> None:
    state = LobbyState()
    for number in range(lobby.MAX_SEEKS):
        longest = Seek(f"{number:040}", "p" * 16 + str(number), "r" * 40, FAST, "\U0001f3b2" * 40, "n" * 8)
        state.apply(Sought(longest), START)
        state.apply(replace(PAIR, game=f"{number:012}", seeks=("s" * 40, f"{number:040}")), START)
        state.apply(Sought(longest), START)
    sizes = [len(encode_event(opened)) for opened in state.open_next()]
    assert max(sizes) < MAX_PAYLOAD_BYTES / 2
    assert len(sizes) == 1 + 2 * lobby.MAX_SEEKS / lobby.MAX_OPENED


PLAYERS = st.sampled_from("abcdefgh")
TERMS = st.sampled_from([("battle", FAST), ("battle", SLOW), ("qwixx", FAST)])
SEEKS = st.builds(
    lambda player, terms, n: Seek(f"{player}{n}", player, *terms), PLAYERS, TERMS, st.integers(0, 9)
)
WISHES = st.one_of(
    SEEKS,
    st.builds(Cancel, PLAYERS),
    st.builds(lambda player, n, other: Accept(f"x{player}{n}", player, other), PLAYERS, st.integers(0, 9),
              st.builds(lambda player, n: f"{player}{n}", PLAYERS, st.integers(0, 9))),
)  # fmt: skip


@given(st.lists(st.lists(WISHES, max_size=6), max_size=12))
def test_nobody_is_paired_twice_and_nobody_is_left_over_who_could_be_paired(steps: list[list[Wish]]) -> None:
    node, used = Node(), set[str]()
    replayed = LobbyState()
    for wishes in steps:
        decision = node.decide(*wishes)
        seeking = {player: each for each in replayed.seeks.values() for player in [each.player]}
        for event in decision.events:
            if isinstance(event, Sought):
                seeking[event.seek.player] = event.seek
            if isinstance(event, Paired):
                assert event.players[0] != event.players[1]
                assert not used.intersection(event.seeks)
                used.update(event.seeks)
                assert any(seeking[player].id in event.seeks for player in event.players if player in seeking)
            replayed.apply(decode_event(encode_event(event)), node.now)
        terms = [(each.rules, each.clock) for each in node.state.seeks.values()]
        assert len(terms) == len(set(terms))  # no two who seek the same
        assert list(replayed.seeks.values()) == list(node.state.seeks.values())
        assert not used.intersection(node.state.seeks)
