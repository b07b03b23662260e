"""Every icon is drawn whole: no line crosses the edge of its drawing area."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.web.visitor import Visitors

SOURCES = Path(__file__).parents[2] / "web" / "src"
FILES = {"components/icons.tsx": 1.75, "games/qwixx/board/icons.tsx": 2.5}
"""The files with icons, and the width of the thickest line that they are drawn with."""
SIZE = 24

_BOX = """path => {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  line.setAttribute('d', path);
  drawing.append(line);
  document.body.append(drawing);
  const { x, y, width, height } = line.getBBox();
  drawing.remove();
  return [x, y, x + width, y + height];
}"""


@pytest.fixture
def page(visitors: Visitors) -> Page:
    """Any page of the client."""
    visitor = visitors.new()
    visitor.page.goto("/nowhere")
    return visitor.page


@pytest.mark.parametrize("file", FILES)
def test_no_icon_is_clipped(page: Page, file: str) -> None:
    icons = re.findall(
        r'^ {2}(\w+):\s+"(M[^"]+)"', (SOURCES / file).read_text(encoding="utf-8"), re.MULTILINE
    )
    assert len(icons) > 5
    half = FILES[file] / 2
    for name, path in icons:
        left, top, right, bottom = page.evaluate(_BOX, path)
        assert min(left, top) >= half, name
        assert max(right, bottom) <= SIZE - half, name
