"""A Griffe extension that turns our docstrings into Markdown: cross-references and sessions.

Docstrings name things by Sphinx roles, such as ``:class:`Game```, and hold doctest sessions. Both are
rewritten when the API reference is built.
"""

import re
from typing import Any

import griffe

ROLE = re.compile(r":(?:attr|class|data|exc|func|meth|mod):`(~?)([\w.]+)`")
SESSION = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)


class Docstrings(griffe.Extension):
    """Rewrites the docstring of every object that is loaded."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:  # noqa: ANN401 - Griffe's own signature
        """Rewrite one docstring."""
        if obj.docstring is not None:
            obj.docstring.value = to_markdown(obj, obj.docstring.value)


def to_markdown(obj: griffe.Object, text: str) -> str:
    """Return the text of an object's docstring as Markdown."""
    linked = ROLE.sub(lambda found: format_reference(obj, *found.groups()), text)
    return SESSION.sub(lambda found: f"```pycon\n{found[0]}\n```", linked)


def format_reference(obj: griffe.Object, tilde: str, name: str) -> str:
    """Return the cross-reference to a name; after a tilde only its last part is shown.

    It is a link where the name is in the reference, and the plain name elsewhere.
    """
    shown = name.rpartition(".")[2] if tilde else name
    return f'<autoref optional identifier="{resolve(obj, name)}"><code>{shown}</code></autoref>'


def resolve(obj: griffe.Object, name: str) -> str:
    """Return the full path of a name as it is seen from an object; the name itself where it is unknown."""
    try:
        return obj.resolve(name)
    except griffe.NameResolutionError:
        return name
