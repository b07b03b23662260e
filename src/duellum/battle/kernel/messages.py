"""Why the kernel refuses moves and positions of Battle: codes, and the messages that they stand for.

The rules in ``rules/`` raise the same messages with the same clauses and arguments.
"""

from duellum.battle.rules.board import RANKS, SQUARES, Side, square_name
from duellum.core.die import Direction
from duellum.core.messages import NUMBER, PART, TEXT, ListOf, MessageTable, Words

MESSAGES = MessageTable()
MAX_NUMBERS = 2 + len(SQUARES)
"""How many integers the arguments of a message may take: a side, a count, and that many squares."""

_SQUARE = Words("SQUARE", tuple(map(square_name, SQUARES)))
_SIDE = Words("SIDE", tuple(side.name.lower() for side in Side))
_DIRECTION = Words("DIRECTION", tuple(direction.name.lower() for direction in Direction))
_RANK = Words("RANK", tuple(RANKS))
_add = MESSAGES.add

# The text of a move.
NOTHING = _add("battle-illegal-nothing")
START = _add("battle-illegal-start", text=TEXT, part=PART)
NO_LEG = _add("battle-illegal-no-leg", text=TEXT)
NO_COUNT = _add("battle-illegal-no-count", text=TEXT, part=PART, place=NUMBER)
NO_DIRECTION = _add("battle-illegal-no-direction", text=TEXT, part=PART, place=NUMBER)

# A move.
OVER = {number: _add("refused-over", f"B{number}") for number in (16, 17, 20)}
NO_PIECE = _add("battle-illegal-no-piece", "B6", square=_SQUARE)
OPPONENT = _add("battle-illegal-opponent", "B6", square=_SQUARE, side=_SIDE)
TURNS = _add("battle-illegal-turns", "B10")
BACK = _add("battle-illegal-back", "B12")
STRAIGHT = _add("battle-illegal-straight", "B10")
KING_COUNT = _add("battle-illegal-king-count", "B4", count=NUMBER)
COUNT = _add("battle-illegal-count", "B8", count=NUMBER, face=NUMBER)
EDGE = _add("battle-illegal-edge", "B1", direction=_DIRECTION, square=_SQUARE)
BLOCKED = _add("battle-illegal-blocked", "B9", square=_SQUARE)
OWN = _add("battle-illegal-own", "B14", square=_SQUARE)

# The text of a position.
FIELDS = _add("position-battle-fields")
SIDE_TEXT = _add("position-battle-side")
RANK = _add("position-battle-rank", rank=_RANK)
NUMBERS = _add("position-battle-number")

# A position.
LONG = _add("position-battle-long", "B20")
KINGS = _add("position-battle-kings", "B3", side=_SIDE, squares=ListOf(_SQUARE))
DICE = _add("position-battle-dice", "B3", side=_SIDE)
NO_KING = _add("position-battle-no-king", "B3", side=_SIDE)
PALACE = _add("position-battle-palace", "B17", side=_SIDE)
