"""Rooms without a server: events are decided and applied as a table would, and replayed from their bytes."""

from msgspec import Struct

from duellum.core.registry import load_rules
from duellum.core.rules import Seat
from duellum.server.game.commands import Command, CommandContext, decide
from duellum.server.game.creation import Randomness, decide_creation
from duellum.server.game.events import Created, GameEvent, decode, encode
from duellum.server.game.replay import apply_event, create_state, replay_events
from duellum.server.game.state import GameState
from duellum.server.protocol.client import Join, Play, Roll
from duellum.server.protocol.http import Me, NewGame, Open, SeatRequest
from duellum.server.protocol.types import ClockRule, NoClock

GAME = "testgame2345"
START = 1_000_000
RANDOMNESS = Randomness(Seat.FIRST, "5e" * 32, ("bot's", "other bot's"))


class Story(Struct):
    """A room and how it came about."""

    state: GameState
    written: list[tuple[int, bytes]]
    now: int = START

    def tell(
        self, command: Command, player: str | None, lag: int = 0, random_text: str = "fresh"
    ) -> list[GameEvent]:
        """Let a player command, and return what came of it."""
        new_events = decide(self.state, command, CommandContext(player, self.now, lag, random_text))
        for event in new_events:
            self.state = apply_event(self.state, event, self.now)
            self.written.append((self.now, encode(event)))
        return new_events

    def replayed(self) -> GameState:
        """Return the room its written events give."""
        return replay_events(GAME, ((at, decode(payload)) for at, payload in self.written))

    def roll(self, player: str) -> list[GameEvent]:
        """Throw the dice."""
        return self.tell(Roll(_next(self), len(self.state.plies)), player)

    def play(self, player: str, move: str | None = None) -> list[GameEvent]:
        """Make a move, the first legal one if not said."""
        text = move or str(self.state.position.legal_moves()[0])
        return self.tell(Play(_next(self), len(self.state.plies), text), player)


def _next(story: Story) -> str:
    return f"c{len(story.written)}"


def new_story(
    rules: str, players: tuple[SeatRequest, SeatRequest], levels: int = 8, **wishes: object
) -> Story:
    """Return a room that ann has just created."""
    new_game = NewGame(rules, players, **{"starts": "first", **wishes})  # type: ignore[arg-type]  # as given
    created: Created = decide_creation(new_game, load_rules(rules), "ann", levels, RANDOMNESS)
    return Story(create_state(GAME, created, START), [(START, encode(created))])


def begun(rules: str = "qwixx", clock: ClockRule | None = None) -> Story:
    """Return a game between ann, who begins, and ben."""
    story = new_story(rules, (Me(), Open()), clock=clock or NoClock())
    story.tell(Join("ja", "Ann", "seed of ann"), "ann")
    story.tell(Join("jb", "Ben", "seed of ben"), "ben")
    return story
