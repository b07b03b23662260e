"""Sets to print over HTTP: each file is made once, in a thread, one at a time, and the latest are kept."""

import asyncio
import hashlib
from collections import OrderedDict
from typing import NamedTuple

from msgspec import Struct
from starlette.datastructures import QueryParams
from starlette.responses import Response

from duellum.core.i18n import ENGLISH
from duellum.printing import (
    MissingFontsError,
    Paper,
    PrintFile,
    UnknownKitError,
    check_wish,
    load_kit,
    print_kit,
)
from duellum.server.protocol.errors import Reason, RefusedError

MAX_KEPT = 64
"""How many files are kept; all kits in one language and on one paper are a third of that."""
_FRESH_SECONDS = 3600


class _Wish(NamedTuple):
    """What a client asks for."""

    kit: str
    language: str
    paper: str


class _KeptFile(Struct, frozen=True):
    file: PrintFile
    etag: str


class PrintFiles:
    """Makes and keeps files to print."""

    def __init__(self) -> None:
        self._kept: OrderedDict[_Wish, _KeptFile] = OrderedDict()
        self._lock = asyncio.Lock()

    async def respond(self, kit: str, query: QueryParams, known: str) -> Response:
        """Return a file, or that the client's copy is still right. Raises :class:`RefusedError`.

        `known` is the If-None-Match header.
        """
        kept = await self._get(_read_wish(kit, query))
        headers = {"cache-control": f"public, max-age={_FRESH_SECONDS}", "etag": kept.etag}
        if kept.etag in known:
            return Response(status_code=304, headers=headers)
        disposition = f'attachment; filename="{kept.file.name}"'
        return Response(
            kept.file.content,
            media_type=kept.file.media_type,
            headers=headers | {"content-disposition": disposition},
        )

    async def _get(self, wish: _Wish) -> _KeptFile:
        async with self._lock:
            if wish not in self._kept:
                self._kept[wish] = await asyncio.to_thread(_make_file, wish)
                if len(self._kept) > MAX_KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(wish)
            return self._kept[wish]


def _read_wish(kit: str, query: QueryParams) -> _Wish:
    """Return what is asked for. Raises :class:`RefusedError`.

    A file for machines is the same in all languages.
    """
    wish = _Wish(kit, query.get("lang", ENGLISH), query.get("paper", Paper.A4.word))
    try:
        check_wish(*wish)
        return wish if load_kit(kit).is_for_paper else _Wish(kit, ENGLISH, Paper.A4.word)
    except UnknownKitError as error:
        raise RefusedError(Reason.MALFORMED, str(error)) from error


def _make_file(wish: _Wish) -> _KeptFile:
    """Make a file; takes some tenths of a second. Raises :class:`RefusedError`."""
    try:
        made = print_kit(*wish)
    except MissingFontsError as error:
        raise RefusedError(Reason.UNAVAILABLE, str(error)) from error
    return _KeptFile(made, f'"{hashlib.sha256(made.content).hexdigest()[:24]}"')
