"""The golden vectors of records are what Python says today."""

from tools.golden.record_vectors import FILE, format_vectors


def test_the_golden_records_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == format_vectors(), 'run "make golden" and read the difference'
