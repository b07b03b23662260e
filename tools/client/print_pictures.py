"""What the browser's page of sets to print needs: a list of kits and their pictures, by ``make types``.

A picture is drawn from the kit's own pages, so it shows what will come out of the printer.
"""

import json
import re
from pathlib import Path

from duellum.core.svg import Markup, document, element, format_number, group_at
from duellum.printing import Kit, Paper, kit_names, load_kit
from duellum.printing.kit import MakePages
from duellum.printing.line_art import DIGITS, PAPER, QUIET, rectangle
from duellum.printing.page import HEADING_HEIGHT, MARGIN, Page, page_size

FOLDER = Path(__file__).parents[2] / "web" / "src" / "print"
WIDTH, HEIGHT = 320.0, 320.0
"""The size of a picture, in millimetres of what it shows."""
_SET_PAGES = 3  # that a picture of a whole set shows, one behind the other
_STEP = 26.0
_NEEDLESS = re.compile(r"<title>.*?</title>|<desc>.*?</desc>| data-[a-z]+=\"[^\"]*\"")


def print_files() -> dict[Path, str]:
    """Return by file what it must hold."""
    kits = [load_kit(name) for name in kit_names()]
    listed = [{"id": kit.id, "game": kit.game, "kind": kit.kind, "format": kit.format} for kit in kits]
    files = {FOLDER / "kits.json": json.dumps(listed) + "\n"}
    return files | {FOLDER / "pictures" / f"{kit.id}.svg": draw_kit(kit) + "\n" for kit in kits}


def draw_kit(kit: Kit) -> str:
    """Return a picture of a kit."""
    if kit.pages is not None:
        content = _draw_pages(kit.pages, is_set=kit.kind == "set")
    elif kit.draw is None:
        content = _fit(kit.print().content.decode())
    elif kit.format == "pdf":
        content = _draw_leaflet(kit.draw())
    else:
        content = group_at(WIDTH / 2, HEIGHT / 2, Markup(kit.draw()), scale=5.4)
    whole = document(content, width=WIDTH, height=HEIGHT, title=kit.id, description=kit.id)
    return _NEEDLESS.sub("", whole.replace(DIGITS, "sans-serif"))


def _draw_pages(make_pages: MakePages, *, is_set: bool) -> Markup:
    """Return the first page; of a whole set some pages behind each other, without the instructions."""
    pages = list(make_pages(Paper.A4))
    chosen = pages[2 : 2 + _SET_PAGES] if is_set else pages[:1]
    parts = []
    for number, page in reversed([*enumerate(chosen)]):
        width, height = page_size(Paper.A4, is_landscape=page.is_landscape)
        x, y = (WIDTH - width) / 2, (HEIGHT - height) / 2
        shift = (number - (len(chosen) - 1) / 2) * _STEP
        parts.append(group_at(x + shift, y - shift * 0.6, _draw_page(page, width, height)))
    scale = 0.82 if is_set else 1.0
    margin = (1 - scale) / 2
    return group_at(WIDTH * margin, HEIGHT * margin, *parts, scale=scale)


def _draw_page(page: Page, width: float, height: float) -> Markup:
    """Return a page: its drawings, and grey bars for the heading."""
    heading = [
        rectangle(MARGIN, MARGIN + 2, width * 0.3, 6, fill=QUIET),
        rectangle(MARGIN, MARGIN + 11, width * 0.5, 2.4, fill="#b9b2a7"),
    ]
    drawings = [
        _nest(part.svg, MARGIN + part.x, MARGIN + HEADING_HEIGHT + part.y, part.width, part.height)
        for part in page.drawings
    ]
    return element("g", _sheet(width, height), *heading, *drawings)


def _sheet(width: float, height: float) -> Markup:
    shadow = rectangle(2, 3, width, height, fill="#000000", opacity=0.16)
    return Markup(shadow + rectangle(0, 0, width, height, fill=PAPER, stroke="#cfc8bd", stroke_width=0.8))


def _nest(svg: str, x: float, y: float, width: float, height: float) -> Markup:
    """Return a drawing within a drawing."""
    place = {"x": x, "y": y, "width": width, "height": height}
    attributes = " ".join(f'{name}="{format_number(value)}"' for name, value in place.items())
    plain = re.sub(r' (?:width|height)="[^"]*mm"| role="img"| xmlns="[^"]*"', "", svg)
    return Markup(plain.replace("<svg", f"<svg {attributes}", 1))


def _fit(svg: str) -> Markup:
    """Return a machine's drawing on a sheet, as large as fits."""
    found = re.search(r'viewBox="0 0 (\S+) (\S+)"', svg)
    assert found is not None
    width, height = float(found[1]), float(found[2])
    scale = (WIDTH - 30) / max(width, height)
    x, y = (WIDTH - width * scale) / 2, (HEIGHT - height * scale) / 2
    thick = svg.replace('stroke-width="0.1"', 'stroke-width="0.9"')  # a hair would not be seen
    drawn = _nest(thick, 0, 0, width * scale, height * scale)
    return group_at(x, y, _sheet(width * scale, height * scale), drawn)


def _draw_leaflet(cover: str) -> Markup:
    """Return a leaflet that is in a zigzag, its cover in front."""
    width, height, slant = 92.0, 190.0, 16.0
    parts = []
    for panel in range(3):
        left, right = (slant, 0.0) if panel % 2 else (0.0, slant)
        corners = f"M0 {left} L{width} {right} V{height + right} L0 {height + left} Z"
        shade = "#f1eee8" if panel % 2 else PAPER
        lines = [
            rectangle(8, 30 + 9 * line, width - 16 - line % 3 * 9, 2.6, fill="#cfc8bd") for line in range(16)
        ]
        words = element("g", *lines, transform=f"skewY({-9.9 if panel % 2 else 9.9})")
        face = element("path", d=corners, fill=shade, stroke="#b9b2a7", stroke_width="0.8")
        parts.append(group_at(panel * width, 0, face, *([words] if panel else [])))
    front = element(
        "g", rectangle(8, 14, 50, 9, fill=QUIET), _nest(cover, 8, 34, width - 16, 80), transform="skewY(9.9)"
    )
    return group_at((WIDTH - 3 * width) / 2, (HEIGHT - height) / 2 - 8, *parts, front)
