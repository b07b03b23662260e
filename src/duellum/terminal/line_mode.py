"""The line mode, for plain terminals, screen readers and scripts: two people, or one and the engine.

It uses a game only through the game contract, and speaks the player's language. Every change is on disk
before it is shown.
"""

import random
from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

import click

from duellum.core.engine import NoEngineError
from duellum.core.errors import MoveError, show_input
from duellum.core.files import games_folder
from duellum.core.i18n import ENGLISH, Translatable
from duellum.core.rules import Rules, Side
from duellum.core.text_width import align_left
from duellum.record import Record, RecordError, write_record
from duellum.terminal.autosave import Autosave, open_record
from duellum.terminal.command_words import CommandWords
from duellum.terminal.opponent import Opponent, find_hint
from duellum.terminal.translator import Translator

MAX_AUTO_LISTED_MOVES = 12
"""Choices are listed without being asked for if there are no more than this."""


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
        language: str = ENGLISH,
    ) -> None:
        self.rules, self.opponent = rules, opponent
        self._translator, self._words = Translator(rules, language), CommandWords(language)
        self._random = random.Random(seed)
        self._read, self._write = read, write
        self._folder = games_folder() if folder is None else folder
        self._commands: dict[str, Callable[[str], None]] = {
            "list": self._list, "roll": self._roll, "hint": self._hint, "undo": self._undo,
            "draw": self._draw, "resign": self._resign, "save": self._save, "load": self._load,
            "new": self._new, "board": self._board, "rules": self._rules, "help": self._help,
        }  # fmt: skip

    def run(self, record: Record | None = None) -> None:
        """Play until ``quit``, Ctrl-C or the end of input; a new game, or continue a record."""
        self._begin(self._new_record() if record is None else record)
        self._welcome()
        try:
            self._let_opponent_move()
            while self._words.find(line := self._read(self._prompt()).strip()) != "quit":
                self._execute(line)
                self._let_opponent_move()
        except (EOFError, KeyboardInterrupt):
            self._write("")
        self._say_goodbye()

    def _new_record(self) -> Record:
        start = self._random.choice(self.rules.starts)
        return Record(self.rules, start, tags={"Date": date.today().isoformat()})  # noqa: DTZ011 - players' own day

    def _begin(self, record: Record, kept: Path | None = None) -> None:
        """Start or resume a game; one that is saved already continues in its file."""
        self.game, self._opened = record.replay(), record
        self._autosave = Autosave(self._folder, kept)

    def _record(self) -> Record:
        return self._opened.with_game(self.game)

    def _welcome(self) -> None:
        game = self.rules.translate_title(self._translator.language)
        if self.opponent is None:
            welcome = self._translator.say("terminal-welcome-two", game=game)
        else:
            welcome = self._translator.say("terminal-welcome-engine", game=game, level=self.opponent.level)
        invitation = self._translator.say("terminal-welcome-help", help=self._words.name("help"))
        self._write(self._translator.join(welcome, invitation))
        if len(self.rules.starts) > 1 and not self.game.moves:
            self._say("terminal-lot")
        if not self.game.moves and self._autosave.newest_unfinished(self.rules):
            self._say("terminal-unfinished", load=self._words.name("load"))
        self._board("")

    def _say(self, message: str, **arguments: str | int | list[str]) -> None:
        self._write(self._translator.say(message, **arguments))

    def _say_goodbye(self) -> None:
        if self._autosave.path is not None:
            self._say("terminal-kept", path=str(self._autosave.path))
            if self.game.outcome is None:
                self._say("terminal-next-time", load=self._words.name("load"))
        self._say("terminal-goodbye")

    def _prompt(self) -> str:
        match self.game.actor:
            case Side() as side:
                return f"{self._translator.name_side(side)}> "
            case "dice":
                name = self._translator.name_side(self.game.position.to_move)
                return f"{self._translator.say('terminal-prompt-dice', side=name)}> "
            case None:
                return f"{self._translator.say('terminal-prompt-over')}> "

    def _execute(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        command = self._words.find(word)
        try:
            if command in self._commands:
                self._commands[command](rest.strip())
            elif line or self.game.actor == "dice":
                self._move(line)
        except (MoveError, RecordError, NoEngineError, OSError) as error:
            self._write(self._translator.explain(error))
            if isinstance(error, MoveError) and error.clause is not None:
                text = self._translator.describe_clause(error.clause)
                self._say("terminal-clause", name=error.clause, text=text)

    def _move(self, text: str) -> None:
        if self.game.actor == "dice" and text == "":
            self._roll(text)
            return
        moves = self.game.legal_moves()
        is_notation = text in map(str, moves)
        if moves and text.isascii() and text.isdigit() and not is_notation:
            if len(text) > 6 or not 1 <= int(text) <= len(moves):
                why = Translatable("terminal-list-range", {"count": len(moves), "number": show_input(text)})
                raise MoveError(f"choose a number from 1 to {len(moves)}, not {text}", why=why)
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
            self._say("terminal-not-kept", reason=self._translator.explain(error))
        self._board("")

    def _is_opponents_turn(self) -> bool:
        return self.opponent is not None and self.game.actor == self.opponent.side

    def _let_opponent_move(self) -> None:
        while self.opponent is not None and self._is_opponents_turn():
            name = self._translator.name_side(self.opponent.side)
            self._say("terminal-thinking", side=name)
            move = self.opponent.choose(self.game)
            self._change(partial(self.game.play, move))
            self._say("terminal-played", side=name, notation=str(move), move=self._describe(move))

    def _describe(self, move: Any) -> str:  # noqa: ANN401 - each game has its own move
        return self.rules.translate_move(move, self._translator.language)

    def _hint(self, _: str) -> None:
        self._write(find_hint(self._translator, self.game))

    def _roll(self, _: str) -> None:
        self._change(lambda: self.game.roll(self._random))

    def _undo(self, _: str) -> None:
        is_roll = len(self.game.positions) > 1 and self.game.positions[-2].actor == "dice"
        if is_roll and self.game.outcome is None:
            why = Translatable("terminal-rolled")
            raise MoveError("a roll cannot be taken back", why=why)
        self._change(self._take_back)

    def _take_back(self) -> None:
        self.game.undo()
        while self._is_opponents_turn() and self.game.moves:
            self.game.undo()

    def _draw(self, _: str) -> None:
        if self.game.outcome is not None:
            raise MoveError("the game is over", why=Translatable("refused-over"))
        if self._opponent_agrees():
            self._change(self.game.agree_draw)
        else:
            self._say("terminal-goes-on")

    def _opponent_agrees(self) -> bool:
        if self.opponent is not None:
            return self.opponent.accepts_draw(self.game)
        return self._confirm(self._translator.say("terminal-draw"))

    def _resign(self, _: str) -> None:
        side = self.game.position.to_move
        self._change(lambda: self.game.resign(side))

    def _confirm(self, question: str) -> bool:
        return self._words.is_yes(self._read(f"{self._translator.say('terminal-ask', question=question)} "))

    def _save(self, name: str) -> None:
        if not name:
            raise RecordError("name a file to save to", why=Translatable("terminal-name-file"))
        path = Path(name).expanduser()
        if not path.exists() or self._confirm(self._translator.say("terminal-overwrite", path=str(path))):
            write_record(path, self._record())
            self._say("terminal-saved", path=str(path))

    def _load(self, name: str) -> None:
        kept = None if name else self._autosave.newest_unfinished(self.rules)
        path = Path(name).expanduser() if name else kept
        if path is None:
            raise RecordError("there is no unfinished game", why=Translatable("terminal-none-kept"))
        self._begin(open_record(self.rules, path), kept)
        self._say("terminal-loaded", path=str(path))
        self._board("")

    def _new(self, _: str) -> None:
        self._begin(self._new_record())
        self._board("")

    def _board(self, _: str) -> None:
        outcome = self.game.outcome
        if outcome is None or outcome == self.game.position.outcome():
            self._write(f"\n{self.game.text(self._translator.language)}\n")
        if outcome is not None:
            self._write(self._translator.describe_outcome(outcome))
        else:
            self._warn()
            if len(self.game.legal_moves()) <= MAX_AUTO_LISTED_MOVES:
                self._list_moves("")

    def _warn(self) -> None:
        """Say what the person to move would lose the game by if they passed."""
        find = self.rules.view.find_danger
        danger = None if find is None or self._is_opponents_turn() else find(self.game.position)
        if danger is not None:
            self._say(f"{self.rules.name}-danger-{danger.what}", side="you")

    def _list(self, beginning: str) -> None:
        if not self._list_moves(beginning):
            self._say("terminal-none-begins" if beginning else "terminal-no-move")

    def _list_moves(self, beginning: str) -> int:
        listed = 0
        for number, move in enumerate(self.game.legal_moves(), 1):
            if str(move).startswith(beginning):
                listed += 1
                self._write(f"{number:4}  {align_left(str(move), 8)} {self._describe(move)}")
        return listed

    def _rules(self, wanted: str) -> None:
        if wanted.upper() not in ("", *self.rules.clauses):
            self._say("terminal-clauses", names=list(self.rules.clauses))
        for name in self.rules.clauses:
            if wanted.upper() in ("", name):
                self._write(f"{name:4} {self._translator.describe_clause(name)}")
        if not wanted and self.rules.origins:
            self._write(f"{self._translator.house_tag} {self._translator.say('house-rule-note')}")

    def _help(self, _: str) -> None:
        for line in self._words.explain():
            self._write(line)
