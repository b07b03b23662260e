"""The text catalogues: which messages a language has, and which of them the sources use."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from duellum.rulebook import book_names, load_book
from duellum.rulebook.translation import list_texts

ROOT = Path(__file__).parent.parent.parent
LOCALE = ROOT / "src" / "duellum" / "locale"
SOURCES = ROOT / "web" / "src"
PYTHON = ROOT / "src" / "duellum"
LANGUAGES = ("en", "ru", "de", "fr", "it", "es", "pl", "zh", "cs", "pt")
ALWAYS_TESTED = ("en", "ru", "cs", "zh")
"""Different scripts, and the largest first loads; browser tests take the others in their long form."""
LANGUAGE_CASES = [
    pytest.param(language, marks=[] if language in ALWAYS_TESTED else pytest.mark.slow)
    for language in LANGUAGES
]


class CatalogueError(Exception):
    """A file cannot be parsed, or an id is defined twice."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message: its arguments, and the messages and terms it refers to."""

    arguments: frozenset[str]
    references: frozenset[str]
    """The name of a term begins with a hyphen."""
    shown: frozenset[str] = frozenset()
    """The arguments that appear in the text; others only select a variant."""
    forms: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """For each number that selects a variant, its plural forms: one, few, 0 ..."""


def read_language(language: str) -> dict[str, Message]:
    """Return a language's messages by id. Raises :class:`CatalogueError`."""
    messages: dict[str, Message] = {}
    for name, path, entry in _read_entries(language):
        if name in messages:
            raise CatalogueError(f"{path.name} of {language}: {name} is there twice")
        messages[name] = _read_message(entry)
    return messages


def read_texts(language: str) -> dict[str, list[str]]:
    """Return the texts of each message, one a variant, with ``{}`` where an argument stands.

    Raises :class:`CatalogueError`.
    """
    return {
        name: [_format_pattern(node) for node in _walk(entry) if isinstance(node, ast.Pattern)]
        for name, _, entry in _read_entries(language)
    }


def _format_pattern(pattern: ast.Pattern) -> str:
    return "".join(part.value if isinstance(part, ast.TextElement) else "{}" for part in pattern.elements)


def _read_entries(language: str) -> Iterator[tuple[str, Path, ast.Message | ast.Term]]:
    for path in sorted((LOCALE / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise CatalogueError(
                    f"{path.name} of {language}: {entry.annotations[0].message}: {entry.content}"
                )
            if isinstance(entry, ast.Message | ast.Term):
                name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                yield name, path, entry


def _read_message(entry: ast.Message | ast.Term) -> Message:
    nodes = list(_walk(entry))
    arguments = {node.id.name for node in nodes if isinstance(node, ast.VariableReference)}
    references = {node.id.name for node in nodes if isinstance(node, ast.MessageReference)}
    references |= {f"-{node.id.name}" for node in nodes if isinstance(node, ast.TermReference)}
    placed = [node.expression for node in nodes if isinstance(node, ast.Placeable)]
    shown = {one.id.name for one in placed if isinstance(one, ast.VariableReference)}
    forms: dict[str, frozenset[str]] = {}
    for node in nodes:
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            keys = frozenset(_key(variant) for variant in node.variants)
            if keys <= {"zero", "one", "two", "few", "many", "other"} | {
                key for key in keys if key.isdigit()
            }:
                forms[node.selector.id.name] = keys
    return Message(frozenset(arguments), frozenset(references), frozenset(shown), forms)


def _key(variant: ast.Variant) -> str:
    return variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name


def _walk(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _walk(child)


@dataclass(frozen=True, slots=True)
class Asked:
    """The messages that the sources use."""

    ids: frozenset[str]
    """Ids in a call of ``t`` or ``translateOr``, or as the property ``id``."""
    patterns: tuple[re.Pattern[str], ...]
    """Ids built from templates there, such as ``refused-${reason}``."""
    words: frozenset[str]
    """All other quoted words: an id may be passed through a variable."""

    def uses(self, message: str) -> bool:
        """Whether the sources may use a message."""
        is_named = message in self.ids or message in self.words
        return is_named or any(pattern.fullmatch(message) for pattern in self.patterns)


_CALL = re.compile(r"\b(?:t|translateOr)\(")
_NAMED = re.compile(r'\b(?:id: |NamedText id=\{)("[a-z0-9-]*"|`[^`]*`)')
_SENTENCE = re.compile(
    r"""["']([a-z]+-(?:why|illegal|drawing)-[a-z-]+|(?:terminal|report|print|preview)-[a-z-]+"""
    r"""|(?:battle|qwixx|generic)-move(?:-[a-z]+)?|sentences)["']"""
)
_DATA_TEXT = re.compile(r'"(lesson-[a-z0-9-]+)"')
_QUOTED = re.compile(r'"([a-z][a-z0-9-]*)"')
_RULEBOOK = re.compile(r'"(rulebook-[a-z-]+[a-z])"')
_TEMPLATE = re.compile(r"`((?:[^`$]|\$\{[^}]*\})*)`")


def read_sources() -> Asked:
    """Return what the client uses, without its tests, and what Python uses."""
    paths = [path for path in SOURCES.rglob("*.ts*") if ".test." not in path.name]
    text = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    firsts = [_first_argument(text, call.end()) for call in _CALL.finditer(text)] + _NAMED.findall(text)
    ids = {name for first in firsts for name in _QUOTED.findall(_bare(first))} | _read_python() | _read_data()
    templates = {template for first in firsts for template in _TEMPLATE.findall(first)}
    return Asked(frozenset(ids), tuple(map(_pattern, sorted(templates))), frozenset(_QUOTED.findall(text)))


def _read_python() -> set[str]:
    """Return the ids of messages in Python's sources and in the rulebooks."""
    texts = (path.read_text(encoding="utf-8") for path in PYTHON.rglob("*.py"))
    in_books = {text.id for name in book_names() for text in list_texts(load_book(name))}
    return in_books | {name for text in texts for one in (_SENTENCE, _RULEBOOK) for name in one.findall(text)}


def _read_data() -> set[str]:
    """Return the ids of messages in the data that ``make types`` writes for the client."""
    texts = (path.read_text(encoding="utf-8") for path in SOURCES.glob("*/data/*.json"))
    return {name for text in texts for name in _DATA_TEXT.findall(text)}


def _first_argument(text: str, start: int) -> str:
    """Return the first argument of a call: up to its comma or closing bracket, skipping templates."""
    depth, place = 0, start
    while depth > 0 or text[place] not in ",)":
        if text[place] == "`":
            place = text.index("`", place + 1)
        depth += (text[place] in "([{") - (text[place] in ")]}")
        place += 1
    return text[start:place]


def _bare(code: str) -> str:
    """Return code without the operands of comparisons and without templates: they contain no ids."""
    return re.sub(r'[!=]==\s*"[^"]*"|`[^`]*`', "", code)


def _pattern(template: str) -> re.Pattern[str]:
    """Return a pattern of the ids that a template can produce."""
    fixed = [re.escape(part) for part in re.split(r"\$\{[^}]*\}", template)]
    return re.compile("[a-z0-9-]+".join(fixed))


def unused(messages: dict[str, Message], asked: Asked) -> set[str]:
    """Return the messages that neither a source nor another message uses."""
    referred = {name for message in messages.values() for name in message.references}
    return {name for name in messages if name not in referred and not asked.uses(name)}


def missing(messages: dict[str, Message], asked: Asked) -> set[str]:
    """Return what is used but not defined: ids, and patterns that match no message."""
    unfitted = {one.pattern for one in asked.patterns if not any(map(one.fullmatch, messages))}
    return (set(asked.ids) - messages.keys()) | unfitted


def within(messages: dict[str, Message], name: str) -> set[str]:
    """Return a message and all messages it refers to, directly or indirectly.

    Terms are left out: what they say depends on no argument that a message is given.
    """
    found, left = set[str](), [name]
    while left:
        here = left.pop()
        if here in messages and here not in found and not here.startswith("-"):
            found.add(here)
            left += messages[here].references
    return found


def arguments(messages: dict[str, Message], name: str) -> frozenset[str]:
    """Return the arguments of a message and of the messages it refers to."""
    return frozenset().union(*(messages[part].arguments for part in within(messages, name)))


def shown(messages: dict[str, Message], name: str) -> frozenset[str]:
    """Return the arguments that appear in the text of a message and of the messages it refers to."""
    return frozenset().union(*(messages[part].shown for part in within(messages, name)))


def differences(language: str) -> list[str]:
    """Describe how a language's messages differ from the English ones in ids and arguments.

    A language may have messages and terms of its own that others of its messages are made of.
    """
    return [f"{language}: {words}" for words in compare(read_language("en"), read_language(language))]


def compare(english: dict[str, Message], other: dict[str, Message]) -> list[str]:
    """Describe how messages differ from the English ones."""
    referred = {name for message in other.values() for name in message.references}
    words = [f"{name} is missing" for name in english.keys() - other.keys() if not name.startswith("-")]
    words += [f"{name} is not in English" for name in other.keys() - english.keys() - referred]
    words += [f"{name} is referred to and is not there" for name in referred - other.keys()]
    for name in english.keys() & other.keys():
        if strange := arguments(other, name) - arguments(english, name):
            words.append(f"{name} speaks of {', '.join(sorted(strange))}, which is not given")
        if forgotten := shown(english, name) - arguments(other, name):
            words.append(f"{name} does not say {', '.join(sorted(forgotten))}")
    return sorted(words)
