"""Why the server refuses something: the reason that clients get, and the error inside the server."""

import enum

from duellum.core.i18n import Translatable


class Reason(enum.StrEnum):
    """Why a command or request was refused. Clients translate it; the text next to it is for logs."""

    MALFORMED = "malformed"
    """The message is not JSON, has an unknown type, or has a wrong field."""
    TOO_LONG = "too-long"
    """The request has too many bytes, or the game in it too many moves."""
    TOO_FAST = "too-fast"
    """Too many messages, requests or games in a short time (rate limit)."""
    TOO_MANY = "too-many"
    """A limit is reached: games in memory, or connections from one address."""
    FORBIDDEN_ORIGIN = "forbidden-origin"
    """The request comes from a page of another origin."""
    NOT_HOST = "not-host"
    """Only the person at the machine that runs the server may do that."""
    NO_NETWORK = "no-network"
    """The machine is not on a network, or does not allow the server to listen there."""
    UNAVAILABLE = "unavailable"
    """The server cannot use its event log right now. Nothing has changed; send the command again later."""
    UNKNOWN_GAME = "unknown-game"
    """There is no game with this id."""
    UNKNOWN_RULES = "unknown-rules"
    """No game of this kind is installed."""
    NO_ENGINE = "no-engine"
    """This kind of game has no engine, or none of this level."""
    BAD_POSITION = "bad-position"
    """A game cannot start from this position."""
    BAD_NAME = "bad-name"
    """A name has characters that cannot be shown."""
    LONG_NAME = "long-name"
    """A name has too many characters."""
    MIXED_ALPHABETS = "mixed-alphabets"
    """A word of a public name mixes alphabets, such as Latin and Cyrillic letters."""
    NAME_TAKEN = "name-taken"
    """Another player has this public name, or one that looks like it."""
    NOT_PERMANENT = "not-permanent"
    """Only a player who can sign in, with a passkey or a recovery code, may do that."""
    SIGNED_OUT = "signed-out"
    """The request comes without a player, or from one who has been deleted."""
    SIGN_IN_AGAIN = "sign-in-again"
    """The player must first sign in again, since the last time was too long ago."""
    LAST_WAY_IN = "last-way-in"
    """Without this passkey the player could not sign in any more."""
    NO_PASSKEYS = "no-passkeys"
    """Passkeys need a page over HTTPS, or one on localhost."""
    BAD_PASSKEY = "bad-passkey"
    """The answer of the passkey is not valid, or the passkey is not known here."""
    BAD_CODE = "bad-code"
    """The recovery code or device code is wrong, has been used, or has expired."""
    BAD_SEED = "bad-seed"
    """A seed has unprintable characters."""
    NEEDS_COMMITMENT = "needs-commitment"
    """A joint game needs a commitment to shares of the dice, which the client did not give."""
    BAD_SHARE = "bad-share"
    """The share of a roll is missing, or is not the one that was committed to."""
    ROLL_PENDING = "roll-pending"
    """A roll has been started and a share of it is missing; until the dice fall, players can only resign."""
    NOT_SEATED = "not-seated"
    """A spectator cannot act."""
    SEAT_TAKEN = "seat-taken"
    """No seat is free."""
    ALREADY_SEATED = "already-seated"
    """The player has a seat already."""
    NOT_STARTED = "not-started"
    """The game is waiting for its players to join."""
    OVER = "over"
    """The game is over."""
    NOT_OVER = "not-over"
    """The game is not over yet."""
    NOT_YOUR_TURN = "not-your-turn"
    """The other side is to move."""
    STALE = "stale"
    """`ply` is not the number of plies made: there have been more moves since."""
    ILLEGAL = "illegal"
    """The rules forbid the move; `clause` names the rule."""
    DICE_DUE = "dice-due"
    """The dice must be rolled first."""
    NO_DICE_DUE = "no-dice-due"
    """The dice cannot be rolled now."""
    NOTHING_TO_UNDO = "nothing-to-undo"
    """The player has no decision to take back."""
    ALREADY_OFFERED = "already-offered"
    """The same offer is open already."""
    TOO_OFTEN = "too-often"
    """The same offer was made a short while ago, and a few moves must come first; or a reaction just now."""
    EXHAUSTED = "exhausted"
    """The player has made as many offers and undos as a game may have; moves and resigning remain."""
    SEEK_GONE = "seek-gone"
    """The player who sought an opponent has found one, or has left."""
    NO_OFFER = "no-offer"
    """There is no such offer."""
    NOT_AGAINST_PEOPLE = "not-against-people"
    """Hints, threats and chances are not available in a game against another person."""
    NOT_NOW = "not-now"
    """The command or query does not apply to the present state of the game."""
    ENGINE_FAILED = "engine-failed"
    """The engine returned no answer."""
    ENGINE_BUSY = "engine-busy"
    """The player is waiting for too many hints, the engine is busy, or it is recovering from a failure."""
    BAD_RECORD = "bad-record"
    """The text is not a record."""
    WRONG_RESULT = "wrong-result"
    """The record's result is not how its game ended."""


class RefusedError(Exception):
    """A command or request was refused and changed nothing.

    `text` is English, for logs and debugging. `clause` is the id of the rule that forbids a move, `why` says
    to players what is wrong with it, `line` is the line of a record's text that is wrong.
    """

    def __init__(
        self,
        reason: Reason,
        text: str,
        clause: str | None = None,
        line: int | None = None,
        why: Translatable | None = None,
    ) -> None:
        super().__init__(text)
        self.reason, self.text, self.clause, self.line, self.why = reason, text, clause, line, why
