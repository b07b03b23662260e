"""Why the kernel refuses moves and positions of Qwixx Duel: codes, and the messages they stand for.

The rules in ``rules/`` raise the same messages with the same clauses and arguments.
"""

from duellum.core.messages import NUMBER, PART, TEXT, MessageTable, Words
from duellum.qwixx.rules.board import FIELDS, Colour, Side, field_name

MESSAGES = MessageTable()
MAX_NUMBERS = 4
"""How many integers the arguments of a message may take."""

_COLOUR = Words("COLOUR", tuple(colour.letter for colour in Colour))
_FIELD = Words("FIELD", tuple(map(field_name, FIELDS)))
_SIDE = Words("SIDE", tuple(side.name.lower() for side in Side))
_add = MESSAGES.add

# Rolls, in a move or in the text of a position.
ROLL = _add("qwixx-illegal-roll", "Q3", text=TEXT)
DIE_IN = _add("qwixx-illegal-die-in", "Q11", colour=_COLOUR)
DIE_OUT = _add("qwixx-illegal-die-out", "Q19", colour=_COLOUR)

# Choices.
OVER = _add("refused-over", "Q21")
FIELD = _add("qwixx-illegal-field", "Q1", text=TEXT)
SUM = _add("qwixx-illegal-sum", "Q12", sum=NUMBER, number=NUMBER)
CLOSED = _add("qwixx-illegal-closed", "Q19", colour=_COLOUR)
PAIR_ONE = _add("qwixx-illegal-pair-one", "Q13", colour=_COLOUR, number=NUMBER, first=NUMBER)
PAIR = _add("qwixx-illegal-pair", "Q13", colour=_COLOUR, number=NUMBER, first=NUMBER, second=NUMBER)
USED = _add("qwixx-illegal-used", "Q14", colour=_COLOUR, number=NUMBER)
LEFT = _add("qwixx-illegal-left", "Q5", colour=_COLOUR, number=NUMBER, own=NUMBER)
BARRED = _add("qwixx-illegal-barred", "Q6", colour=_COLOUR, number=NUMBER)
STACK = _add("qwixx-illegal-stack", "Q9", colour=_COLOUR, number=NUMBER)
OVERTAKEN = _add("qwixx-illegal-overtaken", "Q10", colour=_COLOUR, number=NUMBER)
LAST_NUMBER = _add("qwixx-illegal-last", "Q17", colour=_COLOUR, number=NUMBER, count=NUMBER)

# The text of a position.
FIELDS_TEXT = _add("position-qwixx-fields")
SIDE_TEXT = _add("position-qwixx-side")
STAGE = _add("position-qwixx-stage")
ROLL_PART = _add("qwixx-illegal-roll", "Q3", text=PART)
FIELD_PART = _add("qwixx-illegal-field", "Q1", text=PART)
ROW = _add("position-qwixx-row", colour=_COLOUR)
LOCK_SIGN = _add("position-qwixx-closed-sign", "Q19", colour=_COLOUR)
MISTHROW_TEXT = _add("position-qwixx-misthrow-text")

# A position.
LOCK_OPEN = _add("position-qwixx-lock-open", "Q18", colour=_COLOUR)
LAST_STACK = _add("position-qwixx-last-stack", "Q19", colour=_COLOUR)
LOCK_SIDE = _add("position-qwixx-lock-side", "Q18", colour=_COLOUR)
BEFORE_LAST = _add("position-qwixx-before", "Q17", colour=_COLOUR)
STONES_OF_SIDE = _add("position-qwixx-stones", "Q2", side=_SIDE)
MISTHROWS = _add("position-qwixx-misthrows", "Q21")
CLOSED_ROWS = _add("position-qwixx-closed", "Q21")
BARE_ROWS = _add("position-qwixx-bare-two", "Q20")
BARE = _add("position-qwixx-bare", "Q18", colour=_COLOUR)
FIRST_SUM = _add("position-qwixx-first-sum", "Q12", field=_FIELD, sum=NUMBER)
FIRST_STONE = _add("position-qwixx-first-stone", field=_FIELD)
FIRST_LAST = _add("position-qwixx-first-last", "Q5", field=_FIELD)
OVER_BEFORE = _add("position-qwixx-over", "Q21")
MISTHROW_FIT = _add("position-qwixx-misthrow-fit", "Q4")
SUPPLY = _add("position-qwixx-supply", "Q21", side=_SIDE)
ENDED = _add("position-qwixx-ended", "Q21", side=_SIDE)
