"""The progress of a compilation: what each level still needs."""

import pytest

from duellum.core.compilation.progress import COMPILED, STARTED, Progress, format_progress, parse_progress


def test_a_weak_level_waits_for_its_own_stage_only() -> None:
    progress = Progress(done=10, totals=(20, 50), levels=(1, 8))
    assert (progress.share(1), progress.share(7)) == (0.5, 0.5)
    assert (progress.share(8), progress.share(None)) == (0.2, 0.2)


def test_a_level_is_ready_before_the_last_stage_is() -> None:
    progress = Progress(done=30, totals=(20, 50), levels=(1, 8))
    assert progress.share(3) == 1
    assert progress.share(8) == 0.6


def test_nothing_is_ready_at_first_and_everything_at_the_end() -> None:
    assert STARTED.share(1) == STARTED.share(None) == 0
    assert COMPILED.share(1) == COMPILED.share(None) == 1


def test_a_line_holds_a_progress() -> None:
    progress = Progress(3, (5, 9), (1, 8))
    line = format_progress(progress)
    assert line.endswith(b"\n")
    assert line.count(b"\n") == 1
    assert parse_progress(line) == progress


def test_another_line_is_refused() -> None:
    with pytest.raises(ValueError):
        parse_progress(b"a warning of somebody's\n")
