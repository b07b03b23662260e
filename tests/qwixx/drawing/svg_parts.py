"""Access to the parts of an SVG drawing, for its tests."""

import re
from xml.etree import ElementTree as ET

from duellum.qwixx import BLACK, GREY
from duellum.qwixx.rules.board import Side


def parse(drawing: str) -> ET.Element:
    return ET.fromstring(re.sub(' xmlns="[^"]*"', "", drawing))  # noqa: S314 - our own drawing


def parts(root: ET.Element, name: str) -> list[ET.Element]:
    return elements_with(root, "data-part", name)


def elements_with(root: ET.Element, attribute: str, value: str | None = None) -> list[ET.Element]:
    """The elements with this attribute, or with just this value of it."""
    found = (element for element in root.iter() if attribute in element.attrib)
    return [element for element in found if value is None or element.attrib[attribute] == value]


def element_with(root: ET.Element, attribute: str, value: str) -> ET.Element:
    (found,) = elements_with(root, attribute, value)
    return found


def text_in(root: ET.Element) -> list[str]:
    return [found.text or "" for found in root.iter("text")]


def stones_in(root: ET.Element) -> list[tuple[Side, int]]:
    return [
        (NAMES[found.attrib["data-side"]], int(found.attrib["data-height"]))
        for found in elements_with(root, "data-side")
    ]


def point_of(group: ET.Element) -> tuple[float, float]:
    found = re.match(r"translate\((\S+) (\S+)\)", group.attrib["transform"])
    assert found is not None
    return float(found[1]), float(found[2])


NAMES = {"black": BLACK, "grey": GREY}


def fields_with(root: ET.Element, name: str) -> set[str]:
    """The names of the fields that bear this mark."""
    return {field.attrib["data-field"] for field in elements_with(root, "data-field") if parts(field, name)}
