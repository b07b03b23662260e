"""The user's files: where they are, and that none is ever half written."""

from pathlib import Path

import pytest

from duellum.core import files


def test_a_home_can_be_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DUELLUM_HOME", str(tmp_path))
    assert files.data_folder() == tmp_path
    assert files.games_folder() == tmp_path / "games"
    assert files.cache_folder() == tmp_path / "cache"


def test_a_failed_write_leaves_the_old_file_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "file.txt"
    files.write_atomically(path, b"old")

    def fail(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(OSError, match="No space left") as caught:
        files.write_atomically(path, b"new")
    assert caught.value.filename == str(path)
    assert path.read_bytes() == b"old"
    assert [found.name for found in tmp_path.iterdir()] == ["file.txt"]
