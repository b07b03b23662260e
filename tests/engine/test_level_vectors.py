"""The levels still play as the golden vectors have it, and neighbours differ somewhere."""

import json

from duellum.core.engine import LEVEL_COUNT
from tools.golden.level_vectors import FILE, GAMES, format_vectors


def test_the_golden_choices_are_what_the_levels_play() -> None:
    assert format_vectors() == FILE.read_text(encoding="utf-8"), "'make golden' writes it anew"


def test_a_position_is_played_in_several_ways() -> None:
    for choices in json.loads(FILE.read_text(encoding="utf-8")).values():
        assert len(choices) >= GAMES * LEVEL_COUNT
        assert len({(start, moves, move) for start, moves, _, _, move, _ in choices}) > 2 * GAMES
