"""Settings: where the log is, whether others write to it, and how workers get them."""

import re
from pathlib import Path

import pytest

from duellum.server.protocol.client import MAX_MESSAGE_BYTES
from duellum.server.settings import Limits, Settings, export_settings, import_settings


def test_the_log_is_a_file_in_the_data_folder_unless_told_otherwise(tmp_path: Path) -> None:
    assert Settings(str(tmp_path)).log_address == f"sqlite:///{tmp_path}/server.db"
    assert (
        Settings(str(tmp_path), database="postgresql://db/duellum").log_address == "postgresql://db/duellum"
    )


@pytest.mark.parametrize(
    ("settings", "is_sole_writer"),
    [
        (Settings("data"), True),
        (Settings("data", workers=2), False),
        (Settings("data", bus="redis://host/0"), False),
        (Settings("data", database="postgresql://db/duellum"), False),
    ],
)
def test_only_one_process_with_a_file_is_a_sole_writer(settings: Settings, *, is_sole_writer: bool) -> None:
    assert settings.is_sole_writer is is_sole_writer


def test_workers_import_what_was_exported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUELLUM_SERVER", "")
    settings = Settings("data", origins=("https://play.example",), limits=Limits(tables=5))
    export_settings(settings)
    assert import_settings() == settings


def test_the_documented_limits_are_the_defaults() -> None:
    text = Path(__file__).parents[2].joinpath("docs/operating.md").read_text(encoding="utf-8")
    table = text.partition("| limit | value |")[2].partition("\n\n")[0]
    values = [int(value.replace(",", "")) for value in re.findall(r"\| ([\d,]+) \|$", table, re.MULTILINE)]
    limits = Limits()
    assert values == [
        limits.messages_per_second, limits.address_messages_per_second, limits.requests_per_second,
        limits.games_per_minute, limits.records_per_minute, limits.address_connections, limits.connections,
        limits.tables, limits.unread_bytes, MAX_MESSAGE_BYTES,
    ]  # fmt: skip
