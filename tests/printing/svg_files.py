"""Reading drawings in the tests."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree as ET


def parse(svg: str) -> ET.Element:
    """Return the root of a drawing, or of a part of one."""
    whole = svg if svg.startswith("<svg") else f'<svg xmlns="http://www.w3.org/2000/svg">{svg}</svg>'
    return ET.fromstring(whole)  # noqa: S314 - our own drawing


def find_all(svg: str, attribute: str) -> list[ET.Element]:
    """Return the elements that have an attribute."""
    return [one for one in parse(svg).iter() if attribute in one.attrib]


def view_box(svg: str) -> tuple[float, float]:
    """Return the width and height of a drawing in its own units."""
    _, _, width, height = map(float, parse(svg).attrib["viewBox"].split())
    return width, height


def shift_of(element: ET.Element) -> tuple[float, float]:
    """Return where an element's origin was moved."""
    found = re.fullmatch(r"translate\((\S+) (\S+)\)", element.attrib["transform"])
    assert found is not None
    return float(found[1]), float(found[2])


def points_of(path: str) -> Iterator[tuple[float, float]]:
    """Yield the points of a path of straight lines."""
    numbers = [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", path)]
    return zip(numbers[::2], numbers[1::2], strict=True)
