"""Options and environment variables for every setting and limit of the server.

They are made from the fields of ``Settings`` and ``Limits``, whose docstrings are the help texts: a new field
is a new option. An option on the command line overrides its variable, which overrides the default.
"""

import ast
import asyncio
import difflib
import inspect
import ipaddress
import math
import os
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import click
import msgspec
from msgspec import NODEFAULT, Struct
from msgspec.inspect import BoolType, Field, FloatType, IntType, StrType, Type, UnionType, VarTupleType

from duellum.core.files import data_folder, protect_folder
from duellum.server.bus.factory import open_bus
from duellum.server.settings import Limits, Settings
from duellum.store import StoreError
from duellum.store.backends import open_event_log

SETTING_PREFIX, LIMIT_PREFIX = "DUELLUM_SERVE_", "DUELLUM_LIMIT_"
NOT_OPTIONS = ("limits", "personal", "network_addresses")
"""Fields without an option of their own: limits are set by --limit; the others are for a personal server,
which ``duellum`` without a command starts."""
_DATA_VARIABLE = "DUELLUM_HOME"


class FiniteRange(click.FloatRange):
    """A number from zero on, neither infinite nor NaN."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:  # noqa: ANN401 - click's own
        """Return the number, or fail."""
        number: float = super().convert(value, param, ctx)
        if not math.isfinite(number):
            self.fail(f"{value} is not a finite number.", param, ctx)
        return number


def build_options() -> list[click.Parameter]:
    """Return an option for each setting, and ``--limit``."""
    help_texts = read_docstrings(Settings)
    options = [
        _build_option(field, help_texts[field.name])
        for field in _fields(Settings)
        if field.name not in NOT_OPTIONS
    ]
    return [*options, _build_limit_option()]


def build_limits(given: Iterable[str], environment: Mapping[str, str] = os.environ) -> Limits:
    """Return the limits: the defaults, changed by variables, changed by texts such as ``tables=100``.

    Raises :class:`click.BadParameter` for an unknown name or an invalid value.
    """
    texts = [*_read_limit_variables(environment), *_split_limits(given)]
    return msgspec.convert({name: _parse_limit(name, text, hint) for name, text, hint in texts}, Limits)


def check_settings(settings: Settings) -> None:
    """Try what a server would use, so that a mistake is reported before it starts.

    Creates the data folder, and creates or migrates the database. Raises :class:`click.BadParameter`.
    """
    for origin in settings.origins:
        _check(
            _is_origin(origin), "--origin", f"{origin!r} must be an origin such as https://play.example.org"
        )
    for proxy in settings.trusted_proxies:
        _check(
            _is_network(proxy),
            "--trusted-proxy",
            f"{proxy!r} must be an address or a network such as 10.0.0.0/24",
        )
    try:
        protect_folder(Path(settings.data))
    except OSError as error:
        message = f"the folder {settings.data} cannot be used: {error.strerror}"
        raise click.BadParameter(message, param_hint="--data") from error
    for option, open_and_close in (("--database", _try_database), ("--bus", _try_bus)):
        try:
            asyncio.run(open_and_close(settings))
        except StoreError as error:
            raise click.BadParameter(str(error), param_hint=option) from error


def _check(holds: bool, option: str, message: str) -> None:  # noqa: FBT001 - a condition
    if not holds:
        raise click.BadParameter(message, param_hint=option)


def _is_origin(text: str) -> bool:
    try:
        parts = urlsplit(text)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.path in ("", "/")
    except ValueError:
        return False


def _is_network(text: str) -> bool:
    try:
        ipaddress.ip_network(text)  # as strict as uvicorn, which would trust nobody
    except ValueError:
        return text == "*"
    return True


async def _try_database(settings: Settings) -> None:
    log = await open_event_log(settings.log_address)
    await log.close()


async def _try_bus(settings: Settings) -> None:
    bus = open_bus(settings.bus, "check", is_sole_writer=False)
    bus.start(lambda _: None)
    await bus.close()


def describe_limits() -> list[tuple[str, str]]:
    """Return each limit with its default, and what it means."""
    help_texts = read_docstrings(Limits)
    return [(f"{field.name}={field.default}", help_texts[field.name]) for field in _fields(Limits)]


@cache
def read_docstrings(struct: type[Struct]) -> dict[str, str]:
    """Return the docstring below each field of a struct, on one line. Raises :class:`KeyError` for none."""
    [definition] = ast.parse(inspect.getsource(struct)).body
    statements = definition.body if isinstance(definition, ast.ClassDef) else []
    found = {}
    for field, after in pairwise(statements):
        match field, after:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                found[name] = " ".join(text.replace("``", "").split())
    return found


def _fields(struct: type[Struct]) -> tuple[Field, ...]:
    described = msgspec.inspect.type_info(struct)
    assert isinstance(described, msgspec.inspect.StructType)
    return described.fields


def _build_option(field: Field, help_text: str) -> click.Option:
    is_list, is_flag = isinstance(field.type, VarTupleType), isinstance(field.type, BoolType)
    name = field.name.replace("_", "-")
    words = f"--{_singular(name)}" if is_list else f"--{name}/--no-{name}" if is_flag else f"--{name}"
    is_data = field.default is NODEFAULT
    return click.Option(
        [words, field.name],
        type=None if is_flag else _click_type(field.type),
        multiple=is_list,
        default=(lambda: str(data_folder())) if is_data else field.default,
        show_default="the user's data folder" if is_data else bool(field.default),
        envvar=_DATA_VARIABLE if is_data else f"{SETTING_PREFIX}{field.name.upper()}",
        help=f"{help_text} May be repeated." if is_list else help_text,
    )


def _build_limit_option() -> click.Option:
    return click.Option(
        ["--limit", "limits"],
        multiple=True,
        metavar="NAME=VALUE",
        help="Change one of the limits listed below. May be repeated.",
    )


def _singular(name: str) -> str:
    return f"{name[:-3]}y" if name.endswith("ies") else name.removesuffix("s")


def _click_type(kind: Type) -> click.ParamType[Any]:
    """Return the type that checks an option's text. Raises :class:`TypeError` if there is none."""
    match kind:
        case IntType():
            return click.IntRange(min=kind.ge or 0, max=kind.le)
        case FloatType():
            return FiniteRange(min=kind.ge or 0, max=kind.le)
        case BoolType():
            return click.BOOL
        case StrType() | VarTupleType(item_type=StrType()):
            return click.STRING
        case UnionType():
            return _click_type(
                next(each for each in kind.types if not isinstance(each, msgspec.inspect.NoneType))
            )
    raise TypeError(f"no option can have the type {kind}")


def _read_limit_variables(environment: Mapping[str, str]) -> Iterator[tuple[str, str, str]]:
    for variable, text in environment.items():
        if variable.startswith(LIMIT_PREFIX) and text:
            yield variable.removeprefix(LIMIT_PREFIX).lower(), text, variable


def _split_limits(given: Iterable[str]) -> Iterator[tuple[str, str, str]]:
    for each in given:
        name, sign, text = each.partition("=")
        if not sign:
            raise click.BadParameter(f"{each!r} is not of the form NAME=VALUE.", param_hint="--limit")
        yield name.strip().replace("-", "_"), text.strip(), f"--limit {name.strip()}"


def _parse_limit(name: str, text: str, hint: str) -> object:
    fields = {field.name: field for field in _fields(Limits)}
    if name not in fields:
        near = difflib.get_close_matches(name, fields, 1)
        advice = f"Did you mean {near[0]}?" if near else f"The limits are {', '.join(fields)}."
        raise click.BadParameter(f"there is no limit {name!r}. {advice}", param_hint=hint)
    try:
        return _click_type(fields[name].type).convert(text, None, None)
    except click.BadParameter as error:
        raise click.BadParameter(error.message, param_hint=hint) from error
