"""The dice drawn from the random number generator."""

from duellum.core.compiled import compiled
from duellum.core.rng import DRAW_BITS, Rng, draw_bits
from duellum.qwixx.rules.board import FACES, Colour

_DRAW_MASK = (1 << DRAW_BITS) - 1
_DICE = 2 + len(Colour)
_FACES = len(FACES)


@compiled
def roll_dice(rng: Rng) -> int:
    """Return six dice from one draw; rolls are uniform up to one part in 2**43."""
    return decode_draw(draw_bits(rng))


@compiled
def decode_draw(bits: int) -> int:
    """Return the six dice of a number of ``DRAW_BITS`` bits; close numbers give similar dice."""
    dice = 0
    for die in range(_DICE):
        bits *= _FACES
        dice |= bits >> DRAW_BITS << 3 * die
        bits &= _DRAW_MASK
    return dice
