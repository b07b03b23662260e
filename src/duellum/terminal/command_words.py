"""The words that the line mode takes as commands: English ones, and those of the player's language."""

import unicodedata
from collections.abc import Iterator

from duellum.core.i18n import ENGLISH, Translatable, translate
from duellum.core.text_width import align_left, measure_width

COMMANDS = (
    "list", "roll", "hint", "undo", "draw", "resign", "save", "load", "new", "board", "rules", "help", "quit",
)  # fmt: skip
"""The commands by their English names, in the order of the help."""
_WITH_ARGUMENT = ("list", "save", "load", "rules")
_ENGLISH_ALIASES = {"exit": "quit"}
_ENGLISH_YES = ("y", "yes")


class CommandWords:
    """The commands in a language; English ones are understood in every language."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._commands = {fold(self.name(command)): command for command in COMMANDS}
        self._commands |= {command: command for command in COMMANDS} | _ENGLISH_ALIASES

    def find(self, word: str) -> str | None:
        """Return the English name of the command that a word gives, None if it gives none."""
        return self._commands.get(fold(word))

    def name(self, command: str) -> str:
        """Return the word for a command in the language."""
        return self._say("terminal-command", command)

    def is_yes(self, answer: str) -> bool:
        """Whether an answer is the language's word for yes, or its first letter, or English."""
        yes = fold(translate(Translatable("terminal-yes"), language=self._language))
        return fold(answer.strip()) in (yes, yes[0], *_ENGLISH_YES)

    def explain(self) -> list[str]:
        """Return the help: a line for each command, what to type and what it does."""
        rows = [*self._rows()]
        width = max(measure_width(typed) for typed, _ in rows)
        return [f"  {align_left(typed, width)}  {meaning}" for typed, meaning in rows]

    def _rows(self) -> Iterator[tuple[str, str]]:
        yield self._say("terminal-argument", "move"), self._say("terminal-help", "move")
        for command in COMMANDS:
            name = self.name(command)
            words = [name] if self._language == ENGLISH else [name, f"({command})"]
            if command in _WITH_ARGUMENT:
                words.append(self._say("terminal-argument", command))
            yield " ".join(words), self._say("terminal-help", command)

    def _say(self, message: str, command: str) -> str:
        return translate(Translatable(message, {"command": command}), language=self._language)


def fold(word: str) -> str:
    """Return a word as it is compared: without capitals and accents.

    >>> fold("Règles") == fold("REGLES")
    True
    """
    letters = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
