"""Pixels of a page as it is shown, and contrasts between them as WCAG 2 defines them."""

import base64
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache

from playwright.sync_api import FloatRect, Locator, Page

from tests.web.visitor import TIMEOUT_MS

Colour = tuple[int, int, int]

VISIBLE = 3.0
"""The contrast that WCAG 2 asks of a graphical sign."""

_DECODE = """async ([png, part]) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + png;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { x, y, width, height } = part ?? { x: 0, y: 0, width: image.width, height: image.height };
  const { data } = context.getImageData(x, y, width, height);
  let text = '';
  for (let at = 0; at < data.length; at += 4096) text += String.fromCharCode(...data.subarray(at, at + 4096));
  return btoa(text);
}"""
"""The result is one text: Playwright validates every number of a list in Python, which takes seconds."""


def read_pixels(page: Page, box: FloatRect) -> list[Colour]:
    """Return the pixels of a rectangle of the window, line by line."""
    return decode_png(page, page.screenshot(clip=box, animations="disabled"))


def decode_png(page: Page, png: bytes, part: FloatRect | None = None) -> list[Colour]:
    """Return the pixels of a picture or a part of it, line by line; the browser decodes it."""
    data = base64.b64decode(page.evaluate(_DECODE, [base64.b64encode(png).decode(), part]))
    return list(zip(data[::4], data[1::4], data[2::4], strict=True))


def box_of(element: Locator, grow: float = 0.0) -> FloatRect:
    """Return an element's rectangle, larger or smaller on each side by a share of its size; whole pixels."""
    element.scroll_into_view_if_needed()
    box = element.bounding_box()
    assert box is not None, f"{element} is not shown"
    dx, dy = box["width"] * grow, box["height"] * grow
    x, y = round(box["x"] - dx), round(box["y"] - dy)
    return {"x": x, "y": y, "width": round(box["width"] + 2 * dx), "height": round(box["height"] + 2 * dy)}


def look_at(element: Locator, grow: float = 0.0) -> list[Colour]:
    """Return the pixels of an element and of a margin around it; a negative one leaves its edge out."""
    return read_pixels(element.page, box_of(element, grow))


@cache
def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours, 1 to 21."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def ground(pixels: Iterable[Colour]) -> Colour:
    """Return the most frequent colour."""
    return Counter(pixels).most_common(1)[0][0]


def share_of_signs(pixels: Sequence[Colour], on: Colour) -> float:
    """Return the share of the pixels that are visible on a colour."""
    return sum(contrast(pixel, on) >= VISIBLE for pixel in pixels) / len(pixels)


def share_changed(before: Sequence[Colour], after: Sequence[Colour]) -> float:
    """Return the share of the pixels that changed visibly between two looks at the same place."""
    assert len(before) == len(after)
    return sum(contrast(*pair) >= VISIBLE for pair in zip(before, after, strict=True)) / len(before)


def expect_pixels(page: Page, holds: Callable[[], bool], what: str) -> None:
    """Look until a condition on the page's pixels holds: a page draws its changes a moment later."""
    left = TIMEOUT_MS
    while not holds():
        assert left > 0, f"never seen: {what}"
        page.wait_for_timeout(100)
        left -= 100


def expect_change(element: Locator, before: Sequence[Colour], share: float, grow: float = 0.0) -> None:
    """Look until more than this share of an element's pixels differs visibly from an earlier look."""
    expect_pixels(
        element.page,
        lambda: share_changed(before, look_at(element, grow)) > share,
        f"a change of more than {share:.1%} of {element}",
    )


def _luminance(colour: Colour) -> float:
    red, green, blue = (_linear(value / 255) for value in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
