"""Golden transcripts: whole games by the server's pure part, message by message.

``python -m tools.golden.transcripts`` writes them. The browser plays the same games without a server:
``web/src/local/transcripts.test.ts`` compares what it says. Such games have dice that nobody can verify, so
what proves dice is left out. Positions and lists of moves are long: only digests of them are kept.
"""

import hashlib
import json
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from duellum.core.registry import load_rules
from duellum.core.rules import Seat
from duellum.server.game import presenter
from duellum.server.game.commands import Command, CommandContext, EnforceTimeout, ReportBotFailure, decide
from duellum.server.game.creation import Randomness, decide_creation
from duellum.server.game.events import GameEvent, Joined
from duellum.server.game.record_export import export_record
from duellum.server.game.replay import apply_events, create_state
from duellum.server.game.state import ENGINE_PLAYER, GameState
from duellum.server.protocol.client import (
    Abort,
    Answer,
    AskPast,
    AskThreats,
    Join,
    Nudge,
    Offer,
    Play,
    Resign,
    Reveal,
    Roll,
    Undo,
)  # fmt: skip
from duellum.server.protocol.errors import RefusedError
from duellum.server.protocol.http import Bot, Me, NewGame
from duellum.server.protocol.server import PROTOCOL_VERSION, Done, Past, Refused, Threats, Welcome
from duellum.server.protocol.types import Correspondence, Fischer, NoClock, SuddenDeath

FILE = Path(__file__).parents[2] / "tests" / "golden" / "local_games.json"
ID, NEXT_ID = "local-testgame2345", "local-222222222222"
START = 1_790_000_000_000
SEED = "local"
"""What each player brings to the dice."""
PERSON = "ann"
MAX_MISSED_EVENTS = 100
_DICE_TAGS = re.compile(r'\[(Id|Commitment|Seed|\w+Seed) "[^"]*"\]\n')
_LONG = ("legal", "picture", "moves")

Message = dict[str, Any]


def digest(value: object) -> str:
    """Return a digest of a value, the same for its canonical JSON in any language."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def shorten(value: Any) -> Any:  # noqa: ANN401 - any part of a message
    """Return a message with a digest in place of whatever is long."""
    if isinstance(value, list):
        return [shorten(each) for each in value]
    if not isinstance(value, dict):
        return value
    return {key: digest(each) if key in _LONG and each else shorten(each) for key, each in value.items()}


def present(message: object) -> Message:
    """Return a message as a game in the browser sends it."""
    shown: Message = msgspec.json.decode(msgspec.json.encode(message))
    if shown["type"] == "state":
        shown["dice"] = None
    elif shown["type"] == "update":
        shown.pop("dice", None)
    if shown["type"] == "past":
        for position in shown["positions"]:
            position["move"] = digest(position["move"])
    result: Message = shorten(shown)
    return result


@dataclass
class Transcript:
    """A game being played, and what was said in it."""

    name: str
    new_game: NewGame
    state: GameState = field(init=False)
    events: list[GameEvent] = field(default_factory=list)
    steps: list[Message] = field(default_factory=list)
    now: int = START
    count: int = 0
    SERVER_SEED: ClassVar[str] = "5e" * 32

    def __post_init__(self) -> None:
        rules = load_rules(self.new_game.rules)
        randomness = Randomness(Seat.FIRST, self.SERVER_SEED, (SEED, SEED))
        created = decide_creation(self.new_game, rules, PERSON, 8, randomness)
        self.state = create_state(ID, created, START)
        self.connect(None)

    def note(self, cause: Message, answers: list[Message]) -> None:
        self.steps.append({"at": self.now, **cause, "answers": answers})

    def next_id(self) -> str:
        self.count += 1
        return f"c{self.count}"

    # -- What happens -------------------------------------------------------------------------------------

    def connect(self, after: int | None) -> None:
        """Connect again: with the state, or with the events since then."""
        update = None
        if after is not None and 0 < after <= self.state.sequence <= after + MAX_MISSED_EVENTS:
            update = presenter.present_update(self.state, self.events[after - 1 :])
        shown = presenter.present_state(self.state) if update is None else update
        self.note({"connect": after}, [self.welcome(), present(shown)])

    def welcome(self) -> Message:
        return present(Welcome(PROTOCOL_VERSION, ID, self.state.seats_of(PERSON), self.now))

    def send(self, command: Command, player: str = PERSON) -> None:
        """Carry out a command, and note what everybody is told."""
        shown = msgspec.json.decode(msgspec.json.encode(command))
        cause = {"player": "engine" if player == ENGINE_PLAYER else "person", "message": shown}
        sequence = self.state.find_answer(player, str(command.id))
        if sequence is not None:
            self.note(cause, [present(Done(str(command.id), sequence))])
            return
        try:
            new_events = decide(self.state, command, CommandContext(player, self.now, 0, NEXT_ID))
        except RefusedError as error:
            why = msgspec.UNSET if error.why is None else error.why
            refused = Refused(command.id, error.reason, error.text, error.clause, why)
            self.note(cause, [present(refused)] if player == PERSON else [])
            return
        self.note(cause, self.apply(new_events))

    def apply(self, new_events: list[GameEvent]) -> list[Message]:
        self.state = apply_events(self.state, new_events, self.now)
        self.events += new_events
        shown = [self.welcome() for event in new_events if isinstance(event, Joined)]
        update = presenter.present_update(self.state, new_events)
        return [*shown, present(presenter.present_state(self.state) if update is None else update)]

    def time_out(self) -> None:
        """Wait until the time of the side to move is up."""
        assert self.state.due is not None
        self.now = self.state.due
        context = CommandContext(None, self.now, 0, "")
        self.note({"timeout": True}, self.apply(decide(self.state, EnforceTimeout(), context)))

    def fail_bot(self) -> None:
        plies = len(self.state.plies)
        context = CommandContext(None, self.now, 0, "")
        self.note({"failure": plies}, self.apply(decide(self.state, ReportBotFailure(plies), context)))

    def ask_threats(self, seat: int) -> None:
        query = AskThreats(self.next_id(), seat)
        try:
            moves = presenter.present_threats(self.state, Seat(seat))
            answer: object = Threats(query.id, len(self.state.plies), moves)
        except RefusedError as error:
            answer = Refused(query.id, error.reason, error.text, error.clause)
        self.note({"player": "person", "message": msgspec.to_builtins(query)}, [present(answer)])

    def ask_past(self, first: int, last: int) -> None:
        query = AskPast(self.next_id(), first, last)
        try:
            answer: object = Past(query.id, presenter.present_past(self.state, first, last))
        except RefusedError as error:
            answer = Refused(query.id, error.reason, error.text, error.clause)
        self.note({"player": "person", "message": msgspec.to_builtins(query)}, [present(answer)])

    # -- Common commands ----------------------------------------------------------------------------------

    @property
    def plies(self) -> int:
        return len(self.state.plies)

    def join(self, name: str = "Ann") -> None:
        self.send(Join(self.next_id(), name, SEED))

    def act(self, source: random.Random) -> None:
        """Let whoever is to act throw the dice or make a random move."""
        player = self.state.seats[self.state.to_move].player or PERSON
        if self.state.actor == "dice":
            self.send(Roll(self.next_id(), self.plies), player)
            return
        legal = self.state.position.legal_moves()
        places = [move for move in legal if str(move) != "-"]  # a turn without a stone soon ends the game
        chosen = places if places and source.random() < 0.9 else legal
        move = chosen[int(source.random() * len(chosen))]
        self.send(Play(self.next_id(), self.plies, str(move)), player)

    def undo(self, seat: int | None = None) -> None:
        self.send(Undo(self.next_id(), self.plies, seat))

    def play(self, move: str) -> None:
        self.send(Play(self.next_id(), self.plies, move))

    def format(self) -> Message:
        """Return the whole transcript as JSON has it."""
        summary = msgspec.json.decode(msgspec.json.encode(presenter.present_summary(self.state, PERSON)))
        return {
            "name": self.name,
            "newGame": msgspec.json.decode(msgspec.json.encode(self.new_game)),
            "game": ID,
            "seed": self.SERVER_SEED,
            "at": START,
            "steps": self.steps,
            "record": _DICE_TAGS.sub("", export_record(self.state)),
            "summary": summary,
        }


# -- The games ----------------------------------------------------------------------------------------------

WRONG_MOVES = {
    "battle": (
        "z9", "e1", "e1x1", "e1n", "e1n0", "e1n1n1", "e1n1s1", "e1n1e1n1", "e1n2", "a1n4", "i1e5", "i1n5",
        "e2n1", "e8s1", "a1e5", "e1e1", "\x1b", "roll", "d1n6", "h1n1", "b1w1", "e1w1", "a1n3e2", "g1n2",
    ),
    "qwixx": (
        "r1", "r13", "x5", "r2", "y2", "g12", "b12", "r12", "y12", "g2", "b2", "41/3526", "roll", "\x1b",
        "r6", "y7", "g8", "b9", "-r", "r3", "y4", "g5", "b6", "r11", "y10", "g3", "b4", "r8", "b7",
    ),
}  # fmt: skip


def refuse_all(game: Transcript) -> None:
    """Send whatever is refused now, and what is silly."""
    wrong = WRONG_MOVES[game.new_game.rules]
    first = game.count % len(wrong)
    for move in (*wrong[first:], *wrong[:first])[:8]:
        game.play(move)
    game.send(Play(game.next_id(), game.plies + 1, "-"))
    game.send(Roll(game.next_id(), game.plies + 3))
    game.send(Roll(game.next_id(), game.plies))
    game.send(Reveal(game.next_id(), 1, "0" * 64))
    game.send(Answer(game.next_id(), "draw", accept=True))
    game.send(Answer(game.next_id(), "undo", accept=True))
    game.send(Answer(game.next_id(), "rematch", accept=False))
    game.send(Offer(game.next_id(), "rematch"))
    if game.state.status != "waiting":
        game.send(Abort(game.next_id()))
        game.join()
    game.send(Nudge(game.next_id()))
    game.ask_past(3, 1)
    game.ask_past(0, game.plies + 1)
    game.ask_threats(0)
    game.ask_threats(1)
    game.send(Undo(game.next_id(), game.plies + 1))


def look_about(game: Transcript) -> None:
    """Ask what changes nothing, and connect again."""
    game.ask_past(max(0, game.plies - 3), game.plies)
    game.ask_threats(game.plies % 2)
    game.connect(max(1, game.state.sequence - 2))


def play_whole_game(name: str, new_game: NewGame, seed: int, pace: int = 1500) -> Transcript:
    """Play at random to the end of the game, with much else on the way."""
    game, source = Transcript(name, new_game), random.Random(seed)
    refuse_all(game)
    game.send(Join(game.next_id(), "a\u202eb", SEED))
    game.send(Join(game.next_id(), "x" * 41, SEED))
    game.join("  Ann   of  the hill ")
    while game.state.status == "playing" and game.plies < 120:
        game.now += int(source.random() * pace)
        chance = source.random()
        if chance < 0.03:
            game.undo()
        elif chance < 0.06:
            look_about(game)
        elif chance < 0.07 or game.plies in (1, 7):
            refuse_all(game)
            game.act(source)
        elif chance < 0.09:
            game.send(Play(game.next_id(), max(0, game.plies - 1), "e1n1"))
        else:
            game.act(source)
    end_game(game)
    return game


def end_game(game: Transcript) -> None:
    """End a game that still goes on; then ask for what is possible after it."""
    if game.state.status == "playing":
        game.send(Resign(game.next_id(), 1 if len(game.state.seats_of(PERSON)) == 2 else None))
    refuse_all(game)
    game.send(Resign(game.next_id()))
    look_about(game)
    game.connect(None)
    game.ask_past(0, game.plies)
    game.send(Offer(game.next_id(), "rematch"))
    game.send(Offer(game.next_id(), "rematch"))


def agree_on_draw(rules: str) -> Transcript:
    game, source = Transcript(f"{rules}: a draw at one screen", two(rules)), random.Random(5)
    game.send(Offer(game.next_id(), "draw"))
    game.join()
    for _ in range(6):
        game.act(source)
    game.send(Offer(game.next_id(), "draw", 1))
    return game


def offer_draws(rules: str) -> Transcript:
    """The engine declines, the person withdraws, the engine accepts."""
    game, source = Transcript(f"{rules}: draws offered to the engine", against(rules, 3)), random.Random(6)
    game.join()
    first = Offer(game.next_id(), "draw")
    game.send(first)
    game.send(first)
    game.send(Offer(game.next_id(), "draw"))
    game.send(Answer("e1", "draw", accept=False), ENGINE_PLAYER)
    game.send(Offer(game.next_id(), "draw"))
    while game.plies < 12:
        game.act(source)
    game.send(Offer(game.next_id(), "draw", 1))
    game.send(Offer(game.next_id(), "draw", 0))
    game.send(Answer(game.next_id(), "draw", accept=True))
    game.send(Answer(game.next_id(), "draw", accept=False))
    while game.plies < 24:
        game.act(source)
    game.send(Offer(game.next_id(), "draw"))
    game.send(Answer("e2", "draw", accept=True), ENGINE_PLAYER)
    return game


def take_back_lost_kings() -> Iterator[Transcript]:
    """A king is captured, the move that allowed it is taken back, and the game goes on."""
    for name, new_game in (("two at one screen", two("battle")), ("level 1", against("battle", 1))):
        game = Transcript(f"battle: a lost king is taken back, {name}", new_game)
        game.join()
        rival = game.state.seats[1].player or PERSON
        for _ in range(2):
            moves = ("i1n2w3", "a8s4e1", "f3n1", "b4e3s3")[game.plies :]
            for move in moves:
                player = PERSON if game.plies % 2 == 0 else rival
                game.now += 1000
                game.send(Play(game.next_id(), game.plies, move), player)
            game.undo()
        game.undo()
        game.send(Resign(game.next_id()))
        game.undo()
        yield game


def fail_engine(rules: str) -> Transcript:
    """The engine fails, is nudged, fails again, and the game is aborted."""
    new_game = NewGame(rules, (Bot(8), Me()), starts="first")
    game, source = Transcript(f"{rules}: an engine that fails", new_game), random.Random(7)
    game.join()
    if game.state.actor == "dice":
        game.act(source)
    game.fail_bot()
    game.connect(1)
    game.undo()
    game.send(Nudge(game.next_id()))
    game.fail_bot()
    game.send(Resign(game.next_id(), 0))
    game.send(Abort(game.next_id()))
    game.send(Abort(game.next_id()))
    return game


def lose_on_time(rules: str) -> Iterator[Transcript]:
    clock = SuddenDeath(60)
    game, source = Transcript(f"{rules}: time runs out", against(rules, 1, clock)), random.Random(8)
    game.join()
    for _ in range(4):
        game.now += 900
        game.act(source)
    while game.state.seats[game.state.to_move].player == ENGINE_PLAYER:
        game.now += 90_000  # an engine has all the time
        game.act(source)
    game.undo()
    game.time_out()
    yield game
    game = Transcript(f"{rules}: a move after the time", two(rules, Fischer(30, 2)))
    game.join()
    for _ in range(9):
        game.now += 2500
        game.act(source)
    game.undo()
    game.now += 40_000
    game.act(source)
    yield game


def two(rules: str, clock: Any = NoClock()) -> NewGame:  # noqa: ANN401, B008 - any of four; frozen
    return NewGame(rules, (Me(), Me()), starts="first", clock=clock)


def against(rules: str, level: int, clock: Any = NoClock(), starts: Any = "first") -> NewGame:  # noqa: ANN401, B008 - as above
    return NewGame(rules, (Me(), Bot(level)), starts=starts, clock=clock)


def transcripts() -> Iterator[Transcript]:
    """Yield all games."""
    for rules in ("battle", "qwixx"):
        yield play_whole_game(f"{rules}: two at one screen", two(rules), 1)
        yield play_whole_game(f"{rules}: two with a clock", two(rules, Fischer(300, 3)), 2, 4000)
        yield play_whole_game(f"{rules}: against level 2", against(rules, 2), 3)
        yield play_whole_game(
            f"{rules}: level 5 begins", against(rules, 5, Correspondence(1), "second"), 4, 3_000_000
        )
        yield agree_on_draw(rules)
        yield offer_draws(rules)
        yield fail_engine(rules)
        yield from lose_on_time(rules)
    yield from take_back_lost_kings()


def format_transcripts() -> str:
    """Return the golden file, a line for each step."""
    games = ",\n".join(_format_transcript(each.format()) for each in transcripts())
    return f"[\n{games}\n]\n"


def _format_transcript(transcript: Message) -> str:
    steps = ",\n".join(json.dumps(step, ensure_ascii=False) for step in transcript.pop("steps"))
    head = json.dumps(transcript, ensure_ascii=False)
    return f'{head[:-1]}, "steps": [\n{steps}\n]}}'


if __name__ == "__main__":
    FILE.write_text(format_transcripts(), encoding="utf-8")
