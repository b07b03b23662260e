"""The one error of the protocol: a refusal with its reason."""

from duellum.server.protocol.messages import Reason


class RefusedError(Exception):
    """A command or request that changes nothing, and why.

    `clause` is the id of the rule that forbids a move; `line` is the line of a record's text.
    """

    def __init__(self, reason: Reason, text: str, clause: str | None = None, line: int | None = None) -> None:
        super().__init__(text)
        self.reason, self.text, self.clause, self.line = reason, text, clause, line
