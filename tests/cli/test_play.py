"""``duellum play``: loading a record."""

from pathlib import Path

from tests.cli.commands import run


def test_a_file_that_cannot_be_loaded_ends_the_command_with_its_reason(tmp_path: Path) -> None:
    path = tmp_path / "ours.txt"
    path.write_text('[Game "battle"]\n\ni1n4')
    done = run("play", "battle", "--load", str(path))
    assert done.exit_code == 1
    assert done.stderr == f"Error: {path}: line 3: wrong count 4: the top shows 5\n"


def test_a_level_that_does_not_exist_is_refused() -> None:
    done = run("play", "battle", "--against", "9")
    assert done.exit_code == 2
    assert "9 is not in the range 1<=x<=8" in done.stderr
