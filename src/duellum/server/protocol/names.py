"""What a player's name may be: at most forty characters that can be seen.

Characters are code points. Characters without a glyph are allowed only where a script or an emoji needs them:
a joiner between two emoji or within a word of a script that is written with joiners, a variation selector
after its base, tags after the black flag. The browser client uses the same patterns, which ``make types``
writes for it; the tests of both sides read ``tests/server/protocol/player_names.json``.
"""

import re
import unicodedata

from duellum.server.protocol.errors import Reason, RefusedError

MAX_NAME_LENGTH = 40
"""The longest name of a player, in code points, after its spaces have been reduced."""
TYPED_RATIO = 5
"""How many times as long as a name the text may be that is read as one. The patterns for spaces and the
normalization take time by the square of its length, and hold all other threads meanwhile."""
MAX_TYPED_NAME_LENGTH = TYPED_RATIO * MAX_NAME_LENGTH
"""The longest text that is read as a player's name."""

_CONTROLS = "\0-\x1f\x7f-\x9f"
_FORMAT = (
    "\xad\u034f\u061c\u180b-\u180f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\U0001bca0-\U0001bca3"
)
"""Without a glyph: soft hyphen, zero-width space, controls of direction, and their like."""
_BLANK = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d173-\U0001d17a"
"""Letters and symbols that look like nothing."""
_UNUSABLE = (
    "\ud800-\udfff\ue000-\uf8ff\ufdd0-\ufdef\ufff0-\uffff\U0001fffe\U0001ffff\U0002fffe\U0002ffff"
    "\U0003fffe-\U000e001f\U000e0080-\U000e00ff\U000e01f0-\U0010ffff"
)
"""Surrogates, private use, no characters, and planes without any."""
_EMOJI = "\u2190-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff"
_STYLED = f"\xa9\xae\u203c\u2049\u2122\u2139{_EMOJI}"
"""What a variation selector may follow, to be drawn as text or as an emoji."""
_JOINING = "\u0600-\u08ff\u0900-\u109f\u1780-\u18af"
"""Scripts written with joiners: Arabic, those of India and their neighbours, Mongolian."""
_IDEOGRAPHS = "\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003fffd"
_TAGS = "\U000e0020-\U000e007e"

NAME_ENDS = "^[\t-\r ]+|[\t-\r ]+$"
NAME_SPACES = "[\t \xa0\u1680\u2000-\u200a\u202f\u205f\u3000]+"
NAME_PROBLEM = (
    f"[{_CONTROLS}{_FORMAT}{_BLANK}{_UNUSABLE}\ufe03-\ufe0d]"
    f"|(?!(?<=[{_EMOJI}\ufe0f])\u200d(?=[{_EMOJI}])|(?<=[{_JOINING}])[\u200c\u200d](?=[{_JOINING}]))[\u200c\u200d]"
    f"|(?!(?<=[{_STYLED}])[\ufe0e\ufe0f]|(?<=[#*0-9])\ufe0f(?=\u20e3))[\ufe0e\ufe0f]"
    f"|(?<![{_IDEOGRAPHS}])[\ufe00-\ufe02\U000e0100-\U000e01ef]"
    f"|(?<![\U0001f3f4{_TAGS}])[{_TAGS}\U000e007f]|[{_TAGS}](?![{_TAGS}\U000e007f])"
)
"""What makes a name unusable. The patterns mean the same in Python and in JavaScript."""

_ENDS, _SPACES, _PROBLEM = map(re.compile, (NAME_ENDS, NAME_SPACES, NAME_PROBLEM))


def parse_name(text: str, max_length: int = MAX_NAME_LENGTH) -> str:
    """Return a name with single spaces, none of them at its ends; an empty one is a player without a name.

    Raises :class:`RefusedError` for one that is too long or has characters that cannot be shown.
    """
    if len(text) > TYPED_RATIO * max_length:
        raise _refuse_length(len(text), max_length)
    name = unicodedata.normalize("NFC", _ENDS.sub("", _SPACES.sub(" ", _ENDS.sub("", text))))
    if _PROBLEM.search(name):
        raise RefusedError(Reason.BAD_NAME, "a name may contain only printable characters")
    if len(name) > max_length:
        raise _refuse_length(len(name), max_length)
    return name


def _refuse_length(length: int, max_length: int) -> RefusedError:
    return RefusedError(Reason.LONG_NAME, f"a name may have at most {max_length} characters, not {length}")
