"""What the line mode says of a game, in the player's language."""

from duellum.core.engine import NoEngineError
from duellum.core.errors import MoveError
from duellum.core.i18n import (
    Translatable,
    clause_text,
    format_percent,
    house_text,
    join_sentences,
    translate,
    translate_or,
)
from duellum.core.rules import Outcome, Rules, Side
from duellum.record import RecordError

ExpectedError = MoveError | RecordError | NoEngineError | OSError
"""What can go wrong with a line that a player types."""


class Translator:
    """Translates for one game into one language."""

    def __init__(self, rules: Rules, language: str) -> None:
        self.rules, self.language = rules, language

    def say(self, message: str, **arguments: str | int | list[str]) -> str:
        """Return a message of the catalogues with its arguments filled in."""
        return translate(Translatable(message, arguments), language=self.language)

    def join(self, *sentences: str) -> str:
        """Return sentences as one text."""
        return join_sentences(*sentences, language=self.language)

    def name_side(self, side: Side) -> str:
        """Return the name of a side."""
        return self.rules.translate_side(side, self.language)

    def format_percent(self, share: float) -> str:
        """Return a share of one as a percentage."""
        return format_percent(share, self.language)

    def describe_outcome(self, outcome: Outcome) -> str:
        """Return how the game ended, and by which clause."""
        if outcome.reason == "resignation" and outcome.winner is not None:
            winner = self.say("result-winner", side=self.name_side(outcome.winner))
            text = self.join(winner, self.say("terminal-resigned", side=self.name_side(outcome.winner.other)))
        else:
            text = self.rules.translate_outcome(outcome, self.language)
        return self.say("refused-by-clause", text=text, clause=outcome.clause)

    def describe_clause(self, name: str) -> str:
        """Return what a clause says, with a tag before a house rule.

        Games from other packages need not have texts in the catalogues.
        """
        text = translate_or(clause_text(name), "", self.language)
        if not text:
            return self.say("terminal-no-text")
        match self.rules.clause_origin(name):
            case "house":
                return f"{self.house_tag} {text}"
            case "mixed":
                return f"{text} {self.house_tag} {translate(house_text(name), language=self.language)}"
            case "makers":
                return text

    @property
    def house_tag(self) -> str:
        """The mark of a house rule."""
        return f"[{self.say('house-rule')}]"

    def explain(self, error: ExpectedError) -> str:
        """Return in a sentence or two why something did not work."""
        match error:
            case MoveError(why=Translatable() as why):
                return translate(why, language=self.language)
            case MoveError():  # of a game from another package
                return f"{str(error)[:1].upper()}{str(error)[1:]}."
            case RecordError(line=None):
                return translate(error.why, language=self.language)
            case RecordError(line=line):
                text = translate(error.why, language=self.language)
                return self.say("refused-at-line", line=line or 0, text=text)
            case NoEngineError():
                return self.say("refused-no-engine")
            case OSError():
                return self._explain_system(error)

    def _explain_system(self, error: OSError) -> str:
        """Return why a file cannot be used; what the system says of rare cases is in its own language."""
        path = str(error.filename or "")
        match error:
            case FileNotFoundError():
                return self.say("terminal-no-file", path=path)
            case PermissionError():
                return self.say("terminal-no-access", path=path)
            case IsADirectoryError():
                return self.say("terminal-is-folder", path=path)
            case _:
                return self.say("terminal-system", text=error.strerror or str(error))
