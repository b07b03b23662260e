"""How the texts are written: each language's own signs and spaces, and one word for one thing."""

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import click
import pytest

from duellum.cli import main
from duellum.core.i18n import Translatable, translate
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
CHANCES = "^(review|report|general-why|puzzles)-"
DICE = "fairness|foul|verdict|unproven|save-witness|device-dice|form-server|needs-commitment|bad-share"
EDITIONS, UNDO = "-edition", "undo|take-back|exhausted|terminal-rolled"
"""Which messages a word is avoided in: a regular expression of their names."""
AVOIDED = [
    ("en", QWIXX, "costs a misthrow|misthrows lie", "is a misthrow"),
    ("ru", BATTLE, r"\bочк|показывающ", "точки"),
    ("ru", ALL, r"Игра (окончена|заканчивается|продолжается)|[Кк]ачени[яе]", "партия, диаграмма перекатов"),
    ("ru", QWIXX, r"сто[ия]т (пять|5) очков|[Оо]тказ от действия", "отнимает 5 очков, пас"),
    ("ru", "review|report", r"[Нн]еудачный бросок|{} пункт", "невезучий бросок, п. п."),
    ("ru", "save|share|device|terminal|replay|open-", r"\b[Зз]апис[ьи]\b", "сохранённая партия"),
    ("de", ALL, "[Rr]emis|[Gg]esicher|Drehung|Fehlwürfe daliegen|kostet einen", "unentschieden, gespeichert"),
    ("de", ALL, r"Gegenseite|[Dd](as|ieses) Spiel (endet|beginnt|läuft|geht|ist (aus|zu))", "Gegner, Partie"),
    ("de", ALL, r"(ein|neues|dieses) Spiel (endet|gibt)|Spiel (ab)?(brechen|beenden)", "Partie"),
    ("de", "review|report", r"{} Punkte?\b", "Prozentpunkte"),
    ("de", ALL, "[Nn]ächstbest|[Dd]u bist dran", "zweitbeste, am Zug"),
    ("de", ALL, "(Anfangs|Startauf)stellung", "Ausgangsstellung"),
    ("de", QWIXX, r"\bBrett|äußerst|weiter gestapelt", "Spielplan, ganz rechts, darauf stapeln"),
    ("fr", ALL, "Égalité|une égalité|coûte un lancer", "nulle"),
    ("fr", ALL, "[Bb]ascul|gelé|rehauss|chances de gain", "rouler, figé, empiler, chances de gagner"),
    ("fr", ALL, "[Tt]émoin|[Ss]ceau", "preuve des dés, engagement"),
    ("fr", BATTLE, "Roulez|Les {} roulent", "faire rouler"),
    ("fr", BATTLE, "d’exactement autant|roi avance", "exactement d’autant, se déplace: it may go back"),
    ("fr", UNDO, "[Rr]eprendre|repris", "annuler"),
    ("fr", CHANCES, r"\bpoints?\b(?! (de pourcentage|qu’il))", "points de pourcentage"),
    ("it", ALL, "[Nn]emic|[Rr]ibalt|[Rr]ovesci|di vittoria", "avversario, rotolare, di vincere"),
    ("it", ALL, "[Tt]estimone|[Ss]igill", "prova dei dadi, impegno"),
    ("it", BATTLE, "Rotola di|I {} rotolano", "far rotolare"),
    ("it", ALL, "non in linea|Non permesso:", "offline, vietato"),
    ("it", EDITIONS, r"\b[Ff]ogli", "edizione"),
    ("it", CHANCES, r"\bpunt[oi]\b(?! percentual)", "punti percentuali"),
    ("es", ALL, "[Ee]nemig|[Vv]olca|[Vv]uelc|rodadura", "rival, rodar, diagrama de movimiento"),
    ("es", ALL, r"[Tt]estigo|\bsellos?\b", "prueba de los dados, compromiso"),
    (
        "es",
        BATTLE,
        "Blancas|Negras|Rueda {}|ruedan d|los (blancos|negros)",
        "Blancos, as in cubos; hacer rodar",
    ),
    ("es", EDITIONS, r"\b[Hh]ojas?\b", "edición"),
    ("es", QWIXX, "[Rr]enunci", "pasar en una acción"),
    ("es", CHANCES, r"\bpuntos?\b(?! porcentual)", "puntos porcentuales"),
    ("pl", QWIXX, r"\b[Kk]ła[dś]|[Pp]oł[oó]ż|na przedzie", "postawić, najdalej wysunięty"),
    ("pl", BATTLE, r"\boczk|\boczek", "kropki"),
    ("pl", QWIXX, "podwyższ", "stawiać na nim następne"),
    ("pl", ALL, r"[Kk]oniec gry|\b[Gg]ra (się )?(za)?kończy|trwa dalej", "partia, toczy się dalej"),
    ("pl", "review|report", r"{} punkt", "p.p."),
    ("pl", ALL, "[Kk]ostki zosta(ły|ną) (już )?rzucon|[Uu]stawieni[ea] początk", "rzut, pozycja początkowa"),
    ("pl", ALL, r"ł[ae]ś\b", "the address without a gender"),
    ("zh", BATTLE, "顶面变", "顶面, as it may be the same again"),
    ("zh", ALL, "存子|和棋|白得|一次走子", "备用棋子, 和局, 净得, 一步棋"),
    ("zh", ALL, r"(?<!…)…(?!…)|大错着|密封码", "……, 败着, 承诺值"),
    ("zh", BATTLE, r"吃掉 {} 点", "吃掉一颗 {} 点骰子"),
    ("zh", BATTLE, "敌子|跳过.*棋子|开局局面", "对方的棋子, 越过, 初始局面"),
    ("zh", "qwixx-why", "跳过 {}|跳过任何", "空出, as 跳过 is to pass"),
    ("cs", ALL, r"\b(jsi|bys|ses|sis) (\w+ )?\w+l\b|\w+l (jsi|bys)\b", "the address without a gender"),
    (
        "cs",
        ALL,
        r"\b[Zz]áznam|\b[Zz]ápis\b|nic nevyhráv|[Vv]zdá(t|š) se akce",
        "uložená hra, výhru nepřináší, pas",
    ),
    ("cs", "review|report", r"{} bod", "p. b."),
    ("cs", QWIXX, r"\b([Vv]zít|bere|[Vv]ezme)|herní plán", "vyhodit, hrací deska"),
    ("cs", ALL, "[Nn]avýš|[Kk]ostky se hodí", "přidat na něj další, hod proběhne"),
    ("cs", ALL, "[Nn]ejpravější|[Vv]ýchozí postavení|opouští hru", "nejvíc vpravo, výchozí pozice, vyřadit"),
    ("cs", BATTLE, "(kostk[ay]|[Kk]rál) roluj|Roluje sem|Může rolovat", "rolovat se"),
    ("pt", ALL, r"você|até a |demais\b|meio-tempo|lugar nenhum|telefone\b", "European Portuguese"),
    ("pt", ALL, r"[Ii]nimig|[Tt]omba|rolamento|\blances\b|último lance", "adversário, rolar, jogada"),
    (
        "pt",
        ALL,
        r"probabilidade de ganhar|hipóteses|[Tt]estemunh|\bselos?\b",
        "vencer, prova, compromisso",
    ),
    ("pt", BATTLE, "Role {}|rolam de", "fazer rolar"),
    (
        "pt",
        ALL,
        r"\ba direito\b|[Mm]eias jogadas|[Pp]onha-se no meio",
        "em frente, jogadas, bloquear o caminho",
    ),
    (
        "pt",
        ALL,
        r"\btroços?\b|fora de jogo|\b[Pp]rima\b|percebeu|descarreg",
        "trecho, fora do jogo, pressione, transferir",
    ),
    ("pt", EDITIONS, r"\b[Ff]olhas?\b", "edição"),
    ("pt", DICE, r"\bdados\b", "lançamentos, as dados also means data"),
    ("pt", CHANCES, r"\bpontos?\b(?! percentua)", "pontos percentuais"),
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


def test_french_quotation_marks_have_their_space() -> None:
    wrong = re.compile(f"«(?!{WIDE})|(?<!{WIDE})»")
    assert [(name, text) for name, text in read_lines("fr") if wrong.search(text)] == []


@pytest.mark.parametrize("language", ["it", "es", "pt"])
def test_other_romance_languages_have_no_space_before_signs(language: str) -> None:
    wrong = re.compile(r"\s[;:!?»]|«\s")
    assert [(name, text) for name, text in read_lines(language) if wrong.search(text)] == []


@pytest.mark.parametrize(
    ("language", "white", "second"),
    [
        ("fr", "Victoire des Blancs\u202f!", "Victoire de Gris\u202f!"),
        ("it", "Vincono i Bianchi!", "Vince Grigio!"),
        ("es", "¡Ganan los Blancos!", "¡Gana Gris!"),
        ("pt", "Vitória das Brancas!", "Vitória das Cinzentas!"),
    ],
)
def test_a_winner_has_the_grammar_of_the_sides_name(language: str, white: str, second: str) -> None:
    sides = [
        translate(Translatable(name), language=language)
        for name in ("side-battle-first", "side-qwixx-second")
    ]
    said = [translate(Translatable("result-winner", {"side": side}), language=language) for side in sides]
    assert said == [white, second]
    listed = [translate(Translatable("finished-winner", {"side": side}), language=language) for side in sides]
    assert listed == [re.sub("[\u202f!¡]", "", words) for words in said]


def test_spanish_questions_and_exclamations_have_both_signs() -> None:
    pairs = (("¿", "?"), ("¡", "!"))
    lines = [(name, text) for name, text in read_lines("es") if any(sign in text for sign in "¿?¡!")]
    assert lines
    assert [line for line in lines if any(line[1].count(a) != line[1].count(b) for a, b in pairs)] == []


@pytest.mark.parametrize("language", ["de", "fr", "it", "es", "pt"])
def test_rules_and_lessons_have_the_numbers_of_the_english_ones(language: str) -> None:
    texts = catalogues.read_texts(language)
    rules = {
        name: set(re.findall(r"\d+", " ".join(english)))
        for name, english in catalogues.read_texts("en").items()
        if re.match("clause-|how-|lesson-|rulebook-", name)
    }
    assert rules["clause-q22"] >= {"10", "78"}
    missing = {
        name: numbers - set(re.findall(r"\d+", " ".join(texts[name]))) for name, numbers in rules.items()
    }
    assert {name: numbers for name, numbers in missing.items() if numbers} == {}


@pytest.mark.parametrize(("language", "letters"), [("pl", "aiouwz"), ("cs", "aikosuvz"), ("ru", "аиоуксвя")])
def test_no_line_ends_in_a_word_of_one_letter(language: str, letters: str) -> None:
    wrong = re.compile(rf"(?<![\w.])[{letters}] ", re.IGNORECASE)
    assert [(name, text) for name, text in read_lines(language) if wrong.search(text)] == []


def test_no_line_starts_with_a_russian_dash() -> None:
    assert [(name, text) for name, text in read_lines("ru") if " —" in text] == []


PLAYED_INSTEAD = {
    "en": r"\bWe .*(because|: |as in the other)",
    "ru": r"(У нас|Мы) .*(потому что|:|как в других)",
    "de": r"(Bei uns|Wir) .*(denn|: |wie in den anderen)",
    "es": r"\bAquí .*(porque|:)",
    "pt": r"\bAqui .*(porque|:)",
    "pl": r"(U nas|[Mm]y|Trzymamy|Rozstrzygają) .*(\bbo|: |jak w innych)",
    "cs": r"(U nás|My|Držíme|Řídíme) .*(protože|: |jako v ostatních)",
    "zh": r"我们.*(因为|：|与其他版本相同)",
    "fr": r"[Nn]ous\b.*(\bcar\b|: |comme dans les autres)",
    "it": r"[Nn]oi .*(perché|: |come nelle altre)",
}
"""What we play instead, and why, in every difference between the printed editions."""


@pytest.mark.parametrize(("language", "rule"), PLAYED_INSTEAD.items())
def test_every_difference_of_editions_says_what_we_play_and_why(language: str, rule: str) -> None:
    entries = [
        (name, re.sub(f"[{NARROW}{WIDE}]", " ", text))
        for name, text in read_lines(language)
        if "-edition-" in name
    ]
    assert entries
    assert [(name, text) for name, text in entries if not re.search(rule, text)] == []


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
    (r"\bin (your|the same|the local|a local) network\b", "on your network"),
    (r"\btoward\b", "towards"),
    (r"\b[Mm]eant is\b", "what is meant is"),
    (r"\bcalled off\b|\bCall it off\b", "cancelled"),
    (r"\b(one|squares?|once) (at most|at least)\b", "at most one, at least one"),
    (r"\banother (face|way|path|field|space|square)\b", "a different"),
    (r"\bstands? (in|on|before|beside|at)\b", "is"),
    (r"\bbeside\b", "next to"),
    (r"\bone[’']s\b", "the player's, your"),
    (r"\bat one screen\b", "on the same device"),
    (r"\b[Tt]he very (first|last)\b", "the first"),
    (r"\bprobability to win\b|\bchances? to win\b", "probability or chance of winning"),
    (r"\bsome (seconds|minutes)\b", "a few"),
    (r"\bas hard as\b", "matched to"),
    (r"\bis wanted\b", "expected"),
    (r"\bwhere there (is|are) (no|none)\b", "if there is no"),
    (r"\bis a text such as\b", "must be a text such as"),
    (r"; there are$", "choose one of"),
    (r"\bso (many|much) (times|moves|games|bytes|seconds)\b", "this many"),
    (r"\bround (a|the) corner\b", "around the corner"),
]
"""Habits to drop in English (docs/how-we-write.md): a regular expression, and what to write instead."""
ROOT = Path(__file__).parents[2]
QUOTING = {"how-we-write.md", "glossary.md"}
"""The pages that name habits and words in order to replace them."""
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


def read_pages() -> Iterator[tuple[str, str]]:
    """Return the text of each page for users and contributors, without its code, as one line."""
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
    for page in pages:
        if page.name not in QUOTING:
            prose = re.sub("```.*?```|`[^`]*`", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
            yield str(page.relative_to(ROOT)), " ".join(prose.split())


def read_help(command: click.Command, context: click.Context) -> Iterator[tuple[str, str]]:
    """Return the help of a command and of all below it, each as one line."""
    yield context.command_path, " ".join(command.get_help(context).split())
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            below = command.get_command(context, name)
            assert below is not None
            yield from read_help(below, click.Context(below, parent=context, info_name=name))


def find_habit(habit: str, texts: Iterator[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return where a habit is: the name of the text, and the words around it."""
    around = re.compile(f".{{0,40}}(?:{habit}).{{0,40}}")
    return [(name, found.group()) for name, text in texts for found in around.finditer(text)]


THROWN = (r"\b[Tt]hrow(s|n|ing)?\b", "roll")


@pytest.mark.parametrize(("habit", "instead"), [*HABITS, THROWN])
def test_the_pages_have_dropped_the_habits(habit: str, instead: str) -> None:
    assert find_habit(habit, read_pages()) == [], f"write {instead}"


@pytest.mark.parametrize(("habit", "instead"), [*HABITS, THROWN])
def test_the_help_of_the_commands_has_dropped_the_habits(habit: str, instead: str) -> None:
    help_texts = read_help(main, click.Context(main, info_name="duellum"))
    assert find_habit(habit, help_texts) == [], f"write {instead}"


@cache
def read_messages() -> Sequence[tuple[str, str]]:
    """Return what Python says in sentences of its own, above all errors: literals of four words and more."""
    found = []
    for module in sorted((ROOT / "src/duellum").rglob("*.py")):
        if module.name == "statements.py":  # the printed sheets in our words, for contributors
            continue
        tree = ast.parse(module.read_text(encoding="utf-8"))
        documentation = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and id(node) not in documentation
            ):
                text = " ".join(node.value.split())
                if text.count(" ") > 2:
                    found.append((f"{module.relative_to(ROOT)}:{node.lineno}", text))
    return found


@pytest.mark.parametrize(("habit", "instead"), [*HABITS, THROWN])
def test_errors_have_dropped_the_habits(habit: str, instead: str) -> None:
    assert find_habit(habit, iter(read_messages())) == [], f"write {instead}"


def test_every_command_is_described_in_a_whole_line() -> None:
    context = click.Context(main, info_name="duellum", terminal_width=80)
    listed = main.get_help(context).partition("Commands:")[2].splitlines()
    assert len(listed) > len(main.list_commands(context))
    assert [line for line in listed if line.endswith("...")] == []


def test_a_habit_is_found_in_a_page_in_the_help_and_in_an_error() -> None:
    assert find_habit("time must be positive", iter(read_messages()))
    assert find_habit("goes on", iter([("page", "Then the game goes on.")])) == [
        ("page", "Then the game goes on.")
    ]
    assert find_habit("Serve games over HTTP", read_help(main, click.Context(main, info_name="duellum")))
    assert find_habit("Two commands|Duellum is a place to play", read_pages())


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
