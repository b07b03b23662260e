"""The rules page says which rules are ours, not the makers'."""

import pytest

from duellum.core.i18n import Translatable, clause_text, house_text, translate
from tests.web import catalogues
from tests.web.visitor import Visitors

HOUSE = {"battle": ["B18", "B19", "B20", "B21"], "qwixx": ["Q24", "Q25"]}
"""The clauses with a tag, by game."""

_TAGGED = """() => Object.fromEntries([...document.querySelectorAll('.clauses > div')]
  .filter(clause => clause.querySelector('.house-rule'))
  .map(clause => [clause.id, clause.querySelector('dd').textContent]))"""


@pytest.mark.parametrize("language", catalogues.LANGUAGE_CASES)
@pytest.mark.parametrize("rules", HOUSE)
def test_house_rules_are_tagged_and_the_tag_is_explained(
    visitors: Visitors, rules: str, language: str
) -> None:
    page = visitors.new(locale=language).page
    page.goto(f"/rules/{rules}")
    page.locator(".rulebook[aria-busy=false]").wait_for()

    def say(text: Translatable) -> str:
        return translate(text, language=language)

    tag = say(Translatable("house-rule"))
    assert page.locator(".house-rule-note").text_content() == tag + say(Translatable("house-rule-note"))
    told = {name: tag + say(clause_text(name)) for name in HOUSE[rules]}
    if rules == "qwixx":  # only the draw is ours
        told["Q24"] = say(clause_text("Q24")) + tag + say(house_text("Q24"))
    assert page.evaluate(_TAGGED) == told
