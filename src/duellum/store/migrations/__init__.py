"""Schema migrations: numbered SQL scripts, applied in order, each once, and recorded in the database."""

from collections.abc import Iterable
from dataclasses import dataclass
from importlib.resources import files

from duellum.store.event_log import StoreError


@dataclass(frozen=True, slots=True)
class Migration:
    """One step from a schema version to the next."""

    number: int
    name: str
    script: str


def load_migrations(database: str) -> tuple[Migration, ...]:
    """Return a database's migrations in order: the files ``NNNN_name.sql`` in the folder of its name."""
    folder = files(__name__) / database
    found = sorted(
        (file.name, file.read_text("utf-8")) for file in folder.iterdir() if file.name.endswith(".sql")
    )
    return tuple(Migration(int(name[:4]), name[5:].removesuffix(".sql"), script) for name, script in found)


def select_pending(migrations: Iterable[Migration], version: int) -> tuple[Migration, ...]:
    """Return what a database of this version lacks. Raises :class:`StoreError` if it is too new."""
    known = tuple(migrations)
    if version > known[-1].number:
        raise StoreError(
            f"the database has version {version}, but this program supports only "
            f"{known[-1].number}: use a newer version of Duellum"
        )
    return tuple(migration for migration in known if migration.number > version)
