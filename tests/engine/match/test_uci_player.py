"""Programs that speak UCI as players of a match."""

import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from duellum.battle import RULES
from duellum.core.engine import Limit
from duellum.engine.engine import Engine
from duellum.engine.match.pairs import generate_openings, play_game
from duellum.engine.match.uci_player import UciError, UciPlayer


@pytest.fixture
def program() -> Iterator[UciPlayer]:
    player = UciPlayer(f"{sys.executable} -m duellum engine battle", Limit(depth=2))
    yield player
    player.close()


def test_an_external_program_plays(program: UciPlayer) -> None:
    opening = next(generate_openings(RULES, random.Random(1), 2, lambda _: True))
    record = play_game(RULES, (program, Engine(RULES, baseline="baseline")), opening)
    assert record.outcome is not None
    assert record.replay().outcome == record.outcome


def test_a_program_that_does_not_speak_is_reported(tmp_path: Path) -> None:
    with pytest.raises(UciError, match="cannot be started"):
        UciPlayer(str(tmp_path / "nothing"), Limit(depth=1))
    with pytest.raises(UciError, match="ended without answering 'uci'"):
        UciPlayer(f"{sys.executable} -c pass", Limit(depth=1))
