"""Typesetting: what is refused, and the files that the wheel must have."""

from pathlib import Path

import pytest

from duellum.battle.print_kit.board import board_pages
from duellum.core.i18n import Translatable
from duellum.printing import typesetter
from duellum.printing.page import Paper


def test_a_package_without_fonts_says_how_to_build_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(typesetter, "FONTS", tmp_path)
    typesetter._compiler.cache_clear()
    try:
        with pytest.raises(typesetter.MissingFontsError, match=r"hatch_build\.py"):
            typesetter.typeset_pages(
                board_pages(Paper.A4), "battle", Translatable("print-kit-board"), "en", Paper.A4
            )
    finally:
        typesetter._compiler.cache_clear()


def test_the_licences_of_the_fonts_are_beside_them() -> None:
    licences = {
        path.name: path.read_text(encoding="utf-8") for path in typesetter.FONTS.glob("*-LICENSE.txt")
    }
    assert {*licences} == {
        "brygada-1918-LICENSE.txt", "noto-sans-sc-LICENSE.txt", "open-sans-LICENSE.txt",
    }  # fmt: skip
    assert all("SIL OPEN FONT LICENSE" in text for text in licences.values())


def test_chinese_takes_its_signs_from_its_own_font_and_others_from_latin() -> None:
    assert typesetter.list_families("Sans", "zh")[0] == "Print Sans Chinese"
    assert typesetter.list_families("Serif", "ru")[0] == "Print Serif Latin"
