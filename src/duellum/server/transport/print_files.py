"""Sets to print over HTTP: each file is made once, and the latest are kept."""

import asyncio
import hashlib
from collections import OrderedDict

from msgspec import Struct
from starlette.datastructures import QueryParams
from starlette.responses import Response

from duellum.core.i18n import ENGLISH
from duellum.printing import PAPERS, Paper, PrintFile, UnknownKitError, check_wish, load_kit
from duellum.printing.process import PrintOrder
from duellum.server.protocol.errors import Reason, RefusedError
from duellum.server.transport.typesetting import Typesetting

MAX_KEPT = 64
"""How many files are kept; all kits in one language and on one paper are a third of that."""
_FRESH_SECONDS = 3600


class _KeptFile(Struct, frozen=True):
    file: PrintFile
    etag: str


class PrintFiles:
    """Keeps files to print."""

    def __init__(self, typesetting: Typesetting) -> None:
        self._typesetting = typesetting
        self._kept: OrderedDict[PrintOrder, _KeptFile] = OrderedDict()
        self._lock = asyncio.Lock()

    async def respond(self, kit: str, query: QueryParams, known: str) -> Response:
        """Return a file, or that the client's copy is still right. Raises :class:`RefusedError`.

        `known` is the If-None-Match header.
        """
        kept = await self._get(_read_order(kit, query))
        headers = {"cache-control": f"public, max-age={_FRESH_SECONDS}", "etag": kept.etag}
        if kept.etag in known:
            return Response(status_code=304, headers=headers)
        disposition = f'attachment; filename="{kept.file.name}"'
        return Response(
            kept.file.content,
            media_type=kept.file.media_type,
            headers=headers | {"content-disposition": disposition},
        )

    async def _get(self, order: PrintOrder) -> _KeptFile:
        if order not in self._kept:
            await self._make(order)
        self._kept.move_to_end(order)
        return self._kept[order]

    async def _make(self, order: PrintOrder) -> None:
        async with self._lock:
            if order not in self._kept:
                self._kept[order] = _keep_file(order, await self._typesetting.make(order))
                if len(self._kept) > MAX_KEPT:
                    self._kept.popitem(last=False)


def _read_order(kit: str, query: QueryParams) -> PrintOrder:
    """Return what is asked for. Raises :class:`RefusedError`.

    A file for machines is the same in all languages.
    """
    order = PrintOrder(kit, query.get("lang", ENGLISH), query.get("paper", Paper.A4.word))
    try:
        check_wish(order.kit, order.language, order.paper)
        return order if load_kit(kit).is_for_paper else PrintOrder(kit, ENGLISH, Paper.A4.word)
    except UnknownKitError as error:
        raise RefusedError(Reason.MALFORMED, str(error)) from error


def _keep_file(order: PrintOrder, content: bytes) -> _KeptFile:
    kit = load_kit(order.kit)
    name = kit.file_name(order.language, PAPERS[order.paper])
    file = PrintFile(name, kit.media_type, content)
    return _KeptFile(file, f'"{hashlib.sha256(content).hexdigest()[:24]}"')
