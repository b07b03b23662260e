"""Fuzzing: whatever commands come in whatever order, a refusal changes nothing and a replay agrees."""

import random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from duellum.server.game import presenter
from duellum.server.game.commands import Command, CreditOutage, EnforceTimeout, ReportBotFailure
from duellum.server.game.state import ENGINE_PLAYER, GameState
from duellum.server.protocol.client import Abort, Answer, Join, Nudge, Offer, Play, Resign, Roll, Undo
from duellum.server.protocol.codec import encode_message
from duellum.server.protocol.errors import RefusedError
from duellum.server.protocol.http import Bot, Me, Open, SeatRequest
from duellum.server.protocol.types import ClockRule, Correspondence, Fischer, NoClock, SuddenDeath
from tests.server.game.scripted_game import RANDOMNESS, create_game

PLAYERS = st.sampled_from(["ann", "ben", "cy", ENGINE_PLAYER, ""])
SEATS_ASKED: list[SeatRequest] = [Me(), Open(), Bot(3)]
CLOCKS: list[ClockRule] = [NoClock(), SuddenDeath(10), Fischer(10, 2), Correspondence(1)]
IDS = st.text(min_size=1, max_size=3, alphabet="abc")
PLIES = st.integers(0, 40)
SEATS = st.sampled_from([None, 0, 1])
OFFERS = st.sampled_from(["draw", "undo", "rematch"])
TEXTS = st.one_of(st.sampled_from(["-", "r5", "i1n5", "66/6666", "e1n1"]), st.text(min_size=1, max_size=8))
COMMANDS: st.SearchStrategy[Command] = st.one_of(
    st.builds(Join, IDS, st.text(max_size=5), st.text(max_size=5)),
    st.builds(Play, IDS, PLIES, TEXTS),
    st.builds(Roll, IDS, PLIES),
    st.builds(Undo, IDS, PLIES, SEATS),
    st.builds(Offer, IDS, st.sampled_from(["draw", "rematch"]), SEATS),
    st.builds(Answer, IDS, OFFERS, st.booleans(), SEATS),
    st.builds(Resign, IDS, SEATS),
    st.builds(Abort, IDS),
    st.builds(Nudge, IDS),
    st.builds(EnforceTimeout),
    st.builds(CreditOutage, st.integers(0, 2_000_000), st.integers(0, 2_000_000)),
    st.builds(ReportBotFailure, PLIES),
)


class FuzzedGame(RuleBasedStateMachine):
    """A game that gets sensible and nonsensical commands."""

    @initialize(
        rules=st.sampled_from(["battle", "qwixx"]),
        players=st.tuples(st.sampled_from(SEATS_ASKED), st.sampled_from(SEATS_ASKED)),
        clock=st.sampled_from(CLOCKS),
        starts=st.sampled_from(["first", "second", "lot"]),
    )
    def create(
        self, rules: str, players: tuple[SeatRequest, SeatRequest], clock: ClockRule, starts: str
    ) -> None:
        self.game = create_game(rules, players, clock=clock, starts=starts)
        self.number = 0

    @rule(seconds=st.integers(0, 30))
    def wait(self, seconds: int) -> None:
        self.game.now += seconds * 1000

    @rule(command=COMMANDS, player=PLAYERS, lag=st.integers(0, 2_000))
    def send(self, command: Command, player: str, lag: int) -> None:
        is_own = isinstance(command, EnforceTimeout | CreditOutage | ReportBotFailure)
        self._send(command, None if is_own else player, lag)

    @rule(player=PLAYERS)
    def join(self, player: str) -> None:
        self._send(Join(self._id(), "name", "seed"), player)

    @rule(seed=st.integers(0, 1000), moves=st.integers(1, 12))
    def play_on(self, seed: int, moves: int) -> None:
        """Make some legal moves."""
        source = random.Random(seed)
        for _ in range(moves):
            state = self.game.state
            if state.status != "playing":
                return
            player, ply = state.seats[state.to_move].player, len(state.plies)
            if state.actor == "dice":
                self._send(Roll(self._id(), ply), player)
            else:
                move = str(source.choice(state.position.legal_moves()))
                self._send(Play(self._id(), ply, move), player)

    @rule(player=PLAYERS)
    def take_back(self, player: str) -> None:
        self._send(Undo(self._id(), len(self.game.state.plies)), player)

    def _id(self) -> str:
        self.number += 1
        return f"own {self.number}"

    def _send(self, command: Command, player: str | None, lag: int = 0) -> None:
        before, shown = self.game.state, encode_message(presenter.present_state(self.game.state))
        try:
            new_events = self.game.send(command, player, lag)
        except RefusedError:
            assert self.game.state is before
            assert encode_message(presenter.present_state(before)) == shown
            return
        assert self.game.state.sequence == before.sequence + len(new_events)
        assert player != ""
        presenter.present_update(self.game.state, new_events)

    @invariant()
    def replay_agrees(self) -> None:
        assert is_same(self.game.replay(), self.game.state)

    @invariant()
    def seed_stays_secret_until_the_end(self) -> None:
        shown = encode_message(presenter.present_state(self.game.state)).decode()
        assert (RANDOMNESS.seed in shown) == (self.game.state.status == "over" and self.game.state.has_dice)

    @invariant()
    def clocks_are_never_negative(self) -> None:
        assert min(self.game.state.clock.left) >= 0


def is_same(one: GameState, other: GameState) -> bool:
    """Whether two states are the same in every field."""
    return all(getattr(one, name) == getattr(other, name) for name in one.__struct_fields__)


TestFuzzedGame = FuzzedGame.TestCase
TestFuzzedGame.settings = settings(max_examples=50, stateful_step_count=25, deadline=None)
