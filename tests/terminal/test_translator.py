"""What the line mode says of a game in every language: refusals, clauses, outcomes, troubles with files."""

import re
from pathlib import Path

import pytest

from duellum.battle import RULES as BATTLE
from duellum.battle import Position as BattlePosition
from duellum.battle.kernel.messages import MESSAGES as BATTLE_MESSAGES
from duellum.core.engine import NoEngineError
from duellum.core.errors import MoveError
from duellum.core.i18n import LANGUAGES, Translatable
from duellum.core.registry import load_rules
from duellum.core.rules import Outcome, Rules, Seat
from duellum.qwixx import Position as QwixxPosition
from duellum.qwixx.kernel.messages import MESSAGES as QWIXX_MESSAGES
from duellum.record import RecordError, ResultError
from duellum.terminal.autosave import open_record
from duellum.terminal.translator import ExpectedError, Translator
from tests.terminal.refused_moves import BATTLE as BATTLE_REFUSALS
from tests.terminal.refused_moves import QWIXX as QWIXX_REFUSALS

QWIXX = load_rules("qwixx")
FOREIGN = list(LANGUAGES)[1:]
REFUSALS = [("battle", *case) for case in BATTLE_REFUSALS] + [("qwixx", *case) for case in QWIXX_REFUSALS]


@pytest.mark.parametrize(("game", "position", "typed", "clause"), REFUSALS)
def test_every_refusal_and_its_clause_are_said_in_every_language(
    game: str, position: BattlePosition | QwixxPosition, typed: str, clause: str | None
) -> None:
    with pytest.raises(MoveError) as caught:
        position.parse_move(typed)
    error, rules = caught.value, load_rules(game)
    assert error.clause == clause
    said = {language: Translator(rules, language).explain(error) for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    assert all(not re.search(r"[{}]|\?\?\?", words) for words in said.values())
    shown = [
        str(value) for name, value in (error.why.args if error.why else {}).items()
        if name not in ("side", "colour", "direction")
    ]  # fmt: skip
    assert all(value in words for value in shown for words in said.values())
    if clause is not None:
        rule = {Translator(rules, language).describe_clause(clause) for language in LANGUAGES}
        assert len(rule) == len(LANGUAGES)


def test_every_message_that_refuses_a_move_is_among_the_refusals() -> None:
    messages = [*BATTLE_MESSAGES.messages, *QWIXX_MESSAGES.messages]
    refusing = {each[:2] for each in messages if "-illegal-" in each.id or each.id == "refused-over"}
    assert refusing == {refuse(position, typed) for _, position, typed, _ in REFUSALS}


def refuse(position: BattlePosition | QwixxPosition, typed: str) -> tuple[str, str | None]:
    """Return the message and the clause of a refusal."""
    with pytest.raises(MoveError) as caught:
        position.parse_move(typed)
    assert caught.value.why is not None
    return caught.value.why.id, caught.value.clause


@pytest.mark.parametrize("language", FOREIGN)
def test_house_rules_are_marked_in_the_language(language: str) -> None:
    english, translator = Translator(QWIXX, "en"), Translator(QWIXX, language)
    assert english.describe_clause("Q24") == "The higher total wins. [House rule] Equal totals are a draw."
    mixed = translator.describe_clause("Q24")
    assert translator.house_tag in mixed
    assert translator.describe_clause("Q25").startswith(translator.house_tag)
    assert translator.house_tag != english.house_tag
    assert mixed != english.describe_clause("Q24")


def test_a_clause_without_a_text_says_so() -> None:
    assert Translator(BATTLE, "fr").describe_clause("X1") == "(pas de texte)"


@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize(
    "outcome",
    [
        Outcome(Seat.FIRST, "king captured", "B16"),
        Outcome(Seat.SECOND, "resignation", "B21"),
        Outcome(None, "repetition", "B19"),
    ],
)
def test_an_outcome_is_said_in_the_language(language: str, outcome: Outcome) -> None:
    english, said = (Translator(BATTLE, code).describe_outcome(outcome) for code in ("en", language))
    assert said != english
    assert outcome.clause in said


@pytest.mark.parametrize(
    ("language", "rules", "winner", "said"),
    [
        ("en", BATTLE, Seat.SECOND, "Black wins! White resigned. (B21)"),
        ("ru", BATTLE, Seat.FIRST, "Белые победили! Чёрные сдались. (B21)"),
        ("it", BATTLE, Seat.FIRST, "Vincono i Bianchi! I Neri hanno abbandonato. (B21)"),
        ("fr", QWIXX, Seat.FIRST, "Victoire de Noir\u202f! Gris a abandonné. (Q25)"),
    ],
)
def test_a_resignation_names_the_side_that_resigned(
    language: str, rules: Rules, winner: Seat, said: str
) -> None:
    outcome = Outcome(winner, "resignation", rules.agreement_clause)
    assert Translator(rules, language).describe_outcome(outcome) == said


def test_an_outcome_of_a_game_from_another_package_keeps_its_reason() -> None:
    said = Translator(BATTLE, "de").describe_outcome(Outcome(Seat.FIRST, "goal reached", "R4"))
    assert said == "Weiß gewinnt! Goal reached. (R4)"


def test_a_refusal_of_a_game_from_another_package_stays_as_it_is() -> None:
    assert Translator(BATTLE, "de").explain(MoveError("too far", "R2")) == "Too far."


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "Das ist keine gespeicherte Partie."),
        ("nonsense (", "Zeile 1: Das ist keine gespeicherte Partie."),
        (
            '[Game "battle"]\n\ni1n4 *',
            (
                "Zeile 3: Die Oberseite zeigt 5, also muss der Würfel genau so viele Felder weit rollen, "
                "nicht 4."
            ),
        ),
        ('[Game "qwixx"] *', "In der Datei steht eine Partie eines anderen Spiels."),
        ('[Game "ludo"] *', "Zeile 1: Dieses Spiel ist hier nicht installiert."),
        (
            '[Game "battle"] [Start "x"] *',
            (
                "Zeile 1: Eine Stellung hat vier Teile mit je einem Leerzeichen dazwischen: acht Reihen mit "
                "/ dazwischen, die Seite am Zug, die Halbzüge ohne Schlagen und die Nummer des Zugs."
            ),
        ),
        (
            '[Game "battle"] i1n5 1-0',
            "Zeile 1: Das Ergebnis in dieser gespeicherten Partie passt nicht zu den Zügen.",
        ),
    ],
)
def test_what_is_wrong_with_a_record_is_said_with_its_line(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "record.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(RecordError) as caught:
        open_record(BATTLE, path)
    assert Translator(BATTLE, "de").explain(caught.value) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_troubles_with_files_and_engines_are_said_in_every_language(language: str) -> None:
    errors: list[ExpectedError] = [
        FileNotFoundError(2, "No such file", "a.txt"),
        PermissionError(13, "Permission denied", "a.txt"),
        IsADirectoryError(21, "Is a directory", "a.txt"),
        OSError(28, "No space left on device"),
        NoEngineError("none"),
        ResultError("wrong"),
        RecordError("none kept", why=Translatable("terminal-none-kept")),
    ]
    translator = Translator(BATTLE, language)
    said = [translator.explain(error) for error in errors]
    assert len(set(said)) == len(errors)
    assert all("a.txt" in words for words in said[:3])
    assert "No space left on device" in said[3]
    if language != "en":
        assert not set(said) & {Translator(BATTLE, "en").explain(error) for error in errors}
