"""Look-alike names: which public names could be mistaken for each other.

A name's skeleton is the same for all names that look like it: in another case, width or alphabet, or with
other spaces, accents or punctuation. Unicode's decompositions do most of it. The table adds letters whose
small or capital form looks like a Latin one. Names that mix alphabets within a word are refused.
"""

import base64
import hashlib
import unicodedata

from duellum.server.protocol.errors import Reason, RefusedError

_SHAPES = {
    "a": "αаɑ", "b": "βвьъƅ", "c": "сςϲ", "d": "ԁđɖ", "e": "εеєҽ", "f": "ƒϝ", "g": "ɡɢԍ", "h": "ηнһħ",
    "k": "κкқҝ", "l": "iιіɩӏł1|", "m": "μм", "n": "νпиŋ", "o": "οоσөø0", "p": "ρрþ", "q": "ԛ",
    "r": "гґɼ", "s": "ѕƽ", "t": "τтŧ", "u": "υцʋ", "v": "ѵ", "w": "ωшщԝɯ", "x": "χхҳ", "y": "уүұγ",
    "z": "ζʐ", "j": "јȷ", "ae": "æ", "oe": "œ", "3": "зӡʒ", "4": "ч", "6": "бδ",
}  # fmt: skip
_TWINS = str.maketrans({twin: shape for shape, twins in _SHAPES.items() for twin in twins} | {"ı": "l"})
_PAIRS = (("rn", "m"), ("vv", "w"))
_ACCENTS = ((0x300, 0x36F), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE20, 0xFE2F))
_ALPHABETS = {"LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU"}
"""Alphabets with letters of the same shape."""


def build_skeleton(name: str) -> str:
    """Return the skeleton of a name; names with the same one look alike.

    Raises :class:`RefusedError` for a name without letters, digits or symbols, or with mixed alphabets.
    """
    if any(_mixes_alphabets(word) for word in name.split()):
        raise RefusedError(Reason.MIXED_ALPHABETS, "a word of a name may not mix alphabets")
    text = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    text = "".join(each for each in text if unicodedata.category(each)[0] in "LNSM" and not _is_accent(each))
    text = text.translate(_TWINS)
    for pair, letter in _PAIRS:
        text = text.replace(pair, letter)
    if not text:
        raise RefusedError(Reason.BAD_NAME, "a public name needs a letter, a digit or a symbol")
    return text


def hash_skeleton(skeleton: str) -> str:
    """Return a text of 43 visible ASCII characters for a skeleton."""
    return base64.urlsafe_b64encode(hashlib.sha256(skeleton.encode()).digest()).decode().rstrip("=")


def _is_accent(character: str) -> bool:
    return any(first <= ord(character) <= last for first, last in _ACCENTS)


def _mixes_alphabets(word: str) -> bool:
    names = (unicodedata.name(each, "") for each in unicodedata.normalize("NFKC", word))
    return len({name.partition(" ")[0] for name in names} & _ALPHABETS) > 1
