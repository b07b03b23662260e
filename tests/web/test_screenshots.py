"""The command line of the screenshots."""

from pathlib import Path

import pytest

from tools.screenshots import parse_arguments, parse_size


def test_help_takes_no_screenshots(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        parse_arguments(["--help"])
    assert ended.value.code == 0
    assert "--screen" in capsys.readouterr().out


def test_screens_sizes_and_themes_can_be_chosen() -> None:
    chosen = parse_arguments(["out", "--screen", "battle", "--size", "360x740", "--theme", "contrast"])
    assert (chosen.folder, chosen.screen, chosen.theme) == (Path("out"), ["battle"], ["contrast"])
    assert chosen.size == [{"width": 360, "height": 740}] == [parse_size("360x740")]


@pytest.mark.parametrize("arguments", [[], ["out", "--screen", "nowhere-else"], ["out", "--size", "wide"]])
def test_a_wrong_command_line_is_refused(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        parse_arguments(arguments)
    assert ended.value.code == 2
