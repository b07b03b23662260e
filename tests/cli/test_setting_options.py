"""Every setting and limit is an option and a variable."""

import sqlite3
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from duellum.cli import main, setting_options
from duellum.cli.setting_options import (
    NOT_OPTIONS,
    build_limits,
    build_options,
    describe_limits,
    read_docstrings,
)
from duellum.server import process
from duellum.server.settings import Limits, Settings


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """The settings with which a server would have been started."""
    found: list[Settings] = []
    monkeypatch.setattr(process, "run", found.append)
    return found


def serve(folder: object, *words: str, **variables: str) -> Result:
    return CliRunner().invoke(main, ["serve", "--data", str(folder), *words], env=variables)


def test_every_setting_is_an_option_with_its_docstring_as_help() -> None:
    options = {option.name: option for option in build_options() if isinstance(option, click.Option)}
    assert options.keys() | set(NOT_OPTIONS) == set(Settings.__struct_fields__)
    for name, text in read_docstrings(Settings).items():
        if name not in NOT_OPTIONS:
            assert (options[name].help or "").startswith(text)
            assert options[name].envvar


def test_every_limit_is_explained_in_the_help() -> None:
    text = " ".join(CliRunner().invoke(main, ["serve", "--help"]).output.split())
    for name in Limits.__struct_fields__:
        assert f"{name}={getattr(Limits(), name)} {read_docstrings(Limits)[name]}" in text


class GrownLimits(Limits, frozen=True):
    """Limits with one more."""

    pigeons: int = 3
    """How many pigeons may land."""


def test_a_new_limit_appears_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_docstrings(GrownLimits) == {"pigeons": "How many pigeons may land."}
    both = read_docstrings(Limits) | read_docstrings(GrownLimits)
    monkeypatch.setattr(setting_options, "Limits", GrownLimits)
    monkeypatch.setattr(setting_options, "read_docstrings", lambda _: both)
    assert describe_limits()[-1] == ("pigeons=3", "How many pigeons may land.")
    assert build_limits(["pigeons=7"], {}) == GrownLimits(pigeons=7)


@pytest.mark.parametrize(
    ("words", "variables", "value"),
    [
        ([], {}, 20_000),
        ([], {"DUELLUM_LIMIT_TABLES": ""}, 20_000),
        ([], {"DUELLUM_LIMIT_TABLES": "5"}, 5),
        (["--limit", "tables=7"], {"DUELLUM_LIMIT_TABLES": "5"}, 7),
        (["--limit", "tables=7", "--limit", "tables=8"], {}, 8),
    ],
)
def test_an_option_goes_before_a_variable_before_the_default_for_a_limit(
    tmp_path: object, started: list[Settings], words: list[str], variables: dict[str, str], value: int
) -> None:
    assert serve(tmp_path, *words, **variables).exit_code == 0
    assert started[0].limits == Limits(tables=value)


@pytest.mark.parametrize(
    ("words", "variables", "port"),
    [
        ([], {}, 8000),
        ([], {"DUELLUM_SERVE_PORT": "81"}, 81),
        (["--port", "82"], {"DUELLUM_SERVE_PORT": "81"}, 82),
    ],
)
def test_an_option_goes_before_a_variable_before_the_default_for_a_setting(
    tmp_path: object, started: list[Settings], words: list[str], variables: dict[str, str], port: int
) -> None:
    assert serve(tmp_path, *words, **variables).exit_code == 0
    assert started == [Settings(str(tmp_path), port=port)]


def test_lists_flags_and_numbers_are_taken_from_variables(tmp_path: object, started: list[Settings]) -> None:
    variables = {
        "DUELLUM_SERVE_ORIGINS": "https://a.example https://b.example",
        "DUELLUM_SERVE_COMPILES_AHEAD": "no",
        "DUELLUM_SERVE_MIN_BOT_MOVE_SECONDS": "0.25",
        "DUELLUM_LIMIT_MESSAGES_PER_SECOND": "2.5",
    }
    assert serve(tmp_path, **variables).exit_code == 0
    assert started[0] == Settings(
        str(tmp_path),
        origins=("https://a.example", "https://b.example"),
        min_bot_move_seconds=0.25,
        limits=Limits(messages_per_second=2.5),
    )


@pytest.mark.parametrize(
    ("words", "variables", "message"),
    [
        (["--limit", "table=5"], {}, "there is no limit 'table'. Did you mean tables?"),
        (["--limit", "zebra=5"], {}, "The limits are messages_per_second, "),
        (["--limit", "tables"], {}, "'tables' is not of the form NAME=VALUE"),
        (["--limit", "tables=many"], {}, "Invalid value for --limit tables: 'many' is not a valid integer"),
        (["--limit", "tables=-1"], {}, "-1 is not in the range x>=0"),
        (["--limit", "idle_seconds=inf"], {}, "inf is not a finite number"),
        (["--limit", "idle_seconds=nan"], {}, "nan is not a finite number"),
        ([], {"DUELLUM_LIMIT_TABLES": "x"}, "Invalid value for DUELLUM_LIMIT_TABLES"),
        ([], {"DUELLUM_LIMIT_TABELS": "5"}, "Did you mean tables?"),
        ([], {"DUELLUM_SERVE_PORT": "http"}, "Invalid value for '--port'"),
        (["--port", "65536"], {}, "not in the range 0<=x<=65535"),
        (["--workers", "0"], {}, "not in the range 1<=x<=64"),
    ],
)
def test_what_is_wrong_is_said_and_no_server_starts(
    tmp_path: object, started: list[Settings], words: list[str], variables: dict[str, str], message: str
) -> None:
    ended = serve(tmp_path, *words, **variables)
    assert (ended.exit_code, started) == (2, [])
    assert message in " ".join(ended.output.split())


@pytest.mark.parametrize(
    ("option", "value", "message"),
    [
        ("--origin", "nope", "must be an origin such as https://play.example.org"),
        ("--origin", "ftp://play.example.org", "must be an origin"),
        ("--origin", "https://play.example.org/path", "must be an origin"),
        ("--trusted-proxy", "nope", "must be an address or a network such as 10.0.0.0/24"),
        ("--trusted-proxy", "10.0.0.5/24", "must be an address or a network such as 10.0.0.0/24"),
        ("--database", "nope://x", "use sqlite:///FILE or postgresql://HOST/NAME"),
        ("--database", "sqlite://x", "a SQLite address must be sqlite:/// and a file"),
        ("--bus", "nope://x", "cannot be opened"),
    ],
)
def test_a_setting_that_no_server_can_use_is_refused_before_it_starts(
    started: list[Settings], tmp_path: Path, option: str, value: str, message: str
) -> None:
    refused = serve(tmp_path, option, value)
    assert (refused.exit_code, started) == (2, [])
    assert message in " ".join(refused.output.split())


def test_a_data_folder_that_cannot_be_used_is_refused(started: list[Settings], tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    refused = serve(tmp_path / "file")
    assert (refused.exit_code, started) == (2, [])
    assert "cannot be used: File exists" in " ".join(refused.output.split())


def test_a_database_of_a_newer_version_or_of_another_program_is_refused(
    started: list[Settings], tmp_path: Path
) -> None:
    assert serve(tmp_path).exit_code == 0
    database = sqlite3.connect(tmp_path / "server.db")
    with database:
        database.execute("INSERT INTO migration VALUES (999, 'later')")
    database.close()
    (tmp_path / "other.db").write_text("not a database, and long enough to be read as one " * 20)
    for words in ([], ["--database", f"sqlite:///{tmp_path / 'other.db'}"]):
        refused = serve(tmp_path, *words)
        assert refused.exit_code == 2
        assert "Invalid value for --database" in refused.output
    assert len(started) == 1


@pytest.mark.parametrize("proxy", ["10.0.0.5", "10.0.0.0/24", "2001:db8::/32", "*"])
def test_a_proxy_is_an_address_a_network_or_any(started: list[Settings], tmp_path: Path, proxy: str) -> None:
    assert serve(tmp_path, "--trusted-proxy", proxy).exit_code == 0
    assert started[0].trusted_proxies == (proxy,)
