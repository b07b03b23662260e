"""The golden playthroughs still come out as they are kept."""

import pytest

from duellum.core.registry import game_names, load_rules
from tools.golden.playthrough import file_of, playthrough


@pytest.mark.parametrize("name", game_names())
def test_the_playthrough_is_as_kept(name: str) -> None:
    rules = load_rules(name)
    assert playthrough(rules) == file_of(rules).read_text(encoding="utf-8"), "'make golden' writes it anew"
