"""A game without a server: commands are decided, and their events applied and encoded, as a table would."""

import pytest
from msgspec import Struct

from duellum.core.registry import load_rules
from duellum.core.rules import Seat
from duellum.server.game.commands import Command, CommandContext, decide
from duellum.server.game.creation import Randomness, decide_creation
from duellum.server.game.events import GameEvent, decode, encode
from duellum.server.game.replay import apply_event, create_state, replay_events
from duellum.server.game.state import GameState
from duellum.server.protocol.client import Join, Play, Roll
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.protocol.http import Me, NewGame, Open, SeatRequest
from duellum.server.protocol.types import ClockRule, NoClock

ID = "testgame2345"
START = 1_000_000
RANDOMNESS = Randomness(Seat.FIRST, "5e" * 32, ("bot's", "other bot's"))


class ScriptedGame(Struct):
    """The state of a game, the log of its events, and the time."""

    state: GameState
    log: list[tuple[int, bytes]]
    now: int = START

    def send(
        self, command: Command, player: str | None, lag: int = 0, random_text: str = "random"
    ) -> list[GameEvent]:
        """Carry out a player's command, and return its events."""
        decided = decide(self.state, command, CommandContext(player, self.now, lag, random_text))
        self.state = apply_event(self.state, decided.event, self.now, decided.move)
        self.log.append((self.now, encode(decided.event)))
        return [decided.event]

    def refusal(self, command: Command, player: str | None) -> Reason:
        """Return why a command is refused; it must change nothing."""
        before = self.state
        with pytest.raises(RefusedError) as refused:
            self.send(command, player)
        assert self.state is before
        return refused.value.reason

    def replay(self) -> GameState:
        """Return the state that the log gives."""
        return replay_events(ID, ((at, decode(payload)) for at, payload in self.log))

    def roll(self, player: str) -> list[GameEvent]:
        """Throw the dice."""
        return self.send(Roll(self._next_id(), len(self.state.plies)), player)

    def play(self, player: str, move: str | None = None) -> list[GameEvent]:
        """Make a move, by default the first legal one."""
        text = move or str(self.state.position.legal_moves()[0])
        return self.send(Play(self._next_id(), len(self.state.plies), text), player)

    def _next_id(self) -> str:
        return f"c{len(self.log)}"


def create_game(
    rules: str, players: tuple[SeatRequest, SeatRequest], levels: int = 8, **options: object
) -> ScriptedGame:
    """Return a game that ann has just created; options are those of :class:`NewGame`."""
    new_game = NewGame(rules, players, **{"starts": "first", **options})  # type: ignore[arg-type]  # as given
    created = decide_creation(new_game, load_rules(rules), "ann", levels, RANDOMNESS)
    return ScriptedGame(create_state(ID, created, START), [(START, encode(created))])


def start_game(rules: str = "qwixx", clock: ClockRule | None = None) -> ScriptedGame:
    """Return a game between ann, who begins, and ben; both have joined."""
    game = create_game(rules, (Me(), Open()), clock=clock or NoClock())
    game.send(Join("ja", "Ann", "seed of ann"), "ann")
    game.send(Join("jb", "Ben", "seed of ben"), "ben")
    return game
