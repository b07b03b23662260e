"""Every language on every screen: nothing untranslated, nothing cut off."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

import duellum
from tests.web.screens import SCREENS
from tests.web.text_overflow import find_overflow
from tests.web.visitor import Message, Visitors

LOCALE = Path(duellum.__file__).parent / "locale"
LANGUAGES = sorted(folder.name for folder in LOCALE.iterdir() if (folder / "shell.ftl").is_file())
SIZES: dict[str, Message] = {"phone": {"width": 360, "height": 740}, "screen": {"width": 1366, "height": 768}}
MAIN = {
    "home",
    "settings",
    "battle",
    "battle-over",
    "qwixx",
    "qwixx-over",
    "qwixx-hint",
    "rules-battle",
    "more",
}
"""The screens checked in every run, at phone size; the others are checked in the long tests."""
CASES = [
    pytest.param(screen, size, marks=[] if screen in MAIN and size == "phone" else pytest.mark.slow)
    for screen in SCREENS
    for size in SIZES
]
NAMES = {"Qwixx Duel"}
"""Words that are the same in every language."""

_SWITCH_LANGUAGE = """language => {
  const select = document.querySelector('.app-bar-language select');
  select.value = language;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}"""
_TEXTS = """() => {
  const texts = [];
  const walker = document.createTreeWalker(document.getElementById('app'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const holder = walker.currentNode.parentElement;
    if (!holder.closest('select, code, [lang], .player-name')) texts.push(walker.currentNode.data.trim());
  }
  for (const element of document.querySelectorAll('#app [aria-label], #app [title]:not(.player-name)')) {
    texts.push(element.getAttribute('aria-label') ?? '', element.getAttribute('title') ?? '');
  }
  const names = [...document.querySelectorAll('.player-name')].map(name => name.textContent);
  const removeNames = text => names.reduce((left, name) => left.replaceAll(name, ''), text);
  return texts.map(removeNames).filter(text => text !== '');
}"""
"""All texts of ours: a player's name is taken out of a label that contains it."""


def translate(page: Page, language: str) -> list[str]:
    """Switch the language and return all texts on the page."""
    page.evaluate(_SWITCH_LANGUAGE, language)
    page.locator(f"html[lang={language}]").wait_for(state="attached")
    texts: list[str] = page.evaluate(_TEXTS)
    return texts


def is_sentence(text: str) -> bool:
    """Whether a text has two or more words and is not a name: such texts differ between any two languages."""
    return text not in NAMES and len(re.findall(r"[^\W\d_]{3,}", text)) > 1


@pytest.mark.parametrize(("screen", "size"), CASES)
def test_every_language_is_complete_and_fits(visitors: Visitors, screen: str, size: str) -> None:
    visitor = visitors.new(viewport=SIZES[size])
    visitor.store_settings(name="Ann")
    SCREENS[screen](visitor)
    page = visitor.page
    english = set(translate(page, "en"))
    errors = {}
    for language in LANGUAGES:
        texts = translate(page, language)
        cut = find_overflow(page)
        left = [text for text in texts if text in english and is_sentence(text)] if language != "en" else []
        ids = [text for text in texts if re.fullmatch(r"[a-z]+(-[a-z0-9]+)+|.*\{.*|.*[{}].*", text)]
        if cut or left or ids:
            errors[language] = {"does not fit": cut, "in English": left, "no words": ids}
    assert not errors
