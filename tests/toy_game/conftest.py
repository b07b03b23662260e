"""The toy game is installed for the tests of this folder, and for no others."""

from collections.abc import Iterator

import pytest

from tests.toy_game.installation import install_toy_game


@pytest.fixture(scope="package", autouse=True)
def toy_game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Install the toy game."""
    with install_toy_game(tmp_path_factory.mktemp("toy")):
        yield
