"""What the texts say about the rules, in every language: nothing that the rules do not say."""

import re

import pytest

from duellum.battle.rules.position import Position
from duellum.core.i18n import Translatable, translate
from tests.web import catalogues

Phrases = dict[str, str]
"""For each language a regular expression."""


def phrases(*words: str) -> Phrases:
    """Return words in the order of the languages: en ru de fr it es pl zh cs pt."""
    return dict(zip(catalogues.LANGUAGES, words, strict=True))


SAME = phrases(
    "the same",
    "та же",
    "dieselbe",
    "la même",
    "la stessa",
    "la misma",
    "ta sama",
    "没变",
    "stejná",
    "a mesma",
)
START = phrases(
    "square it started from",
    "начальн",
    "Startfeld",
    "case de départ",
    "di partenza",
    "de salida",
    "początkow",
    "起点",
    "výchozí",
    "de partida",
)
OTHER_DIE = phrases(
    "A die on the palace",
    "другой кубик",
    "anderer Würfel",
    "cube ordinaire",
    "dado comune",
    "cubo corriente",
    "inna kostka",
    "普通骰子",
    "Obyčejná kostka",
    "dado comum",
)
OCCUPIED = phrases(
    "occupied", "занят", "besetzt", "occup", "occupat", "ocupe", "zajęty", "占", "obsazené", "ocupe"
)
OWN_KING = phrases(
    "your own",
    "своего",
    "bring deinen",
    "le vôtre",
    "porta il tuo",
    "lleva el tuyo",
    "swojego",
    "自己的国王",
    "svého",
    "leve o seu",
)
STACK = phrases("stack", "стоп", "[Ss]tapel", "pile", "pila", "pila", "stos", "叠子", "stoh", "pilha")
SUPPLY = phrases(
    "supply", "запас", "Vorrat", "réserve", "riserva", "reserva", "zapas", "备用棋子", "zásob", "reserva"
)
FRONT = phrases(
    "front",
    "передн",
    "vorderst",
    "pion de tête",
    "più avanzata",
    "delantera",
    "najdalej wysunięt",
    "最前棋子",
    "přední",
    "da frente",
)
ACTION_2 = phrases(
    "action 2",
    "действи[ея] 2",
    "Aktion 2",
    "action 2",
    "azione 2",
    "acción 2",
    "działani[ea] 2",
    "行动二",
    "akc[ei] 2",
    "ação 2",
)
EARNED = phrases(
    "earns", "приносит", "bringt", "rapporte", "guadagn", "ganas", "daje", "还能", "získáš", "vale mais"
)
CHANGED = phrases(
    "shows another face",
    "оказывается другая",
    "liegt eine andere",
    "montre une autre",
    "mostra un’altra",
    "muestra otra",
    "jest inna",
    "顶面变了",
    "je nahoře jiná",
    "mostra outra",
)
BACKWARD = phrases(
    "nothing rolls back",
    "назад",
    "zurückrollen geht also",
    "en arrière",
    "indietro",
    "hacia atrás",
    "więc nie można toczyć się z powrotem",
    "往回滚",
    "rolovat zpátky",
    "para trás",
)


def read(message: str, language: str) -> str:
    """Return a message with plain spaces."""
    return re.sub("[\u00a0\u202f]", " ", translate(Translatable(message), language=language))


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ("how-battle-4", SAME),
        ("game-battle-about", OWN_KING),
        ("clause-b12", START),
        ("clause-b17", OTHER_DIE),
        ("clause-b17", OCCUPIED),
        ("clause-q5", FRONT),
        ("how-qwixx-3", FRONT),
        ("clause-q17", STACK),
        ("clause-q18", SUPPLY),
        ("how-qwixx-6", SUPPLY),
        ("clause-q21", ACTION_2),
    ],
)
def test_every_language_says_what_the_rules_say(message: str, said: Phrases) -> None:
    assert [name for name, words in said.items() if not re.search(words, read(message, name))] == []


@pytest.mark.parametrize(
    ("message", "wrong"),
    [("how-battle-4", CHANGED), ("clause-b12", BACKWARD), ("how-qwixx-6", EARNED)],
)
def test_no_language_says_what_the_rules_deny(message: str, wrong: Phrases) -> None:
    assert [name for name, words in wrong.items() if re.search(words, read(message, name))] == []


@pytest.mark.parametrize("move", ["e4n4", "e4n2e2"])
def test_a_rolled_die_may_show_the_same_face_again(move: str) -> None:
    position = Position.parse("k8/9/9/9/4N4/9/9/K8 w 0 1")
    assert position.parse_move(move).faces[-1] == 4


def test_a_die_may_roll_backward() -> None:
    position = Position.parse("k8/9/9/9/4N4/9/9/K8 w 0 1")
    assert position.parse_move("e4s3e1") in position.legal_moves()


ENGLISH = {
    "clause-b12": (
        "A die may not enter the same square twice in one move, not even the square it started from."
    ),
    "clause-b17": (
        "A player who moves their own king onto the enemy palace wins at once, even if the palace is "
        "occupied by an enemy die. A die on the palace wins nothing."
    ),
    "clause-q17": (
        "To place a stone on a row’s last number, you need at least five stones before it in that row. "
        "Every stone of a stack counts."
    ),
    "clause-q18": (
        "A player who places a stone on the last number also places one from the supply on the lock. "
        "It counts in the row."
    ),
    "clause-q21": (
        "The game ends at once, even before action 2, when a supply is empty, four stones are in the "
        "misthrow column, or two rows are closed."
    ),
}


@pytest.mark.parametrize("message", ENGLISH)
def test_the_english_clauses_say_it_in_these_words(message: str) -> None:
    assert read(message, "en") == ENGLISH[message]
