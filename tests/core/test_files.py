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


def test_a_folder_is_created_for_its_owner_alone_and_everybodys_stays_so(tmp_path: Path) -> None:
    files.protect_folder(tmp_path / "a" / "b")
    assert (tmp_path / "a" / "b").stat().st_mode & 0o777 == 0o700
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o1777)
    files.protect_folder(shared)
    assert shared.stat().st_mode & 0o7777 == 0o1777


def test_a_file_is_created_or_restricted_and_keeps_its_content(tmp_path: Path) -> None:
    path = tmp_path / "file"
    files.restrict_file(path)
    assert not path.exists()
    files.protect_file(path)
    assert path.stat().st_mode & 0o777 == 0o600
    path.write_bytes(b"content")
    path.chmod(0o644)
    files.protect_file(path)
    assert (path.stat().st_mode & 0o777, path.read_bytes()) == (0o600, b"content")
