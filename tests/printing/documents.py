"""Documents of the tests: each is made once, read by pypdf and drawn by PDFium."""

import io
import re
from functools import cache

import numpy as np
import pypdf
import pypdfium2
from numpy.typing import NDArray

from duellum.printing import kit_names, load_kit, print_kit

DOCUMENTS = tuple(name for name in kit_names() if load_kit(name).is_for_paper)
POINTS_A_MILLIMETRE = 72 / 25.4


@cache
def make(kit: str, language: str = "en", paper: str = "a4") -> bytes:
    """Return a kit's PDF."""
    return print_kit(kit, language, paper).content


def read(pdf: bytes) -> pypdf.PdfReader:
    """Return a PDF to look into."""
    return pypdf.PdfReader(io.BytesIO(pdf))


def squeeze(text: str) -> str:
    """Return a text without its spaces, hyphens and soft hyphens, which depend on how lines are broken."""
    return re.sub(r"[\s\u00ad\u2010\ufffe-]", "", text)


@cache
def read_text(kit: str, language: str = "en", paper: str = "a4") -> str:
    """Return all text of a document, squeezed."""
    document = pypdfium2.PdfDocument(make(kit, language, paper))
    return squeeze("".join(page.get_textpage().get_text_range() for page in document))


def render(pdf: bytes, scale: float = 1.0) -> list[NDArray[np.uint8]]:
    """Return the pages in grey; `scale` is pixels to a point."""
    document = pypdfium2.PdfDocument(pdf)
    return [page.render(scale=scale, grayscale=True).to_numpy().copy() for page in document]
