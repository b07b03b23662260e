"""The page: whole in itself, safe against what names hold, every board as the rules draw it."""

import base64
import hashlib
import json
import re
import subprocess
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from duellum.analysis.analyser import analyse_record
from duellum.analysis.html_report import render_report
from duellum.analysis.model import GameAnalysis
from duellum.battle import RULES as BATTLE
from duellum.core.engine import Limit, load_engine_spec
from duellum.core.game import Game
from duellum.core.i18n import LANGUAGES
from duellum.record import Record, parse_records
from tests.engine.lead_engine import ENGINE_SPEC, LAST_TURN, QWIXX
from tests.web.visitor import find_chromium

EVIL = "</script><b>&\"'"
BROWSER = find_chromium()
SWITCHES = (
    "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip


class Reader(HTMLParser):
    """Collects the elements of a page and the text in them."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: dict[str, list[str]] = {}
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        if self.elements:
            self.texts.setdefault(self.elements[-1][0], []).append(data)

    def elements_with(self, name: str) -> list[dict[str, str | None]]:
        return [attributes for _, attributes in self.elements if name in attributes]


@pytest.fixture(scope="module")
def battle() -> GameAnalysis:
    tags = f'[Game "battle"] [White "{EVIL.replace(chr(34), "")}"]'
    [record] = parse_records(f"{tags} i1n4w1 {{bold}} i8s5 h5w3n3 1-0")
    return analyse_record(record, load_engine_spec(BATTLE), Limit(depth=3))


@pytest.fixture(scope="module")
def dice() -> GameAnalysis:
    game = Game(QWIXX, LAST_TURN)
    for move in ("65/-111", "-", "-"):
        game.play(game.parse_move(move))
    return analyse_record(Record.from_game(game, {"Black": EVIL}), ENGINE_SPEC)


def data_of(text: str) -> dict[str, Any]:
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', text, re.DOTALL)
    assert found
    data: dict[str, Any] = json.loads(found[1])
    return data


@pytest.mark.parametrize("name", ["battle", "dice"])
def test_a_page_needs_nothing_but_itself(name: str, request: pytest.FixtureRequest) -> None:
    text = render_report(request.getfixturevalue(name))
    reader = Reader(text)
    assert reader.elements_with("src") == reader.elements_with("href") == []
    assert {tag for tag, _ in reader.elements} & {"link", "img", "iframe", "object"} == set()
    assert set(re.findall(r"https?://[^\s\"\\]+", text)) <= {"http://www.w3.org/2000/svg"}
    assert "@import" not in text
    assert "url(" not in text


def test_its_policy_allows_its_own_style_and_script_and_no_others(dice: GameAnalysis) -> None:
    text = render_report(dice)
    policy = next(
        element["content"] or ""
        for element in Reader(text).elements_with("content")
        if "http-equiv" in element
    )
    for tag in ("style", "script"):
        [content] = re.findall(rf"<{tag}>(.*?)</{tag}>", text, re.DOTALL)
        digest = base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()
        assert f"{tag}-src 'sha256-{digest}'" in policy
    assert policy.startswith("default-src 'none'")
    assert Reader(text).elements_with("style") == []


def test_what_players_are_called_cannot_break_the_page(dice: GameAnalysis) -> None:
    text = render_report(dice)
    assert EVIL not in text
    assert text.count("</script>") == 2
    assert data_of(text)["first"] == f"{EVIL} (Black)"
    assert not any(tag == "b" for tag, _ in Reader(text).elements)


@pytest.mark.parametrize("name", ["battle", "dice"])
def test_every_board_is_what_the_rules_draw(name: str, request: pytest.FixtureRequest) -> None:
    analysis: GameAnalysis = request.getfixturevalue(name)
    data = data_of(render_report(analysis))
    moves = [None, *(ply.move for ply in analysis.plies)]
    drawn = [analysis.record.rules.draw_svg(*pair) for pair in zip(analysis.positions, moves, strict=True)]
    groups = ["<".join(data["elements"][number] for number in group) for group in data["groups"]]
    assert ["<g ".join(groups[number] for number in board) for board in data["boards"]] == drawn


def test_each_move_has_a_button_that_says_who_made_it_and_how_good_it_was(battle: GameAnalysis) -> None:
    labels = [button["aria-label"] for button in Reader(render_report(battle)).elements_with("data-step")]
    assert len(labels) == 3
    assert re.fullmatch(
        r"1\. Black: i8 to i3, shows \d · Blunder \?\? · −\d+\.\d percentage points compared with .+",
        labels[1] or "",
    )
    assert (labels[2] or "").endswith("h5 via e5 to e8, captures the king · Best ✓")


def test_the_chosen_move_is_told_with_its_alternatives_and_comment(battle: GameAnalysis) -> None:
    first, blunder, _ = data_of(render_report(battle))["events"]
    assert (first["note"], blunder["note"]) == ("bold", "")
    assert (blunder["grade"], blunder["isError"], blunder["side"]) == ("blunder", True, 1)
    assert [option["played"] for option in blunder["options"]] == ["", "", "", "", "", "played"]
    values = [option["value"] for option in blunder["options"]]
    assert values == sorted(values, reverse=True)


def test_rolls_show_their_luck_beside_the_average(dice: GameAnalysis) -> None:
    text = render_report(dice)
    roll, _, forced = data_of(text)["events"]
    assert (roll["verdict"], roll["more"]) == ("Lucky roll", "+52.3 percentage points")
    assert [(bar["move"], round(bar["value"], 3)) for bar in roll["options"]] == [
        ("white 6 and 5, yellow 1, green 1, blue 1", 1.0),
        ("average", 0.477),
    ]
    assert forced["verdict"] == "Forced"
    assert forced["title"].endswith(": misthrow")
    assert forced["does"] == "In notation: -, after 65/-111 -."
    assert 'class="strip"' in text


def test_a_game_without_dice_has_no_luck_on_its_page(battle: GameAnalysis) -> None:
    text = render_report(battle)
    assert 'class="strip"' not in text
    assert "Luck" not in text


def test_a_game_without_moves_has_a_page() -> None:
    [record] = parse_records('[Game "battle"] *')
    text = render_report(analyse_record(record, load_engine_spec(BATTLE), Limit(depth=1)))
    assert len(data_of(text)["boards"]) == 1


@pytest.mark.skipif(BROWSER is None, reason="no browser is installed")
def test_a_browser_shows_the_board_and_the_talk_of_the_chosen_step(
    dice: GameAnalysis, tmp_path: Path
) -> None:
    file = tmp_path / "page.html"
    file.write_text(render_report(dice), encoding="utf-8")
    command = [BROWSER or "", *SWITCHES, f"--user-data-dir={tmp_path / 'profile'}", "--dump-dom"]
    done = subprocess.run(
        [*command, f"{file.as_uri()}#2"], capture_output=True, text=True, check=True, timeout=60
    )
    reader = Reader(done.stdout)
    [chosen] = reader.elements_with("aria-current")
    assert chosen["data-step"] == "2"
    [graph] = reader.elements_with("aria-valuetext")
    assert graph["aria-valuenow"] == "2"
    assert (graph["aria-valuetext"] or "").endswith(f"Blunder ??; {EVIL} (Black) 0.0%")
    board = done.stdout.split('<figure id="board">')[1].split("</figure>")[0]
    assert "Qwixx Duel: Black · Action 2: white plus colour" in board
    assert "2 / 3" in "".join(reader.texts["output"])


def visible_words(text: str) -> set[str]:
    """The words a reader of the page may meet: its texts, its labels, and what its script fills in."""
    reader = Reader(text)
    texts = [part for tag, parts in reader.texts.items() if tag not in ("style", "script") for part in parts]
    texts += [
        value or ""
        for _, attributes in reader.elements
        for name, value in attributes.items()
        if name in ("aria-label", "title")
    ]
    data = data_of(text)
    texts += [data["start"], data["opening"]]
    texts += re.findall(r">([^<>]+)<", "<".join(data["elements"]))
    for event in data["events"]:
        texts += [event[name] for name in ("title", "does", "verdict", "more")]
        texts += [option[name] for option in event["options"] for name in ("move", "played", "comment")]
    return set(re.findall(r"[^\W\d_]{3,}", " ".join(texts)))


NAMES = {"Qwixx", "Ann", "Ben", "JavaScript", "amp", "quot", "script"}
SHARED = {
    "de": "die plus was",
    "fr": "Action Chance chance Chances Duel Position force notation page plus points possible",
    "it": "per via",
    "pt": "real",
    "es": "error real",
    "pl": "plus",
    "cs": "Battle Duel minus plus",
}
"""Words that a language shares with English."""


@pytest.mark.parametrize("language", list(LANGUAGES)[1:])
@pytest.mark.parametrize("name", ["plain", "dice"])
def test_no_word_of_the_page_stays_english(name: str, language: str, request: pytest.FixtureRequest) -> None:
    analysis = request.getfixturevalue(name)
    text = render_report(analysis, language)
    assert f'<html lang="{language}">' in text
    english = visible_words(render_report(analysis))
    assert (visible_words(text) & english) - set(SHARED.get(language, "").split()) - NAMES == set()


@pytest.fixture(scope="module")
def plain() -> GameAnalysis:
    [record] = parse_records('[Game "battle"] [White "Ann"] [Black "Ben"] i1n4w1 i8s5 h5w3n3 1-0')
    return analyse_record(record, load_engine_spec(BATTLE), Limit(depth=3))


def test_a_page_in_chinese(dice: GameAnalysis) -> None:
    text = render_report(dice, "zh")
    roll, _, forced = data_of(text)["events"]
    assert (roll["verdict"], roll["more"]) == ("幸运的一掷", "+52.3 个百分点")
    assert roll["options"][1]["move"] == "平均"
    assert forced["verdict"] == "别无选择"
    assert "<h1>Qwixx 对决</h1>" in text
    assert "灰方" in text
