"""What the service worker keeps in a visitor's browser."""

import json
import re
from pathlib import Path

from tests.web.visitor import Visitor

_KEPT = """async () => {
  const { scope } = await navigator.serviceWorker.ready;
  const cache = await caches.open('duellum-assets');
  return (await cache.keys()).map(request => request.url.slice(scope.length));
}"""


def read_version(client: Path) -> dict[str, object]:
    """Return which files the service worker of a built client keeps."""
    script = (client / "service-worker.js").read_text(encoding="utf-8")
    found = re.search(r'\{"name":"[0-9a-f]{16}".*?\}\}', script)
    assert found is not None
    version: dict[str, object] = json.loads(found[0])
    return version


def list_kept_files(visitor: Visitor) -> set[str]:
    """Return the paths of the kept files, relative to the client."""
    return set(visitor.page.evaluate(_KEPT))


def wait_for_kept_files(visitor: Visitor, client: Path, language: str = "en") -> None:
    """Wait until everything that this language needs is kept."""
    version = read_version(client)
    languages = version["languages"]
    assert isinstance(languages, dict)
    wanted = {*version["core"], *version["rest"], *languages.get(language, ())}  # type: ignore[misc]  # of JSON
    visitor.wait_until(lambda: wanted <= list_kept_files(visitor), "the last file")
