"""Rooms without a server: events are decided and applied as a table would, and replayed from their bytes."""

from msgspec import Struct

from duellum.core.registry import load_rules
from duellum.core.rules import Seat
from duellum.server.game.commands import Command, Who, decide
from duellum.server.game.creation import Luck, plan_game
from duellum.server.game.events import Created, Happening, decode, encode
from duellum.server.game.state import Room, apply, create, replay
from duellum.server.protocol import messages as m

GAME = "testgame2345"
START = 1_000_000
LUCK = Luck(Seat.FIRST, "5e" * 32, ("bot's", "other bot's"))


class Story(Struct):
    """A room and how it came about."""

    room: Room
    written: list[tuple[int, bytes]]
    now: int = START

    def tell(
        self, command: Command, player: str | None, lag: int = 0, fresh: str = "fresh"
    ) -> list[Happening]:
        """Let a player command, and return what came of it."""
        happenings = decide(self.room, command, Who(player, self.now, lag, fresh))
        for event in happenings:
            self.room = apply(self.room, event, self.now)
            self.written.append((self.now, encode(event)))
        return happenings

    def replayed(self) -> Room:
        """Return the room its written events give."""
        return replay(GAME, ((at, decode(payload)) for at, payload in self.written))

    def roll(self, player: str) -> list[Happening]:
        """Throw the dice."""
        return self.tell(m.Roll(_next(self), len(self.room.plies)), player)

    def play(self, player: str, move: str | None = None) -> list[Happening]:
        """Make a move, the first legal one if not said."""
        text = move or str(self.room.position.legal_moves()[0])
        return self.tell(m.Play(_next(self), len(self.room.plies), text), player)


def _next(story: Story) -> str:
    return f"c{len(story.written)}"


def new_story(
    rules: str, players: tuple[m.PlayerWish, m.PlayerWish], levels: int = 8, **wishes: object
) -> Story:
    """Return a room that ann has just created."""
    wish = m.NewGame(rules, players, **{"starts": "first", **wishes})  # type: ignore[arg-type]  # as given
    created: Created = plan_game(wish, load_rules(rules), "ann", levels, LUCK)
    return Story(create(GAME, created, START), [(START, encode(created))])


def begun(rules: str = "qwixx", clock: m.ClockRule | None = None) -> Story:
    """Return a game between ann, who begins, and ben."""
    story = new_story(rules, (m.Me(), m.Open()), clock=clock or m.NoClock())
    story.tell(m.Join("ja", "Ann", "seed of ann"), "ann")
    story.tell(m.Join("jb", "Ben", "seed of ben"), "ben")
    return story
