"""Text wrapped to lines of a terminal, also where a language puts no spaces between words."""

import re
from collections.abc import Iterator

from duellum.core.columns import measure_width

_WIDE = "\u2e80-\u9fff\uf900-\ufaff"
"""Chinese characters, between which a line may end."""
_CLOSING = "\u3001\u3002\uff01\uff09\uff0c\uff1a\uff1b\uff1f\u300b\u300d"
"""Chinese signs that stay on the line of what precedes them."""
_OPENING = "\uff08\u300a\u300c"
"""Chinese signs that stay on the line of what follows them."""
_WORD = re.compile(
    f" *[{_OPENING}]*(?:[{_WIDE}][,.;:!?)]*|[^ {_WIDE}{_CLOSING}{_OPENING}]+|(?=[{_CLOSING}]))[{_CLOSING}]*|."
)


def wrap_text(text: str, width: int, indent: str = "", first: str | None = None) -> str:
    """Return a text as lines that are no wider than `width` columns, where words allow.

    Lines begin with the indent, the first one with `first` where that is given. No-break spaces stay.

    >>> print(wrap_text("exactly as many squares", 12, "  ", "- "))
    - exactly as
      many
      squares
    """
    lines = [indent if first is None else first]
    is_empty = True
    for word in _split_words(text):
        if not is_empty and measure_width(lines[-1] + word) > width:
            lines.append(indent)
            is_empty = True
        lines[-1] += word.lstrip(" ") if is_empty else word
        is_empty = False
    return "\n".join(lines)


def _split_words(text: str) -> Iterator[str]:
    """Yield the parts of a text between which a line may end, each with the spaces before it."""
    return (found[0] for found in _WORD.finditer(text) if found[0])
