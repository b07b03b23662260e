"""How the texts are written: each language's own signs and spaces, and one word for one thing."""

import re
from collections.abc import Iterator

import pytest

from tests.web import catalogues

NARROW, WIDE = "\u202f", "\u00a0"
"""No-break spaces."""
QUOTES = {
    "en": "‘’“”",
    "ru": "«»",
    "de": "„“",
    "fr": "«»’",
    "it": "«»’",
    "es": "«»",
    "pl": "„”",
    "zh": "《》“”",
    "cs": "„“",
    "pt": "«»",
}
"""Quotation marks and the apostrophe, where a language has one."""
BATTLE, QWIXX, ALL = "battle|clause-b", "qwixx|clause-q", ""
"""Which messages a word is avoided in: a regular expression of their names."""
AVOIDED = [
    ("en", QWIXX, "costs a misthrow|misthrows lie", "is a misthrow"),
    ("ru", BATTLE, r"\bочк|показывающ", "точки"),
    ("de", ALL, "[Rr]emis|[Gg]esicher|Drehung|Fehlwürfe daliegen|kostet einen", "unentschieden, gespeichert"),
    ("fr", ALL, "Égalité|une égalité|coûte un lancer", "nulle"),
    ("fr", BATTLE, "Roulez|Les {} roulent", "faire rouler"),
    ("it", BATTLE, "Rotola di|I {} rotolano", "far rotolare"),
    ("es", BATTLE, "Blancas|Negras|Rueda {}|ruedan d", "Blancos, as in cubos; hacer rodar"),
    ("pl", QWIXX, r"\b[Kk]ła[dś]|[Pp]oł[oó]ż|na przedzie", "postawić, najdalej wysunięty"),
    ("pl", BATTLE, r"\boczk|\boczek", "kropki"),
    ("zh", BATTLE, "顶面变", "顶面, as it may be the same again"),
    ("zh", ALL, "存子|和棋|白得|一次走子", "备用棋子, 和局, 净得, 一步棋"),
    ("cs", QWIXX, r"\b([Vv]zít|bere|[Vv]ezme)|herní plán", "vyhodit, hrací deska"),
    ("cs", BATTLE, "(kostk[ay]|[Kk]rál) roluj|Roluje sem|Může rolovat", "rolovat se"),
    ("pt", ALL, r"você|até a |demais\b|meio-tempo|lugar nenhum|telefone\b", "European Portuguese"),
    ("pt", BATTLE, "Role {}|rolam de", "fazer rolar"),
]
"""Words that another word stands for: language, messages, the words, and what to say instead."""


def read_lines(language: str) -> Iterator[tuple[str, str]]:
    """Return the texts of a language one by one, each with its message's name."""
    for name, texts in catalogues.read_texts(language).items():
        yield from ((name, text) for text in texts)


@pytest.mark.parametrize("language", catalogues.LANGUAGES)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    strange = set("\"'`´‘’“”„«»‹›《》") - set(QUOTES[language])
    assert [name for name, text in read_lines(language) if strange & set(text)] == []


@pytest.mark.parametrize("language", catalogues.LANGUAGES)
def test_there_are_no_typewriter_signs(language: str) -> None:
    wrong = re.compile(r"\.\.\.| - |[ \u00a0\u202f]{2}|\s$|\s[.,](\s|$)")
    assert [name for name, text in read_lines(language) if wrong.search(text)] == []


@pytest.mark.parametrize("language", catalogues.LANGUAGES)
def test_a_percentage_is_formatted_by_the_client_with_its_sign(language: str) -> None:
    assert [name for name, text in read_lines(language) if re.search("[%％]", text)] == []
    shown = {
        name for name, message in catalogues.read_language(language).items() if "percent" in message.shown
    }
    assert {"chances-figure", "chances-text"} <= shown


@pytest.mark.parametrize("language", catalogues.LANGUAGES)
def test_withdrawing_a_request_is_not_called_taking_back_a_move(language: str) -> None:
    texts = catalogues.read_texts(language)
    [withdraw] = texts["withdraw"]
    others = [text for name in ("take-back", "tool-undo", "qwixx-undo", "cancel") for text in texts[name]]
    assert withdraw not in others


@pytest.mark.parametrize("language", catalogues.LANGUAGES)
def test_a_unit_of_time_stays_with_its_number(language: str) -> None:
    texts = catalogues.read_texts(language)
    lines = [text for name in ("clock-fischer", "time-days") for text in texts[name]]
    assert [text for text in lines if re.search(r"{} (\w|Std)(\W|$)", text)] == []


def test_french_signs_of_two_parts_have_their_space() -> None:
    wrong = re.compile(f"(?<!{NARROW})[;!?]|(?<!{WIDE}):")
    assert [(name, text) for name, text in read_lines("fr") if wrong.search(text)] == []


@pytest.mark.parametrize(("language", "letters"), [("pl", "aiouwz"), ("cs", "aikosuvz")])
def test_no_line_ends_in_a_word_of_one_letter(language: str, letters: str) -> None:
    wrong = re.compile(rf"(?<![\w.])[{letters}] ", re.IGNORECASE)
    assert [(name, text) for name, text in read_lines(language) if wrong.search(text)] == []


@pytest.mark.parametrize(("language", "names", "words", "instead"), AVOIDED)
def test_one_thing_has_one_word(language: str, names: str, words: str, instead: str) -> None:
    lines = [(name, text) for name, text in read_lines(language) if re.search(names, name)]
    plain = [(name, re.sub(f"[{NARROW}{WIDE}]", " ", text)) for name, text in lines]
    assert [(name, text) for name, text in plain if re.search(words, text)] == [], f"say {instead}"


HABITS = [
    (r"(?<![Tt]here )\bis no (?!longer\b)", "is not a"),
    (r"\b(is|are) none\b", "say what it is"),
    (r"\b[Ll]ikewise\b", "repeat the information"),
    (r"\banew\b", "again, regenerated"),
    (r"\b[Ww]hoever\b|\b[Ww]homever\b", "anyone who, a player who"),
    (r"\bby lot\b|\b[Ll]ots decide\b|\bchance decides\b", "at random"),
    (r"\bknows? no\b", "does not have, does not mention"),
    (r"\bgoes? on\b|\b[Gg]o on\b", "continue"),
    (r"\bin (your|the same|the local) network\b", "on your network"),
    (r"\btoward\b", "towards"),
    (r"\b[Mm]eant is\b", "what is meant is"),
    (r"\bcalled off\b|\bCall it off\b", "cancelled"),
    (r"\b(one|squares?|once) (at most|at least)\b", "at most one, at least one"),
    (r"\banother (face|way|path|field|space|square)\b", "a different"),
]
"""Habits to drop in English (docs/how-we-write.md): a regular expression, and what to write instead."""
GLOSSARY = [
    (ALL, r"\b[Tt]hrow(s|n|ing)?\b|\bthrew\b", "roll"),
    (BATTLE, r"\b(two|which|both|other|blocked) ways?\b", "path"),
    (BATTLE, r"\b[Tt]akes? (the|a) (king|die|attacker)\b", "capture"),
    (QWIXX, r"\bfields?\b", "space"),
    (QWIXX, r"\b[Dd]eclin", "pass"),
    (QWIXX, r"\braised?\b", "stack"),
    (QWIXX, r"\b(stones|have|twelve) in a row\b", "in one row"),
    ("fairness|foul", r"\bseals?\b|\bsealed\b|\bwitness", "commitment, dice proof"),
    (
        "review|report|general-why|puzzles",
        r"(?<!percentage )\bpoints?\b(?! (it won|in)|: move)",
        "percentage points",
    ),
    ("save|share|device|terminal|replay|open-", r"\b[Rr]ecords?\b", "saved game"),
]
"""What docs/glossary.md replaces in English: messages, the words, and what to say instead."""


@pytest.mark.parametrize(("habit", "instead"), HABITS)
def test_english_has_dropped_its_habits(habit: str, instead: str) -> None:
    assert [(name, text) for name, text in read_lines("en") if re.search(habit, text)] == [], (
        f"write {instead}"
    )


@pytest.mark.parametrize(("names", "words", "instead"), GLOSSARY)
def test_english_uses_the_words_of_the_glossary(names: str, words: str, instead: str) -> None:
    lines = [(name, text) for name, text in read_lines("en") if re.search(names, name)]
    assert lines
    assert [(name, text) for name, text in lines if re.search(words, text)] == [], f"say {instead}"


@pytest.mark.parametrize("language", catalogues.LANGUAGES)
def test_a_unit_of_length_stays_with_its_number(language: str) -> None:
    assert [
        (name, text) for name, text in read_lines(language) if re.search(r"\d (mm|g/m²|MB)\b", text)
    ] == []
