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
    section = text.partition("\n## Limits")[2].partition("\n## ")[0]
    beside = re.findall(r"(\d[\d,]*) `(\w+)`", section)
    last = [(value, name) for name, value in re.findall(r"`(\w+)` \| ([\d,]+) \|$", section, re.MULTILINE)]
    documented = {name: float(value.replace(",", "")) for value, name in (*beside, *last)}
    assert documented == {name: getattr(Limits(), name) for name in documented}
    assert f"| bytes of a message | {MAX_MESSAGE_BYTES:,} |" in section
    edge = {
        name
        for name in Limits.__struct_fields__
        if re.search("_per_|sockets|connections|header|_second", name)
    }
    assert edge <= documented.keys()
