"""Device labels: a browser and a system, and nothing else of what a browser says."""

import pytest
from starlette.requests import HTTPConnection

from duellum.server.transport.device_labels import device_of

CHROME = "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/142.0 Mobile Safari/537.36"
IPHONE = "Mozilla/5.0 (iPhone; like Mac OS X) Mobile Safari/604.1"


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        (CHROME, "Chrome · Android"),
        (IPHONE, "Safari · iPhone"),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0 Safari/537.36 Edg/142.0", "Edge · Windows"),
        ("python-httpx/0.28", ""),
        ("<script>", ""),
        ("", ""),
    ],
)
def test_a_device_is_named_by_browser_and_system(agent: str, label: str) -> None:
    headers = [(b"user-agent", agent.encode())]
    assert device_of(HTTPConnection({"type": "http", "headers": headers})) == label
