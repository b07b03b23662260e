"""The lock between processes that compile the same."""

import threading
from pathlib import Path

from duellum.core.compilation.lock import hold_lock


def test_one_waits_for_the_other_and_sees_what_it_publishes(tmp_path: Path) -> None:
    path, heard, order = tmp_path / "battle.compiling", list[bytes](), list[str]()
    has_heard = threading.Event()

    def listen(published: bytes) -> None:
        heard.append(published)
        if published == b"half":
            has_heard.set()

    def follow() -> None:
        with hold_lock(path, listen):
            order.append("second")

    with hold_lock(path, lambda _: None) as publish:
        other = threading.Thread(target=follow)
        other.start()
        publish(b"nothing yet")
        publish(b"half")
        assert has_heard.wait(60)
        order.append("first")
    other.join(60)
    assert order == ["first", "second"]
    assert set(heard) <= {b"", b"nothing yet", b"half"}


def test_a_text_that_is_written_in_part_is_not_heard(tmp_path: Path) -> None:
    path, heard = tmp_path / "battle.compiling", list[bytes]()
    has_heard = threading.Event()

    def listen(published: bytes) -> None:
        heard.append(published)
        has_heard.set()

    def follow() -> None:
        with hold_lock(path, listen):
            pass

    with hold_lock(path, lambda _: None) as publish:
        publish(b"nothing yet")
        path.write_bytes(path.read_bytes().replace(b"noth", b"half"))
        other = threading.Thread(target=follow)
        other.start()
        assert has_heard.wait(60)
    other.join(60)
    assert set(heard) == {b""}


def test_nobody_waits_where_no_file_can_be_written(tmp_path: Path) -> None:
    with hold_lock(tmp_path / "absent" / "battle.compiling", lambda _: None) as publish:
        publish(b"half")
