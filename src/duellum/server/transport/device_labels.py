"""Device labels: what a browser says about itself, reduced to two names, such as "Firefox · Android"."""

from starlette.requests import HTTPConnection

_BROWSERS = (
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser/", "Samsung Internet"), ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"), ("CriOS/", "Chrome"), ("Chrome/", "Chrome"), ("Safari/", "Safari"),
)  # fmt: skip
_SYSTEMS = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS"),
    ("Windows", "Windows"), ("Mac OS X", "macOS"), ("Linux", "Linux"),
)  # fmt: skip


def device_of(request: HTTPConnection) -> str:
    """Return the label of the device that sends a request; empty if it is not known."""
    agent = request.headers.get("user-agent", "")
    found = [next((name for mark, name in names if mark in agent), "") for names in (_BROWSERS, _SYSTEMS)]
    return " · ".join(name for name in found if name)
