"""The line mode, for plain terminals, screen readers and scripts: two people, or one and the engine.

It uses a game only through the game contract. Every change is on disk before it is shown.
"""

import random
from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path

import click

from duellum.core.engine import NoEngineError
from duellum.core.errors import MoveError
from duellum.core.files import games_folder
from duellum.core.i18n import Translatable, TranslationError, clause_text, house_text, translate
from duellum.core.rules import Rules, Side
from duellum.record import Record, RecordError, write_record
from duellum.terminal.autosave import Autosave, open_record
from duellum.terminal.opponent import Opponent, await_engine, find_hint

MAX_AUTO_LISTED_MOVES = 12
"""Choices are listed without being asked for where there are no more than this."""

HELP = {
    "<move>": "make a move, in notation or by its number in the list",
    "list [text]": "list the legal moves, all or those that begin with the text",
    "roll": "throw the dice when they are due; Enter does too",
    "hint": "ask the engine what it would play, and why",
    "undo": "take back the last move; against the engine, its answer too",
    "draw": "offer a draw; the opponent is asked",
    "resign": "give up the game",
    "save FILE": "write the record of the game to a file",
    "load [FILE]": "go on with a saved game; without a file, with the last one left unfinished",
    "new": "begin another game",
    "board": "draw the position again",
    "rules [clause]": "show the rules, or one clause of them",
    "help": "show this list",
    "quit": "leave; the game is kept",
}


class LineMode:
    """A session of one game after another."""

    def __init__(
        self,
        rules: Rules,
        seed: int | None = None,
        read: Callable[[str], str] = input,
        write: Callable[[str], None] = click.echo,
        folder: Path | None = None,
        opponent: Opponent | None = None,
    ) -> None:
        self.rules, self.opponent = rules, opponent
        self._random = random.Random(seed)
        self._read, self._write = read, write
        self._folder = games_folder() if folder is None else folder
        self._commands: dict[str, Callable[[str], None]] = {
            "list": self._list, "roll": self._roll, "hint": self._hint, "undo": self._undo,
            "draw": self._draw, "resign": self._resign, "save": self._save, "load": self._load,
            "new": self._new, "board": self._board, "rules": self._rules, "help": self._help,
        }  # fmt: skip

    def run(self, record: Record | None = None) -> None:
        """Play until ``quit``, Ctrl-C or the end of input; a new game, or go on with a record."""
        self._begin(self._new_record() if record is None else record)
        self._welcome()
        try:
            self._let_opponent_move()
            while (line := self._read(self._prompt()).strip()).lower() not in ("quit", "exit"):
                self._execute(line)
                self._let_opponent_move()
        except (EOFError, KeyboardInterrupt):
            self._write("")
        self._say_goodbye()

    def _new_record(self) -> Record:
        start = self._random.choice(self.rules.starts)
        return Record(self.rules, start, tags={"Date": date.today().isoformat()})  # noqa: DTZ011 - players' own day

    def _begin(self, record: Record, kept: Path | None = None) -> None:
        """Start or resume a game; one that is saved already goes on in its file."""
        self.game, self._opened = record.replay(), record
        self._autosave = Autosave(self._folder, kept)

    def _record(self) -> Record:
        return self._opened.with_game(self.game)

    def _welcome(self) -> None:
        players = f"you against the engine, {self.opponent.name}" if self.opponent else "two at one keyboard"
        self._write(f"{self.rules.title} for {players}. 'help' shows what you can type.")
        if len(self.rules.starts) > 1 and not self.game.moves:
            self._write("Who begins was drawn by lot.")
        if not self.game.moves and self._autosave.newest_unfinished(self.rules):
            self._write("An unfinished game is kept: 'load' continues it.")
        self._board("")

    def _say_goodbye(self) -> None:
        if self._autosave.path is not None:
            self._write(f"The game is kept in {self._autosave.path}")
            if self.game.outcome is None:
                self._write("Next time 'load' continues it.")
        self._write("Goodbye.")

    def _prompt(self) -> str:
        match self.game.actor:
            case Side() as side:
                return f"{self.rules.sides[side]}> "
            case "dice":
                return f"{self.rules.sides[self.game.position.to_move]}, Enter throws the dice> "
            case None:
                return "The game is over> "

    def _execute(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        try:
            if word.lower() in self._commands:
                self._commands[word.lower()](rest.strip())
            elif line or self.game.actor == "dice":
                self._move(line)
        except MoveError as error:
            self._explain(error)
        except (OSError, RecordError, NoEngineError) as error:
            self._write(f"That did not work: {error}")

    def _explain(self, error: MoveError) -> None:
        self._write(f"{str(error)[0].upper()}{str(error)[1:]}.")
        if error.clause is not None:
            self._write(f"{error.clause}: {_translate_clause(self.rules, error.clause)}")

    def _move(self, text: str) -> None:
        if self.game.actor == "dice" and text == "":
            self._roll(text)
            return
        moves = self.game.legal_moves()
        is_notation = text in map(str, moves)
        if moves and text.isascii() and text.isdigit() and not is_notation:
            if len(text) > 6 or not 1 <= int(text) <= len(moves):
                raise MoveError(f"the list has the numbers 1 to {len(moves)}, not {text}")
            move = moves[int(text) - 1]
        else:
            move = self.game.parse_move(text)
        self._change(lambda: self.game.play(move))

    def _change(self, change: Callable[[], object]) -> None:
        """Change the game, write it to disk, and only then show it."""
        change()
        try:
            self._autosave.save(self._record())
        except OSError as error:
            self._write(f"Warning: the game cannot be kept on disk: {error}")
        self._board("")

    def _is_opponents_turn(self) -> bool:
        return self.opponent is not None and self.game.actor == self.opponent.side

    def _let_opponent_move(self) -> None:
        while self.opponent is not None and self._is_opponents_turn():
            name = self.rules.sides[self.opponent.side]
            await_engine(self.rules, self._write, self.opponent.level)
            self._write(f"{name} is thinking ...")
            move = self.opponent.choose(self.game)
            self._change(partial(self.game.play, move))
            self._write(f"{name} played {move}: {self.rules.describe(move)}.")

    def _hint(self, _: str) -> None:
        await_engine(self.rules, self._write)
        self._write(find_hint(self.rules, self.game))

    def _roll(self, _: str) -> None:
        self._change(lambda: self.game.roll(self._random))

    def _undo(self, _: str) -> None:
        is_roll = len(self.game.positions) > 1 and self.game.positions[-2].actor == "dice"
        if is_roll and self.game.outcome is None:
            raise MoveError("dice that have been thrown cannot be taken back")
        self._change(self._take_back)

    def _take_back(self) -> None:
        self.game.undo()
        while self._is_opponents_turn() and self.game.moves:
            self.game.undo()

    def _draw(self, _: str) -> None:
        if self.game.outcome is not None:
            raise MoveError("the game is over")
        if self._opponent_agrees():
            self._change(self.game.agree_draw)
        else:
            self._write("The game goes on.")

    def _opponent_agrees(self) -> bool:
        if self.opponent is not None:
            await_engine(self.rules, self._write)
            return self.opponent.accepts_draw(self.game)
        return self._confirm("Does the opponent accept the draw?")

    def _resign(self, _: str) -> None:
        side = self.game.position.to_move
        self._change(lambda: self.game.resign(side))

    def _confirm(self, question: str) -> bool:
        return self._read(f"{question} (yes/no) ").strip().lower() in ("y", "yes")

    def _save(self, name: str) -> None:
        if not name:
            raise RecordError("name a file to save to")
        path = Path(name).expanduser()
        if not path.exists() or self._confirm(f"{path} exists. Overwrite it?"):
            write_record(path, self._record())
            self._write(f"Saved to {path}")

    def _load(self, name: str) -> None:
        kept = None if name else self._autosave.newest_unfinished(self.rules)
        path = Path(name).expanduser() if name else kept
        if path is None:
            raise RecordError("no unfinished game is kept")
        self._begin(open_record(self.rules, path), kept)
        self._write(f"Loaded {path}")
        self._board("")

    def _new(self, _: str) -> None:
        self._begin(self._new_record())
        self._board("")

    def _board(self, _: str) -> None:
        outcome = self.game.outcome
        if outcome is None or outcome == self.game.position.outcome():
            self._write(f"\n{self.rules.draw_text(self.game.position, self.game.last_move)}\n")
        if outcome is not None:
            winner = "A draw" if outcome.winner is None else f"{self.rules.sides[outcome.winner]} wins"
            self._write(f"{winner}: {outcome.reason} ({outcome.clause}).")
        elif len(self.game.legal_moves()) <= MAX_AUTO_LISTED_MOVES:
            self._list_moves("")

    def _list(self, beginning: str) -> None:
        if not self._list_moves(beginning):
            self._write("No legal move begins so." if beginning else "There is no legal move now.")

    def _list_moves(self, beginning: str) -> int:
        listed = 0
        for number, move in enumerate(self.game.legal_moves(), 1):
            if str(move).startswith(beginning):
                listed += 1
                self._write(f"{number:4}  {move!s:8} {self.rules.describe(move)}")
        return listed

    def _rules(self, wanted: str) -> None:
        if wanted.upper() not in ("", *self.rules.clauses):
            self._write(f"The clauses are {', '.join(self.rules.clauses)}.")
        for name in self.rules.clauses:
            if wanted.upper() in ("", name):
                self._write(f"{name:4} {_translate_clause(self.rules, name)}")
        if not wanted and self.rules.origins:
            self._write(f"{_house_tag()} {translate(Translatable('house-rule-note'))}")

    def _help(self, _: str) -> None:
        for what, meaning in HELP.items():
            self._write(f"  {what:15} {meaning}")


def _translate_clause(rules: Rules, name: str) -> str:
    """Return what a clause says, with a tag before a house rule.

    Games from other packages need not have texts in the catalogues.
    """
    try:
        text = translate(clause_text(name))
        match rules.clause_origin(name):
            case "house":
                return f"{_house_tag()} {text}"
            case "mixed":
                return f"{text} {_house_tag()} {translate(house_text(name))}"
            case "makers":
                return text
    except TranslationError:
        return "(no text)"


def _house_tag() -> str:
    return f"[{translate(Translatable('house-rule'))}]"
