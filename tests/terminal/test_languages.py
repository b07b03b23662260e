"""Whole games in the line mode in every language: nothing that is said stays English."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from duellum.battle import RULES as BATTLE
from duellum.core.engine import Limit
from duellum.core.i18n import LANGUAGES
from duellum.core.registry import load_rules
from duellum.core.rules import Rules, Seat
from duellum.record import Record, write_record
from duellum.terminal import opponent
from duellum.terminal.line_mode import LineMode
from duellum.terminal.opponent import Opponent
from duellum.terminal.translator import Translator

QWIXX = load_rules("qwixx")
FOREIGN = list(LANGUAGES)[1:]
SHARED = {
    "ru": "",
    "de": "also die plus was",
    "fr": "Action Duel action angle camp continue danger directions face faces notation place plus point "
    "points position",
    "it": "FILE all computer due file via",
    "es": "",
    "pl": "plus",
    "zh": "",
    "cs": "Battle Duel plus",
    "pt": "face faces move",
}
"""Words that a language shares with English."""
NAMES = {"PATH", "Qwixx", "Duellum", "Enter", "xyz", "nowhere", "txt"}
"""What is the same in every language: names, and what was typed."""

BATTLE_GAME = [
    "help", "list i1", "list zz", "i1n4", "xyz", "99", "undo", "roll", "rules", "rules b99", "i1n4w1", "undo",
    "i1n4w1", "i8s5", "draw", "no", "save", "load", "save {path}", "save {path}", "no", "load {path}",
    "load nowhere.txt", "board", "h5w3n3", "e1n1", "draw", "list", "resign", "new", "load",
]  # fmt: skip
"""A whole game of Battle, with everything that can be typed or done wrong."""


def play(
    rules: Rules,
    language: str,
    folder: Path,
    lines: list[str] | Callable[[LineMode], str],
    against: Opponent | None = None,
) -> str:
    """Return everything that the line mode writes and asks while these lines are typed."""
    said: list[str] = []
    typed = iter(lines) if isinstance(lines, list) else None

    def read(prompt: str) -> str:
        said.append(prompt)
        if typed is None:
            assert not isinstance(lines, list)
            return lines(mode)
        try:
            return next(typed).format(path=folder / "saved.txt")
        except StopIteration:
            raise EOFError from None

    kept = folder / "kept"
    mode = LineMode(rules, 5, read, said.append, kept, opponent=against, language=language)
    mode.run()
    return re.sub(r"\S*/\S*", "PATH", "\n".join(said))


def find_english(text: str, english: str, language: str) -> set[str]:
    """Return the words of a text that the English text has, too: untranslated ones."""
    own = set(re.findall(r"[^\W\d_]{3,}", re.sub(r"\([a-z]+\)", "", text)))
    return (own & set(re.findall(r"[^\W\d_]{3,}", english))) - set(SHARED[language].split()) - NAMES


@pytest.fixture(scope="module")
def english_battle(tmp_path_factory: pytest.TempPathFactory) -> str:
    return play(BATTLE, "en", tmp_path_factory.mktemp("en"), BATTLE_GAME)


@pytest.mark.parametrize("language", FOREIGN)
def test_a_game_of_battle_has_no_english_left(language: str, english_battle: str, tmp_path: Path) -> None:
    said = play(BATTLE, language, tmp_path, BATTLE_GAME)
    assert said.count("\n") == english_battle.count("\n")
    assert find_english(said, english_battle, language) == set()


def play_on(mode: LineMode) -> str:
    """Throw the dice, and take the first choice but every third time."""
    if mode.game.actor == "dice":
        return ""
    if mode.game.actor is None:
        return "quit"
    return "-" if len(mode.game.moves) % 3 == 0 else "1"


@pytest.fixture(scope="module")
def english_qwixx(tmp_path_factory: pytest.TempPathFactory) -> str:
    return play(QWIXX, "en", tmp_path_factory.mktemp("en"), play_on)


@pytest.mark.parametrize("language", FOREIGN)
def test_a_game_of_qwixx_duel_has_no_english_left(language: str, english_qwixx: str, tmp_path: Path) -> None:
    said = play(QWIXX, language, tmp_path, play_on)
    assert said.count("\n") == english_qwixx.count("\n")
    assert find_english(said, english_qwixx, language) == set()


def test_an_untranslated_word_is_found() -> None:
    assert find_english("Weiß wins!", "White wins!", "de") == {"wins"}
    assert find_english("hilfe (help)  zeigt", "help  show this list", "de") == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_and_answers_are_typed_in_the_language(language: str, tmp_path: Path) -> None:
    say = Translator(BATTLE, language).say
    draw, undo, resign, leave = (
        say("terminal-command", command=command) for command in ("draw", "undo", "resign", "quit")
    )
    answers = [draw, say("terminal-no"), draw, say("terminal-yes")]
    said = play(BATTLE, language, tmp_path, ["i1n4w1", *answers, undo, resign, leave, "a1n5"])
    assert say("terminal-goes-on") in said
    assert say("result-draw") in said
    assert said.endswith(say("terminal-goodbye"))


@pytest.mark.parametrize("language", FOREIGN)
def test_the_opponent_and_its_hints_speak_the_language(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opponent, "MOVE_LIMIT", Limit(depth=2))
    path = tmp_path / "saved.txt"
    write_record(path, Record(BATTLE, BATTLE.parse_position("k8/9/4K4/9/9/9/9/9 w 0 9")))
    english, said = (
        play(
            BATTLE,
            code,
            tmp_path,
            [f"load {path}", "hint", "e6w1"],
            Opponent(BATTLE, Seat.SECOND, level=1, seed=1),
        )
        for code in ("en", language)
    )
    translator = Translator(BATTLE, language)
    assert translator.say("terminal-thinking", side=translator.name_side(Seat.SECOND)) in said
    assert find_english(said, english, language) == set()
