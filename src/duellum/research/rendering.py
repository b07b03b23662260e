"""Positions as pixels: the game's SVG drawing, set by Typst, and a window that shows it."""

import io

import numpy as np
import numpy.typing as npt
import typst

from duellum.research.extra import explain_missing

try:
    import pygame
except ModuleNotFoundError as error:
    raise explain_missing(error) from error

Pixels = npt.NDArray[np.uint8]

WIDTH = 720
"""Pixels across a picture."""
_POINTS = 540.0
_PAGE = f"""#set page(width: {_POINTS}pt, height: auto, margin: 0pt)
#image(bytes(sys.inputs.svg), format: "svg", width: 100%)
"""
_POINTS_PER_INCH = 72


def rasterize(svg: str) -> Pixels:
    """Return an SVG drawing as uint8[height, width, 3]."""
    resolution = _POINTS_PER_INCH * WIDTH / _POINTS
    png = typst.compile(
        _PAGE.encode(), format="png", ppi=resolution, ignore_system_fonts=True, sys_inputs={"svg": svg}
    )
    surface = pygame.image.load(io.BytesIO(png), "board.png")
    return np.ascontiguousarray(pygame.surfarray.array3d(surface).swapaxes(0, 1))


class Window:
    """A window that shows one picture after another."""

    def __init__(self, title: str) -> None:
        pygame.display.init()
        pygame.display.set_caption(title)
        self._screen: pygame.Surface | None = None

    def show(self, pixels: Pixels) -> None:
        """Show a picture, and handle what the window system has sent."""
        size = pixels.shape[1], pixels.shape[0]
        if self._screen is None or self._screen.get_size() != size:
            self._screen = pygame.display.set_mode(size)
        pygame.surfarray.blit_array(self._screen, pixels.swapaxes(0, 1))
        pygame.event.pump()
        pygame.display.flip()

    def close(self) -> None:
        """Close the window."""
        pygame.display.quit()
