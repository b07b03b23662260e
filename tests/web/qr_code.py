"""Reading the QR code on a page, by a decoder that knows nothing of the encoder."""

import numpy as np
import zxingcpp
from playwright.sync_api import Page, expect

_DRAW = """async (svg) => {
  const [size, image] = [300, new Image(300, 300)];
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0, size, size);
  const { data } = context.getImageData(0, 0, size, size);
  return Array.from({ length: size * size }, (_, place) => (data[4 * place] < 128 ? "#" : " ")).join("");
}"""


def read_qr_code(page: Page) -> str:
    """Return the text of the QR code on a page."""
    code = page.get_by_role("img", name="The link as a QR code")
    expect(code).to_be_visible()
    drawn = np.frombuffer(code.evaluate(_DRAW).encode("ascii"), np.uint8).reshape(300, 300)
    pixels = np.where(drawn == ord("#"), 0, 255).astype(np.uint8)
    found = zxingcpp.read_barcode(pixels)
    assert found is not None
    return str(found.text)
