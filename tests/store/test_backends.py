"""An address names a database; one that leads nowhere is refused with a reason."""

import sys
from pathlib import Path

import pytest

from duellum.store import StoreError, open_event_log


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("mysql://host/log", "'mysql' is not a kind of database"),
        ("log.db", "'log.db' is not a kind of database"),
        ("sqlite://log.db", "such as sqlite:///duellum.db"),
        ("sqlite:///", "such as sqlite:///duellum.db"),
        ("sqlite:////nowhere/at/all/log.db", "cannot be opened: No such file or directory"),
        ("postgresql://nobody@/nothing?host=/nowhere", "PostgreSQL cannot be used"),
        ("postgresql://host:port/log", "PostgreSQL cannot be used"),
        ("postgresql://user:secret@127.0.0.1:1/log", "PostgreSQL cannot be used"),
    ],
)
async def test_an_address_that_leads_nowhere_is_refused_with_a_reason(address: str, reason: str) -> None:
    with pytest.raises(StoreError, match=reason) as refused:
        await open_event_log(address)
    assert "secret" not in str(refused.value)


@pytest.mark.asyncio
async def test_without_its_driver_postgresql_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.delitem(sys.modules, "duellum.store.postgresql.log")
    monkeypatch.delitem(sys.modules, "duellum.store.postgresql.connection")
    with pytest.raises(StoreError, match=r"PostgreSQL needs the extra duellum\[scale\]"):
        await open_event_log("postgresql://host/log")


@pytest.mark.asyncio
async def test_relative_and_absolute_files_are_told_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for address in ("sqlite:///relative.db", f"sqlite:///{tmp_path}/absolute.db", "sqlite://:memory:"):
        await (await open_event_log(address)).close()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["absolute.db", "relative.db"]
